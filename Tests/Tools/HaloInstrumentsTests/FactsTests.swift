import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloInstruments

/// The facts about an item, and the measures of its ring on the screen.
@MainActor
struct FactsTests {
  private static let size = CGSize(width: 640, height: 640)

  @Test func `the facts are those of the focused item`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("Right shift+F10")
    #expect(stage.bench.panelHost.page?.title == "Facts")
    #expect(stage.fact("Id") == "b")
    #expect(stage.fact("Class") == "Tile")
    #expect(stage.fact("Frame") == "240, 40 · 160 × 130 pt")
    #expect(stage.fact("Effect") == "halo: inferred, automatic")
    #expect(try #require(stage.fact("Responders")).hasPrefix("b → "))
    #expect(stage.words.contains("Yes."))
    try stage.press("Down")
    #expect(stage.fact("Id") == "e")
  }

  @Test func `the name is what a screen reader speaks, and not the identifier`() throws {
    let stage = try BenchStage(scene: "tv-home", size: CGSize(width: 1280, height: 800))
    try stage.press("Down Right shift+F10")
    let item = try #require(stage.window.focusSystem?.focusedItem as? View)
    #expect(stage.fact("Name") == item.accessibleName)
    #expect(stage.fact("Name") != stage.fact("Id") && stage.fact("Name") != "none")
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func `the measured width and gap of the ring are those of its style`(scale: CGFloat) throws {
    let stage = try BenchStage(tilesOf: Self.size, scale: scale)
    try stage.press("Right shift+F10")
    let style = stage.window.appearance.halo
    let ring = try #require(stage.instruments.facts.ring)
    #expect(ring.width == Double(style.width * scale))
    #expect(ring.gap == Double(style.gap * scale))
    #expect(ring.lines == (12, 12))
    #expect(stage.fact("Width") == "\(Int(style.width * scale)) px = \(Double(style.width)) pt")
    #expect(stage.fact("Gap") == "\(Int(style.gap * scale)) px = \(Double(style.gap)) pt")
    let colors = try [36.5, 38.5, 44.5].map { x in
      // The middle of the ring is 3.5 points outside the edge.
      try #require(
        try stage.screenPicture().pixel(x: Int((x + 200) * scale), y: Int(100 * scale)))
    }
    #expect(colors[0] != colors[1])
    #expect(ring.outerContrast > 3)
  }

  @Test
  func `the panel shows the measures of the ring at rest, even after a key has moved it`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("shift+F10 Right")
    let shown = stage.player.frame().items.compactMap {
      if case .text(let text, _, _) = $0.content { text } else { nil }
    }
    for name in ["Width", "Gap", "Outside", "Inside"] {
      let value = try #require(stage.fact(name))
      #expect(shown.contains(value), "\(name): \(value)")
    }
  }

  @Test func `no ring is measured if none is drawn`() throws {
    let stage = try BenchStage(scene: "tv-home", size: Self.size)
    try stage.press("shift+F10")
    #expect(stage.fact("Width") == nil)
    #expect(
      stage.words.contains("No ring is drawn around it: it is highlighted, lifted or not shown."))
    #expect(stage.instruments.facts.ring == nil)
  }

  @Test func `the edges of a lifted picture are measured, and not those of an item with a ring`()
    throws
  {
    let stage = try BenchStage(scene: "tv-home", size: Self.size)
    try stage.press("shift+F10")
    let edges = try #require(stage.instruments.facts.edges)
    let left = try #require(edges.left)
    #expect(stage.fact("Left") == "\((left * 100).rounded(.down) / 100) : 1")
    let tiles = try BenchStage(tilesOf: Self.size)
    try tiles.press("Right shift+F10")
    #expect(tiles.instruments.facts.edges == nil && tiles.fact("Left") == nil)
  }

  @Test func `the edges of a lifted picture are the same on a smaller screen`() throws {
    let sides = try [CGSize(width: 1280, height: 800), CGSize(width: 1920, height: 1080)].map {
      let stage = try BenchStage(scene: "tv-home", size: $0)
      try stage.press("Down Right shift+F10")
      return try #require(stage.instruments.facts.edges).sides
    }
    #expect(sides[0].count == 4 && sides[1].count == 4)
    for (small, large) in zip(sides[0], sides[1]) {
      #expect(max(small, large) / min(small, large) <= 1.25, "\(small), \(large)")
    }
  }

  @Test func `Shift-F10 selects one item after another, marks it, and returns to the focused item`()
    throws
  {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("shift+F10")
    let plain = try stage.seenPicture()
    for name in ["a", "b", "c", "d", "e", "f"] {
      try stage.press("shift+F10")
      #expect(stage.fact("Id") == name)
      #expect(try stage.seenPicture().difference(from: plain) != nil)
    }
    #expect(stage.focus == "a")
    try stage.press("shift+F10")
    #expect(stage.row("item")?.value == "what has the focus" && stage.fact("Id") == "a")
    #expect(try stage.seenPicture().difference(from: plain) == nil)
  }

  @Test func `a click selects an item without acting on the screen, and Escape cancels`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("shift+F10")
    try stage.press("Return", onRow: "pick")
    stage.player.click(CGPoint(x: 300, y: 280))
    stage.player.rest()
    #expect(stage.fact("Id") == "e")
    #expect(stage.focus == "a" && stage.bench.hand.entries.isEmpty)
    try stage.press("Return", onRow: "pick")
    try stage.press("Escape")
    #expect(stage.bench.input.taker == nil)
    stage.bench.setPanelKeyboard(false)
    stage.player.click(CGPoint(x: 500, y: 280))
    stage.player.rest()
    #expect(stage.fact("Id") == "e" && !stage.bench.hand.entries.isEmpty)
  }

  @Test func `the view around an item can be selected, with the reasons why it cannot be focused`()
    throws
  {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("shift+F10 shift+F10")
    try stage.press("Return", onRow: "up")
    #expect(stage.fact("Class") != "Tile")
    #expect(stage.words.contains("No:"))
    #expect(stage.words.contains { $0.hasPrefix("– ") })
  }

  @Test func `focus decisions are logged since the panel was opened, the latest first`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("Right shift+F10")
    #expect(stage.words.contains("None since the panel came."))
    try stage.press("Right Down")
    let log = stage.words.suffix(2)
    #expect(log.first?.contains("f") == true && log.last?.contains("c") == true, "\(log)")
    for _ in 0..<20 { try stage.press("Left Right") }
    #expect(stage.words.count(where: { $0.contains("→") }) <= 13)
  }

  @Test func `a ring around a picture with a caption is measured around the picture`() throws {
    let stage = try BenchStage(
      layout: """
        model: pad
        size: [640, 400]
        focus: one
        views:
          - {id: one, kind: poster, title: One, color: "#8fb7d9", frame: [80, 80, 240, 120]}
          - {id: two, kind: poster, title: Two, color: "#d9b48f", frame: [360, 80, 240, 120]}
        """)
    try stage.press("Down Right shift+F10")
    let ring = try #require(stage.instruments.facts.ring)
    let palette = stage.window.appearance.palette
    let contrast = palette.tint.contrastRatio(with: palette.window)
    #expect(ring.width == 3 && ring.gap == 2)
    #expect(abs(ring.outerContrast - contrast) < 0.05, "\(ring.outerContrast), \(contrast)")
    #expect(ring.lines.found == ring.lines.all)
  }
}
