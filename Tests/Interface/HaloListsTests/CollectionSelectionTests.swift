import FocusEngine
import Foundation
import Testing

@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Selection by focus and by key (Cases, 42, 43).
@MainActor
struct CollectionSelectionTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(item: row, section: 0) }

  @Test func `selection follows focus if the list is set to do so`() throws {
    let lists = ListStage()
    lists.list.selectionFollowsFocus = true
    lists.focus(row: 0)
    try lists.stage.press("Down")
    #expect(lists.list.indexPathsForSelectedItems == [path(1)])
    #expect(lists.delegate.log == ["follows 1", "selected 1"])
    #expect(lists.list.cells.map(\.isSelected) == [false, true, false, false, false, false])
  }

  @Test func `selection does not follow focus to a row that the delegate refuses`() throws {
    let lists = ListStage()
    lists.list.selectionFollowsFocus = true
    lists.delegate.unselectable = [1]
    lists.focus(row: 0)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "1")
    #expect(lists.list.indexPathsForSelectedItems == [path(0)])
    #expect(lists.delegate.log == ["follows 1"])
  }

  @Test func `the delegate is not asked about selection that does not follow focus`() throws {
    let lists = ListStage()
    lists.focus(row: 0)
    try lists.stage.press("Down", "Down", "Up")
    #expect(lists.delegate.log.isEmpty && lists.list.indexPathsForSelectedItems == nil)
  }

  @Test func `selection does not follow focus in a list that does not allow selection`() throws {
    let lists = ListStage()
    lists.list.selectionFollowsFocus = true
    lists.list.allowsSelection = false
    lists.focus(row: 0)
    try lists.stage.press("Down")
    #expect(lists.list.indexPathsForSelectedItems == nil)
  }

  @Test func `selection stays when focus leaves the list`() throws {
    let lists = ListStage()
    lists.list.selectionFollowsFocus = true
    lists.focus(row: 0)
    try lists.stage.press("Up")
    #expect(lists.stage.focused == "above")
    #expect(lists.list.indexPathsForSelectedItems == [path(0)])
  }

  @Test func `a select press selects the focused row and performs its action`() throws {
    let lists = ListStage()
    lists.focus(row: 1)
    try lists.stage.press("Return")
    #expect(lists.delegate.log == ["selected 1", "action 1"])
  }

  @Test func `a select press on a selected row only performs its action`() throws {
    let lists = ListStage()
    lists.focus(row: 1)
    try lists.stage.press("Return", "Return")
    #expect(lists.delegate.log == ["selected 1", "action 1", "action 1"])
  }

  @Test func `a row is highlighted from press to release`() throws {
    let lists = ListStage()
    lists.focus(row: 1)
    try lists.stage.send("Return", .down)
    #expect(lists.list.cells[1].isHighlighted)
    lists.stage.advance(0.5)
    try lists.stage.send("Return", .up)
    #expect(!lists.list.cells[1].isHighlighted)
  }

  @Test func `a very short press acts at once and keeps its highlight for a moment`() throws {
    let lists = ListStage()
    lists.focus(row: 1)
    try lists.stage.press("Return")
    #expect(lists.delegate.log == ["selected 1", "action 1"])
    #expect(lists.list.cells[1].isHighlighted)
    lists.stage.advance(0.2)
    #expect(!lists.list.cells[1].isHighlighted)
  }

  @Test func `the delayed end of a short press does not end the highlight of the next press`()
    throws
  {
    let lists = ListStage()
    lists.focus(row: 1)
    try lists.stage.press("Return")
    try lists.stage.send("Return", .down)
    lists.stage.advance(0.5)
    #expect(lists.list.cells[1].isHighlighted)
    try lists.stage.send("Return", .up)
    #expect(!lists.list.cells[1].isHighlighted)
  }

  @Test func `a cancelled press selects nothing and ends its highlight`() throws {
    let lists = ListStage()
    lists.focus(row: 1)
    try lists.stage.send("Return", .down)
    lists.stage.window.setActive(false)
    try lists.stage.send("Return", .up)
    #expect(lists.delegate.log.isEmpty && !lists.list.cells[1].isHighlighted)
  }

  @Test func `selecting a row in code does not call the delegate`() {
    let lists = ListStage()
    lists.list.selectItem(at: path(3))
    #expect(lists.list.cells[3].isSelected && lists.delegate.log.isEmpty)
    lists.list.selectItem(at: nil)
    #expect(!lists.list.cells[3].isSelected)
  }

  @Test func `a row that does not exist cannot be selected`() {
    let lists = ListStage()
    lists.list.selectItem(at: path(99))
    #expect(lists.list.indexPathsForSelectedItems == nil)
    #expect(lists.list.cellForItem(at: path(99)) == nil)
    #expect(lists.list.cellForItem(at: IndexPath(item: 0, section: 1)) == nil)
  }

  @Test func `replacing all cells clears the selection`() {
    let lists = ListStage()
    lists.list.selectItem(at: path(3))
    lists.list.setCells((0..<6).map(ListStage.cell))
    #expect(lists.list.indexPathsForSelectedItems == nil)
  }

  @Test func `a replaced cell has no collection view, index path or selection`() {
    let lists = ListStage()
    let old = lists.list.cells[3]
    lists.list.selectItem(at: path(3))
    lists.list.setCells([ListStage.cell(0)])
    #expect(old.indexPath == nil && old.collectionView == nil && !old.isSelected)
  }

  @Test func `a cell that is set again belongs to the list at its new place`() {
    let lists = ListStage()
    let cells = lists.list.cells
    lists.list.setCells(cells.reversed())
    #expect(cells[0].indexPath == path(5) && cells[0].collectionView === lists.list)
  }
}
