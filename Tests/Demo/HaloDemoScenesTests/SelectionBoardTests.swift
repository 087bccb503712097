import FocusGeometry
import Foundation
import HaloControls
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloDemoScenes

/// Pieces that keys and the pointer move (HIG, Keyboards).
@MainActor
struct SelectionBoardTests {
  private func board(_ scene: SceneHarness) throws -> SelectionBoard {
    var found: SelectionBoard?
    scene.window.forEachDescendant { if let board = $0 as? SelectionBoard { found = board } }
    return try #require(found)
  }

  /// Presses the button over a place of the paper, moves the pointer and releases the button.
  private func drag(
    _ scene: SceneHarness, from start: CGPoint, by way: CGVector, holding modifier: String? = nil
  ) throws {
    let board = try board(scene)
    func place(_ point: CGPoint) -> CGPoint { board.paper.convert(point, to: scene.window) }
    let (window, time) = (scene.window, scene.player.time)
    let flags = try modifier.map { try Key(name: "\($0)+a").modifierFlags }
    let key = flags.map { Key(.modifier($0)) }
    window.pointerPressed(at: place(start), at: time)
    if let key { window.send(key, phase: .down, at: time) }
    let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
    window.pointerMoved(to: place(end), at: time)
    window.pointerReleased(at: place(end), at: time)
    if let key { window.send(key, phase: .up, at: time) }
    scene.player.rest()
  }

  @Test("an arrow moves by the smallest step for as long as it is held")
  func held() throws {
    let scene = try SceneHarness("selection")
    try scene.press("Down Tab")
    let before = try board(scene).pieces.frames[0]
    let key = try Key(name: "Right")
    scene.window.send(key, phase: .down, at: scene.player.time)
    for _ in 0..<5 { scene.window.send(key, phase: .repeat, at: scene.player.time) }
    scene.window.send(key, phase: .up, at: scene.player.time)
    scene.player.rest()
    let after = try board(scene).pieces.frames[0]
    #expect(after.minX == before.minX + 6 * BoardPieces.step && after.minY == before.minY)
  }

  @Test("after Command-A arrows move the pieces as a group, and Return selects one again")
  func group() throws {
    let scene = try SceneHarness("selection")
    try scene.press("Down Tab ctrl+a Right")
    let before = BoardPieces().frames
    #expect(try board(scene).pieces.frames == before.map { $0.offsetBy(dx: 4, dy: 0) })
    try scene.press("Return Down")
    let after = try board(scene).pieces
    #expect(!after.hasAll && after.selected == 1)
    #expect(after.frames[1].minY == before[1].minY + 4 && after.frames[2].minY == before[2].minY)
  }

  @Test("the pointer moves one piece, and all of them while Command is held")
  func dragging() throws {
    let scene = try SceneHarness("selection")
    let before = BoardPieces().frames
    try drag(scene, from: CGPoint(x: 30, y: 30), by: CGVector(dx: 13, dy: 5))
    var now = try board(scene).pieces.frames
    #expect(now == [before[0].offsetBy(dx: 12, dy: 4), before[1], before[2]])
    try drag(
      scene, from: CGPoint(x: 50, y: 50), by: CGVector(dx: -8, dy: 0), holding: "ctrl")
    now = try board(scene).pieces.frames
    #expect(
      now == [
        before[0].offsetBy(dx: 4, dy: 4), before[1].offsetBy(dx: -8, dy: 0),
        before[2].offsetBy(dx: -8, dy: 0),
      ])
  }

  @Test("the corner of the selected piece resizes it, and Shift keeps its proportions")
  func resizing() throws {
    let scene = try SceneHarness("selection")
    try drag(scene, from: CGPoint(x: 80, y: 80), by: CGVector(dx: 20, dy: 8))
    #expect(try board(scene).pieces.frames[0].size == CGSize(width: 80, height: 68))
    try drag(
      scene, from: CGPoint(x: 100, y: 88), by: CGVector(dx: 20, dy: 0), holding: "shift")
    #expect(try board(scene).pieces.frames[0].size == CGSize(width: 100, height: 85))
  }

  @Test("keys resize a piece within its limits, freely or in proportion")
  func resizingByKeys() throws {
    let scene = try SceneHarness("selection")
    try scene.press("Down Tab alt+Right alt+Right alt+Down")
    #expect(try board(scene).pieces.frames[0].size == CGSize(width: 68, height: 64))
    try scene.press(Array(repeating: "minus", count: 12).joined(separator: " "))
    let size = try board(scene).pieces.frames[0].size
    #expect(min(size.width, size.height) == BoardPieces.sides.lowerBound)
    #expect(scene.focus == "board")
  }
}
