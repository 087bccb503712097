import FocusGeometry
import Foundation
import Testing

@testable import FocusEngine

/// The sounds and the hints of movements (WWDC17 224).
@MainActor
struct SoundTests {
  /// Item a, and b in a parent in a grandparent to the right of it.
  private func sample(model: FocusModel = .tv) throws -> (root: StubRoot, parent: StubItem) {
    let root = StubRoot(model: model)
    root.add("a", 0, 400, 100, 100)
    let grandparent = root.add(
      StubItem.plain("grandparent", CGRect(x: 500, y: 400, width: 500, height: 500)))
    let parent = grandparent.add(
      StubItem.plain("parent", CGRect(x: 0, y: 0, width: 500, height: 500)))
    parent.add("b", 0, 0, 100, 100)
    try root.focus(on: "a")
    return (root, parent)
  }

  private func sounds(_ root: StubRoot, _ body: () throws -> Void) rethrows -> [FocusSound] {
    var sounds: [FocusSound] = []
    root.focusSystem?.soundHandler = { sounds.append($0) }
    try body()
    return sounds
  }

  @Test(arguments: [
    ("b", FocusSoundIdentifier("own"), FocusSoundIdentifier("own")),
    ("parent", FocusSoundIdentifier("own"), FocusSoundIdentifier("own")),
    ("parent", .default, .default), ("none of them", .none, .default),
  ])
  func `a movement's sound is that of the item, else of its nearest ancestor, else the default`(
    name: String, answer: FocusSoundIdentifier, expected: FocusSoundIdentifier
  ) throws {
    let (root, _) = try sample()
    if name != "none of them" { try root.item(name).sound = answer }
    #expect(try sounds(root) { try root.press(.right) }.map(\.identifier) == [expected])
    #expect(root.focusSystem?.lastExplanation?.sound == expected.rawValue)
  }

  @Test func `an item that asks for no sound is silent even if its parent has a sound`() throws {
    let (root, parent) = try sample()
    parent.sound = FocusSoundIdentifier("own")
    try root.item("b").sound = FocusSoundIdentifier.none
    #expect(try sounds(root) { try root.press(.right) }.isEmpty)
  }

  @Test func `a request and a failed movement make no sound`() throws {
    let (root, _) = try sample()
    let heard = try sounds(root) {
      try root.press(.up)
      root.focusSystem?.requestFocusUpdate(to: try root.item("b"))
      root.focusSystem?.updateFocusIfNeeded()
    }
    #expect(root.focused == "b" && heard.isEmpty)
  }

  @Test(arguments: [FocusModel.pad, .catalyst, .android])
  func `models other than tv make no sounds`(model: FocusModel) throws {
    let (root, _) = try sample(model: model)
    #expect(try sounds(root) { try root.press(.right) }.isEmpty)
    #expect(root.focused == "b")
  }

  @Test func `a sound is panned to the place of the item and is quieter in fast succession`() throws
  {
    let (root, _) = try sample()
    let system = try #require(root.focusSystem)
    let heard = try sounds(root) {
      system.currentTime = 10
      try root.press(.right)
      system.currentTime = 10.1
      try root.press(.left)
    }
    #expect(heard.map { ($0.pan * 100).rounded() / 100 } == [0.1, -0.9])
    #expect(heard.map(\.volume) == [1, FocusSystem.fastVolume])
  }

  @Test
  func `the sound of a small item has a higher pitch than that of a large one, within bounds`()
    throws
  {
    var pitches: [Double] = []
    for side in [1, 60, 240, 900] {
      let (root, _) = try sample()
      try root.item("b").frame = CGRect(x: 0, y: 0, width: side, height: side)
      pitches += try sounds(root) { try root.press(.right) }.map(\.pitch)
    }
    #expect(pitches.count == 4 && pitches == pitches.sorted(by: >))
    #expect(pitches[0] == 2 && pitches[2] == 1 && pitches[3] > 0.5)
  }

  @Test func `only the focused item receives a movement hint, whose copy keeps the values`() throws
  {
    let (root, _) = try sample()
    let system = try #require(root.focusSystem)
    var kept: [FocusMovementHint] = []
    try root.item("a").onHint = { kept += [$0, $0.copy()] }
    try root.item("b").onHint = { _ in Issue.record("b is not focused") }
    system.hintMovement(CGVector(dx: 0.5, dy: -3))
    system.hintMovement(CGVector(dx: -CGFloat.nan, dy: 0))
    #expect(kept.count == 4 && kept[0] === kept[2] && kept[1] !== kept[3])
    #expect(kept[1].movementDirection == CGVector(dx: 0.5, dy: -1))
    #expect(kept[0].movementDirection == .zero)
    #expect(kept[1].translation.dx == 0.5 * FocusMovementHint.maximumTranslation)
    #expect(kept[1].rotation.dx == FocusMovementHint.maximumRotation)
  }

  @Test func `a movement resets the movement hint`() throws {
    let (root, _) = try sample()
    let system = try #require(root.focusSystem)
    system.hintMovement(CGVector(dx: 1, dy: 0))
    try root.press(.right)
    #expect(system.hint.movementDirection == .zero)
  }
}
