import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloDisplayList
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// A focused picture leans in the direction of focus movements and hints.
@MainActor
struct LeaningTests {
  private func tilt(_ row: PosterRow, _ index: Int) -> CGVector {
    let picture = row.posters[index].imageView
    return picture.presented(.tilt, picture.tilt)
  }

  @Test(arguments: [("Up", 0.0, -1.0), ("Down", 0, 1), ("Left", -1, 0)])
  func `a refused movement nudges the focused picture in its direction and lets it return`(
    key: String, dx: Double, dy: Double
  ) throws {
    let row = PosterRow()
    // The key goes down and up at the same time, as in a quick tap.
    try row.stage.press(key)
    let motion = row.stage.window.appearance.motion
    row.stage.advance(motion.shortestLean)
    let now = tilt(row, 0)
    #expect(now.dx * dx > 0.5 || now.dy * dy > 0.5)
    #expect(now.dx * dy == 0 && now.dy * dx == 0)
    row.stage.advance(motion.leanBack)
    #expect(tilt(row, 0) == .zero && row.stage.window.nextFrameTime(now: 9) == nil)
  }

  @Test func `a successful movement makes a layered picture lean, but not a flat one`() throws {
    for layers in [nil, 3] {
      let row = PosterRow(layers: layers)
      try row.stage.press("Right")
      row.stage.advance(0.12)
      #expect((tilt(row, 1).dx > 0.4) == (layers != nil))
      #expect(tilt(row, 0) == .zero)
      row.stage.advance(0.02)
      row.stage.advance(1)
      #expect(tilt(row, 1) == .zero)
    }
  }

  /// In no frame does the picture return before the key is released.
  @Test(arguments: [1, 3])
  func `a picture leans without a break for as long as a key is down`(count: Int) throws {
    let row = PosterRow(count: count, layers: 3)
    try row.stage.send("Right", .down)
    var last = CGFloat.zero
    for frame in 0..<70 {
      // A keyboard begins to repeat after 660 ms; at the end of the row that movement is refused.
      if frame * 16 > 660, frame % 3 == 0 { try row.stage.send("Right", .repeat) }
      row.stage.advance(0.016)
      guard frame * 16 < 640 || count == 1 else { continue }
      let now = tilt(row, min(1, count - 1)).dx
      #expect(now >= last - 1e-9, "frame \(frame)")
      last = now
    }
    #expect(last > 0.75)
    try row.stage.send("Right", .up)
    row.stage.advance(0.14)
    row.stage.advance(1)
    #expect((0..<count).allSatisfy { tilt(row, $0) == .zero })
  }

  @Test func `a picture leans while a refused arrow is held and returns on its release`() throws {
    let row = PosterRow(count: 1)
    try row.stage.send("Up", .down)
    row.stage.advance(0.4)
    for _ in 0..<20 {
      try row.stage.send("Up", .repeat)
      row.stage.advance(0.03)
    }
    row.stage.advance(1)
    #expect(tilt(row, 0).dy == -row.stage.window.appearance.tilt.held)
    try row.stage.send("Up", .up)
    row.stage.advance(0.1)
    #expect(tilt(row, 0).dy < 0)
    row.stage.advance(1)
    #expect(tilt(row, 0) == .zero && row.stage.window.nextFrameTime(now: 9) == nil)
  }

  @Test func `a focused picture leans towards the pointer and returns when the pointer leaves`() {
    let row = PosterRow()
    let (window, poster) = (row.stage.window, row.posters[0])
    let (focused, box) = (window.focusSystem?.focusedItem, poster.bounds)
    func point(_ x: CGFloat, _ y: CGFloat) {
      let place = CGPoint(x: box.width * x, y: box.height * y)
      window.pointerMoved(to: poster.convert(place, to: window), at: window.currentTime)
      row.stage.advance(1)
    }
    point(0.75, 0.5)
    #expect(abs(tilt(row, 0).dx - 0.5) < 0.001 && abs(tilt(row, 0).dy) < 0.001)
    point(0.5, 0.25)
    #expect(abs(tilt(row, 0).dx) < 0.001 && abs(tilt(row, 0).dy + 0.5) < 0.001)
    // The pointer is beside the picture, over another one.
    point(1.5, 0.5)
    #expect(tilt(row, 0) == .zero && tilt(row, 1) == .zero)
    point(0.25, 0.5)
    window.pointerLeft(at: window.currentTime)
    row.stage.advance(1)
    #expect(tilt(row, 0) == .zero)
    #expect(window.focusSystem?.focusedItem === focused)
  }

  @Test func `a picture that loses the focus stops leaning`() throws {
    let row = PosterRow()
    row.stage.window.hintFocusMovement(CGVector(dx: 0.5, dy: -3))
    row.stage.advance(1)
    #expect(tilt(row, 0) == CGVector(dx: 0.5, dy: -1))
    try row.stage.press("Right")
    row.stage.advance(1)
    #expect(tilt(row, 0) == .zero)
  }

  @Test func `the focused item receives focus movement hints`() throws {
    final class Hinted: Tile {
      var hints: [CGVector] = []
      override func didHintFocusMovement(_ hint: FocusMovementHint) {
        hints.append(hint.movementDirection)
      }
    }
    let tile = Hinted("a", 0, 0)
    let stage = Stage(tile)
    stage.window.hintFocusMovement(CGVector(dx: 0.25, dy: 0))
    stage.window.hintFocusMovement(.zero)
    try stage.press("Left")
    stage.advance(1)
    #expect(
      tile.hints == [CGVector(dx: 0.25, dy: 0), .zero, CGVector(dx: -1, dy: 0), .zero])
  }

  @Test func `no item leans under the pad model`() throws {
    let tile = Tile("a", 0, 0)
    let stage = Stage(model: .pad, tile)
    stage.focus(on: tile)
    try stage.press("Left")
    stage.window.hintFocusMovement(CGVector(dx: 1, dy: 1))
    stage.advance(1)
    #expect(tile.tilt == .zero && !stage.window.animator.isMoving)
  }

  @Test(arguments: [(1.0, 0.0), (-1, 1), (0.3, -0.6), (0, 1)])
  func `a picture leans by three degrees at most, and its shadow shifts the other way`(
    dx: Double, dy: Double
  ) throws {
    let row = PosterRow()
    let picture = row.posters[0].imageView
    let upright = row.stage.frame()
    picture.tilt = CGVector(dx: dx, dy: dy)
    let list = row.stage.frame()
    let projection = try #require(list.projections(of: picture).first)
    let box = try #require(list.images(of: picture).first).extent
    let corners = [box.minX, box.maxX].map { x in
      [box.minY, box.maxY].map { projection.project(CGPoint(x: x, y: $0)) }
    }
    // The side that is further away looks smaller.
    let (left, right) = (corners[0][1].y - corners[0][0].y, corners[1][1].y - corners[1][0].y)
    #expect(dx == 0 || (left > right) == (dx > 0))
    let depth = max(box.width, box.height) / 2 * sin(3 * .pi / 180)
    #expect(abs(left - right) <= 2 * 1.1 * box.height * depth / 700)
    func shadow(_ list: DisplayList) -> CGRect? {
      list.items(of: picture).last { if case .shadow = $0.content { true } else { false } }?.extent
    }
    let shift = try #require(shadow(list)).minX - (try #require(shadow(upright))).minX
    let allowed = row.stage.window.appearance.tilt.shadowShift * picture.focusedScale
    #expect(dx == 0 || (shift < 0) == (dx > 0))
    #expect(abs(shift) <= allowed + 1e-9)
  }
}
