import FocusGeometry
import Foundation
import HaloSourceText
import Testing

@testable import HaloScreenImport

/// The JSON of `android layout`, read as a screen.
struct AndroidLayoutTests {
  private static func screen(_ text: String) throws -> ForeignScreen {
    try ScreenFile(text: text, file: "layout.json").screen()
  }

  @Test func `a list of elements of android layout is read`() throws {
    let screen = try Self.screen(
      """
      [
      \t{"resourceId":"com.example:id/play","text":"Play","interactions":["clickable","focusable"],
      \t "state":["focused"],"bounds":"[100,200][500,320]","center":"[300,260]","key":17},
      \t{"contentDesc":"More \\ud83c\\udfac \\"films\\"","interactions":["focusable"],"bounds":"[0,400][1280,720]"},
      \t{"text":"Below","interactions":["focusable"],"bounds":"[0,800][100,900]","off-screen":true}
      ]
      """)
    #expect(screen.size == CGSize(width: 1280, height: 720))
    #expect(
      screen.nodes == [
        ForeignNode(
          id: "play", frame: CGRect(x: 100, y: 200, width: 400, height: 120), name: "Play",
          role: .button, isFocusable: true, isFocused: true),
        ForeignNode(
          frame: CGRect(x: 0, y: 400, width: 1280, height: 320), name: "More 🎬 \"films\"",
          isFocusable: true),
      ])
  }

  @Test func `a tree of elements of android layout is read`() throws {
    let screen = try Self.screen(
      #"{"bounds":"[0,0][1280,720]","children":[{"bounds":"[0,0][1280,300]","interactions":"#
        + #"["scrollable","focusable"],"children":[{"bounds":"[0,0][90,90]","text":"One","#
        + #""interactions":["focusable"],"state":["selected"]}]}]}"#)
    let list = try #require(screen.nodes.first?.children.first)
    #expect(list.role == .list && !list.isFocusable)
    #expect(list.children.first?.role == .listItem)
    #expect(list.children.first?.isSelected == true)
  }

  @Test(arguments: [
    ("[]", "layout.json:1: the screen is empty"),
    ("[\n{\"text\": \"A\"}]", "layout.json:2: [0]: the field “bounds” is missing"),
    ("[{\n\"bounds\": \"[1,2]\"}]", "layout.json:2: [0].bounds: expected [left,top][right,bottom]"),
    (
      "[{\"bounds\": 7}]", "layout.json:1: [0].bounds: expected [left,top][right,bottom], found “7”"
    ),
    ("[7]", "layout.json:1: [0]: expected an element of android layout, with bounds, found “7”"),
    (
      "[{\"bounds\": \"[0,0][9,9]\",\n\"state\": {}}]",
      "layout.json:2: [0].state: expected a list, found fields"
    ),
    ("[{\"a\": ", "layout.json:2: not JSON:"),
  ])
  func `invalid elements of android layout are an error with their line`(text: String, line: String)
    throws
  {
    let error = #expect(throws: SourceError.self) { try Self.screen(text) }
    let message = "\(try #require(error))"
    #expect(message.hasPrefix(line), "\(message)")
  }
}
