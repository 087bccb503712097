import FocusEngine
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Focus in lists (Cases, 38, 40, 41).
@MainActor
struct CollectionFocusTests {
  @Test func `rows are walked and scrolled in`() throws {
    let lists = ListStage()
    lists.focus(row: 0)
    try lists.stage.press("Down", "Down", "Down", "Down")
    #expect(lists.stage.focused == "4")
    #expect(lists.list.contentOffset.y == 50)
  }

  @Test func `a row that the delegate refuses is skipped`() throws {
    let lists = ListStage()
    lists.delegate.unfocusable = [2]
    lists.focus(row: 1)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "3")
  }

  @Test(arguments: [
    (true, Bool?.none, true), (false, nil, false), (false, true, true), (true, false, false),
  ])
  func `the delegate's answer comes before what the list allows`(
    allowsFocus: Bool, answer: Bool?, expected: Bool
  ) {
    let lists = ListStage()
    lists.list.allowsFocus = allowsFocus
    lists.delegate.overridesFocus = answer
    #expect(lists.list.cells.allSatisfy { $0.canBecomeFocused == expected })
  }

  @Test func `without a delegate the list decides`() {
    let lists = ListStage()
    lists.list.delegate = nil
    #expect(lists.list.cells[0].canBecomeFocused)
    lists.list.allowsFocus = false
    #expect(!lists.list.cells[0].canBecomeFocused)
  }

  @Test func `when a list no longer allows focus it goes elsewhere`() {
    let lists = ListStage()
    lists.focus(row: 0)
    lists.list.allowsFocus = false
    lists.stage.frame()
    #expect(lists.stage.focused == "above")
  }

  @Test func `coming back by a request, focus goes to the row that had it last`() throws {
    let lists = ListStage()
    lists.list.remembersLastFocusedIndexPath = true
    lists.focus(row: 2)
    lists.stage.focus(on: lists.above)
    lists.stage.focus(on: lists.list)
    #expect(lists.stage.focused == "2")
  }

  @Test func `coming back by keys, focus goes to the row that had it last`() throws {
    let lists = ListStage()
    lists.list.remembersLastFocusedIndexPath = true
    lists.focus(row: 2)
    lists.stage.focus(on: lists.above)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "2")
  }

  @Test func `a list that remembers can be left and walked as any other`() throws {
    let lists = ListStage(rows: 4)
    lists.list.remembersLastFocusedIndexPath = true
    lists.focus(row: 2)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "3")
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "below")
    try lists.stage.press("Up")
    #expect(lists.stage.focused == "3")
  }

  @Test func `a remembered row that cannot be focused gives way to the next ahead`() throws {
    let lists = ListStage()
    lists.list.remembersLastFocusedIndexPath = true
    lists.focus(row: 2)
    lists.stage.focus(on: lists.above)
    lists.delegate.unfocusable = [2]
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "0")
  }

  @Test func `a list that does not remember is entered where the beam meets it`() throws {
    let lists = ListStage()
    lists.focus(row: 2)
    lists.stage.focus(on: lists.above)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "0")
  }

  @Test func `under the pad model a list is a group of its own`() throws {
    let lists = ListStage(model: .pad)
    lists.stage.focus(on: lists.above)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "below")
    try lists.stage.press("Tab")
    #expect(lists.stage.focused == "0")
  }

  @Test func `lists without names are groups apart`() throws {
    let lists = (0..<2).map { index -> CollectionView in
      let list = CollectionView(collectionViewLayout: ListLayout(rowHeight: 50))
      list.allowsFocus = true
      list.frame = CGRect(x: 0, y: index * 300, width: 300, height: 200)
      list.setCells([ListStage.cell(index)])
      return list
    }
    let stage = Stage(model: .pad, lists[0], lists[1])
    stage.focus(on: lists[0])
    try stage.press("Down")
    #expect(stage.focused == "0")
    try stage.press("Tab")
    #expect(stage.focused == "1")
  }

  @Test func `under the pad model Tab comes back to the selected row`() throws {
    let lists = ListStage(model: .pad)
    lists.focus(row: 1)
    lists.list.selectItem(at: IndexPath(item: 2, section: 0))
    try lists.stage.press("Tab", "Tab")
    #expect(lists.stage.focused == "2")
  }

  @Test func `when the focused row goes away its neighbour takes over`() {
    let lists = ListStage(rows: 20)
    lists.focus(row: 12)
    lists.stage.advance(1)
    lists.list.cells[12].isHidden = true
    lists.stage.frame()
    #expect(["11", "13"].contains(lists.stage.focused))
  }

  @Test func `new cells take over the focus near by`() {
    let lists = ListStage(rows: 20)
    lists.focus(row: 2)
    lists.stage.advance(1)
    lists.list.setCells((100..<120).map(ListStage.cell))
    lists.stage.frame()
    #expect(lists.stage.focused == "102")
  }

  @Test func `a list that remembers nothing yet is entered where its delegate says`() throws {
    let lists = ListStage()
    lists.list.remembersLastFocusedIndexPath = true
    lists.delegate.preferred = 3
    lists.stage.focus(on: lists.above)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "3")
    try lists.stage.press("Up", "Up", "Up", "Up")
    #expect(lists.stage.focused == "above")
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "0")
  }

  @Test func `a list that does not remember is entered by geometry, and requested by preference`()
    throws
  {
    let lists = ListStage()
    lists.delegate.preferred = 3
    lists.stage.focus(on: lists.above)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "0")
    lists.stage.focus(on: lists.above)
    lists.stage.focus(on: lists.list)
    #expect(lists.stage.focused == "3")
  }

  @Test func `the delegate is asked and told with index paths, nil outside of the list`() throws {
    let lists = ListStage()
    lists.stage.focus(on: lists.above)
    try lists.stage.press("Down")
    #expect(lists.delegate.paths == [nil, IndexPath(item: 0, section: 0)])
    try lists.stage.press("Down")
    #expect(
      lists.delegate.paths == [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    #expect(!lists.delegate.log.contains { $0.hasPrefix("told") })
  }

  @Test func `the delegate may refuse an update`() throws {
    let lists = ListStage()
    lists.focus(row: 1)
    lists.delegate.refuses = true
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "1")
  }

  // MARK: Defaults

  /// Whether items take focus, and whether selection follows it, while nobody has said
  /// anything (WWDC21 10260, 4:10).
  @Test(arguments: [
    (FocusModel.pad, ListLayout.Appearance.sidebar, true, true), (.pad, .plain, false, false),
    (.catalyst, .sidebar, true, true), (.catalyst, .plain, false, false),
    (.tv, .sidebar, true, false), (.tv, .plain, true, false), (.android, .plain, true, false),
    (.html, .sidebar, true, false),
  ])
  func `lists take focus as on their platform`(
    model: FocusModel, appearance: ListLayout.Appearance, allows: Bool, follows: Bool
  ) throws {
    let list = CollectionView(
      collectionViewLayout: ListLayout(appearance: appearance, rowHeight: 50))
    list.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    list.setCells((0..<3).map(ListStage.cell))
    let stage = Stage(model: model, list)
    #expect(list.allowsFocus == allows && list.allowsFocusDuringEditing == allows)
    #expect(list.selectionFollowsFocus == follows)
    try stage.press("Tab", "Down")
    #expect((stage.focused != nil) == allows)
    #expect(list.indexPathsForSelectedItems?.map(\.item) == (follows ? [1] : nil))
    // With full keyboard access everything that can be operated can have the focus.
    stage.window.isFullKeyboardAccessEnabled = true
    #expect(list.allowsFocus)
    list.allowsFocus = false
    #expect(!list.allowsFocus)
  }
}
