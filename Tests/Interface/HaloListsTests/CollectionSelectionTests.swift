import FocusEngine
import Foundation
import Testing

@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Selection by focus and by key (Cases, 42, 43).
@MainActor
struct CollectionSelectionTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(item: row, section: 0) }

  @Test func `selection follows focus when told`() throws {
    let lists = ListStage()
    lists.list.selectionFollowsFocus = true
    lists.focus(row: 0)
    try lists.stage.press("Down")
    #expect(lists.list.indexPathsForSelectedItems == [path(1)])
    #expect(lists.delegate.log == ["follows 1", "selected 1"])
    #expect(lists.list.cells.map(\.isSelected) == [false, true, false, false, false, false])
  }

  @Test func `a row that the delegate excepts is focused and not selected`() throws {
    let lists = ListStage()
    lists.list.selectionFollowsFocus = true
    lists.delegate.unselectable = [1]
    lists.focus(row: 0)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "1")
    #expect(lists.list.indexPathsForSelectedItems == [path(0)])
    #expect(lists.delegate.log == ["follows 1"])
  }

  @Test func `when selection does not follow, the delegate is never asked`() throws {
    let lists = ListStage()
    lists.focus(row: 0)
    try lists.stage.press("Down", "Down", "Up")
    #expect(lists.delegate.log.isEmpty && lists.list.indexPathsForSelectedItems == nil)
  }

  @Test func `where selection is not allowed it does not follow`() throws {
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

  @Test func `select chooses the focused row and performs its action`() throws {
    let lists = ListStage()
    lists.focus(row: 1)
    try lists.stage.press("Return")
    #expect(lists.delegate.log == ["selected 1", "action 1"])
  }

  @Test func `select on what is selected performs its action alone`() throws {
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

  @Test func `a press too short to be seen stays visible for a moment and acts at once`() throws {
    let lists = ListStage()
    lists.focus(row: 1)
    try lists.stage.press("Return")
    #expect(lists.delegate.log == ["selected 1", "action 1"])
    #expect(lists.list.cells[1].isHighlighted)
    lists.stage.advance(0.2)
    #expect(!lists.list.cells[1].isHighlighted)
  }

  @Test func `a second press is not let go by the first`() throws {
    let lists = ListStage()
    lists.focus(row: 1)
    try lists.stage.press("Return")
    try lists.stage.send("Return", .down)
    lists.stage.advance(0.5)
    #expect(lists.list.cells[1].isHighlighted)
    try lists.stage.send("Return", .up)
    #expect(!lists.list.cells[1].isHighlighted)
  }

  @Test func `a cancelled press selects nothing`() throws {
    let lists = ListStage()
    lists.focus(row: 1)
    try lists.stage.send("Return", .down)
    lists.stage.window.setActive(false)
    try lists.stage.send("Return", .up)
    #expect(lists.delegate.log.isEmpty && !lists.list.cells[1].isHighlighted)
  }

  @Test func `selecting by program tells no one`() {
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

  @Test func `new cells forget selection`() {
    let lists = ListStage()
    lists.list.selectItem(at: path(3))
    lists.list.setCells((0..<6).map(ListStage.cell))
    #expect(lists.list.indexPathsForSelectedItems == nil)
  }

  @Test func `a replaced cell is in no collection view`() {
    let lists = ListStage()
    let old = lists.list.cells[3]
    lists.list.selectItem(at: path(3))
    lists.list.setCells([ListStage.cell(0)])
    #expect(old.indexPath == nil && old.collectionView == nil && !old.isSelected)
  }

  @Test func `a cell that is given again keeps its place in the list`() {
    let lists = ListStage()
    let cells = lists.list.cells
    lists.list.setCells(cells.reversed())
    #expect(cells[0].indexPath == path(5) && cells[0].collectionView === lists.list)
  }
}
