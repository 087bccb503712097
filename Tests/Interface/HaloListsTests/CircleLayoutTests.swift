import FocusGeometry
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// A custom layout that is based on layout attributes.
@MainActor
struct CircleLayoutTests {
  /// A clockwise circle of items of 80 by 80 points that begins at the right, with an optional
  /// header.
  private class Circle: CollectionViewLayout {
    var center = CGPoint.zero
    var count = 0
    var hasHeader = false
    var flips = true
    private(set) var preparations = 0

    override func prepare() {
      super.prepare()
      guard let collectionView else { return }
      preparations += 1
      center = CGPoint(x: collectionView.bounds.width / 2, y: collectionView.bounds.height / 2)
      count = collectionView.numberOfItems(inSection: 0)
    }

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
      let angle = 2 * CGFloat.pi * CGFloat(indexPath.item) / CGFloat(count)
      attributes.size = CGSize(width: 80, height: 80)
      attributes.center = CGPoint(x: center.x + 60 * cos(angle), y: center.y + 60 * sin(angle))
      return attributes
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      guard hasHeader else { return nil }
      let attributes = CollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 10, y: 10, width: 80, height: 20)
      attributes.alpha = 0.5
      attributes.zIndex = 7
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      let items = (0..<count).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
      let header = layoutAttributesForSupplementaryView(
        ofKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      return items + [header].compactMap { $0 }
    }
  }

  private static let names = ["east", "south", "west", "north"]

  private func center(_ data: DataStage, _ item: Int) -> CGPoint? {
    data.list.cellForItem(at: IndexPath(item: item, section: 0)).map {
      CGPoint(x: $0.center.x.rounded(), y: $0.center.y.rounded())
    }
  }

  @Test func `the cells of a custom layout are where its attributes place them`() {
    let data = DataStage(layout: Circle(), [Self.names])
    #expect(center(data, 0) == CGPoint(x: 210, y: 100))
    #expect(center(data, 1) == CGPoint(x: 150, y: 160))
    #expect(center(data, 2) == CGPoint(x: 90, y: 100))
    #expect(data.list.contentSize == CGSize(width: 300, height: 200))
    let attributes = data.list.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))
    #expect(attributes?.center.y.rounded() == 40 && attributes?.size.width == 80)
    #expect(data.list.layoutAttributesForItem(at: IndexPath(item: 4, section: 0)) == nil)
  }

  @Test func `arrows move around a circle of items by the positions of the items`() throws {
    let data = DataStage(layout: Circle(), [Self.names])
    data.above.isHidden = true
    data.below.isHidden = true
    data.focus("west")
    for (key, name) in [("Down", "south"), ("Right", "east"), ("Left", "north"), ("Right", "east")]
    {
      try data.stage.press(key)
      #expect(data.focused == name, "after \(key)")
    }
  }

  @Test func `items that remain after a deletion move to their new places on the circle`() throws {
    let layout = Circle()
    let data = DataStage(layout: layout, [Self.names])
    data.focus("west")
    let cell = try #require(data.list.made[2])
    data.show([["west", "east"]])
    data.stage.advance(0.01)
    #expect(cell.presented(.center, cell.center).x < 200)
    data.stage.advance(1)
    #expect(layout.count == 2 && data.focused == "west")
    #expect(center(data, 0) == CGPoint(x: 210, y: 100) && data.list.made[0] === cell)
    #expect(center(data, 1) == CGPoint(x: 90, y: 100) && data.list.made.count == 2)
  }

  /// A circle whose inserted items come from the centre and whose deleted items shrink.
  private final class Growing: Circle {
    private(set) var log: [String] = []

    override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        let paths = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map { $0?.item ?? -1 }
        log.append("\(item.updateAction) \(paths)")
      }
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      log.append("end")
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      attributes?.center = center
      return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      return attributes
    }
  }

  @Test func `a layout decides the initial and final attributes of inserted and deleted cells`()
    throws
  {
    let layout = Growing()
    let data = DataStage(layout: layout, [["east", "south"]])
    let leaving = try #require(data.list.made[1])
    data.show([["east", "west", "north"]])
    #expect(layout.log == ["delete [1, -1]", "insert [-1, 1]", "insert [-1, 2]"])
    let coming = try #require(data.list.made[1])
    data.stage.advance(0.001)
    let first = coming.presented(.center, coming.center)
    #expect(abs(first.x - 150) < 5 && abs(first.y - 100) < 5)
    #expect(coming.presented(.alpha, coming.alpha) < 0.1)
    #expect(leaving.alpha == 0 && leaving.transform.a == 0.1)
    #expect(leaving.center.x.rounded() == 90)
    data.stage.advance(1)
    #expect(layout.log.last == "end" && coming.alpha == 1 && leaving.superview == nil)
    #expect(coming.center == layout.layoutAttributesForItem(at: [0, 1])?.center)
  }

  @Test func `a layout that was invalidated is prepared once, in the next frame`() {
    let layout = Circle()
    let data = DataStage(layout: layout, [Self.names])
    data.stage.advance(1)
    let before = layout.preparations
    data.stage.advance(1)
    #expect(layout.preparations == before)
    layout.invalidateLayout()
    layout.invalidateLayout()
    #expect(layout.preparations == before)
    data.stage.frame()
    #expect(layout.preparations == before + 1)
  }

  @Test func `a header has the frame, alpha and z index of its layout attributes`() throws {
    let layout = Circle()
    layout.hasHeader = true
    let data = DataStage(layout: layout, [Self.names])
    let kind = CollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 0)
    let header = try #require(data.list.supplementaryView(forElementKind: kind, at: path))
    #expect(header.frame == CGRect(x: 10, y: 10, width: 80, height: 20))
    #expect(header.alpha == 0.5 && header.zPosition == 7)
    let attributes = data.list.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
    #expect(attributes?.frame == header.frame && attributes?.representedElementKind == kind)
    layout.hasHeader = false
    layout.invalidateLayout()
    data.stage.frame()
    #expect(data.list.supplementaryView(forElementKind: kind, at: path) == nil)
    #expect(data.list.layoutAttributesForSupplementaryElement(ofKind: kind, at: path) == nil)
  }

  @Test func `a right-to-left list mirrors layout attributes unless its layout opts out`() throws {
    let layout = Circle()
    layout.hasHeader = true
    let data = DataStage(layout: layout, [Self.names])
    data.stage.window.layoutDirection = .rightToLeft
    data.stage.frame()
    #expect(center(data, 0) == CGPoint(x: 90, y: 100))
    #expect(center(data, 1) == CGPoint(x: 150, y: 160))
    let header = data.list.supplementaryView(
      forElementKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 210, y: 10, width: 80, height: 20))
    let attributes = data.list.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(attributes?.center.x.rounded() == 90)
    data.focus("north")
    try data.stage.press("Left")
    #expect(data.focused == "east")
    layout.flips = false
    layout.invalidateLayout()
    data.stage.frame()
    #expect(center(data, 0) == CGPoint(x: 210, y: 100) && header?.frame.minX == 10)
  }

  /// A layout that returns attributes only for a rectangle, hides one item and rotates another.
  private final class Odd: Circle {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      let attributes = super.layoutAttributesForElements(in: rect) ?? []
      guard attributes.count > 2 else { return attributes }
      attributes[1].isHidden = true
      attributes[2].transform = CGAffineTransform(rotationAngle: .pi / 4)
      return Array(attributes.prefix(3))
    }
  }

  @Test func `a hidden cell cannot be focused, and an item without attributes has no cell`() throws
  {
    let data = DataStage(layout: Odd(), [Self.names])
    #expect(data.list.made.keys.sorted() == [0, 1, 2] && data.list.made[1]?.isHidden == true)
    let turned = try #require(data.list.made[2])
    #expect(turned.bounds.size == CGSize(width: 80, height: 80))
    #expect(abs(turned.frame.width - 80 * 2.squareRoot()) < 0.01)
    data.focus("west")
    try data.stage.press("Right")
    #expect(data.focused == "east")
    // A new layout resets all that the old one had set.
    data.list.setCollectionViewLayout(CollectionViewFlowLayout(), animated: false)
    data.stage.frame()
    #expect(turned.transform == .identity && turned.frame.size == CGSize(width: 50, height: 50))
    #expect(data.list.made[1]?.isHidden == false && data.list.made.count == 4)
  }

  /// A layout that overrides nothing.
  private final class Empty: CollectionViewLayout {}

  @Test func `a layout that overrides nothing shows no cells`() {
    let data = DataStage(layout: Empty(), [Self.names])
    #expect(data.list.made.isEmpty && data.list.contentSize == .zero)
  }
}
