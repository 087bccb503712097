import FocusEngine
import Foundation
import Testing

@testable import HaloHosting
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The report that a scene player returns for a key.
@MainActor
struct ScenePlayerTests {
  @Test func `the report of a key that moves no focus leaves out the movement before it`() throws {
    let stage = Stage(model: .tv, Tile("a", 0, 0), Tile("b", 0, 200))
    let player = ScenePlayer(window: stage.window)
    let down = player.press(try Key(name: "Down"))
    #expect(down.outcome == .moved && down.explanation?.trigger == .movement)
    // A key that a text field or a control handles decides nothing about the focus.
    stage.window.attach(KeyTaker())
    let right = player.press(try Key(name: "Right"))
    #expect(right.heading != nil)
    #expect(right.outcome == .stayed && right.explanation == nil)
    #expect(right.from == "b" && right.to == "b")
  }

  @Test func `two attempts that fail in the same way are both reported`() throws {
    let stage = Stage(model: .tv, Tile("a", 0, 0))
    let player = ScenePlayer(window: stage.window)
    let first = player.press(try Key(name: "Left"))
    let second = player.press(try Key(name: "Left"))
    #expect(first.explanation != nil && first.explanation == second.explanation)
  }
}

/// An accessory that handles every key.
@MainActor
private final class KeyTaker: WindowAccessory {
  func receive(_ key: Key, phase: KeyPhase) -> Bool { true }
}
