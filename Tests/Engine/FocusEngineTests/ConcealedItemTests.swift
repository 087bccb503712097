import FocusEngine
import FocusGeometry
import Foundation
import Testing

/// In browsers and on Android, covered, transparent and clipped items are stops, and a reviewer has
/// to be told (WCAG 2.4.11; Decisions).
@MainActor
struct ConcealedItemTests {
  enum Concealment: CaseIterable, Sendable { case covered, clear, insideClear, cutOff }

  /// Items a, b and c in document order and from left to right; b is invisible.
  private func row(_ concealment: Concealment, _ model: FocusModel) throws -> StubRoot {
    let root = StubRoot("a.c", model: model)
    let box = root.add(StubItem.plain("box", CGRect(x: 120, y: 0, width: 100, height: 60)), at: 1)
    box.add("b", concealment == .cutOff ? 0 : 10, concealment == .cutOff ? 70 : 10, 60, 40)
    switch concealment {
    case .covered: root.add(StubItem.plain("bar", CGRect(x: 110, y: 0, width: 105, height: 100)))
    case .clear: try root.item("b").state = .alphaZero
    case .insideClear: box.state = .alphaZero
    case .cutOff:
      box.clips = true
      // The neighbours are moved down so that b is straight ahead of them.
      for name in ["a", "c"] { try root.item(name).frame.origin.y = 60 }
    }
    return root
  }

  @Test(arguments: Concealment.allCases)
  func `a concealed item is a Tab stop under the html model`(concealment: Concealment) throws {
    let root = try row(concealment, .html)
    try root.focus(on: "a")
    #expect(try root.walk(.next, .next, .previous) == ["b", "c", "b"])
  }

  @Test(
    arguments: Concealment.allCases, [FocusSystem.ExplanationDetail.decision, .complete])
  func `arrow keys reach a concealed item under the android model`(
    concealment: Concealment, detail: FocusSystem.ExplanationDetail
  ) throws {
    let root = try row(concealment, .android)
    root.focusSystem?.explanationDetail = detail
    try root.focus(on: "a")
    #expect(try root.walk(.right, .right, .left) == ["b", "c", "b"])
    let winner = try #require(root.focusSystem?.lastExplanation?.decisive)
    let expected: FocusExplanation.Reason =
      switch concealment {
      case .covered: .covered(by: ["bar"])
      case .clear: .alphaZero
      case .insideClear: .ancestor("box", .alphaZero)
      case .cutOff: .clipped
      }
    #expect(winner.label == "b" && winner.concealments == [expected])
    if concealment == .covered || concealment == .cutOff { #expect(winner.visible == []) }
    #expect(
      FocusDebugger.checkFocusability(for: try root.item("b")).notes.last
        == "Nobody sees it: \(expected).")
  }

  @Test(arguments: Concealment.allCases, [FocusModel.tv, .pad, .catalyst])
  func `focus skips a concealed item under UIKit's models`(
    concealment: Concealment, model: FocusModel
  ) throws {
    let root = try row(concealment, model)
    try root.focus(on: "a")
    #expect(try root.walk(.right, .left) == ["c", "a"])
  }

  @Test(arguments: [FocusModel.html, .android])
  func `focus skips a hidden item under the html and android models too`(model: FocusModel) throws {
    let root = try row(.covered, model)
    try root.item("b").state = .hidden
    try root.focus(on: "a")
    #expect(try root.walk(.next) == ["c"])
  }

  @Test(arguments: [FocusModel.html, .android])
  func `a focused item that becomes covered keeps focus under the html and android models`(
    model: FocusModel
  ) throws {
    let root = try row(.covered, model)
    let bar = try root.item("bar")
    bar.remove()
    try root.focus(on: "b")
    root.add(bar)
    root.turn()
    #expect(root.focused == "b")
  }

  @Test(arguments: [(FocusModel.tv, "a"), (.android, "b")])
  func `a search starts at the visible part of a covered item, and on Android at its whole frame`(
    model: FocusModel, expected: String
  ) throws {
    // Only the left half of a is visible; b lies below its right half.
    let root = StubRoot(model: model)
    root.add("a", 0, 0, 200, 50)
    root.add(StubItem.plain("cover", CGRect(x: 100, y: 0, width: 100, height: 50)))
    root.add("b", 110, 100, 80, 50)
    try root.focus(on: "a")
    try root.press(.down)
    #expect(root.focused == expected)
  }
}
