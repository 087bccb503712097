import FocusGeometry
import Foundation
import HaloLayoutFiles
import HaloSourceText
import Testing

@testable import HaloScreenImport

/// JSON that a program has written about its own screen, read as a screen.
struct NeutralScreenTests {
  private static let page = """
    {"picture": "page.png", "scale": 2,
     "nodes": [
       {"frame": [0, 0, 800, 60], "role": "navigation", "name": "Site", "group": "site", "children": [
         {"id": "home", "frame": [10.5, 10, 80, 40], "role": "link", "name": "Home", "focusable": true, "focused": true},
         {"id": null, "frame": [100, 10, 80, 40], "role": "combobox", "name": "", "focusable": true, "radius": 6}]},
       {"frame": [10, 80, 300, 40], "role": "textbox", "name": "Mail", "value": "a@b", "focusable": true, "enabled": false}
    ]}
    """

  private static func screen(
    _ text: String, scale: CGFloat? = nil, picture: CGSize? = nil
  ) throws -> ForeignScreen {
    try ScreenFile(text: text, file: "page.json").screen(scale: scale, pictureSize: picture)
  }

  @Test func `a page of a browser is read with its size, roles and states`() throws {
    let file = try ScreenFile(text: Self.page, file: "page.json")
    #expect(file.kind == .neutral)
    #expect(try file.pictureName == "page.png")
    let screen = try Self.screen(Self.page, picture: CGSize(width: 1600, height: 1200))
    #expect(screen.size == CGSize(width: 800, height: 600))
    #expect(screen.scale == 2)
    let site = screen.nodes[0]
    #expect(site.role == .group && site.group == "site")
    #expect(site.children.map(\.role) == [.link, .button])
    #expect(site.children[0].isFocused && site.children[1].cornerRadius == 6)
    #expect(site.children[1].id == nil && site.children[1].name == nil)
    #expect(screen.nodes[1].value == "a@b" && !screen.nodes[1].isEnabled)
    #expect(throws: Never.self) {
      try LayoutDocument(text: screen.layoutText(), file: "screen.yaml")
    }
  }

  @Test(arguments: [
    ("{\"nodes\": {}}", "page.json:1: nodes: expected a list of nodes, found fields"),
    ("{\"nodes\": [{\n}]}", "page.json:1: nodes[0]: the field “frame” is missing"),
    (
      "{\"nodes\": [\n{\"frame\": [0, 0, -1, 5]}]}",
      "page.json:2: nodes[0].frame[2]: expected a number from 0 to 1000000, found “-1”"
    ),
    (
      "{\"nodes\": [{\"frame\": [0, 0, 1, 5],\n\"role\": \"knob\"}]}",
      "page.json:2: nodes[0].role: expected window, alert,"
    ),
    ("{\"nodes\": [], \"depth\": 1}", "page.json:1: depth: a screen has no such field; it has"),
    ("{\"nodes\": [], \"scale\": 0}", "page.json:1: scale: expected a number from 0.1 to 16"),
    ("{\"nodes\": []}", "page.json:1: the screen is 0 × 0 points; a layout has 64 to 16384"),
  ])
  func `an invalid screen in JSON is an error with its line`(text: String, line: String) throws {
    try expectRefusal(line) { _ = try Self.screen(text) }
  }

  @Test func `a picture with other proportions than the given size is refused`() throws {
    let error = #expect(throws: SourceError.self) {
      try Self.screen(
        "{\"size\": [800, 600], \"nodes\": []}", picture: CGSize(width: 600, height: 800))
    }
    #expect("\(try #require(error))".hasPrefix("page.json:1: size: the picture is 600 × 800, but"))
  }
}
