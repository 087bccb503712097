import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import Testing

/// The command `halo import`.
struct ImportCommandTests {
  private static let dump = """
    <hierarchy rotation="0">
    <node class="android.widget.Button" text="Play" clickable="true" focusable="true" focused="true" bounds="[136,240][304,296]"/>
    <node class="android.widget.Button" text="Trailer" clickable="true" focusable="true" bounds="[320,240][488,296]"/>
    <node class="android.widget.FrameLayout" content-desc="Harbour Lights" clickable="true" focusable="true" bounds="[136,392][408,520]"/>
    </hierarchy>
    """

  private func run(_ arguments: [String], in scratch: Scratch) throws -> HaloProgram.Result {
    try Self.dump.write(
      toFile: "\(scratch.path)/dump.xml", atomically: true, encoding: .utf8)
    return try HaloProgram.run(arguments, folder: scratch.path)
  }

  @Test func `a dump and its picture become a layout that can be walked`() throws {
    let scratch = try Scratch()
    let picture = PackageFolder.path("Examples/film-app.png")
    let result = try run(
      ["import", "dump.xml", "--picture", picture, "--model", "tv", "-o", "film.yaml"], in: scratch)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(result.output == "film.yaml\n")
    #expect(
      try Data(contentsOf: URL(filePath: scratch.path + "/film.png"))
        == Data(contentsOf: URL(filePath: picture)))
    let layout = try String(contentsOfFile: scratch.path + "/film.yaml", encoding: .utf8)
    #expect(
      layout.hasPrefix(
        """
        # yaml-language-server: $schema=halo-layout.schema.json
        # From dump.xml, a dump of uiautomator.
        model: tv
        size: [1280, 720]
        backdrop: film.png
        focus: play
        """))
    #expect(
      try Data(contentsOf: URL(filePath: scratch.path + "/halo-layout.schema.json"))
        == Data(try HaloProgram.run(["schema", "layout"]).output.utf8))
    let trace = try HaloProgram.run(
      ["trace", "--layout", "film.yaml", "--keys", "Right Left Down"], folder: scratch.path)
    #expect(
      trace.output == """
        start  play
        Right  play → trailer  moved
        Left   trailer → play  moved
        Down   play → harbour-lights  moved

        """)
  }

  @Test func `an import without a picture says so in one line`() throws {
    let scratch = try Scratch()
    let result = try run(["import", "dump.xml"], in: scratch)
    #expect(result.status == 0)
    #expect(result.output.contains("- {id: play, kind: button, title: Play, frame: ["))
    #expect(result.output.contains("model: android\n"))
    // Nothing lies beside what goes to standard output.
    #expect(!result.output.contains("$schema"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["dump.xml"])
    #expect(
      result.errors
        == "halo: no picture of the screen is given with --picture, so the layout has plain boxes\n"
    )
  }

  @Test(arguments: [
    (["gone.xml"], "halo: gone.xml: cannot be read: No such file or directory\n"),
    (
      ["dump.xml", "--picture", "gone.png"],
      "halo: cannot read gone.png: No such file or directory\n"
    ),
    (
      ["dump.xml", "--picture", "dump.xml"],
      "halo: cannot read dump.xml: not a PNG picture\n"
    ),
    (["dump.xml", "--scale", "0"], "halo: --scale takes a number from 0.1 to 16, not 0.0\n"),
  ])
  func `a mistake in an import is reported in one line`(arguments: [String], line: String) throws {
    let result = try run(["import"] + arguments, in: Scratch())
    #expect(result.status != 0 && result.output.isEmpty)
    #expect(result.errors == line)
  }
}
