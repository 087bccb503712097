import FocusEngine
import Foundation
import Testing

@testable import HaloHosting
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// What is told of a key that was pressed.
@MainActor
struct ScenePlayerTests {
  @Test func `a key that moves no focus is not told with the movement before it`() throws {
    let stage = Stage(model: .tv, Tile("a", 0, 0), Tile("b", 0, 200))
    let player = ScenePlayer(window: stage.window)
    let down = player.press(try Key(name: "Down"))
    #expect(down.outcome == .moved && down.explanation?.trigger == .movement)
    // Nothing is decided by a key that a text field or a control takes.
    stage.window.attach(KeyTaker())
    let right = player.press(try Key(name: "Right"))
    #expect(right.heading != nil)
    #expect(right.outcome == .stayed && right.explanation == nil)
    #expect(right.from == "b" && right.to == "b")
  }

  @Test func `two attempts that fail alike are told each`() throws {
    let stage = Stage(model: .tv, Tile("a", 0, 0))
    let player = ScenePlayer(window: stage.window)
    let first = player.press(try Key(name: "Left"))
    let second = player.press(try Key(name: "Left"))
    #expect(first.explanation != nil && first.explanation == second.explanation)
  }
}

/// Takes every key.
@MainActor
private final class KeyTaker: WindowAccessory {
  func receive(_ key: Key, phase: KeyPhase) -> Bool { true }
}
