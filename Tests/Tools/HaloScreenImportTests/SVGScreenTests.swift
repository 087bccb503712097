import FocusGeometry
import Foundation
import HaloLayoutFiles
import HaloSourceText
import Testing

@testable import HaloScreenImport

/// A drawing whose ids give the kinds of its elements, read as a screen.
struct SVGScreenTests {
  private static func screen(
    _ inside: String, head: String = "viewBox=\"0 0 1280 720\"", scale: CGFloat? = nil,
    picture: CGSize? = nil
  ) throws -> ForeignScreen {
    try ScreenFile(
      text: "<svg xmlns=\"http://www.w3.org/2000/svg\" \(head)>\n\(inside)\n</svg>",
      file: "home.svg"
    ).screen(scale: scale, pictureSize: picture)
  }

  private static func node(_ inside: String) throws -> ForeignNode {
    try #require(try screen(inside).nodes.first)
  }

  @Test func `the ids of a drawing give the kinds, names and states of its elements`() throws {
    let screen = try Self.screen(
      """
      <rect id="background" width="100%" height="100%" fill="#123"/>
      <g id="heading/Tonight"><rect x="40" y="20" width="300" height="40"/></g>
      <g id="button/Play now +focused"><rect x="40" y="100" width="160" height="56" rx="28"/>
        <path d="M60 120 l20 10 -20 10z"/></g>
      <g id="group:shelf" transform="translate(40 300)">
        <rect id="focus:one" width="200" height="280" rx="12"/>
        <g transform="translate(224) scale(2)"><rect id="card/Two +disabled" width="100" height="140" rx="6"/></g>
        <circle id="switch/Mute+selected" cx="600" cy="50" r="24"/>
      </g>
      """)
    #expect(
      screen.layoutText() == """
        size: [1280, 720]
        focus: play-now
        views:
          - {id: tonight, kind: label, role: heading, title: Tonight, frame: [40, 20, 300, 40]}
          - {id: play-now, kind: button, title: "Play now", frame: [40, 100, 160, 56], focusable: true, halo: {shape: rounded, radius: 28, curve: circular}}
          - id: shelf
            kind: view
            role: group
            frame: [40, 300, 624, 280]
            group: shelf
            views:
              - {id: one, kind: view, title: one, frame: [0, 0, 200, 280], focusable: true, halo: {shape: rounded, radius: 12, curve: circular}}
              - {id: two, kind: cell, title: Two, frame: [224, 0, 200, 280], focusable: true, enabled: false, halo: {shape: rounded, radius: 12, curve: circular}}
              - {id: mute, kind: button, role: switch, title: Mute, frame: [576, 26, 48, 48], focusable: true, selected: true, halo: {shape: rounded, radius: 24, curve: circular}}

        """)
    #expect(throws: Never.self) {
      try LayoutDocument(text: screen.layoutText(), file: "screen.yaml")
    }
  }

  @Test func `an element with a misspelt kind is reported, and other ids are not`() throws {
    let file = try ScreenFile(
      text: """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
          <rect id="button/Play" width="9" height="9"/>
          <g id="layer:1"><rect id="feild/Name" width="9" height="9"/></g>
          <rect id="background" width="9" height="9"/>
          <rect id="path12/x" width="9" height="9"/>
        </svg>
        """, file: "a.svg")
    #expect(
      file.remarks == ["a.svg:3: “feild/Name” is left out; did you mean the kind “field”?"])
  }

  @Test func `without a picture the elements of a layout have the roles of the drawing`() throws {
    let kinds = [
      "button", "link", "switch", "slider", "stepper", "field", "search", "tab", "segment", "card",
      "text", "heading", "image",
    ]
    let text = try Self.screen(
      kinds.enumerated().map { index, kind in
        "<rect id='\(kind)/N\(index)' y='\(index * 20)' width='100' height='18'/>"
      }.joined()
        // A list without anything in it is no part of a screen.
        + "<g id='list/All'><rect x='200' width='90' height='40'/>"
        + "<rect id='button/One' x='200' width='90' height='18'/></g>"
    ).layoutText()
    #expect(text.contains("role: list\n    label: All\n"))
    let roles = [
      nil, "link", "switch", "slider", "stepper", nil, "\"search field\"", "tab", "segment", nil,
      nil, "heading", "image",
    ]
    for (index, role) in roles.enumerated() {
      let lines = text.split(separator: "\n")
      let line = try #require(lines.first { $0.contains("title: N\(index),") })
      #expect(
        line.firstMatch(of: /role: ("[^"]*"|\w+)/).map { String($0.1) } == role, "\(line)")
    }
    #expect(throws: Never.self) { try LayoutDocument(text: text, file: "screen.yaml") }
  }

  @Test(arguments: [
    (
      "<rect id='focus/a' x='10' y='20' width='30' height='40' transform='translate(5,6)'/>",
      [15, 26, 30, 40]
    ),
    (
      "<g transform='matrix(2 0 0 2 0 10)'><rect id='focus/a' width='30' height='40'/></g>",
      [0, 10, 60, 80]
    ),
    ("<rect id='focus/a' width='30' height='40' transform='rotate(90 20 20)'/>", [0, 0, 40, 30]),
    ("<ellipse id='focus/a' cx='50' cy='40' rx='20' ry='10'/>", [30, 30, 40, 20]),
    ("<path id='focus/a' d='M10 10 h20 v30 z'/>", [10, 10, 20, 30]),
    ("<polygon id='focus/a' points='10,10 30,10 30,40'/>", [10, 10, 20, 30]),
    ("<image id='focus/a' x='1' y='2' width='3' height='4' href='x.png'/>", [1, 2, 3, 4]),
    (
      "<defs><rect id='c' width='20' height='10'/></defs><use id='focus/a' href='#c' x='7' y='8'/>",
      [7, 8, 20, 10]
    ),
    (
      "<symbol id='s' viewBox='0 0 10 10'><rect width='10' height='10'/></symbol>"
        + "<use id='focus/a' xlink:href='#s' x='7' y='8' width='50' height='50'/>",
      [7, 8, 50, 50]
    ),
    (
      "<svg x='100' y='50' width='200' height='200' viewBox='0 0 100 100'>"
        + "<rect id='focus/a' x='10' y='10' width='5' height='5'/></svg>",
      [120, 70, 10, 10]
    ),
    (
      "<clipPath id='k'><rect width='50' height='50' rx='8'/></clipPath>"
        + "<g id='focus/a' clip-path='url(#k)'><rect width='500' height='500'/></g>",
      [0, 0, 50, 50]
    ),
    (
      "<g id='focus/a'><rect width='9' height='9'/><rect width='99' height='9' display='none'/></g>",
      [0, 0, 9, 9]
    ),
    ("<g inkscape:label='focus/a' id='g12'><rect width='9' height='9'/></g>", [0, 0, 9, 9]),
    ("<rect id='focus_x2F_a' width='9' height='9'/>", [0, 0, 9, 9]),
  ])
  func `the frame of an element is where the drawing shows it`(inside: String, frame: [CGFloat])
    throws
  {
    let found = try Self.node(inside).frame
    let numbers = [found.minX, found.minY, found.width, found.height]
    #expect(zip(numbers, frame).allSatisfy { abs($0 - $1) < 0.001 }, "\(numbers)")
  }

  @Test
  func `a badge that hangs over the edge of a card does not change the card's frame`() throws {
    let node = try Self.node(
      "<g id='card/a'><g><rect x='10' y='10' width='200' height='100' rx='12'/></g>"
        + "<circle cx='210' cy='10' r='10'/></g>")
    #expect(node.frame == CGRect(x: 10, y: 10, width: 200, height: 100))
    #expect(node.cornerRadius == 12)
  }

  @Test func `an element that fills its clip path has the corners of the clip path`() throws {
    let node = try Self.node(
      "<clipPath id='k'><rect width='50' height='50' rx='8'/></clipPath>"
        + "<g id='focus/a' clip-path='url(#k)'><rect width='500' height='500'/></g>")
    #expect(node.cornerRadius == 8)
  }

  @Test func `a drawing in millimetres has the size that it gives`() throws {
    let screen = try Self.screen(
      "<rect id='focus/a' width='254' height='127'/>",
      head: "width='508mm' height='254mm' viewBox='0 0 508 254'", scale: 2,
      picture: CGSize(width: 1920, height: 960))
    #expect(screen.layoutText().hasPrefix("size: [960, 480]\n"))
    #expect(screen.layoutText().contains("frame: [0, 0, 480, 240]"))
  }

  @Test(arguments: [
    ("", "home.svg:1: no element has an id such as button/Play; the kinds are alert, button,"),
    ("<g/><rect id='button/Play'/>", "home.svg:2: “Play” draws nothing that has a size; add a"),
    (
      "<rect id='focus/a' width='9' height='9' transform='turn(3)'/>",
      "home.svg:2: “turn(3)” is not a transform"
    ),
    ("<g><rect></g>", "home.svg:2: not XML: mismatched tag"),
    ("<use id='focus/a' href='#focus/a'/>", "home.svg:2: uses are nested deeper than 20"),
  ])
  func `an invalid drawing is an error with its line`(inside: String, line: String) throws {
    try expectRefusal(line) { _ = try Self.screen(inside) }
  }

  @Test func `a few lines that stand for millions of shapes are refused`() throws {
    var text = "<g id='u0'><rect width='1' height='1'/></g>"
    for level in 1...12 {
      text +=
        "<g id='u\(level)'>"
        + String(repeating: "<use href='#u\(level - 1)'/>", count: 10) + "</g>"
    }
    let root = try MarkupElement.root(
      of: "<svg viewBox='0 0 99 99'><defs>\(text)</defs><use id='focus/a' href='#u12'/></svg>",
      file: "home.svg")
    let error = #expect(throws: SourceError.self) {
      try SVGScreen(root, file: "home.svg", mostVisits: 5_000).screen(scale: 1, pictureSize: nil)
    }
    #expect("\(try #require(error))".contains("expands to more than"))
  }
}
