import FocusEngine
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Focus in lists (Cases, 38, 40, 41).
@MainActor
struct CollectionFocusTests {
  @Test func `arrows move through the rows of a list and scroll to them`() throws {
    let lists = ListStage()
    lists.focus(row: 0)
    try lists.stage.press("Down", "Down", "Down", "Down")
    #expect(lists.stage.focused == "4")
    #expect(lists.list.contentOffset.y == 50)
  }

  @Test func `an arrow skips a row that the delegate does not allow to be focused`() throws {
    let lists = ListStage()
    lists.delegate.unfocusable = [2]
    lists.focus(row: 1)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "3")
  }

  @Test(arguments: [
    (true, Bool?.none, true), (false, nil, false), (false, true, true), (true, false, false),
  ])
  func `the delegate's answer about focus overrides allowsFocus of the list`(
    allowsFocus: Bool, answer: Bool?, expected: Bool
  ) {
    let lists = ListStage()
    lists.list.allowsFocus = allowsFocus
    lists.delegate.overridesFocus = answer
    #expect(lists.list.cells.allSatisfy { $0.canBecomeFocused == expected })
  }

  @Test func `without a delegate allowsFocus decides whether cells can be focused`() {
    let lists = ListStage()
    lists.list.delegate = nil
    #expect(lists.list.cells[0].canBecomeFocused)
    lists.list.allowsFocus = false
    #expect(!lists.list.cells[0].canBecomeFocused)
  }

  private final class StubbornCell: CollectionViewCell {
    var answer = true
    override var canBecomeFocused: Bool { answer }
  }

  private final class Refusal: CollectionViewDelegate {
    func collectionView(
      _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { false }
  }

  /// Cells that override `canBecomeFocused` (WWDC21 10260, 4:31).
  @Test func `a cell that overrides canBecomeFocused obeys neither its list nor the delegate`() {
    let list = CollectionView(collectionViewLayout: ListLayout(rowHeight: 40))
    let (cell, plain, refusal) = (StubbornCell(), CollectionViewCell(), Refusal())
    list.setCells([cell, plain])
    list.allowsFocus = false
    #expect(cell.canBecomeFocused && !plain.canBecomeFocused)
    list.allowsFocus = true
    list.delegate = refusal
    #expect(cell.canBecomeFocused && !plain.canBecomeFocused)
    list.delegate = nil
    cell.answer = false
    #expect(!cell.canBecomeFocused && plain.canBecomeFocused)
  }

  @Test func `focus leaves a list that no longer allows it`() {
    let lists = ListStage()
    lists.focus(row: 0)
    lists.list.allowsFocus = false
    lists.stage.frame()
    #expect(lists.stage.focused == "above")
  }

  @Test func `a focus request returns to the last focused row of a list that remembers it`() throws
  {
    let lists = ListStage()
    lists.list.remembersLastFocusedIndexPath = true
    lists.focus(row: 2)
    lists.stage.focus(on: lists.above)
    lists.stage.focus(on: lists.list)
    #expect(lists.stage.focused == "2")
  }

  @Test func `an arrow returns to the last focused row of a list that remembers it`() throws {
    let lists = ListStage()
    lists.list.remembersLastFocusedIndexPath = true
    lists.focus(row: 2)
    lists.stage.focus(on: lists.above)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "2")
  }

  @Test func `a list that remembers its last row can be walked through and left like any other`()
    throws
  {
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

  @Test func `an arrow enters a list at the nearest row if the remembered row cannot be focused`()
    throws
  {
    let lists = ListStage()
    lists.list.remembersLastFocusedIndexPath = true
    lists.focus(row: 2)
    lists.stage.focus(on: lists.above)
    lists.delegate.unfocusable = [2]
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "0")
  }

  @Test func `an arrow enters a list that does not remember its last row at the nearest row`()
    throws
  {
    let lists = ListStage()
    lists.focus(row: 2)
    lists.stage.focus(on: lists.above)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "0")
  }

  @Test func `under the pad model a list is a focus group that Tab enters and arrows skip`() throws
  {
    let lists = ListStage(model: .pad)
    lists.stage.focus(on: lists.above)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "below")
    try lists.stage.press("Tab")
    #expect(lists.stage.focused == "0")
  }

  @Test func `lists without a focus group identifier are separate focus groups`() throws {
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

  @Test func `under the pad model Tab returns to the selected row of a list`() throws {
    let lists = ListStage(model: .pad)
    lists.focus(row: 1)
    lists.list.selectItem(at: IndexPath(item: 2, section: 0))
    try lists.stage.press("Tab", "Tab")
    #expect(lists.stage.focused == "2")
  }

  @Test func `when the focused row is hidden, focus moves to a neighbouring row`() {
    let lists = ListStage(rows: 20)
    lists.focus(row: 12)
    lists.stage.advance(1)
    lists.list.cells[12].isHidden = true
    lists.stage.frame()
    #expect(["11", "13"].contains(lists.stage.focused))
  }

  @Test func `when all cells are replaced, focus stays at the same place in the list`() {
    let lists = ListStage(rows: 20)
    lists.focus(row: 2)
    lists.stage.advance(1)
    lists.list.setCells((100..<120).map(ListStage.cell))
    lists.stage.frame()
    #expect(lists.stage.focused == "102")
  }

  @Test func `an arrow enters a list that has no remembered row yet at its preferred row`() throws {
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

  @Test func `an arrow enters a list at the nearest row, a focus request at the preferred row`()
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

  @Test func `a focus update gives the delegate index paths, which are nil outside of the list`()
    throws
  {
    let lists = ListStage()
    lists.stage.focus(on: lists.above)
    try lists.stage.press("Down")
    #expect(lists.delegate.paths == [nil, IndexPath(item: 0, section: 0)])
    try lists.stage.press("Down")
    #expect(
      lists.delegate.paths == [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    #expect(!lists.delegate.log.contains { $0.hasPrefix("told") })
  }

  @Test func `the delegate of a list can refuse a focus update`() throws {
    let lists = ListStage()
    lists.focus(row: 1)
    lists.delegate.refuses = true
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "1")
  }

  // MARK: Defaults

  /// Whether items take focus and whether selection follows it by default (WWDC21 10260, 4:10).
  @Test(arguments: [
    (FocusModel.pad, ListLayout.Appearance.sidebar, true, true), (.pad, .plain, false, false),
    (.catalyst, .sidebar, true, true), (.catalyst, .plain, false, false),
    (.tv, .sidebar, true, false), (.tv, .plain, true, false), (.android, .plain, true, false),
    (.html, .sidebar, true, false),
  ])
  func `by default lists take focus and selection follows it as on the model's platform`(
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
