import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Space above a list for a bar that lies over it.
@MainActor
struct LoweredArrangementTests {
  private final class Source: CollectionViewDataSource {
    func numberOfSections(in collectionView: CollectionView) -> Int { 2 }
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 8 }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityIdentifier = "\(indexPath.section)-\(indexPath.item)"
      return cell
    }
    func collectionView(
      _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private let source = Source()
  private let list: CollectionView
  private let stage: Stage

  /// A shelf with a header, and rows below it.
  init() {
    list = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout { section, _ in
        let isShelf = section == 0
        let size = CollectionLayoutSize(
          widthDimension: isShelf ? .absolute(100) : .fractionalWidth(1),
          heightDimension: .absolute(60))
        let layout = CollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
        guard isShelf else { return layout }
        layout.orthogonalScrollingBehavior = .continuous
        layout.boundarySupplementaryItems = [
          CollectionLayoutBoundarySupplementaryItem(
            layoutSize: CollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return layout
      })
    list.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      CollectionReusableView.self,
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    list.dataSource = source
    stage = Stage(model: .tv, list)
    stage.advance(1)
  }

  private func places() -> [CGRect] {
    let header = list.supplementaryView(
      forElementKind: CollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    return list.made.sorted { $0.key < $1.key }.map { $0.value.convert($0.value.bounds, to: list) }
      + [header?.frame ?? .null]
  }

  @Test func `space above a list moves its headers, shelves and rows down by the same distance`()
    throws
  {
    let (before, height) = (places(), list.contentSize.height)
    list.roomAbove = 50
    stage.advance(1)
    #expect(places() == before.map { $0.offsetBy(dx: 0, dy: 50) })
    #expect(list.contentSize.height == height + 50)
    stage.focus(on: list)
    try stage.press("Down", "Down")
    #expect(stage.focused == "1-1")
    try stage.press("Up", "Up", "Right")
    #expect(stage.focused == "0-2")
  }
}
