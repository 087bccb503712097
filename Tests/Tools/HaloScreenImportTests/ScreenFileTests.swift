import HaloSourceText
import Testing

@testable import HaloScreenImport

/// The kind of a file, recognized by its content.
struct ScreenFileTests {
  @Test(arguments: [
    ("", "x: unknown kind of file; expected XML of uiautomator"),
    ("model: tv", "x: unknown kind of file; expected XML of uiautomator"),
    ("<html></html>", "x:1: expected <hierarchy> of uiautomator or <svg>, found <html>"),
    ("\n<svg/>", "x:2: <svg> has neither a viewBox nor a width and a height"),
    ("<?xml version='1.0'?>\n\n<hierarchy>", "x:3: not XML: no element found"),
  ])
  func `a file of no known kind is refused`(text: String, line: String) throws {
    let error = #expect(throws: SourceError.self) {
      try ScreenFile(text: text, file: "x").screen()
    }
    let message = "\(try #require(error))"
    #expect(message.hasPrefix(line), "\(message)")
  }

  @Test func `elements that are nested too deeply are refused`() throws {
    let text = String(repeating: "<node>", count: 100_000)
    let error = #expect(throws: SourceError.self) {
      try ScreenFile(text: "<hierarchy>" + text, file: "x")
    }
    #expect("\(try #require(error))" == "x:1: elements are nested deeper than 500")
  }

  @Test func `entities that stand for gigabytes are refused, and files in entities are not read`()
    throws
  {
    var entities = "<!ENTITY e0 \"lol\">"
    for level in 1...12 {
      let uses = String(repeating: "&e\(level - 1);", count: 10)
      entities += "<!ENTITY e\(level) \"\(uses)\">"
    }
    let bomb = "<!DOCTYPE svg [\(entities)]><svg a=\"&e12;\"/>"
    #expect(throws: SourceError.self) { try ScreenFile(text: bomb, file: "x") }
    let file =
      "<!DOCTYPE svg [<!ENTITY f SYSTEM \"/etc/hostname\">]>"
      + "<svg viewBox=\"0 0 99 99\"><g id=\"focus/a\"><rect width=\"9\" height=\"9\"/>&f;</g></svg>"
    #expect(try ScreenFile(text: file, file: "x").screen().nodes.count == 1)
  }
}
