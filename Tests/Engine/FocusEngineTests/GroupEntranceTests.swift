import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusEngine

/// Every way into a focus group leads to its primary item (WWDC21 10260, 11:28).
@MainActor
struct GroupEntranceTests {
  /// The ways into the group of a list.
  enum Way: String, CaseIterable, Sendable {
    case firstKey, requestOfTheRoot, requestOfTheList, leap, tab, firstResponder, modelThatShows
  }

  /// Enters the group and returns the focused item.
  private func enter(_ root: StubRoot, _ way: Way) throws -> String? {
    let system = try #require(root.focusSystem)
    let list = try root.item("list")
    switch way {
    case .firstKey:
      root.turn()
      try root.press(.down)
    case .requestOfTheRoot:
      system.movesInSteps = true
      system.requestFocusUpdate(to: root)
      root.turn()
    case .requestOfTheList:
      try root.focus(on: "outside")
      system.requestFocusUpdate(to: list)
      root.turn()
    case .leap:
      try root.focus(on: "outside")
      system.moveFocus(to: list, heading: .next)
    case .tab:
      try root.focus(on: "outside")
      try root.press(.next)
    case .firstResponder:
      try root.focus(on: "outside")
      system.followFirstResponder(to: list, isUsed: false)
      root.turn()
    case .modelThatShows:
      system.model.defersFocus = false
      root.turn()
    }
    return root.focused
  }

  /// A list at the corner that shows some of its rows, and an item beside it.
  private func sample(_ model: FocusModel, rows: Int = 6) -> (root: StubRoot, list: StubScroll) {
    let root = StubRoot(model: model)
    let list = root.add(
      StubScroll(
        "list", CGRect(x: 0, y: 0, width: 100, height: 180),
        content: CGSize(width: 100, height: CGFloat(rows) * 60)))
    list.group = "list"
    for row in 0..<rows { list.add("row \(row)", 0, CGFloat(row) * 60, 100, 50) }
    root.add("outside", 300, 0, 100, 50)
    return (root, list)
  }

  @Test(arguments: [FocusModel.pad, .catalyst], Way.allCases)
  func `every way into a group focuses its selected item`(model: FocusModel, way: Way) throws {
    let (root, _) = sample(model)
    try root.item("row 2").state = .selected
    #expect(try enter(root, way) == "row 2")
  }

  @Test(arguments: [FocusModel.pad, .catalyst], Way.allCases)
  func `every way into a group focuses its prioritized item`(model: FocusModel, way: Way) throws {
    let (root, _) = sample(model)
    try root.item("row 1").priority = .prioritized
    #expect(try enter(root, way) == "row 1")
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `every way into a group focuses the same item`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rows = Int.random(in: 1...8, using: &random)
    let states = (0..<rows).map { _ in
      FocusItemState(rawValue: [0, 0, 0, 16].randomElement(using: &random) ?? 0)
    }
    let priorities = (0..<rows).map { _ in
      [0, 0, 0, 999, 1000, 1001, 2000, 2001].randomElement(using: &random) ?? 0
    }
    let offset = CGFloat(Int.random(in: 0...rows * 30, using: &random))
    let model = [FocusModel.pad, .catalyst].randomElement(using: &random) ?? .pad
    let answers = try Way.allCases.map { way in
      let (root, list) = sample(model, rows: rows)
      for row in 0..<rows {
        let item = try root.item("row \(row)")
        (item.state, item.priority) = (states[row], FocusGroupPriority(rawValue: priorities[row]))
      }
      list.contentOffset.y = offset
      return try enter(root, way)
    }
    #expect(Set(answers).count == 1 && answers[0] != nil, "seed \(seed): \(answers)")
  }

  @Test func `a request to a group focuses the item that was focused in it last`() throws {
    let (root, _) = sample(.pad)
    try root.focus(on: "row 1")
    #expect(try enter(root, .requestOfTheList) == "row 1")
  }

  @Test func `the focused item keeps focus when its container asks for an update`() throws {
    let (root, list) = sample(.pad)
    try root.item("row 0").state = .selected
    try root.focus(on: "row 2")
    list.setNeedsFocusUpdate()
    root.turn()
    #expect(root.focused == "row 2")
  }

  @Test
  func `the first focus key shows an item that became the primary item while focus was deferred`()
    throws
  {
    let (root, _) = sample(.pad)
    root.turn()
    try root.item("row 2").state = .selected
    try root.press(.down)
    #expect(root.focused == "row 2")
  }

  @Test func `a primary item that leads nowhere is replaced by the next one`() throws {
    let (root, _) = sample(.pad)
    let dead = try root.item("row 2")
    dead.state = .selected
    dead.preferred = [root.add(StubItem.plain("empty", .zero))]
    #expect(try enter(root, .firstKey) == "row 0")
  }

  @Test func `a model without focus groups enters a list at its first item`() throws {
    let (root, _) = sample(.tv)
    try root.item("row 2").state = .selected
    root.turn()
    #expect(root.focused == "row 0")
  }
}
