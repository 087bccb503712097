import FocusGeometry
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Cells and supplementary views of registered classes.
@MainActor
struct RegistrationTests {
  private final class Picture: CollectionViewCell {
    let image = View()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(image)
    }
  }

  private let list = CollectionView(collectionViewLayout: ListLayout(rowHeight: 50))

  @Test func `dequeuing a cell of a registered class calls the initialiser of that class`() throws {
    list.register(Picture.self, forCellWithReuseIdentifier: "picture")
    let cell = list.dequeueReusableCell(
      withReuseIdentifier: "picture", for: IndexPath(item: 0, section: 0))
    let picture = try #require(cell as? Picture)
    #expect(picture.image.superview === picture.contentView)
    #expect(picture.reuseIdentifier == "picture")
    picture.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    picture.layoutSubviews()
    #expect(picture.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
  }

  @Test func `a closure can be registered to make cells`() {
    list.register({ Picture(frame: .zero) }, forCellWithReuseIdentifier: "picture")
    #expect(
      list.dequeueReusableCell(
        withReuseIdentifier: "picture", for: IndexPath(item: 0, section: 0)) is Picture)
  }

  @Test func `each cell registration has its own cells and configures them only with an item`() {
    var filled: [String] = []
    let first = CollectionView.CellRegistration<Picture, String> { _, path, item in
      filled.append("\(path.item) \(item)")
    }
    let second = CollectionView.CellRegistration<CollectionViewListCell, Int> { _, _, _ in }
    let path = IndexPath(item: 4, section: 0)
    let cell = list.dequeueConfiguredReusableCell(using: first, for: path, item: "x")
    _ = list.dequeueConfiguredReusableCell(using: first, for: path, item: nil)
    let other = list.dequeueConfiguredReusableCell(using: second, for: path, item: 1)
    #expect(filled == ["4 x"] && cell.reuseIdentifier != other.reuseIdentifier)
  }

  @Test func `a dequeued supplementary view is of the class that is registered for its kind`() {
    let kind = CollectionView.elementKindSectionHeader
    list.register(
      CollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "h")
    let view = list.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "h", for: IndexPath(item: 0, section: 0))
    #expect(view is CollectionViewListCell)
  }
}
