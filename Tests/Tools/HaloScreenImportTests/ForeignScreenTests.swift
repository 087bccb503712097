import FocusEngine
import FocusGeometry
import Foundation
import HaloLayoutFiles
import Testing

@testable import HaloScreenImport

/// A screen of another program, converted to a readable layout.
struct ForeignScreenTests {
  private static func rect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: w, height: h)
  }

  private static let shop = ForeignScreen(
    size: CGSize(width: 960, height: 540), picture: "shop.png",
    nodes: [
      ForeignNode(
        frame: rect(0, 0, 960, 540), name: "Shop", role: .window,
        children: [
          ForeignNode(frame: rect(40, 20, 300, 40), name: "New today", role: .heading),
          ForeignNode(
            id: "row", frame: rect(40, 80, 900, 200), role: .list, group: "row",
            children: [
              ForeignNode(
                id: "card", frame: rect(40, 80, 160, 200.123), role: .listItem, isFocusable: true,
                cornerRadius: 12,
                children: [
                  ForeignNode(frame: rect(50, 240, 100, 20), name: " A  Day\nOut ", role: .text)
                ]),
              ForeignNode(
                id: "card", frame: rect(220, 80, 160, 200), name: "A Day Out", role: .listItem,
                isFocusable: true, isFocused: true, isSelected: true),
            ]),
          ForeignNode(
            id: "buy now", frame: rect(40, 400, 200, 60), name: "Buy: “now”", role: .button,
            isEnabled: false),
          ForeignNode(
            frame: rect(300, 400, 300, 60), role: .textField, value: "12", isFocusable: true),
          // These nodes are left out.
          ForeignNode(frame: rect(0, 0, 0, 10), name: "thin", isFocusable: true),
          ForeignNode(frame: rect(0, 0, 50, 50)),
          ForeignNode(frame: rect(.nan, 0, 50, 50), name: "lost", isFocusable: true),
        ])
    ])

  @Test func `a screen with a picture becomes regions over the picture`() {
    #expect(
      Self.shop.layoutText(model: .tv, comments: ["From a shop"]) == """
        # From a shop
        model: tv
        size: [960, 540]
        backdrop: shop.png
        focus: a-day-out-2
        views:
          - {id: new-today, kind: region, role: heading, label: "New today", frame: [40, 20, 300, 40]}
          - id: row
            kind: region
            role: list
            frame: [40, 80, 900, 200]
            group: row
            views:
              - {id: a-day-out, kind: region, role: "list item", label: "A Day Out", frame: [0, 0, 160, 200.12], focusable: true, halo: {shape: rounded, radius: 12, curve: circular}}
              - {id: a-day-out-2, kind: region, role: "list item", label: "A Day Out", frame: [180, 0, 160, 200], focusable: true, selected: true}
          - {id: buy-now, kind: region, role: button, label: "Buy: “now”", frame: [40, 400, 200, 60], enabled: false}
          - {id: text-field, kind: region, role: "text field", value: "12", frame: [300, 400, 300, 60], focusable: true}

        """)
  }

  @Test func `a screen without a picture becomes plain views with titles`() {
    var shop = Self.shop
    shop.picture = nil
    let text = shop.layoutText()
    #expect(!text.contains("region") && !text.contains("backdrop"))
    #expect(
      text.contains(
        "- {id: buy-now, kind: button, title: \"Buy: “now”\", frame: [40, 400, 200, 60], "
          + "focusable: false, enabled: false}"))
    #expect(throws: Never.self) { try LayoutDocument(text: text, file: "screen.yaml") }
  }

  @Test func `a screen whose nodes have been named keeps their names`() {
    #expect(Self.shop.named.layoutText() == Self.shop.layoutText())
  }

  @Test(arguments: [
    ("com.a:id/play", "com.a-id-play"), ("***", "item"), ("none", "none-2"), ("Größe 2", "Größe-2"),
    ("", "item"),
  ])
  func `ids have only characters that a layout allows`(foreign: String, id: String) {
    let screen = ForeignScreen(
      size: CGSize(width: 100, height: 100),
      nodes: [ForeignNode(id: foreign, frame: Self.rect(0, 0, 9, 9), isFocusable: true)])
    #expect(screen.named.nodes[0].id == id)
    #expect(throws: Never.self) {
      try LayoutDocument(text: screen.layoutText(), file: "screen.yaml")
    }
  }

  @Test func `a long name gives a short id`() {
    #expect(
      "The quick brown fox jumps over the lazy dog".idOfWords == "the-quick-brown-fox-jumps-over")
    #expect(String(repeating: "a", count: 99).idOfWords?.count == 32)
  }

  @Test func `a node that is nested 300 levels deep becomes part of a layout`() throws {
    var node = ForeignNode(frame: Self.rect(0, 0, 50, 50), name: "deep", isFocusable: true)
    for _ in 0..<300 {
      node = ForeignNode(
        frame: Self.rect(0, 0, 100, 100), name: "around", role: .group, children: [node])
    }
    let text = ForeignScreen(size: CGSize(width: 100, height: 100), nodes: [node]).layoutText()
    #expect(text.contains("deep"))
    _ = try LayoutDocument(text: text, file: "screen.yaml")
  }
}
