import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Headers and footers of sections.
@MainActor
struct SectionHeaderTests {
  private let kind = CollectionView.elementKindSectionHeader

  private func layout(
    isPinned: Bool = false, height: CollectionLayoutDimension = .absolute(30)
  ) -> CollectionViewCompositionalLayout {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.contentInsets = DirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 10)
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      elementKind: kind, alignment: .top)
    header.pinToVisibleBounds = isPinned
    section.boundarySupplementaryItems = [header]
    return CollectionViewCompositionalLayout(section: section)
  }

  private func header(_ data: DataStage, _ section: Int) -> CollectionReusableView? {
    data.list.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: section))
  }

  private func names(_ count: Int, _ sections: Int) -> [[String]] {
    (0..<sections).map { section in (0..<count).map { "\(section)-\($0)" } }
  }

  @Test func `a header is above its section and has the section's insets at the sides`() throws {
    let data = DataStage(layout: layout(), names(2, 3))
    let first = try #require(header(data, 0))
    #expect(first is DataStage.Header && first.accessibilityIdentifier == "header 0")
    #expect(first.frame == CGRect(x: 10, y: 0, width: 280, height: 30))
    #expect(data.list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 34)
    #expect(header(data, 1)?.frame.minY == 140)
    #expect(data.list.contentSize.height == 420)
    #expect(
      data.list.indexPathsForVisibleSupplementaryElements(ofKind: kind).map(\.section)
        == [0, 1, 2])
  }

  @Test func `headers exist only near the visible part of a list and are reused`() {
    let data = DataStage(layout: layout(), names(10, 100))
    #expect(data.list.visibleSupplementaryViews(ofKind: kind).count == 1)
    let first = header(data, 0)
    data.list.scrollToItem(at: IndexPath(item: 0, section: 50), at: .top, animated: false)
    data.stage.frame()
    #expect(header(data, 50) === first && header(data, 0) == nil)
    #expect(first?.accessibilityIdentifier == "header 50")
  }

  @Test func `a pinned header stays visible until its section is scrolled away`() throws {
    let data = DataStage(layout: layout(isPinned: true), names(10, 3))
    data.list.contentOffset.y = 100
    data.stage.frame()
    #expect(header(data, 0)?.frame.minY == 100)
    // The section ends at 540, where the next header begins.
    data.list.contentOffset.y = 530
    data.stage.frame()
    #expect(header(data, 0)?.frame.minY == 510 && header(data, 1)?.frame.minY == 540)
    let cell = try #require(data.list.visibleCells.first)
    #expect((header(data, 0)?.zPosition ?? 0) > cell.zPosition)
  }

  @Test func `a row to which focus moves up is scrolled to below the pinned header`() throws {
    let data = DataStage(layout: layout(isPinned: true), names(20, 1))
    data.focus("0-0")
    for _ in 0..<12 { try data.stage.press("Down") }
    for _ in 0..<9 { try data.stage.press("Up") }
    data.stage.advance(1)
    let cell = try #require(data.list.cellForItem(at: IndexPath(item: 3, section: 0)))
    let top = try #require(header(data, 0)).frame.maxY
    #expect(data.focused == "0-3" && cell.frame.minY == top)
  }

  @Test func `a header with an estimated height chooses its own height`() {
    let data = DataStage(layout: layout(height: .estimated(10)), names(1, 2))
    #expect(header(data, 0)?.frame.height == 30)
    #expect(header(data, 1)?.frame == CGRect(x: 10, y: 90, width: 280, height: 30))
    #expect(data.list.contentSize.height == 180)
  }

  @Test func `a list layout has headers and footers if its configuration has these modes`() {
    var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let data = DataStage(
      layout: CollectionViewCompositionalLayout.list(using: configuration), names(2, 2))
    #expect(header(data, 0)?.frame.minX == 20)
    #expect(
      data.list.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionFooter).count
        == 1)
    let cards = data.list.subviews.filter { $0 is Decoration }.map(\.frame)
    for section in 0..<2 {
      let rows = (0..<2).compactMap {
        data.list.frameForItem(at: IndexPath(item: $0, section: section))
      }
      #expect(cards.contains(rows[0].union(rows[1])))
    }
  }

  @Test func `deleting a section removes its header`() {
    let data = DataStage(layout: layout(), names(1, 3))
    var snapshot = data.source.snapshot()
    snapshot.deleteSections([0])
    data.source.apply(snapshot, animatingDifferences: false)
    data.stage.frame()
    #expect(data.list.visibleSupplementaryViews(ofKind: kind).count == 2)
    #expect(header(data, 0)?.frame.minY == 0)
  }

  @Test func `the background view of a list fills its visible part and is behind all cells`() throws
  {
    let data = DataStage(layout: layout(), names(30, 1))
    let back = View()
    data.list.backgroundView = back
    data.list.contentOffset.y = 300
    data.stage.frame()
    #expect(back.frame == data.list.bounds && data.list.subviews.first === back)
    data.list.backgroundView = nil
    #expect(back.superview == nil)
  }
}
