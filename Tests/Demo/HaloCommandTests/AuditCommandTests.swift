import Foundation
import FoundationXML
import HaloAudit
import HaloCairoRenderer
import HaloGoldenTesting
import Testing

@testable import HaloCommand

/// The commands `halo audit` and `halo map`.
struct AuditCommandTests {
  private func run(_ arguments: [String], in scratch: Scratch) throws -> HaloProgram.Result {
    try scratch.write(Scratch.screenWithTinyItem, to: "screen.yaml")
    return try HaloProgram.run(arguments, folder: scratch.path)
  }

  private func findings(_ output: String) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let screens = try #require(json?["screens"] as? [[String: Any]])
    return screens.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
  }

  @Test func `a finding in JSON has its rule, items, line, reason, help and source`() throws {
    let scratch = try Scratch()
    let result = try run(["audit", "screen.yaml", "--format", "json"], in: scratch)
    let finding = try #require(try findings(result.output).first)
    #expect(result.status == 0)
    #expect(finding["rule"] as? String == "too-small")
    #expect(finding["severity"] as? String == "warning")
    #expect(finding["items"] as? [String] == ["tiny"])
    #expect(finding["line"] as? Int == 7)
    for field in ["why", "help", "source"] {
      #expect((finding[field] as? String)?.isEmpty == false, "\(field)")
    }
  }

  @Test func `an error gives status 1, unless a baseline accepts it with a reason`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      model: tv
      focus: play
      views:
        - {id: play, kind: button, title: Play, frame: [40, 40, 160, 60]}
        - {id: far, kind: button, title: Far, frame: [400, 300, 160, 60]}
      """, to: "far.yaml")
    let plain = try run(["audit", "far.yaml"], in: scratch)
    #expect(plain.status == 1)
    #expect(plain.output.contains("error  unreachable-by-arrows, line 5"))
    try scratch.write(
      """
      accepted:
        - {screen: far, rule: unreachable-by-arrows, reason: A way is being made.}
        - {screen: far, rule: dead-end, reason: The same.}
      """, to: "ok.yaml")
    let accepted = try run(["audit", "far.yaml", "--baseline", "ok.yaml"], in: scratch)
    #expect(accepted.status == 0, "\(accepted.output)")
    #expect(accepted.output.contains("A way is being made."))
  }

  @Test func `a file of thresholds decides which items are too small`() throws {
    let scratch = try Scratch()
    try scratch.write("targetSide: 10", to: "t.yaml")
    let result = try run(["audit", "screen.yaml", "--thresholds", "t.yaml"], in: scratch)
    #expect(!result.output.contains("too-small"))
  }

  @Test func `SARIF names the file, the line and the rule of each result`() throws {
    let scratch = try Scratch()
    let result = try run(
      ["audit", "screen.yaml", "--format", "sarif", "-o", "a.sarif"], in: scratch)
    #expect(result.output == "a.sarif\n")
    let data = try Data(contentsOf: URL(filePath: "\(scratch.path)/a.sarif"))
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String }
    let first = try #require((run["results"] as? [[String: Any]])?.first)
    let index = try #require(first["ruleIndex"] as? Int)
    #expect(rules[index] == first["ruleId"] as? String)
    #expect(first["level"] as? String == "warning")
    #expect(((first["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
    let place = try #require((first["locations"] as? [[String: Any]])?.first)
    let physical = try #require(place["physicalLocation"] as? [String: Any])
    #expect((physical["artifactLocation"] as? [String: Any])?["uri"] as? String == "screen.yaml")
    #expect((physical["region"] as? [String: Any])?["startLine"] as? Int == 7)
  }

  @Test func `a JUnit report has a case for each rule and a failure for each broken rule`() throws {
    let scratch = try Scratch()
    let result = try run(
      ["audit", "screen.yaml", "--fail-on", "warning", "--format", "junit"], in: scratch)
    let counter = ElementCounter()
    let parser = XMLParser(data: Data(result.output.utf8))
    parser.delegate = counter
    #expect(parser.parse())
    #expect(counter.counts["testcase"] == AuditRule.allCases.count)
    #expect(counter.counts["failure"] == 1)
  }

  @Test
  func `an HTML report has the finding, its screen and the film of its keys, and loads nothing`()
    throws
  {
    let scratch = try Scratch()
    try scratch.write(
      """
      model: tv
      size: [320, 200]
      focus: play
      views:
        - {id: play, kind: button, title: Play, frame: [20, 20, 80, 40]}
        - {id: far, kind: button, title: Far, frame: [180, 140, 80, 40]}
      """, to: "far.yaml")
    let result = try run(["audit", "far.yaml", "--format", "html", "-o", "a.html"], in: scratch)
    #expect(result.status == 1)
    #expect(result.output == "a.html\n")
    let page = try String(contentsOfFile: "\(scratch.path)/a.html", encoding: .utf8)
    #expect(page.contains(#""rule":"unreachable-by-arrows""#))
    #expect(page.contains(#""places":{"far":[180,140,80,40],"play":[16.8,18.4,86.4,43.2]}"#))
    #expect(page.contains(#""films":[{"duration":"#) && page.contains(#""focus":"play""#))
    #expect(page.contains("<script type=\"application/x-png\" id=\"f0\">iVBOR"))
    // The name of SVG's elements is not an address that is loaded.
    let addresses = page.replacing("http://www.w3.org/2000/svg", with: "")
    #expect(!addresses.contains("http://") && !addresses.contains("https://"))
    let plain = try run(["audit", "far.yaml", "--format", "html"], in: scratch)
    #expect(plain.output == page)
  }

  @Test func `each finding has a picture, which is named in the JSON`() throws {
    let scratch = try Scratch()
    let result = try run(
      ["audit", "screen.yaml", "--format", "json", "--pictures", "shots", "--scale", "0.5"],
      in: scratch)
    let finding = try #require(
      try findings(result.output).first { $0["rule"] as? String == "too-small" })
    #expect(finding["picture"] as? String == "shots/screen-tv-too-small-1.png")
    let picture = try PixelSurface.readPNG(
      [UInt8](
        try Data(contentsOf: URL(filePath: "\(scratch.path)/shots/screen-tv-too-small-1.png"))),
      from: "")
    #expect(picture.width == 320 && picture.height == 200)
    // There is a picture for each finding and no other.
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(scratch.path)/shots").count
        == findings(result.output).count)
    let table = try run(["audit", "screen.yaml", "--pictures", "shots"], in: scratch)
    #expect(!table.output.contains("shots/"))
  }

  /// This takes a seventh of the time of all tests, so that only thorough runs such as those of CI
  /// do it.
  @Test(.enabled(if: TestEffort.isThorough))
  func `the demo's scenes have no errors and no warnings that are not accepted`() throws {
    let baseline = PackageFolder.path("Examples/audit/scenes.baseline.yaml")
    let result = try HaloProgram.run(["audit", "--all", "--baseline", baseline])
    #expect(result.status == 0)
    #expect(result.output.contains("\n0 errors, 0 warnings, "), "\(result.output.suffix(200))")
  }

  /// BBC, Focus order: the form on the left is built in reading order, the one on the right is not.
  @Test
  func `the good form of Sign in passes, and Tab in the bad one crosses its columns`() throws {
    let result = try HaloProgram.run(["audit", "--scene", "sign-in", "--format", "json"])
    let found = try findings(result.output).filter { $0["severity"] as? String != "note" }
    #expect(found.count == 1)
    #expect(found.first?["items"] as? [String] == ["broken-billing-name", "broken-shipping-name"])
    let why = try #require(found.first?["why"] as? String)
    #expect(why.hasPrefix("Tab goes across from broken-shipping-name to broken-billing-name"))
  }

  @Test func `an audit of a walk names the step that loses the focus`() throws {
    let example = PackageFolder.path("Examples/audit/lost-focus.bad.yaml")
    let result = try HaloProgram.run(["audit", example, "--format", "json"])
    let finding = try #require(try findings(result.output).first)
    #expect(result.status == 1)
    #expect(finding["rule"] as? String == "lost-focus")
    #expect(finding["line"] as? Int == 18)
    let page = try HaloProgram.run(["audit", example, "--format", "html"])
    #expect(page.output.contains(#""keys":["remove second","request search"]"#))
    let map = try HaloProgram.run(["map", example])
    #expect(map.output.contains("tab: search → first → third → WRAP"), "\(map.output)")
  }

  @Test func `focus models are compared if more than one is given`() throws {
    let example = PackageFolder.path("Examples/audit/model-differs.bad.yaml")
    let one = try HaloProgram.run(["audit", example])
    #expect(!one.output.contains("model-differs, line"))
    let two = try HaloProgram.run(["audit", example, "--model", "tv", "--model", "html"])
    #expect(two.output.contains("Tab from play leads to nothing instead of chapters"))
  }

  @Test(arguments: [
    (["audit"], "choose screens: layouts, scenes with --scene ID, or --all"),
    (["audit", "none.yaml"], "none.yaml"),
    (["audit", "screen.yaml", "--baseline", "none.yaml"], "none.yaml"),
    (["audit", "screen.yaml", "-o", "none/x.txt"], "none/x.txt"),
    (["audit", "screen.yaml", "--format", "html", "-o", "none/x.html"], "none/x.html"),
    (["audit", "screen.yaml", "--pictures", "screen.yaml"], "screen.yaml"),
    (["audit", "screen.yaml", "--model", "amiga"], "amiga"),
    (["map", "screen.yaml", "--format", "png"], "-o FILE.png"),
    (["map", "--all", "--model", "tv", "--all-models"], "cannot be combined"),
  ])
  func `a mistake is reported in one line with a status other than 0`(
    arguments: [String], words: String
  ) throws {
    let result = try run(arguments, in: Scratch())
    #expect(result.status != 0)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
  }

  @Test func `a layout in the place of a baseline is refused with a line for each field`() throws {
    let result = try run(["audit", "screen.yaml", "--baseline", "screen.yaml"], in: Scratch())
    #expect(result.status == 2 && result.output.isEmpty)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 4, "\(result.errors)")
    for (line, field) in zip(lines, ["model", "size", "focus", "views"]) {
      #expect(line.hasPrefix("halo: screen.yaml:"), "\(line)")
      #expect(line.contains(": \(field): a baseline has no such field; it has"), "\(line)")
    }
  }

  @Test func `a map says where every key leads`() throws {
    let scratch = try Scratch()
    let text = try run(["map", "screen.yaml"], in: scratch).output
    #expect(
      text == """
              up    down  left  right
        play  STOP  STOP  STOP  stop
        stop  STOP  STOP  play  tiny
        tiny  STOP  STOP  stop  STOP

        tab: play → stop → tiny → WRAP
        groups: play → STOP

        """)
    let json = try run(["map", "screen.yaml", "--format", "json"], in: scratch).output
    let screens = try #require(
      (try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])?["screens"]
        as? [[String: Any]])
    let edges = try #require(screens.first?["edges"] as? [[String: String]])
    #expect(edges.contains(["from": "play", "key": "Right", "to": "stop"]))
    #expect(
      try run(["map", "screen.yaml", "--format", "dot"], in: scratch).output
        .hasPrefix("digraph \"screen tv\" {\n"))
    let picture = try run(
      ["map", "screen.yaml", "--format", "png", "-o", "m.png"], in: scratch)
    #expect(picture.status == 0)
    #expect(FileManager.default.fileExists(atPath: "\(scratch.path)/m.png"))
  }
}

/// Counts the elements of a document by name.
private final class ElementCounter: NSObject, XMLParserDelegate {
  private(set) var counts: [String: Int] = [:]

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[elementName, default: 0] += 1
  }
}
