import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Sections that scroll orthogonally, called shelves.
@MainActor
struct CollectionShelfTests {
  typealias Behavior = CollectionLayoutSectionOrthogonalScrollingBehavior

  /// Cards of 80 by 60 points, 10 apart, in shelves one below the other.
  private func layout(
    _ behavior: Behavior, listed: Set<Int> = [], inset: CGFloat = 20
  ) -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout { index, _ in
      let isShelf = !listed.contains(index)
      let size = CollectionLayoutSize(
        widthDimension: isShelf ? .absolute(80) : .fractionalWidth(1),
        heightDimension: .absolute(60))
      let item = CollectionLayoutItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let section = CollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [item]))
      section.interGroupSpacing = 10
      section.contentInsets = DirectionalEdgeInsets(
        top: 5, leading: inset, bottom: 5, trailing: inset)
      section.orthogonalScrollingBehavior = isShelf ? behavior : .none
      return section
    }
  }

  private func names(_ count: Int, _ sections: Int) -> [[String]] {
    (0..<sections).map { section in (0..<count).map { "\(section)-\($0)" } }
  }

  @Test func `an orthogonally scrolling section is a scroll view with its items side by side`()
    throws
  {
    let data = DataStage(layout: layout(.continuous), names(20, 3))
    let shelf = try #require(data.list.shelves[1])
    #expect(shelf.frame == CGRect(x: 0, y: 70, width: 300, height: 70))
    #expect(shelf.contentSize == CGSize(width: 1830, height: 70))
    let cell = try #require(data.list.cellForItem(at: IndexPath(item: 2, section: 1)))
    #expect(cell.superview === shelf && cell.frame == CGRect(x: 200, y: 5, width: 80, height: 60))
    #expect(data.list.contentSize == CGSize(width: 300, height: 210))
    // Only cells near the visible part exist: 400 points of each shelf.
    #expect(data.list.made.count < 20)
    #expect(data.list.indexPathsForVisibleItems.count == 12)
  }

  @Test func `arrows scroll one horizontal shelf and leave the others where they are`() throws {
    let data = DataStage(layout: layout(.continuous), names(20, 3))
    data.focus("1-0")
    for _ in 0..<12 { try data.stage.press("Right") }
    data.stage.advance(1)
    #expect(data.focused == "1-12")
    #expect(data.list.shelves[1]?.contentOffset.x == 900)
    #expect(data.list.shelves[0]?.contentOffset.x == 0)
    #expect(data.cells.count < 50)
    try data.stage.press("Down")
    #expect(data.focused?.hasPrefix("2-") == true)
    try data.stage.press("Up")
    data.stage.advance(1)
    #expect(data.focused?.hasPrefix("1-") == true)
    #expect((data.list.shelves[1]?.contentOffset.x ?? 0) > 700)
  }

  @Test func `arrows move along a shelf of a million items while only few cells exist`() throws {
    let long = LongListStage([1_000_000, 3], layout: layout(.continuous))
    long.focus(0)
    #expect(long.focused == "0-0" && long.source.rows.count < 12)
    try long.press("Right", times: 40)
    #expect(long.focused == "0-40" && long.source.rows.count < 40)
  }

  @Test func `arrows reach shelves below the visible part, and Tab visits items in order`() throws {
    let data = DataStage(layout: layout(.continuous), names(4, 8))
    data.below.isHidden = true
    data.focus("0-0")
    for _ in 0..<6 { try data.stage.press("Down") }
    data.stage.advance(1)
    #expect(data.focused == "6-0")
    #expect(
      data.list.bounds.contains(
        try #require(data.list.frameForItem(at: IndexPath(item: 0, section: 6)))))
    try data.stage.press("Right", "Right", "Right", "Tab")
    #expect(data.focused == "7-0")
    try data.stage.press("shift+Tab", "shift+Tab")
    #expect(data.focused == "6-2")
  }

  @Test func `arrows move between the shelves and rows of one list`() throws {
    let data = DataStage(layout: layout(.continuous, listed: [1]), names(3, 3))
    #expect(data.list.shelves.keys.sorted() == [0, 2])
    data.focus("0-1")
    try data.stage.press("Down", "Down")
    #expect(data.focused == "1-1")
    try data.stage.press("Down", "Down")
    #expect(data.focused?.hasPrefix("2-") == true)
  }

  @Test(arguments: [
    (Behavior.continuous, CGFloat(200)), (.continuousGroupLeadingBoundary, 270),
    (.groupPaging, 270), (.paging, 300), (.groupPagingCentered, 280),
  ])
  func `a shelf stops where its orthogonal scrolling behaviour says`(
    behavior: Behavior, offset: CGFloat
  ) throws {
    let data = DataStage(layout: layout(behavior, inset: 30), names(20, 1))
    data.focus("0-0")
    for _ in 0..<4 { try data.stage.press("Right") }
    data.stage.advance(1)
    // The fifth card lies between 390 and 470 points and has an inset of 30 points beside it.
    #expect(data.focused == "0-4")
    #expect(data.list.shelves[0]?.contentOffset.x == offset)
  }

  @Test func `a shelf whose section moves keeps its scroll offset and the focus of its item`()
    throws
  {
    let data = DataStage(layout: layout(.continuous), names(20, 2))
    data.focus("1-0")
    for _ in 0..<8 { try data.stage.press("Right") }
    data.stage.advance(1)
    let offset = try #require(data.list.shelves[1]).contentOffset.x
    #expect(offset > 0)
    var snapshot = data.source.snapshot()
    snapshot.moveSection(1, beforeSection: 0)
    data.source.apply(snapshot)
    data.stage.advance(1)
    #expect(data.focused == "1-8" && data.list.shelves[0]?.contentOffset.x == offset)
    #expect(data.list.shelves[1]?.contentOffset.x == 0)
    for (number, cell) in data.list.made {
      #expect(cell.superview === data.list.holder(of: number))
      #expect(cell.frame == data.list.frame(of: number))
    }
  }

  @Test func `an item that moves to another shelf keeps the focus`() {
    let data = DataStage(layout: layout(.continuous), names(3, 2))
    data.focus("0-1")
    var snapshot = data.source.snapshot()
    snapshot.moveItem("0-1", afterItem: "1-2")
    data.source.apply(snapshot)
    data.stage.advance(1)
    #expect(data.focused == "0-1")
    #expect(data.list.made[5]?.superview === data.list.shelves[1])
  }

  @Test func `in a right-to-left window a shelf begins at the right`() throws {
    let data = DataStage(layout: layout(.continuous), names(20, 1))
    data.stage.window.layoutDirection = .rightToLeft
    data.stage.advance(1)
    let shelf = try #require(data.list.shelves[0])
    let first = try #require(data.list.made[0])
    #expect(shelf.bounds.maxX - first.frame.maxX == 20)
    data.focus("0-0")
    for _ in 0..<5 { try data.stage.press("Left") }
    #expect(data.focused == "0-5")
  }

  @Test func `scrolling to an item of a shelf scrolls the list and the shelf`() throws {
    let data = DataStage(layout: layout(.continuous), names(20, 8))
    data.list.scrollToItem(
      at: IndexPath(item: 10, section: 5), at: [.top, .left], animated: false)
    data.stage.frame()
    #expect(data.list.contentOffset.y == 350)
    #expect(data.list.shelves[5]?.contentOffset.x == 920)
    #expect(
      data.list.frameForItem(at: IndexPath(item: 10, section: 5))
        == CGRect(x: 0, y: 355, width: 80, height: 60))
  }
}
