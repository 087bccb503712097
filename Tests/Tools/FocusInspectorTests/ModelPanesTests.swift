import FocusGeometry
import Foundation
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import FocusInspector

/// The panes of several focus models, and what a key did under each.
@MainActor
struct ModelPanesTests {
  private func move(_ model: String, _ before: String?, _ now: String?) -> ModelMoves.Move {
    ModelMoves.Move(model: model, before: before, now: now)
  }

  @Test func `a caption says where focus went, that it stays, or that there is none`() {
    #expect(move("pad", "a", "b").words(hasKey: true) == "a → b")
    #expect(move("pad", "a", "a").words(hasKey: true) == "stays on a")
    #expect(move("pad", nil, "a").words(hasKey: true) == "nothing → a")
    #expect(move("pad", "a", nil).words(hasKey: true) == "a → nothing")
    #expect(move("pad", nil, nil).words(hasKey: true) == "nothing focused")
    #expect(move("pad", "a", "a").words(hasKey: false) == "a")
  }

  @Test func `models whose focus is at one place are listed together`() {
    let moves = ModelMoves(
      key: "Down",
      moves: [
        move("pad", "a", "b"), move("catalyst", "a", "b"), move("tv", "a", "c"),
        move("html", nil, nil), move("android", "a", "c"),
      ])
    #expect(
      moves.places == [
        .init(name: "b", models: ["pad", "catalyst"]), .init(name: "c", models: ["tv", "android"]),
        .init(name: nil, models: ["html"]),
      ])
    #expect(moves.verdict == "The focus is at 3 places")
    let agreed = ModelMoves(key: nil, moves: [move("pad", "a", "a"), move("tv", "b", "a")])
    #expect(agreed.verdict == "The focus is at the same place")
    #expect(ModelMoves(key: nil, moves: [move("pad", nil, nil)]).verdict == "Nothing has the focus")
  }

  @Test(
    "panes are equal, inside the picture and apart",
    arguments: [
      CGSize(width: 1280, height: 800), CGSize(width: 1920, height: 1080),
      CGSize(width: 390, height: 844), CGSize(width: 300, height: 120),
    ])
  func grid(screen: CGSize) throws {
    let size = PaneGrid.size(for: 5, of: screen, widest: 640)
    let grid = PaneGrid(count: 5, of: screen, in: PaneGrid.room(in: size))
    #expect(grid.scale <= 1 && screen.width * grid.scale <= 641)
    // The picture was made for panes of this scale, in two rows of three.
    #expect(abs(grid.scale - min(1, 640 / screen.width)) < 0.01)
    let rects =
      grid.panes.flatMap { [$0.caption, $0.frame] } + [try #require(grid.rest)]
    for (index, rect) in rects.enumerated() {
      #expect(CGRect(origin: .zero, size: size).contains(rect), "\(rect)")
      for other in rects[..<index] { #expect(!rect.insetBy(dx: 0.5, dy: 0.5).intersects(other)) }
    }
  }

  @Test func `a picture shows every screen in its pane, with its caption`() {
    let screen = CGSize(width: 200, height: 100)
    let text = TestFonts.textEngine()
    var panes = ModelPanes(count: 5, of: screen, pixels: 1, text: text)
    let colors: [UInt32] = [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0x00FFFF]
    let names = ["pad", "catalyst", "tv", "android", "html"]
    let picture = panes.picture(
      of: colors.map { DisplayList(size: screen, background: .color(Color(hex: $0))) },
      ModelMoves(key: "Right", moves: names.map { move($0, "a", "b") }))
    #expect(picture.size == panes.size && picture.screens.count == 5)
    let fills = picture.items.compactMap { item -> UInt32? in
      guard case .fill(_, .color(let color)) = item.content else { return nil }
      return colors.first { Color(hex: $0) == color }
    }
    #expect(fills == colors)
    let texts = picture.items.compactMap { item -> String? in
      if case .text(let text, _, _) = item.content { text } else { nil }
    }
    #expect(names.allSatisfy(texts.contains) && texts.count { $0 == "a → b" } == 5)
    #expect(texts.contains("Right") && texts.contains("The focus is at the same place"))
  }
}
