import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import Testing

/// The command `halo walk`, and other commands with a layout.
struct WalkCommandTests {
  private static let layout = """
    size: [320, 200]
    views:
      - {id: first, kind: button, title: One, frame: [20, 20, 100, 40]}
      - {id: second, kind: button, title: Two, frame: [160, 20, 100, 40]}

    """

  /// Makes a folder with a layout, two walks that pass, one that fails and one that is broken.
  private func makeFolder() throws -> Scratch {
    let scratch = try Scratch()
    func write(_ name: String, _ text: String) throws {
      try text.write(toFile: "\(scratch.path)/\(name)", atomically: false, encoding: .utf8)
    }
    try write("screen.yaml", Self.layout)
    try write("c-good.json", #"{"layout": "screen.yaml", "walk": [{"key": "Right"}]}"#)
    try write(
      "a-good.yaml",
      "layout: screen.yaml\nwalk:\n  - {key: Right, expect: second}\n  - shot: after.png\n")
    try write(
      "b-bad.yml", "layout: screen.yaml\nwalk:\n  - key: Right\n  - {key: Left, expect: second}\n")
    try write("d-broken.yaml", "layout: screen.yaml\nwalk: [{key: Rihgt}]\n")
    try write("notes.txt", "walk: no")
    return scratch
  }

  /// The examples of the repository.
  private static let examples = PackageFolder.path("Examples")

  /// Returns the lines of a report in words, without the time at its end.
  private func lines(_ output: String) -> [String] {
    output.replacing(/, [0-9]+\.[0-9] s\n$/, with: "").split(separator: "\n").map(String.init)
  }

  @Test func `every walk of the examples passes, or is of a program`() throws {
    let result = try HaloProgram.run(["walk", Self.examples])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    let lines = lines(result.output)
    #expect(lines.count { $0.hasPrefix("ok    ") } >= 14)
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("ok    ") || $0.hasPrefix("skip  ") })
  }

  @Test
  func
    `a folder of walks gives a line for each walk, says why a step fails, and ends with numbers`()
    throws
  {
    let scratch = try makeFolder()
    let result = try HaloProgram.run(["walk", "."], folder: scratch.path)
    #expect(result.status == 2)
    #expect(
      lines(result.output) == [
        "ok    ./a-good.yaml (2 steps)",
        "FAIL  ./b-bad.yml:4: step 2 (Left): expected second, focus is at first",
        // The complete reason: the search of a step that passes ends with the best.
        "      left: second → first: first alone lies ahead, 40 points away",
        "ok    ./c-good.json (1 step)",
        "ERROR ./d-broken.yaml:2: walk[0].key: unknown key “Rihgt”; did you mean “Right”?",
        "4 walks, 2 passed, 1 failed, 1 error, 5 steps",
      ])
    #expect(result.errors.isEmpty)
    let picture = try PixelSurface.readPNG(from: scratch.path + "/after.png")
    #expect(picture.bounds == PixelRect(x: 0, y: 0, width: 320, height: 200))
  }

  @Test func `the status tells failed steps from walks that cannot be read`() throws {
    let scratch = try makeFolder()
    func status(_ files: String...) throws -> Int32 {
      try HaloProgram.run(["walk"] + files, folder: scratch.path).status
    }
    #expect(try status("a-good.yaml", "c-good.json") == 0)
    #expect(try status("a-good.yaml", "b-bad.yml") == 1)
    #expect(try status("b-bad.yml", "d-broken.yaml") == 2)
  }

  @Test func `folders below a folder are searched in their order, without hidden ones`() throws {
    let scratch = try makeFolder()
    let files = FileManager.default
    let walk = "layout: ../screen.yaml\nwalk: [{key: Right}]\n"
    for folder in ["b/inside", "a", ".git", "b/.cache"] {
      let path = "\(scratch.path)/deep/\(folder)"
      try files.createDirectory(atPath: path, withIntermediateDirectories: true)
      try walk.write(toFile: "\(path)/w.yaml", atomically: false, encoding: .utf8)
    }
    try Self.layout.write(
      toFile: "\(scratch.path)/deep/screen.yaml", atomically: false, encoding: .utf8)
    try Self.layout.write(
      toFile: "\(scratch.path)/deep/b/screen.yaml", atomically: false, encoding: .utf8)
    // A link to a folder around it, which would be searched without end.
    try files.createSymbolicLink(
      atPath: "\(scratch.path)/deep/loop", withDestinationPath: scratch.path)
    let result = try HaloProgram.run(["walk", "deep"], folder: scratch.path)
    #expect(
      lines(result.output) == [
        "ok    deep/a/w.yaml (1 step)", "ok    deep/b/inside/w.yaml (1 step)",
        "2 walks, 2 passed, 2 steps",
      ])
  }

  @Test func `a pattern chooses walks by their paths and by their steps`() throws {
    let scratch = try makeFolder()
    func chosen(_ pattern: String) throws -> [String] {
      let result = try HaloProgram.run(
        ["walk", "a-good.yaml", "b-bad.yml", "c-good.json", "--grep", pattern],
        folder: scratch.path)
      return lines(result.output)
    }
    #expect(
      try chosen("^a|json$") == [
        "ok    a-good.yaml (2 steps)", "ok    c-good.json (1 step)", "2 walks, 2 passed, 3 steps",
      ])
    #expect(
      try chosen("^shot .*png$") == ["ok    a-good.yaml (2 steps)", "1 walk, 1 passed, 2 steps"])
    #expect(
      try chosen("nowhere") == [
        "ERROR no walk matches “nowhere”", "1 walk, 0 passed, 1 error, 0 steps",
      ])
    let wrong = try HaloProgram.run(["walk", "a-good.yaml", "--grep", "("], folder: scratch.path)
    #expect(wrong.status == 64 && wrong.output.isEmpty)
    #expect(wrong.errors.contains("expected a regular expression"), "\(wrong.errors)")
    #expect(wrong.errors.split(separator: "\n").count == 1)
  }

  @Test func `names and texts in the output of a walk are escaped`() throws {
    let scratch = try makeFolder()
    let (forged, red) = ("nl\nok    forged.walk.yaml", "red.yaml")
    for (name, text) in [
      (forged, "layout: screen.yaml\nwalk: [{key: Right, expect: second}]\n"),
      (red, "layout: screen.yaml\nwalk: [{key: Right, shows: \"a\\e[31m\"}]\n"),
    ] {
      try text.write(toFile: "\(scratch.path)/\(name)", atomically: false, encoding: .utf8)
    }
    let result = try HaloProgram.run(["walk", forged, red], folder: scratch.path)
    #expect(
      lines(result.output) == [
        #"ok    nl\nok    forged.walk.yaml (1 step)"#,
        #"FAIL  red.yaml:2: step 1 (Right): “a\u{1B}[31m” is not on the screen"#,
        "2 walks, 1 passed, 1 failed, 2 steps",
      ])
  }

  @Test func `the shots of a walk have the looks that options choose`() throws {
    let scratch = try makeFolder()
    func corner(_ options: String...) throws -> UInt32 {
      let result = try HaloProgram.run(["walk", "a-good.yaml"] + options, folder: scratch.path)
      try #require(result.status == 0, "\(result.output)\(result.errors)")
      let picture = try PixelSurface.readPNG(from: "\(scratch.path)/after.png")
      return try #require(picture.pixel(x: 2, y: 190)) & 0xFF
    }
    // The model tv is dark unless an option chooses otherwise.
    #expect(try corner() < 0x60)
    #expect(try corner("--appearance", "light") > 0xC0)
  }

  @Test func `a scene is walked in the size and direction that the walk gives`() throws {
    let scratch = try makeFolder()
    let text = """
      scene: selection
      size: [700, 450]
      direction: rtl
      walk:
        - shot: first.png
        - {key: ","}
        - {key: "shift+,=<"}
        - {click: [699, 449]}
      """
    try text.write(toFile: scratch.path + "/w.yaml", atomically: false, encoding: .utf8)
    let path = scratch.path + "/first.png"
    func picture(_ options: String...) throws -> Data {
      let result = try HaloProgram.run(["walk", "w.yaml"] + options, folder: scratch.path)
      #expect(
        lines(result.output) == ["ok    w.yaml (4 steps)", "1 walk, 1 passed, 4 steps"],
        "\(result.output)\(result.errors)")
      return try Data(contentsOf: URL(filePath: path))
    }
    let mirrored = try picture()
    #expect(
      try PixelSurface.readPNG(from: path).bounds == PixelRect(x: 0, y: 0, width: 700, height: 450))
    // The command line takes precedence over the walk.
    #expect(try picture("--direction", "ltr") != mirrored)
    #expect(try picture("--direction", "rtl") == mirrored)
  }

  @Test func `the walk of a program is refused by its name and skipped in a folder`() throws {
    let scratch = try Scratch()
    for (name, text) in [
      ("a.yaml", "program: My App\nwalk: [{key: Tab}]\n"), ("b.yaml", "scene: grid\nwalk: []\n"),
    ] {
      try text.write(toFile: "\(scratch.path)/\(name)", atomically: false, encoding: .utf8)
    }
    let reason = "only the tests of the program “My App” can play this walk"
    let named = try HaloProgram.run(["walk", "a.yaml"], folder: scratch.path)
    #expect(named.status == 2 && named.errors.isEmpty)
    #expect(
      lines(named.output) == [
        "ERROR a.yaml:1: program: \(reason)", "1 walk, 0 passed, 1 error, 0 steps",
      ])
    let found = try HaloProgram.run(["walk", "."], folder: scratch.path)
    #expect(found.status == 0)
    #expect(
      lines(found.output) == [
        "skip  ./a.yaml: \(reason)", "ok    ./b.yaml (0 steps)",
        "2 walks, 1 passed, 1 skipped, 0 steps",
      ])
  }

  @Test func `a missing walk and a folder without walks fail in one line`() throws {
    let scratch = try Scratch()
    for name in ["gone.yaml", "."] {
      let result = try HaloProgram.run(["walk", name], folder: scratch.path)
      #expect(result.status == 2)
      let lines = lines(result.output)
      #expect(lines.count == 2 && lines[0].hasPrefix("ERROR \(name): "), "\(result.output)")
    }
    #expect(try HaloProgram.run(["walk"]).status == 64)
  }

  /// The report of `halo walk --format json`.
  private struct Report: Decodable {
    struct Walk: Decodable {
      struct Mistake: Decodable {
        var file, field: String
        var line: Int?
      }
      var file, state: String
      var start: String?
      var steps: [Step]
      var errors: [Mistake]
    }
    struct Step: Decodable {
      struct Failure: Decodable { var expected, actual, why: String }
      var name: String
      var line: Int
      var failure: Failure?
    }
    var summary: [String: Int]
    var walks: [Walk]
  }

  /// The steps of a report as those of a trace.
  private struct Traces: Decodable {
    struct Walk: Decodable { var steps: [TraceStep] }
    var walks: [Walk]
  }

  @Test
  func `a report in JSON has every step as in a trace, and what failed or cannot be read`() throws {
    let scratch = try makeFolder()
    let result = try HaloProgram.run(
      ["walk", "b-bad.yml", "d-broken.yaml", "--format", "json"], folder: scratch.path)
    #expect(result.status == 2 && result.errors.isEmpty)
    let report = try JSONDecoder().decode(Report.self, from: Data(result.bytes))
    #expect(
      report.summary == [
        "walks": 2, "passed": 0, "failed": 1, "errors": 1, "skipped": 0, "steps": 2,
      ])
    #expect(report.walks.map(\.file) == ["b-bad.yml", "d-broken.yaml"])
    #expect(report.walks.map(\.state) == ["failed", "error"])
    let steps = report.walks[0].steps
    #expect(steps.map(\.name) == ["Right", "Left"] && steps.map(\.line) == [3, 4])
    let failure = try #require(steps[1].failure)
    #expect(steps[0].failure == nil && report.walks[0].start == "first")
    #expect(failure.expected == "second" && failure.actual == "focus is at first")
    #expect(failure.why.hasPrefix("left: second → first"))
    let mistake = try #require(report.walks[1].errors.first)
    #expect(mistake.file == "d-broken.yaml" && mistake.line == 2 && mistake.field == "walk[0].key")
    let trace = try HaloProgram.run(
      ["trace", "--layout", "screen.yaml", "--keys", "Right Left", "--json"],
      folder: scratch.path)
    let traced = try TraceStep.all(in: trace.output).dropFirst()
    let walked = try JSONDecoder().decode(Traces.self, from: Data(result.bytes)).walks[0].steps
    #expect(walked.map(\.to) == traced.map(\.to) && walked.map(\.key) == traced.map(\.key))
    #expect(walked.map(\.explanation) == traced.map(\.explanation))
    #expect(walked.allSatisfy { $0.explanation != nil })
  }

  @Test func `a trace in words has the start and a line for each key`() throws {
    let scratch = try makeFolder()
    let words = try HaloProgram.run(
      ["trace", "--layout", "screen.yaml", "--keys", "Right"], folder: scratch.path)
    #expect(words.output == "start  first\nRight  first → second  moved\n")
  }

  @Test func `JUnit XML has a case for each walk, with failures apart from errors`() throws {
    let scratch = try makeFolder()
    let result = try HaloProgram.run(
      ["walk", "a-good.yaml", "b-bad.yml", "d-broken.yaml", "--format", "junit"],
      folder: scratch.path)
    #expect(result.status == 2 && result.errors.isEmpty)
    let lines = result.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.contains(
        #"<testsuites name="halo walk" tests="3" failures="1" errors="1" skipped="0">"#))
    #expect(
      lines.contains(#"<testcase classname="halo.walk" name="a-good.yaml" file="a-good.yaml"/>"#))
    #expect(
      lines.contains {
        $0.hasPrefix(
          """
          <failure type="expectation" message="b-bad.yml:4: step 2 (Left): expected second, focus \
          is at first">
          """)
      })
    #expect(lines.contains { $0.hasPrefix(#"<error type="error" message="d-broken.yaml:2: "#) })
  }

  @Test
  func `a page of walks has the pictures and the film of a failing step, and loads nothing`() throws
  {
    let scratch = try makeFolder()
    let walk = ["walk", "a-good.yaml", "b-bad.yml", "d-broken.yaml", "--format", "html"]
    let result = try HaloProgram.run(walk + ["-o", "w.html"], folder: scratch.path)
    #expect(result.status == 2 && result.errors.isEmpty)
    #expect(lines(result.output).first == "w.html")
    let page = try String(contentsOfFile: "\(scratch.path)/w.html", encoding: .utf8)
    for state in ["passed", "failed", "error"] {
      #expect(page.contains(#""state":"\#(state)""#))
    }
    #expect(page.contains(#""keys":["Right","Left"]"#))
    #expect(page.ranges(of: #""before":{"#).count == 1 && page.ranges(of: #""after":{"#).count == 1)
    #expect(page.contains(#""mistakes":["d-broken.yaml:2: walk[0].key: "#))
    #expect(page.contains("<script type=\"application/x-png\" id=\"f0\">iVBOR"))
    // The name of SVG's elements is not an address that is loaded.
    let addresses = page.replacing("http://www.w3.org/2000/svg", with: "")
    #expect(!addresses.contains("http://") && !addresses.contains("https://"))
    #expect(try HaloProgram.run(walk, folder: scratch.path).output == page)
  }

  @Test(arguments: ["text", "json", "junit"])
  func `a report goes into a file, and its summary to standard output`(format: String) throws {
    let scratch = try makeFolder()
    let walk = ["walk", "b-bad.yml", "--format", format]
    let result = try HaloProgram.run(walk + ["-o", "report"], folder: scratch.path)
    #expect(result.status == 1)
    #expect(lines(result.output) == ["report", "1 walk, 0 passed, 1 failed, 2 steps"])
    let plain = try HaloProgram.run(walk, folder: scratch.path)
    #expect(
      lines(try String(contentsOfFile: scratch.path + "/report", encoding: .utf8))
        == lines(plain.output))
  }

  @Test func `a layout is drawn in its own size unless an option gives another one`() throws {
    let scratch = try makeFolder()
    func size(_ more: String...) throws -> PixelRect {
      let result = try HaloProgram.run(
        ["shot", "--layout", "screen.yaml", "-o", "x.png"] + more, folder: scratch.path)
      try #require(result.status == 0, "\(result.errors)")
      return try PixelSurface.readPNG(from: scratch.path + "/x.png").bounds
    }
    #expect(try size() == PixelRect(x: 0, y: 0, width: 320, height: 200))
    #expect(try size("--scale", "2") == PixelRect(x: 0, y: 0, width: 640, height: 400))
    #expect(try size("--size", "100x300") == PixelRect(x: 0, y: 0, width: 100, height: 300))
  }

  @Test func `each mistake of a file is reported in a line of its own`() throws {
    let scratch = try Scratch()
    try "views: 3\nmodel: ipad\n".write(
      toFile: scratch.path + "/bad.yaml", atomically: false, encoding: .utf8)
    try "layout: bad.yaml\nwalk: [{key: Rihgt}]\n".write(
      toFile: scratch.path + "/walk.yaml", atomically: false, encoding: .utf8)
    func begin(_ output: String, _ beginnings: [String]) -> Bool {
      let lines = output.split(separator: "\n")
      return lines.count == beginnings.count
        && zip(lines, beginnings).allSatisfy { $0.hasPrefix($1) }
    }
    let shot = try HaloProgram.run(
      ["shot", "--layout", "bad.yaml", "-o", "x.png"], folder: scratch.path)
    #expect(shot.status == 1)
    #expect(
      begin(shot.errors, ["halo: bad.yaml:1: views: ", "halo: bad.yaml:2: model: "]),
      "\(shot.errors)")
    let walk = try HaloProgram.run(["walk", "walk.yaml"], folder: scratch.path)
    #expect(walk.status == 2)
    #expect(
      begin(
        walk.output,
        [
          "ERROR bad.yaml:1: views: ", "ERROR bad.yaml:2: model: ",
          "ERROR walk.yaml:2: walk[0].key: ", "1 walk, 0 passed, 1 error, 0 steps, ",
        ]), "\(walk.output)")
  }

  @Test(arguments: ["demo", "shot", "trace", "explain"])
  func `an invalid layout is reported in one line before anything opens`(command: String) throws {
    let scratch = try Scratch()
    try "views: 3\n".write(
      toFile: scratch.path + "/bad.yaml", atomically: false, encoding: .utf8)
    let rest = command == "trace" ? ["--keys", "Tab"] : command == "demo" ? [] : ["-o", "x.png"]
    let result = try HaloProgram.run(
      [command, "--layout", "bad.yaml"] + rest, folder: scratch.path)
    #expect(result.status == 1)
    #expect(
      result.errors == "halo: bad.yaml:1: views: expected a list of views, found “3”\n")
  }
}
