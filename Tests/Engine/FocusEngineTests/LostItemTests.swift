import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusEngine

/// When the focused item goes away, focus moves to an item near by while the user moves in steps;
/// otherwise the pad model hides it.
@MainActor
struct LostItemTests {
  @Test func `a key after the focused item was removed moves on from its successor`() throws {
    let root = StubRoot("abcd")
    try root.focus(on: "b")
    try root.item("b").remove()
    // Focus goes to the item behind it, and the key moves on from there.
    #expect(try root.walk(.right) == ["d"])
  }

  enum Loss: CaseIterable, Sendable {
    case removed, hidden, transparent, disabled, unfocusable, inert, covered, shrunk
    case insideHidden, outOfTree
  }

  /// The focused item x stands in the middle of a box; b is nearest to it.
  ///
  ///     a . .
  ///     . x b
  private func sample(_ model: FocusModel = .tv) throws -> StubRoot {
    let root = StubRoot(model: model)
    root.add("far", 800, 800, 50, 50)
    let box = root.add(StubItem.plain("box", CGRect(x: 0, y: 0, width: 400, height: 200)))
    box.add("a", 0, 0, 50, 50)
    let shelf = box.add(StubItem.plain("shelf", CGRect(x: 0, y: 100, width: 400, height: 100)))
    shelf.add("x", 100, 0, 50, 50)
    box.add("b", 200, 100, 50, 50)
    try root.focus(on: "x")
    return root
  }

  private func lose(_ loss: Loss, in root: StubRoot) throws {
    let item = try root.item("x")
    switch loss {
    case .removed: item.remove()
    case .hidden: item.state = .hidden
    case .transparent: item.state = .alphaZero
    case .disabled:
      item.state = .disabled
      item.canBecomeFocused = false
    case .unfocusable: item.canBecomeFocused = false
    case .inert: item.state = .interactionDisabled
    case .covered:
      try root.item("shelf").add(
        StubItem.plain("cover", CGRect(x: 90, y: 0, width: 70, height: 60)))
    case .shrunk: item.frame.size = .zero
    case .insideHidden: try root.item("shelf").state = .hidden
    case .outOfTree: try root.item("shelf").remove()
    }
  }

  @Test(arguments: Loss.allCases)
  func `focus moves to a near item when the focused one is lost`(loss: Loss) throws {
    let root = try sample()
    try lose(loss, in: root)
    root.turn()
    #expect(root.focused == "b")
  }

  @Test(arguments: Loss.allCases)
  func `the pad model moves focus to a near item while the user moves in steps`(loss: Loss) throws {
    let root = try sample(.pad)
    try lose(loss, in: root)
    root.turn()
    #expect(root.focused == "b")
  }

  @Test(arguments: Loss.allCases)
  func `the pad model hides a lost focus otherwise, and the next key shows a near item`(loss: Loss)
    throws
  {
    let root = try sample(.pad)
    root.focusSystem?.movesInSteps = false
    try lose(loss, in: root)
    root.turn()
    #expect(root.focused == nil)
    try root.press(.down)
    #expect(root.focused == "b")
  }

