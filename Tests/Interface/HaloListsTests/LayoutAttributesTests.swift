import FocusGeometry
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The layout attributes of a cell, and when they are requested.
@MainActor
struct LayoutAttributesTests {
  private final class Tinted: CollectionViewLayoutAttributes {
    var tint = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tinted)?.tint = tint
      return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? Tinted)?.tint == tint
    }
  }

  @Test func `the frame of layout attributes is the bounding box of the transformed bounds`() {
    let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(attributes.center == CGPoint(x: 60, y: 45))
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    #expect(attributes.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(attributes.size == CGSize(width: 20, height: 10))
    #expect(attributes.representedElementCategory == .cell && attributes.indexPath.section == 1)
  }

  @Test func `a copy of layout attributes is equal to the original and independent of it`() throws {
    let one = Tinted(forSupplementaryViewOfKind: "badge", with: IndexPath(item: 0, section: 2))
    one.tint = 4
    one.alpha = 0.5
    let copy = try #require(one.copy() as? Tinted)
    #expect(copy.isEqual(one) && copy !== one && copy.tint == 4)
    #expect(copy.representedElementKind == "badge" && Set([copy, one]).count == 1)
    copy.tint = 5
    #expect(!copy.isEqual(one))
    let copies = NSArray(array: [one], copyItems: true) as? [Tinted]
    #expect(copies?.first?.isEqual(one) == true)
  }

  private final class TintedCell: CollectionViewCell {
    var tints: [Int] = []
    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      if let attributes = layoutAttributes as? Tinted { tints.append(attributes.tint) }
    }
  }

  private final class Tinting: CollectionViewFlowLayout {
    var base = 10
    override class var layoutAttributesClass: AnyClass { Tinted.self }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      let attributes = super.layoutAttributesForItem(at: indexPath)
      (attributes as? Tinted)?.tint = base + indexPath.item
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.compactMap {
        layoutAttributesForItem(at: $0.indexPath)
      }
    }
  }

  @Test func `a cell gets the attributes of a layout's own class whenever they change`() throws {
    let layout = Tinting()
    let list = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    let cells = [TintedCell(), TintedCell()]
    list.setCells(cells)
    let stage = Stage(list)
    #expect(cells.map(\.tints) == [[10], [11]])
    layout.invalidateLayout()
    stage.frame()
    #expect(cells.map(\.tints) == [[10], [11]])
    layout.base = 20
    layout.invalidateLayout()
    stage.frame()
    #expect(cells.map(\.tints) == [[10, 20], [11, 21]])
    let known = list.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) as? Tinted
    #expect(known?.tint == 21 && known?.frame == cells[1].frame)
  }

  /// A cell that prefers to be 20 points higher than by default.
  private final class Proud: CollectionViewCell {
    var questions = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 60, height: 30) }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
      questions += 1
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.frame.size.height += 20
      return attributes
    }
  }

  @Test func `a cell is asked for its preferred size only if its layout estimates sizes`() throws {
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
    let list = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    let cell = Proud()
    list.setCells([cell])
    let stage = Stage(list)
    stage.advance(1)
    #expect(cell.frame.size == CGSize(width: 60, height: 50) && cell.questions > 0)
    cell.questions = 0
    layout.estimatedItemSize = .zero
    stage.advance(1)
    #expect(cell.frame.size == CGSize(width: 50, height: 50) && cell.questions == 0)
  }

  @Test func `rows have the height that their cells prefer and the width of the list`() {
    let list = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200),
      collectionViewLayout: CollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
    let cells = [Proud(), Proud()]
    list.setCells(cells)
    let stage = Stage(list)
    stage.advance(1)
    #expect(cells.map(\.frame.height) == [50, 50] && cells[1].frame.minY == 50)
    #expect(cells[0].frame.width == 300)
  }

  @Test func `a layout without a subclass makes layout attributes only on request`() {
    let layout = CollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 300, height: 30)
    let long = LongListStage([1_000_000], layout: layout)
    #expect(layout.attributed == nil && long.list.made.values.allSatisfy { $0.attributes == nil })
    #expect(long.source.rows.count < 40)
    let path = IndexPath(item: 999_999, section: 0)
    let frame = long.list.frameForItem(at: path)
    #expect(layout.layoutAttributesForItem(at: path)?.frame == frame)
    #expect(long.list.layoutAttributesForItem(at: path)?.frame == frame)
    let seen = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 89))
    #expect(seen?.count == 6 && seen?.last?.representedElementCategory == .supplementaryView)
    #expect(layout.collectionViewContentSize == long.list.contentSize)
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
  }

  /// A layout that overrides no method that is called for each item.
  private final class Plain: CollectionViewFlowLayout {
    var asked = 0
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      let attributes = super.layoutAttributesForElements(in: rect)
      asked += attributes?.count ?? 0
      return attributes
    }
  }

  @Test func `a layout subclass is asked for the attributes of only some of a million items`()
    throws
  {
    let layout = Plain()
    let long = LongListStage([1_000_000], layout: layout)
    #expect(long.list.made.count < 40 && layout.asked < 2000)
    long.focus(0)
    try long.press("Down", times: 20)
    #expect(long.focused == "100")
    try long.press("End")
    #expect(long.focused == "999999" && long.source.rows.count < 100)
    #expect(layout.asked < 50_000)
  }

  @Test func `a layout knows its collection view until the view gets another layout`() {
    let (first, second) = (CollectionViewFlowLayout(), Tinting())
    let list = CollectionView(collectionViewLayout: first)
    #expect(first.collectionView === list)
    list.collectionViewLayout = second
    #expect(first.collectionView == nil && second.collectionView === list)
    list.setCollectionViewLayout(GridLayout(minimumWidth: 50), animated: false)
    #expect(second.collectionView == nil)
  }
}
