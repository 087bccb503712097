import FocusEngine
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Selection of several items: by Shift, by Command-A and one by one.
@MainActor
struct MultipleSelectionTests {
  private func several(_ rows: Int = 20, follows: Bool = false) -> LongListStage {
    let long = LongListStage(rows)
    long.list.allowsMultipleSelection = true
    long.list.selectionFollowsFocus = follows
    return long
  }

  @Test func `Shift with arrows extends the selection from the focused row and shrinks it again`()
    throws
  {
    let long = several()
    long.focus(3)
    try long.press("shift+Down", "shift+Down")
    #expect(long.selected == [3, 4, 5] && long.focused == "5")
    try long.press("shift+Up", "shift+Up", "shift+Up")
    #expect(long.selected == [2, 3])
    #expect(long.delegate.log.contains("deselected 5"))
  }

  @Test func `a held arrow with Shift keeps extending the selection`() throws {
    let long = several()
    long.focus(0)
    try long.stage.send("shift+Down", .down)
    for _ in 0..<5 { try long.hold("shift+Down") }
    try long.stage.send("shift+Down", .up)
    #expect(long.selected == Array(0...6))
  }

  @Test func `a range that is selected with Shift is added to the earlier selection`() throws {
    let long = several()
    long.focus(0)
    try long.press("Return", "Down", "Down", "Down", "shift+Down")
    #expect(long.selected == [0, 3, 4])
    try long.press("Down", "shift+Down")
    #expect(long.selected == [0, 3, 4, 5, 6])
  }

  @Test func `if selection follows focus, an arrow without Shift begins a new selection`() throws {
    let long = several(follows: true)
    long.focus(2)
    try long.press("shift+Down", "shift+Down")
    #expect(long.selected == [2, 3, 4])
    try long.press("Down")
    #expect(long.selected == [5])
    try long.press("shift+Up")
    #expect(long.selected == [4, 5])
  }

  @Test func `in a grid Shift extends the selection in reading order`() throws {
    let long = LongListStage([30], layout: GridLayout(minimumWidth: 80, spacing: 10))
    long.list.allowsMultipleSelection = true
    long.focus(1)
    try long.press("shift+Down")
    let end = Int(long.focused ?? "") ?? 0
    #expect(end > 1 && long.selected == Array(1...end))
  }

  @Test func `Return selects or deselects one item after another in a multiple selection`() throws {
    let long = several()
    long.focus(0)
    try long.press("Return", "Down", "Return", "Down", "Down", "Return", "Up", "Up", "Return")
    #expect(long.selected == [0, 3])
    #expect(long.delegate.log.last == "deselected 1")
  }

  @Test func `Return performs the primary action only of an item that alone is selected`() throws {
    let long = several()
    long.focus(0)
    try long.press("Return", "Down", "Return", "Return", "Up", "Return")
    #expect(long.delegate.log.filter { $0.hasPrefix("action") } == ["action 0"])
  }

  @Test func `Command-A selects all items of a list, and with Shift it deselects them`() throws {
    let long = several(50_000)
    long.focus(1)
    try long.press("ctrl+a")
    #expect(long.list.numberOfSelectedItems == 50_000)
    #expect(long.list.made.values.allSatisfy { $0.isSelected })
    #expect(long.list.selection.rangeView.count == 1)
    try long.press("ctrl+shift+a")
    #expect(
      long.list.numberOfSelectedItems == 0 && !long.list.made.values.contains { $0.isSelected })
  }

  @Test func `Command-A does nothing in a list with single selection`() throws {
    let long = LongListStage(20)
    long.focus(1)
    try long.press("ctrl+a", "shift+Down")
    #expect(long.selected.isEmpty && long.focused == "2")
  }

  @Test func `Shift with End selects all items up to the last one`() throws {
    let long = several(10_000)
    long.focus(10)
    try long.press("shift+End")
    #expect(long.list.numberOfSelectedItems == 9_990 && long.source.rows.count < 60)
  }

  @Test func `extending the selection leaves out items that the delegate refuses`() throws {
    let long = several()
    long.delegate.refusedSelections = [4]
    long.focus(3)
    try long.press("shift+Down", "shift+Down")
    #expect(long.selected == [3, 5])
  }

  @Test func `Shift-Tab moves back and does not extend the selection`() throws {
    let long = several()
    long.focus(3)
    try long.press("shift+Tab")
    #expect(long.focused == "2" && long.selected.isEmpty)
  }

  @Test func `a list that is being edited uses its settings for editing`() throws {
    let long = LongListStage(20)
    long.list.isEditing = true
    long.focus(1)
    try long.press("Return")
    #expect(long.selected.isEmpty && long.delegate.log == [])
    long.list.allowsMultipleSelectionDuringEditing = true
    try long.press("Return", "Down", "Return")
    #expect(long.selected == [1, 2])
    #expect(!long.delegate.log.contains { $0.hasPrefix("action") })
    long.list.delegate = nil
    long.list.allowsFocusDuringEditing = false
    long.stage.frame()
    #expect(long.focused == "above" || long.focused == "below")
  }
}