  /// Three or more items in a row or a column, of random sizes with equal gaps.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func `the later one of two equally near neighbours succeeds a lost item`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let isRow = Bool.random(using: &random)
    let isMirrored = isRow && Bool.random(using: &random)
    let root = StubRoot(size: CGSize(width: 4000, height: 4000), model: .tv)
    root.focusSystem?.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let count = Int.random(in: 3...7, using: &random)
    var place: CGFloat = isMirrored ? 3000 : 0
    for index in 0..<count {
      let length = CGFloat(Int.random(in: 40...80, using: &random))
      if isMirrored { place -= length }
      let frame =
        isRow
        ? CGRect(x: place, y: 0, width: length, height: 50)
        : CGRect(x: 0, y: place, width: 50, height: length)
      root.add(StubItem("\(index)", frame))
      place += isMirrored ? -20 : length + 20
    }
    let lost = Int.random(in: 0..<count, using: &random)
    try root.focus(on: "\(lost)")
    try root.item("\(lost)").remove()
    root.turn()
    let expected = lost + 1 < count ? lost + 1 : lost - 1
    #expect(root.focused == "\(expected)", "seed \(seed)")
  }

  @Test func `an item that moved into the place of a lost item gets focus`() throws {
    let root = StubRoot("abc")
    try root.focus(on: "b")
    try root.item("b").remove()
    try root.item("c").frame = CGRect(x: 120, y: 0, width: 500, height: 60)
    root.turn()
    #expect(root.focused == "c")
  }

  @Test func `an item with the nearest common ancestor is preferred to a nearer one`() throws {
    let root = try sample()
    try root.item("shelf").add("sibling", 350, 0, 50, 50)
    try root.item("x").remove()
    root.turn()
    #expect(root.focused == "sibling")
  }

  @Test func `the search for a successor starts at the last place of a lost item`() throws {
    let root = try sample()
    try root.item("x").frame.origin = CGPoint(x: 0, y: -60)
    root.turn()
    try root.item("x").remove()
    root.turn()
    #expect(root.focused == "a")
  }

  @Test func `no environment can refuse that focus leaves a lost item`() throws {
    let root = try sample()
    root.veto = { _ in true }
    try root.item("x").remove()
    root.turn()
    #expect(root.focused == "b")
  }

  @Test func `all environments concerned are notified of a lost item`() throws {
    let root = try sample()
    try root.item("x").state = .hidden
    root.turn()
    #expect(root.journal.names(.told) == ["x", "shelf", "box", "root", "b"])
    #expect(root.journal.names(.asked).isEmpty)
  }

  @Test func `a lost item is not reported as a failed movement`() throws {
    let root = try sample()
    let failures = FailureCounter(root)
    try root.item("x").remove()
    root.turn()
    #expect(failures.headings.isEmpty)
  }

  @Test func `nothing is focused after the only item is removed`() throws {
    let root = StubRoot("a")
    try root.focus(on: "a")
    try root.item("a").remove()
    root.turn()
    #expect(root.focused == nil)
  }

  @Test func `a lost item is focused again when it is the only one that can be`() throws {
    let root = StubRoot("a")
    try root.focus(on: "a")
    try root.item("a").state = .hidden
    root.turn()
    try root.item("a").state = []
    root.turn()
    #expect(root.focused == "a")
  }

  @Test func `a focused item that moves or grows keeps focus`() throws {
    let root = try sample()
    try root.item("x").frame = CGRect(x: 300, y: 20, width: 80, height: 60)
    root.turn()
    #expect(root.focused == "x")
    #expect(root.journal.entries.isEmpty)
  }

  @Test func `the lower one of two equally near items succeeds a lost item, in any order`() throws {
    for names in [["over", "under"], ["under", "over"]] {
      let root = StubRoot()
      for name in names { root.add(name, 0, name == "over" ? 0 : 200, 50, 50) }
      root.add("x", 0, 100, 50, 50)
      try root.focus(on: "x")
      try root.item("x").remove()
      root.turn()
      #expect(root.focused == "under")
    }
  }

  @Test func `a request in the same turn as a loss decides where focus goes`() throws {
    let root = try sample()
    try root.item("x").remove()
    root.focusSystem?.requestFocusUpdate(to: try root.item("far"))
    root.turn()
    #expect(root.focused == "far")
  }

  @Test func `a refused request does not keep focus on a lost item`() throws {
    let root = try sample()
    root.veto = { $0.nextFocusedItem?.focusDebugLabel == "far" }
    try root.item("x").state = .hidden
    root.focusSystem?.requestFocusUpdate(to: try root.item("far"))
    root.turn()
    #expect(root.focused == "b")
  }

  @Test func `a request that finds no item does not keep focus on a lost item`() throws {
    let root = try sample()
    let empty = root.add(StubItem.plain("empty", CGRect(x: 600, y: 0, width: 10, height: 10)))
    root.preferred = [empty]
    try root.item("x").state = .hidden
    root.focusSystem?.requestFocusUpdate(to: empty)
    root.turn()
    #expect(root.focused == "b")
  }

  @Test func `a request while focus is hidden is shown by the next focus key`() throws {
    let root = try sample(.pad)
    root.focusSystem?.movesInSteps = false
    try root.item("x").remove()
    root.turn()
    root.focusSystem?.requestFocusUpdate(to: try root.item("far"))
    root.focusSystem?.updateFocusIfNeeded()
    root.turn()
    try root.press(.down)
    #expect(root.focused == "far")
  }

  @Test func `the explanation of a loss lists where a successor was searched`() throws {
    let root = try sample()
    try root.item("x").remove()
    root.turn()
    let explanation = try #require(root.focusSystem?.lastExplanation)
    #expect(
      explanation.steps == [
        .init(label: "shelf", depth: 0, result: .empty),
        .init(label: "box", depth: 0, result: .entered),
        .init(label: "b", depth: 1, result: .focusable),
      ])
    #expect(explanation.account == "b is nearest in box")
  }
}
