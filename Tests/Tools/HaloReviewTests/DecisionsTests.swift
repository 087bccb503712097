import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloReview

struct DecisionsTests {
  private let scratch: Scratch
  private let old = Array("old".utf8)
  private let new = Array("new".utf8)

  init() throws {
    scratch = try Scratch()
    for folder in ["before", "after"] {
      try FileManager.default.createDirectory(
        atPath: "\(scratch.path)/\(folder)", withIntermediateDirectories: false)
    }
  }

  private var before: String { "\(scratch.path)/before" }
  private var after: String { "\(scratch.path)/after" }

  private func file(_ decisions: [[String: String]]) throws -> DecisionsFile {
    let content: [String: Any] = ["halo": "review", "version": 1, "decisions": decisions]
    try scratch.put([UInt8](JSONSerialization.data(withJSONObject: content)), "decisions.json")
    return try DecisionsFile(path: "\(scratch.path)/decisions.json")
  }

  private func decision(
    _ path: String, _ state: String, _ decision: String = "accept"
  ) -> [String: String] { ["path": path, "state": state, "decision": decision] }

  private func mistakes(_ decisions: [[String: String]]) throws -> [String] {
    try file(decisions).plan(before: before, after: after).mistakes
  }

  @Test func `accepted pictures are copied, added and removed, and rejected ones are left alone`()
    throws
  {
    try scratch.put(old, "before/a.png")
    try scratch.put(new, "after/a.png")
    try scratch.put(new, "after/deep/er/b.png")
    try scratch.put(old, "before/c.png")
    try scratch.put(old, "before/d.png")
    try scratch.put(new, "after/d.png")
    let decisions = try file([
      decision("a.png", "changed"), decision("deep/er/b.png", "new"), decision("c.png", "gone"),
      decision("d.png", "changed", "reject"),
    ])
    let (steps, mistakes) = try decisions.plan(before: before, after: after)
    #expect(mistakes.isEmpty)
    #expect(
      steps == [.copy(path: "a.png"), .copy(path: "deep/er/b.png"), .remove(path: "c.png")])
    try DecisionsFile.carryOut(steps, before: before, after: after) { _ in }
    #expect(scratch.bytes("before/a.png") == new && scratch.bytes("before/deep/er/b.png") == new)
    #expect(scratch.bytes("before/c.png") == nil && scratch.bytes("before/d.png") == old)
    #expect(scratch.bytes("after/a.png") == new)
  }

  @Test(arguments: [
    ("/etc/a.png", "an absolute path is not allowed"),
    ("../a.png", "a path with .. is not allowed"),
    ("x/../../a.png", "a path with .. is not allowed"),
    ("", "is not the path of a picture"), ("x//a.png", "is not the path of a picture"),
    ("./a.png", "is not the path of a picture"), ("a.png\0", "is not the path of a picture"),
    ("a.txt", "is not a picture"), ("none.png", "is not in both folders"),
  ])
  func `a path that leads out of the folders or to no picture is refused`(
    path: String, reason: String
  ) throws {
    #expect(try mistakes([decision(path, "changed")]) == ["“\(path)”: \(reason)"])
  }

  @Test func `a link that leads out of the folders is refused`() throws {
    try scratch.put(old, "secret/a.png")
    let files = FileManager.default
    for folder in [before, after] {
      try files.createSymbolicLink(
        atPath: "\(folder)/out", withDestinationPath: "\(scratch.path)/secret")
      try files.createSymbolicLink(
        atPath: "\(folder)/b.png", withDestinationPath: "../secret/a.png")
      try files.createSymbolicLink(atPath: "\(folder)/c.png", withDestinationPath: "/no/such")
    }
    let found = try mistakes([
      decision("out/a.png", "changed"), decision("b.png", "changed"), decision("c.png", "new"),
    ])
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.hasSuffix("a link leads outside \(before)") }, "\(found)")
  }

  @Test func `all mistakes in a file of decisions are reported, each in one line`() throws {
    try scratch.put(old, "before/a.png")
    try scratch.put(new, "after/a.png")
    #expect(
      try mistakes([
        decision("a.png", "gone"), decision("a.png", "new"), decision("b.png", "new"),
        decision("c.png", "lost"), decision("d.png", "changed", "perhaps"),
      ]) == [
        "“a.png”: was gone, but is now in \(after)", "“a.png”: occurs twice",
        "“b.png”: is not in \(after)", "“c.png”: there is no state “lost”",
        "“d.png”: there is no decision “perhaps”",
      ])
  }

  @Test func `a file that has changed since the review is not accepted`() throws {
    try scratch.put(old, "before/a.png")
    try scratch.put(new, "after/a.png")
    var one = decision("a.png", "changed")
    (one["before"], one["after"]) = (FileMark.of(old), FileMark.of(new))
    #expect(try mistakes([one]).isEmpty)
    one["after"] = FileMark.of(old)
    #expect(
      try mistakes([one]) == ["“a.png”: has changed in \(after) since the review"])
  }

  @Test(arguments: ["", "[]", "{}", #"{"halo":"x","version":1,"decisions":[]}"#, "\u{0}"])
  func `an invalid file of decisions is refused`(text: String) throws {
    try scratch.put(Array(text.utf8), "decisions.json")
    let error = #expect(throws: ReviewError.self) {
      try DecisionsFile(path: "\(scratch.path)/decisions.json")
    }
    #expect(error?.description.contains("expected the decisions of a review") == true)
  }
}
