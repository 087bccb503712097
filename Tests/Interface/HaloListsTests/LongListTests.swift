import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Lists that make only the cells that they need (Decisions).
@MainActor
struct LongListTests {
  private static let million = 1_000_000

  @Test func `a list of a million rows makes cells only near the visible rows`() {
    let long = LongListStage(Self.million)
    // The cells cover 200 visible points and a margin of 100 points below.
    #expect(long.list.made.count == 7 && long.source.rows.count == 7)
    #expect(long.list.visibleCells.map(\.focusDebugLabel) == ["0", "1", "2", "3"])
    #expect(long.list.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    #expect(long.list.contentSize.height == 50 * CGFloat(Self.million))
    #expect(long.list.cellForItem(at: IndexPath(item: 9, section: 0)) == nil)
  }

  @Test func `moving through a long list makes cells as needed and reuses old ones`() throws {
    let long = LongListStage(Self.million)
    long.focus(0)
    try long.press("Down", times: 120)
    #expect(long.focused == "120")
    // There are cells for the visible rows, for rows that the scroll has yet to pass, and for rows
    // whose focus appearance is fading.
    #expect(long.list.made.count < 32 && long.source.rows.count < 40)
    #expect(long.source.rows.contains { $0.preparations > 2 })
    try long.press("Up", times: 120)
    #expect(long.focused == "0")
    #expect(long.source.rows.count < 40)
  }

  @Test func `a reused cell shows only its current item`() throws {
    let long = LongListStage(200)
    long.focus(0)
    try long.press("Down", times: 120)
    long.stage.advance(1)
    for (number, cell) in long.list.made {
      #expect(cell.focusDebugLabel == "\(number)" && cell.indexPath?.item == number)
      #expect(cell.frame == long.list.frame(of: number) && cell.superview === long.list)
    }
    #expect(Set(long.list.made.values.map(ObjectIdentifier.init)).count == long.list.made.count)
  }

  @Test func `Home and End move to the ends of a list of a million rows`() throws {
    let long = LongListStage(Self.million)
    long.focus(3)
    try long.press("End")
    #expect(long.focused == "999999")
    long.stage.advance(1)
    #expect(long.list.contentOffset.y == 50 * CGFloat(Self.million) - 200)
    try long.press("Home")
    #expect(long.focused == "0" && long.source.rows.count < 60)
  }

  @Test func `a scroll to a distant row animates no more than two pages`() throws {
    let long = LongListStage(Self.million)
    long.focus(0)
    try long.press("End")
    let shown = long.list.presented(.bounds, long.list.bounds)
    #expect(abs(shown.minY - long.list.bounds.minY) <= 2 * 200)
    #expect(shown.minY < long.list.bounds.minY)
  }

  @Test func `a focused row that is scrolled out of sight keeps its cell and the focus`() throws {
    let long = LongListStage(Self.million)
    long.focus(2)
    let cell = try #require(long.list.cellForItem(at: IndexPath(item: 2, section: 0)))
    long.list.scrollToItem(
      at: IndexPath(item: 5000, section: 0), at: .top, animated: false)
    long.stage.frame()
    #expect(long.focused == "2" && cell.superview === long.list)
    #expect(long.list.visibleCells.first?.focusDebugLabel == "5000")
    try long.press("Down")
    #expect(long.focused == "3" && long.list.contentOffset.y <= 150)
  }

  @Test func `focus returns to the remembered row after the list was scrolled far away`() throws {
    let long = LongListStage(Self.million, model: .pad)
    long.list.remembersLastFocusedIndexPath = true
    long.focus(7)
    long.stage.focus(on: long.above)
    long.list.scrollToItem(at: IndexPath(item: 900, section: 0), at: .top, animated: false)
    long.stage.advance(1)
    long.stage.focus(on: long.list)
    #expect(long.focused == "7")
  }

  @Test func `the cell of the preferred item is made only when focus moves there`() {
    let long = LongListStage(Self.million)
    long.delegate.preferred = 4321
    long.stage.focus(on: long.above)
    #expect(!long.source.asked.contains(IndexPath(item: 4321, section: 0)))
    long.stage.focus(on: long.list)
    #expect(long.focused == "4321")
    #expect(long.source.asked.filter { $0.item == 4321 }.count == 1)
  }

  @Test(arguments: [FocusSystem.ExplanationDetail.decision, .complete])
  func `a search past thousands of unfocusable rows makes only the cell that it finds`(
    detail: FocusSystem.ExplanationDetail
  ) throws {
    let long = LongListStage(20_000)
    long.stage.window.focusSystem?.explanationDetail = detail
    long.below.isHidden = true
    long.focus(3)
    long.delegate.unfocusable = Set(4..<15_000)
    long.source.forget()
    try long.press("Down")
    #expect(long.focused == "15000")
    #expect(long.source.asked.count < 20)
  }

  @Test(arguments: [FocusSystem.ExplanationDetail.decision, .complete])
  func `an arrow that finds no row in its direction makes no cells`(
    detail: FocusSystem.ExplanationDetail
  ) throws {
    let long = LongListStage(Self.million)
    long.stage.window.focusSystem?.explanationDetail = detail
    long.focus(500)
    long.source.forget()
    try long.press("Right", "Left")
    #expect(long.focused == "500" && long.source.asked.isEmpty)
    #expect(long.list.placeholders.count < 500)
  }

  @Test func `Tab moves from row to row and leaves a long list after the last one`() throws {
    let long = LongListStage(Self.million)
    long.stage.focus(on: long.above)
    try long.press("Tab", times: 12)
    #expect(long.focused == "11")
    try long.press("End", "Tab")
    #expect(long.focused == "below")
    try long.press("shift+Tab")
    #expect(long.focused == "999999")
    try long.press("shift+Tab")
    #expect(long.focused == "999998")
  }

  @Test(arguments: FocusModel.all)
  func `keys move in both directions through a grid of a million items under every model`(
    model: FocusModel
  ) throws {
    let long = LongListStage(
      [Self.million], model: model, layout: GridLayout(minimumWidth: 60, insets: EdgeInsets(0)))
    long.focus(0)
    guard model.arrowScope != .nowhere else {
      try long.press("Tab", times: 30)
      #expect(long.focused == "30")
      return
    }
    try long.press("Down", "Down", "Right", "Down", "Down", "Down", "Left", "Right", "Right")
    #expect(long.focused == "22")
    try long.press("Up", times: 5)
    #expect(long.focused == "2" && long.source.rows.count < 80)
  }

  @Test func `in a right-to-left window arrows move through a grid from the right`() throws {
    let long = LongListStage(
      [100], layout: GridLayout(minimumWidth: 60, insets: EdgeInsets(0)))
    long.stage.window.layoutDirection = .rightToLeft
    long.stage.frame()
    long.focus(0)
    #expect(long.list.made[0]?.frame.maxX == 300)
    try long.press("Left", "Left")
    #expect(long.focused == "2")
    try long.press("Down", times: 8)
    #expect(long.focused == "34")
    #expect(long.list.made.allSatisfy { $1.frame == long.list.frame(of: $0) })
  }

  @Test func `Down in the third column skips a section that has only two columns`() throws {
    let long = LongListStage(
      [3, 2, 3], layout: GridLayout(minimumWidth: 80, spacing: 10, insets: EdgeInsets(10)))
    long.below.isHidden = true
    long.focus(2, section: 0)
    try long.press("Down")
    #expect(long.focused == "2-2")
    try long.press("Left", "Up")
    #expect(long.focused == "1-1")
  }
}
