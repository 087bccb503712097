import FocusGeometry
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Cells of classes that are registered.
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

  @Test func `a class is registered, and its own initialiser called`() throws {
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

  @Test func `a closure still says how cells are made`() {
    list.register({ Picture(frame: .zero) }, forCellWithReuseIdentifier: "picture")
    #expect(
      list.dequeueReusableCell(
        withReuseIdentifier: "picture", for: IndexPath(item: 0, section: 0)) is Picture)
  }

  @Test func `each registration has cells of its own, filled where there is an item`() {
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

  @Test func `views of a registered class stand at the places of their kind`() {
    let kind = CollectionView.elementKindSectionHeader
    list.register(
      CollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "h")
    let view = list.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "h", for: IndexPath(item: 0, section: 0))
    #expect(view is CollectionViewListCell)
  }
}
