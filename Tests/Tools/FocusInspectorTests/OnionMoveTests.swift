import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import Testing

@testable import FocusInspector
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The outlines of a move and its curves.
@MainActor
struct OnionMoveTests {
  /// Returns a move of 100 points to the right whose way at each 10 ms is given.
  private func move(_ ways: [CGFloat]) -> OnionMove {
    var move = OnionMove(item: "card")
    for (index, way) in ways.enumerated() {
      move.add(
        OnionMove.Sample(
          time: Double(index) * 10,
          shape: .rect(CGRect(x: 100 * way, y: 0, width: 50, height: 40)), opacity: 1))
    }
    return move
  }

  @Test func `the way goes from 0 to 1, and beyond it where the outline overshoots`() {
    let move = move([0, 0.5, 1.2, 1, 1])
    #expect(zip(move.progress, [0, 0.5, 1.2, 1, 1]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(move.distance == 100 && move.isMoving)
    #expect(move.rest == 30)
    #expect(move.time(of: 0.25) == 5)
    #expect(move.words.contains("20 % beyond it"))
    // Half of the way in 10 ms are 50 ways a second; in the middle, the mean of both sides counts.
    #expect(abs(move.velocity[0] - 50) < 1e-9 && abs(move.velocity[1] - 60) < 1e-9)
  }

  @Test func `outlines are at equal times, and the last is at rest`() {
    let move = move([0, 0.2, 0.5, 0.7, 0.9, 1, 1, 1, 1])
    #expect(move.outlines(every: 30).map(\.time) == [0, 30, 60])
    #expect(move.outlines(every: 20).map(\.time) == [0, 20, 40, 60])
    #expect(move.outlines(every: 15).map(\.time) == [0, 20, 30, 50])
  }

  @Test func `a ring that only appears is followed by its opacity`() {
    var move = OnionMove(item: "row")
    for (index, opacity) in [0, 0.25, 1].enumerated() {
      move.add(
        OnionMove.Sample(
          time: Double(index) * 10, shape: .rect(CGRect(x: 0, y: 0, width: 50, height: 40)),
          opacity: opacity))
    }
    #expect(!move.isMoving && move.progress == [0, 0.25, 1])
    #expect(move.words.contains("the ring appears"))
  }

  /// Returns a screen with two tiles that grow with the focus, with the focus on the first.
  private func stage() -> (stage: Stage, second: Tile) {
    let (first, second) = (RisingTile("first", 100, 100), RisingTile("second", 300, 100))
    for tile in [first, second] { tile.focusedScale = 1.2 }
    let stage = Stage(first, second)
    stage.focus(on: first)
    stage.advance(2)
    return (stage, second)
  }

  @Test func `the outlines of a move are what is drawn at these times`() throws {
    let (stage, second) = stage()
    var move = OnionMove(item: "second")
    try stage.press("Right")
    #expect(stage.focused == "second")
    for time in stride(from: 0.0, through: 600, by: 5) {
      let list = time == 0 ? stage.frame() : stage.advance(0.005)
      move.add(try #require(OnionMove.Sample(of: second, in: list, time: time)))
    }
    let outlines = move.outlines(every: 30)
    #expect(outlines.count > 3 && outlines.first?.time == 0)
    // Another screen, of which only these moments are drawn.
    let (other, tile) = self.stage()
    try other.press("Right")
    var time = 0.0
    for outline in outlines {
      let list = other.advance((outline.time - time) / 1000)
      time = outline.time
      let fill = try #require(
        list.items(of: tile).first { if case .fill = $0.content { true } else { false } })
      let drawn = fill.content.bounds.applying(fill.transform)
      let bounds = outline.shape.bounds
      #expect(abs(drawn.minX - bounds.minX) < 1e-6 && abs(drawn.maxX - bounds.maxX) < 1e-6)
      #expect(abs(drawn.minY - bounds.minY) < 1e-6 && abs(drawn.maxY - bounds.maxY) < 1e-6)
    }
    #expect(abs(move.distance - 10) < 0.1)
  }

  @Test func `the picture has a stroke for each outline, the last one opaque`() {
    let move = move([0, 0.4, 0.8, 1, 1, 1])
    let picture = OnionPicture(
      [move], size: CGSize(width: 400, height: 300), every: 10,
      style: SearchStyle(palette: .light))
    let alphas = picture.overlay.compactMap { item -> CGFloat? in
      guard case .stroke(_, _, let color, _) = item.content,
        color.withAlphaComponent(1) == SearchStyle(palette: .light).start
      else { return nil }
      return color.alpha
    }
    #expect(alphas.count == move.outlines(every: 10).count)
    #expect(alphas == alphas.sorted() && alphas.last == 1)
    let list = picture.displayList(
      over: DisplayList(size: CGSize(width: 400, height: 300), background: .color(.white)),
      key: "Right")
    #expect(list.size == CGSize(width: 400, height: 300 + OnionPicture.curveHeight))
  }
}

/// A tile that defines its lift, as a view with a scale of its own does.
private final class RisingTile: Tile {
  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    coordinateLift(in: context, with: coordinator)
  }
}
