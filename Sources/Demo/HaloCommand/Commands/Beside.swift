import ArgumentParser
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloDemoScenes
import HaloDisplayList
import HaloSceneGraph

/// The command `halo beside`.
struct Beside: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure the focus in a picture of a screen, and compare it with a screen of Halo.",
    usage: "halo beside <still> [(--scene <id> | --layout <file>) --keys <keys>] [<options>]",
    discussion: manual.text)

  static let manual = CommandManual(
    """
    The still is a PNG file, such as a screenshot of a television or a tablet, in which one card of \
    a row or a column has the focus. The command finds the card that is larger than its neighbours \
    or has a ring, and measures its growth, corner radius, ring and shadow in points. With --rest \
    it finds the card that changed from another still, in which the focus is elsewhere; then no \
    neighbours are needed.

    With a screen it also says what that screen shows after the keys, and the differences: a \
    positive one is more in Halo. Without --size the screen has the size of its canvas, for a \
    television 1920 × 1080 points.

    It needs an even ground around the cards. It does not measure light on the picture, a shadow on \
    a black or patterned ground, leaning, movement, or anything of a capsule or a text.
    """,
    examples: [
      ("Measure a screenshot", "halo beside apple-tv.png"),
      (
        "Compare it with a scene", #"halo beside apple-tv.png --scene tv-home --keys "Down Right""#
      ),
      ("Measure by two stills, as JSON", "halo beside focused.png --rest rest.png --json"),
    ],
    sections: [
      .exitStatus([
        0: "The still was measured.",
        1: """
        A file cannot be read, no focused card was found in the still, nothing is focused on the \
        screen, or no font is installed.
        """,
      ])
    ])

  @Argument(
    help: ArgumentHelp("A PNG file with a focused card.", valueName: "still"),
    completion: .file(extensions: ["png"]))
  var still: String

  @Option(
    help: ArgumentHelp(
      "A PNG file of the same screen with the focus elsewhere.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var rest: String?

  @Option(
    help: ArgumentHelp(
      """
      Pixels per point of the still (0.5 to 4); by default from the size of the screen if both have \
      the same proportions, otherwise 2 for more than 2048 pixels and 1 for fewer.
      """, valueName: "n"), transform: ScaleArgument.init(parsing:))
  var stillScale: ScaleArgument?

  @Option(
    help: ArgumentHelp("The scene to compare with; halo scenes lists them.", valueName: "id"),
    completion: DemoScene.completion)
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "The layout to compare with: a YAML or JSON file, or an example by its name.",
      valueName: "file"), completion: Examples.completion)
  var layout: String?

  @Option(help: "Keys to press first, such as \"Tab Right Right\".")
  var keys = ""

  @Option(help: PictureOptions.sizeHelp, transform: SizeArgument.init(parsing:))
  var size: SizeArgument?

  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var keyboard: KeyboardOptions

  @Flag(help: "Print a JSON object.")
  var json = false

  private var hasScreen: Bool { scene != nil || layout != nil }

  func validate() throws {
    if hasScreen { try checkScreenChoice(scene: scene, layout: layout) }
    guard hasScreen || keys.isEmpty else {
      throw ValidationError("--keys needs a screen: --scene ID or --layout FILE")
    }
    if let scene { _ = try DemoScene.named(scene) }
    _ = try parseKeys(keys)
  }

  func run() throws {
    try MainActor.assumeIsolated { try compare() }
  }

  @MainActor
  private func compare() throws {
    let picture = try Bitmap(png: still)
    let screen = hasScreen ? try makeScreen(scene: scene, layout: layout) : nil
    let screenSize = screen.map { size?.size ?? $0.canvasSize }
    let scale =
      stillScale.map { Double($0.scale) }
      ?? StillReader.usualScale(width: picture.width, height: picture.height, screen: screenSize)
    let reading = try read(picture, scale)
    let shown = try screen.map { try focus(of: $0, size: screenSize) }
    let comparison = StillComparison(reading, halo: shown)
    if json { return try Terminal.print(comparison, by: .pretty) }
    try Terminal.print(
      "\(still): \(picture.width) × \(picture.height) pixels, "
        + "\(StillComparison.words(scale, "")) per point")
    try Terminal.print(Self.source(of: reading))
    try Terminal.print(rows: Self.rows(of: comparison))
  }

  private func read(_ picture: Bitmap, _ scale: Double) throws -> StillReading {
    guard let pixels = StillPixels(picture) else { throw CommandError("\(still): no pixels") }
    let reader = StillReader(pixels, scale: scale)
    do {
      guard let rest else { return try reader.reading() }
      guard let pixels = StillPixels(try Bitmap(png: rest)) else {
        throw CommandError("\(rest): no pixels")
      }
      return try reader.reading(atRest: StillReader(pixels, scale: scale))
    } catch let error as StillError {
      throw CommandError("\(still): \(error)")
    }
  }

  @MainActor
  private func focus(of screen: any Screen, size: CGSize?) throws -> StillReading {
    let renderer = try Renderer.withFonts()
    let opened = OpenedScreen(
      screen, size: size, looks: try ScreenLooks(looks, rules), modifiers: keyboard.modifiers,
      textMeasurer: renderer.text)
    opened.player.rest()
    try opened.press(try parseKeys(keys))
    guard let reading = StillReading(of: opened.window, showing: opened.player.frame()) else {
      throw CommandError("nothing has the focus on \(screen.title); --keys gives it to an item")
    }
    return reading
  }

  private static func source(of reading: StillReading) -> String {
    let frame = reading.frame
    let place = [frame.x, frame.y].map { StillComparison.words($0, "") }.joined(separator: ", ")
    let size = [frame.width, frame.height].map { StillComparison.words($0, "") }
      .joined(separator: " × ")
    let rest =
      reading.neighbours == 0
      ? "its size in the still at rest" : "the size of \(reading.neighbours) cards beside it"
    return "focused card at \(place), \(size) points, compared with \(rest)"
  }

  /// The measures as rows of cells.
  private static func rows(of comparison: StillComparison) -> [[String]] {
    let names = comparison.halo == nil ? ["", "still"] : ["", "still", "Halo", "difference"]
    var rows = [names]
    for row in comparison.rows {
      var cells = [row.name, StillComparison.words(row.still, row.unit)]
      if comparison.halo != nil {
        cells += [
          StillComparison.words(row.halo, row.unit),
          StillComparison.words(row.difference, row.unit, signed: true),
        ]
      }
      rows.append(cells)
    }
    if comparison.still.ring != nil || comparison.halo?.ring != nil {
      let colors = [comparison.still.ring?.color, comparison.halo?.ring?.color].map { $0 ?? "–" }
      rows.append(["ring, colour"] + colors.prefix(comparison.halo == nil ? 1 : 2))
    }
    return rows
  }
}
