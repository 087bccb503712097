import Foundation
import HaloGoldenTesting
import HaloSourceText
import Testing

@testable import HaloLayoutFiles

/// Reading a file ends soon with a layout or an error of one line, whatever the file contains.
struct HostileFileTests {
  private func errorOfFile(_ write: (String) throws -> Void) throws -> String {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "halo-hostile-\(UUID().uuidString).yaml").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try write(path)
    do {
      _ = try LayoutDocument(path: path)
      return ""
    } catch {
      return "\(error)".replacingOccurrences(of: path, with: "FILE")
    }
  }

  @Test
  func `a missing file, a folder and a pipe are refused, and the pipe is not waited for`() throws {
    #expect(try errorOfFile { _ in } == "FILE: cannot be read: No such file or directory")
    let folder = try errorOfFile {
      try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: false)
    }
    #expect(folder == "FILE: expected a regular file, found a folder")
    let pipe = try errorOfFile { #expect(mkfifo($0, 0o600) == 0) }
    #expect(pipe == "FILE: expected a regular file, found an empty pipe")
  }

  @Test func `a file of more than 16 MiB is refused without being read`() throws {
    let message = try errorOfFile { path in
      try Data().write(to: URL(filePath: path))
      // A sparse file of four gigabytes takes no room.
      #expect(truncate(path, 4 << 30) == 0)
    }
    #expect(message == "FILE: is larger than 16 MiB")
  }

  @Test func `a file that is not UTF-8 or that contains NUL is refused`() throws {
    let broken = try errorOfFile { try Data([0x61, 0xFF, 0xFE]).write(to: URL(filePath: $0)) }
    #expect(broken == "FILE: is not UTF-8 text")
    let null = try errorOfFile { try Data("a: b\nc: \0d".utf8).write(to: URL(filePath: $0)) }
    #expect(null.hasPrefix("FILE:2: not text: control characters"), "\(null)")
    #expect(try errorOfFile { try Data().write(to: URL(filePath: $0)) }.hasPrefix("FILE: is empty"))
  }

  @Test(
    arguments: [
      // As values, as keys in three spellings, and merged.
      "views: *i", "*i : 1", "? *i\n: 1", "{*i, b: 1}", "<<: *i",
    ])
  func `aliases that stand for gigabytes are refused without being followed`(use: String) throws {
    var text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
    for (name, before) in zip("bcdefghi", "abcdefgh") {
      let ten = Array(repeating: "*\(before)", count: 10).joined(separator: ", ")
      text += "\(name): &\(name) [\(ten)]\n"
    }
    #expect(layoutError(text + use) != nil)
    let nested = text.split(separator: "\n").map { "  - \($0.dropFirst(3))" }
    let views = "views:\n" + nested.joined(separator: "\n") + "\n"
    #expect(layoutError(views)?.contains("views[0]: expected a view’s fields") == true)
  }

  @Test func `nested aliases of views are refused at the limit of values`() throws {
    let frame = "frame: [0, 0, 1, 1]"
    var text = "views:\n  - &a {\(frame)}\n"
    for (name, before) in zip("bcdefghi", "abcdefgh") {
      let ten = Array(repeating: "*\(before)", count: 10).joined(separator: ", ")
      text += "  - &\(name) {\(frame), views: [\(ten)]}\n"
    }
    let message = try #require(layoutError(text, maximumVisits: 20_000))
    #expect(message.hasSuffix("expands to more than 20000 values; are aliases nested?"))
    #expect(YAMLDocument.maximumVisits == 1_000_000)
  }

  @Test func `an alias that contains itself is refused at the maximum depth of views`() throws {
    let loop = "views: &v\n  - frame: [0, 0, 1, 1]\n    views: *v\n"
    #expect(layoutError(loop)?.hasSuffix("views are nested deeper than 100") == true)
  }

  @Test func `aliases as people write them are read, and asterisks in texts are kept`() throws {
    let text = """
      views:
        - {id: a, kind: label, title: "*very* good", frame: &box [0, 0, 10, 20]}
        - {id: b, kind: label, title: a * b, frame: *box}
      """
    let layout = try LayoutDocument(text: text, file: "screen.yaml")
    #expect(layout.views.map(\.fields.title) == ["*very* good", "a * b"])
    #expect(layout.views[1].fields.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(
      layoutError("focus: *gone")
        == "screen.yaml:1: focus: there is no anchor “&gone” before the alias “*gone”")
  }

  /// The beginning of something, many times without an end.
  struct Nesting: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var start = ""
    var part = ""
    var text: String { start + String(repeating: part, count: 100_000) }
  }

  private nonisolated static let nestings = [
    Nesting(testDescription: "lists", part: "["),
    Nesting(testDescription: "mappings", part: "{a: "),
    Nesting(testDescription: "items", part: "- "),
    Nesting(testDescription: "keys", part: "? "),
    Nesting(testDescription: "lists beside quoted brackets", start: "[", part: "\"]\", ["),
    Nesting(
      testDescription: "views", start: "views: ", part: "[{frame: [0, 0, 1, 1], views: "),
  ]

  @Test func `a file that is indented 3,000 levels deep is refused`() throws {
    let text = (0..<3_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    let message = try #require(layoutError(text))
    #expect(message.contains("not YAML: Maximum nesting level"), "\(message)")
  }

  @Test(arguments: nestings)
  func `a file that is nested 100,000 levels deep is refused`(nesting: Nesting) throws {
    let message = try #require(layoutError(nesting.text))
    #expect(message.contains("not YAML: Maximum nesting level"), "\(message)")
  }

  @Test func `views nested more than a hundred levels deep are refused`() throws {
    func nested(_ count: Int) -> String {
      "views: " + String(repeating: "[{frame: [0, 0, 9, 9], views: ", count: count) + "[]"
        + String(repeating: "}]", count: count)
    }
    #expect(layoutError(nested(99)) == nil)
    #expect(layoutError(nested(120))?.hasSuffix("views are nested deeper than 100") == true)
  }

  @Test func `a file with more than two million values is refused before they are made`() {
    let text = "views: [" + String(repeating: "a,", count: 2_000_000) + "]"
    #expect(layoutError(text) == "screen.yaml: holds more than 2000000 values")
  }

  @Test func `reading a randomly changed file ends with a layout, or with errors of one line`() {
    let good = """
      {"model": "pad", "size": [640, 480], "focus": "a", "views": [
        {"id": "a", "kind": "list", "frame": [0, 0, 100, 50.5], "prefers": ["b"], "views": [
          {"id": "b", "kind": "cell", "frame": &f [1, 2, 3, 4], "halo": {"shape": "rect"}},
          {"kind": "cell", "frame": *f, "next": {"up": "b"}, "color": "#aabbcc"}]}]}
      """
    var generator = SeededGenerator(seed: 7)
    let bytes = Array(good.utf8)
    let spice = Array("[]{}:,-?&*!|>'\"%@`#\n\t \0~0".utf8)
    var read = 0
    for _ in 0..<4_000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: changed.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: changed[place] = spice[Int.random(in: spice.indices, using: &generator)]
        case 1: changed.insert(spice[Int.random(in: spice.indices, using: &generator)], at: place)
        default: changed.remove(at: place)
        }
      }
      let message = layoutError(String(decoding: changed, as: UTF8.self))
      if message == nil { read += 1 }
      let lines = message?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      #expect(lines.allSatisfy { $0.hasPrefix("screen.yaml") })
    }
    // Some changes are harmless, so a reader must not refuse everything.
    #expect(read > 100)
  }
}
