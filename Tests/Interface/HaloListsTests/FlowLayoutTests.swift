import FocusGeometry
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Flow layouts, which put as many items into a line as fit.
@MainActor
struct FlowLayoutTests {
  private final class Sizes: CollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 60 + 40 * indexPath.item, height: 40 + 20 * (indexPath.item % 2)) }
    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      insetForSectionAt section: Int
    ) -> EdgeInsets { EdgeInsets(top: 7, left: 10, bottom: 0, right: 10) }
  }

  @Test func `a flow layout distributes the free space of a line between its items`() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 60)
    layout.minimumLineSpacing = 5
    layout.sectionInset = EdgeInsets(top: 8, left: 10, bottom: 12, right: 10)
    let (frames, size) = layout.arrange(count: 5, in: CGSize(width: 300, height: 200))
    #expect(frames[0] == CGRect(x: 10, y: 8, width: 80, height: 60))
    #expect(frames[1].minX == 110 && frames[2].maxX == 290)
    #expect(frames[4] == CGRect(x: 110, y: 73, width: 80, height: 60))
    #expect(size == CGSize(width: 300, height: 145))
  }

  @Test func `a horizontal flow layout fills columns`() {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 40, height: 90)
    let (frames, size) = layout.arrange(count: 5, in: CGSize(width: 300, height: 200))
    #expect(frames[1] == CGRect(x: 0, y: 110, width: 40, height: 90))
    #expect(frames[4] == CGRect(x: 100, y: 0, width: 40, height: 90))
    #expect(size == CGSize(width: 140, height: 200))
  }

  @Test func `the delegate sizes each item of a flow layout, and lines centre their items`() {
    let layout = CollectionViewFlowLayout()
    let delegate = Sizes()
    let data = DataStage(layout: layout, [["a", "b", "c"]])
    data.list.delegate = delegate
    layout.invalidateLayout()
    data.stage.frame()
    // Items of 60 and 100 points fit into a line of 280 points, the next one of 140 does not.
    let frames = (0..<3).compactMap { data.list.frameForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(frames[0] == CGRect(x: 10, y: 17, width: 60, height: 40))
    #expect(frames[1] == CGRect(x: 190, y: 7, width: 100, height: 60))
    #expect(frames[2] == CGRect(x: 10, y: 77, width: 140, height: 40))
  }

  @Test func `headers and footers have the reference sizes of a flow layout`() {
    let layout = CollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 1, height: 25)
    layout.footerReferenceSize = CGSize(width: 1, height: 15)
    let data = DataStage(layout: layout, [["a"], ["b"]])
    #expect(
      data.list.frameForItem(at: IndexPath(item: 0, section: 1))
        == CGRect(x: 0, y: 115, width: 50, height: 50))
    let header = data.list.supplementaryView(
      forElementKind: CollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 0, y: 90, width: 300, height: 25))
  }

  @Test func `a changed property of a flow layout takes effect in the next frame`() {
    let layout = CollectionViewFlowLayout()
    let data = DataStage(layout: layout, [["a", "b"]])
    layout.itemSize = CGSize(width: 200, height: 30)
    data.stage.frame()
    #expect(data.list.made[1]?.frame == CGRect(x: 0, y: 40, width: 200, height: 30))
  }

  @Test func `the cells of a flow layout with an estimated size choose their own size`() {
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
    let data = DataStage(layout: layout, [[]])
    data.sizes = ["b": CGSize(width: 240, height: 70)]
    data.show([["a", "b", "c"]])
    data.stage.advance(1)
    #expect(data.list.made[1]?.frame == CGRect(x: 60, y: 0, width: 240, height: 70))
    #expect(data.list.made[2]?.frame.minY == 80)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a pinned header of a horizontal flow layout stays at the leading side`(
    direction: LayoutDirection
  ) throws {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: 30, height: 1)
    layout.sectionHeadersPinToVisibleBounds = true
    let data = DataStage(layout: layout, [(0..<60).map { "\($0)" }])
    data.stage.window.layoutDirection = direction
    data.stage.advance(1)
    let isMirrored = direction == .rightToLeft
    let header = try #require(
      data.list.supplementaryView(
        forElementKind: CollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    func expectAtSide() {
      let seen = data.list.bounds
      #expect(isMirrored ? header.frame.maxX == seen.maxX : header.frame.minX == seen.minX)
    }
    data.list.contentOffset.x = 500
    data.stage.frame()
    expectAtSide()
    data.focus("30")
    for _ in 0..<8 { try data.stage.press(isMirrored ? "Right" : "Left") }
    data.stage.advance(1)
    expectAtSide()
    let cell = try #require(data.list.cellForItem(at: IndexPath(item: 6, section: 0)))
    #expect(data.focused == "6" && !cell.frame.overlaps(header.frame))
  }
}
