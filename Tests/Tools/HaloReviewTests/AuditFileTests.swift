import HaloGoldenTesting
import Testing

@testable import HaloReview

struct AuditFileTests {
  private static let text = """
    {"screens": [
      {"screen": "TV home", "model": "tv", "metrics": {"reach": 1}, "findings": [
        {"rule": "drift", "severity": "note", "items": ["a", "b"], "keys": "Up Down", "why": "w",
         "help": "h", "source": "s.yaml", "line": 3},
        {"rule": "trap", "severity": "error", "items": [], "keys": ["Tab", "Up"], "line": null}]},
      {"screen": "tv-home", "model": "pad", "findings": [{"rule": "order"}]}
    ]}
    """

  private func file(_ text: String) throws -> AuditFile {
    let scratch = try Scratch()
    try scratch.put(Array(text.utf8), "a.json")
    return try AuditFile(path: "\(scratch.path)/a.json")
  }

  private func looks(_ scene: String, _ model: String?) -> PictureLooks {
    var looks = PictureLooks(scene: scene)
    looks.model = model
    return looks
  }

  @Test func `findings belong to the screen and model of a picture, with errors first`() throws {
    let file = try file(Self.text)
    let found = file.findings(for: looks("tv-home", "tv"))
    #expect(found.map(\.rule) == ["trap", "drift"])
    #expect(found.map(\.keys) == ["Tab Up", "Up Down"])
    #expect(found[1].line == 3 && found[0].line == nil)
    #expect(file.findings(for: looks("pictures/TV Home", "pad")).map(\.rule) == ["order"])
    #expect(file.findings(for: looks("tv-home", nil)).count == 3)
    #expect(file.findings(for: looks("photos", "tv")).isEmpty)
  }

  @Test(arguments: [
    ("{}", "“screens” is missing"), ("[1]", "it is not JSON of this kind"),
    ("no", "it is not JSON of this kind"),
    (#"{"screens":[{"screen":"a","findings":[{}]}]}"#, "screens[0].findings[0]: “rule” is missing"),
    (#"{"screens":[{"screen":1}]}"#, "screens[0].screen has an unexpected value"),
  ])
  func `an invalid file of findings is an error of one line`(text: String, reason: String) {
    let error = #expect(throws: ReviewError.self) { try file(text) }
    #expect(error?.description.hasSuffix(": expected the findings of an audit: \(reason)") == true)
  }
}
