import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import Testing

@testable import HaloCommand

/// The command `halo review`.
@MainActor
struct ReviewCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for folder in ["before", "after", "empty"] {
      try FileManager.default.createDirectory(
        atPath: path(folder), withIntermediateDirectories: false)
    }
    try put(0xFF20_4060, "before/a.png")
    try put(0xFF20_4060, "after/a.png")
  }

  private func path(_ name: String) -> String { "\(scratch.path)/\(name)" }

  private func put(_ color: UInt32, _ name: String) throws {
    let surface = try PixelSurface(width: 20, height: 10)
    let data = try #require(surface.data)
    for pixel in 0..<(surface.stride / 4 * 10) {
      data.storeBytes(of: color, toByteOffset: pixel * 4, as: UInt32.self)
    }
    surface.markChanged()
    try surface.writePNG(to: path(name))
  }

  private func bytes(_ name: String) -> Data? { FileManager.default.contents(atPath: path(name)) }

  private func review(_ words: String...) -> HaloProgram.Result {
    HaloCommand.run(
      ["review"] + words.map { $0.replacing("@", with: scratch.path + "/") })
  }

  @Test
  func `equal folders give status 0, different ones status 1, and both give a report`() throws {
    let same = review("@before", "@after", "-o", "@report.html", "--junit", "@report.xml")
    #expect(same.status == 0 && same.errors.isEmpty)
    #expect(same.output == "\(path("report.html"))\n0 changed, 0 new, 0 gone, 1 same\n")
    try put(0xFF20_4070, "after/a.png")
    try put(0xFF20_4070, "after/b.png")
    let other = review("@before", "@after", "-o", "@report.html", "--junit", "@report.xml")
    #expect(other.status == 1 && other.errors.isEmpty)
    let page = String(decoding: try #require(bytes("report.html")), as: UTF8.self)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains(#""path":"b.png""#))
    #expect(page.contains("Halo \(ProgramVersion.current), cairo "))
    #expect(
      String(decoding: try #require(bytes("report.xml")), as: UTF8.self).contains(
        #"<failure type="new" message="new: New"/>"#))
    #expect(
      review("@before", "@before", "-o", "@report.html", "--threshold", "16").status == 0)
  }

  @Test func `pictures with small differences pass if thresholds allow them`() throws {
    try put(0xFF20_4070, "after/a.png")
    #expect(review("@before", "@after", "-o", "@r.html", "--threshold", "16").status == 0)
    #expect(review("@before", "@after", "-o", "@r.html", "--threshold", "15").status == 1)
    #expect(review("@before", "@after", "-o", "@r.html", "--share", "1").status == 0)
  }

  @Test func `reviewing the same folders gives the same bytes every time`() throws {
    try put(0xFF20_4070, "after/a.png")
    _ = review("@before", "@after", "-o", "@one.html")
    _ = review("@before", "@after", "-o", "@two.html")
    #expect(bytes("one.html") == bytes("two.html"))
  }

  @Test
  func `invalid input is reported in one line with status 2, and no report is written`() throws {
    try Data("no picture".utf8).write(to: URL(filePath: path("after/b.png")))
    try Data("{}".utf8).write(to: URL(filePath: path("audit.json")))
    let cases: [([String], String)] = [
      (["@none", "@after"], "cannot read the folder @none: No such file or directory"),
      (["@before", "@empty"], "there are no pictures in @empty (PNG or APNG)"),
      (["@before", "@after"], "@after/b.png: not a PNG picture"),
      (
        ["@before", "@before", "--audit", "@audit.json"],
        "@audit.json: expected the findings of an audit: “screens” is missing"
      ),
    ]
    for (words, line) in cases {
      let result = HaloCommand.run(
        ["review"] + words.map { $0.replacing("@", with: scratch.path + "/") }
          + ["-o", path("report.html")])
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors == "halo: \(line.replacing("@", with: scratch.path + "/"))\n")
      #expect(bytes("report.html") == nil)
    }
    let result = review("@before", "@before", "-o", "@none/report.html")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "halo: cannot write \(path("none/report.html")): No such file or directory\n")
  }

  @Test func `options that do not go together are refused`() {
    for words in [
      [], ["@before", "@after"], ["@before", "-o", "@r.html"], ["--scenes"],
      ["--scenes", "@before", "@after", "-o", "@r.html"],
      ["--apply", "@d.json", "@before", "@after", "-o", "@r.html"],
      ["@before", "@after", "-o", "@r.html", "--threshold", "256"],
      ["@before", "@after", "-o", "@r.html", "--share", "2"],
      ["@before", "@after", "-o", "@r.html", "--keys", "Tab"],
    ] {
      let result = HaloCommand.run(
        ["review"] + words.map { $0.replacing("@", with: scratch.path + "/") })
      #expect(result.status == 64 && result.errors.split(separator: "\n").count == 1, "\(words)")
    }
  }

  @Test func `decisions are carried out, or none of them if one is wrong`() throws {
    try put(0xFF20_4070, "after/a.png")
    func decide(_ path: String) throws {
      try Data(
        """
        {"halo": "review", "version": 1, "decisions": [
          {"path": "a.png", "state": "changed", "decision": "accept"},
          {"path": "\(path)", "state": "changed", "decision": "accept"}]}
        """.utf8
      ).write(to: URL(filePath: self.path("decisions.json")))
    }
    let old = bytes("before/a.png")
    try decide("../a.png")
    let wrong = review("--apply", "@decisions.json", "@before", "@after")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("“../a.png”: a path with .. is not allowed\n"))
    #expect(bytes("before/a.png") == old)
    try put(0xFF20_4070, "before/c.png")
    try put(0xFF33_4070, "after/c.png")
    try decide("c.png")
    let right = review("--apply", "@decisions.json", "@before", "@after")
    #expect(right.status == 0 && right.output == "accepted  a.png\naccepted  c.png\n")
    #expect(bytes("before/a.png") == bytes("after/a.png"))
    #expect(review("@before", "@after", "-o", "@r.html").status == 0)
  }

  @Test func `a file without decisions is reported`() throws {
    try Data("[]".utf8).write(to: URL(filePath: path("decisions.json")))
    let result = review("--apply", "@decisions.json", "@before", "@after")
    #expect(result.status == 2 && result.errors.contains("expected the decisions of a review"))
  }
}
