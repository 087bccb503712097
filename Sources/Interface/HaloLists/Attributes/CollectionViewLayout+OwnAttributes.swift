import Foundation
import HaloSceneGraph

/// Attributes made from the arrangement that Halo's layouts compute by themselves, in points of the
/// list.
extension CollectionViewLayout {
  /// The width of the content in which the attributes are mirrored; nil if they are not.
  private var mirroring: CGFloat? {
    guard list?.isMirrored == true, flipsHorizontallyInOppositeLayoutDirection else {
      return nil
    }
    return own.contentSize.width
  }

  /// Converts a rectangle between left-to-right content coordinates and those of the list.
  private func mirrored(_ rect: CGRect) -> CGRect {
    mirroring.map { rect.isNull ? rect : rect.mirrored(in: $0) } ?? rect
  }

  private func makeAttributes() -> CollectionViewLayoutAttributes {
    let attributesClass = Self.layoutAttributesClass as? CollectionViewLayoutAttributes.Type
    return (attributesClass ?? CollectionViewLayoutAttributes.self).init()
  }

  func ownAttributes(ofItemAt indexPath: IndexPath) -> CollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    attributes.indexPath = indexPath
    attributes.frame = mirrored(own.frameForItem(at: indexPath))
    return attributes
  }

  func ownAttributes(of place: SupplementaryPlace) -> CollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    attributes.indexPath = place.indexPath
    attributes.representedElementCategory = .supplementaryView
    attributes.representedElementKind = place.elementKind
    attributes.frame = mirrored(
      list.map { place.frame(in: mirrored($0.bounds)) } ?? place.frame)
    attributes.zIndex = place.zIndex
    attributes.origin = (place, attributes.frame)
    return attributes
  }

  func ownAttributes(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    let own = own
    let rect = mirrored(rect)
    var result: [CollectionViewLayoutAttributes] = []
    func note(_ run: ItemRun) -> Bool {
      result += run.items.map {
        ownAttributes(ofItemAt: IndexPath(item: $0, section: run.section))
      }
      return true
    }
    own.forEachRun(in: rect, note)
    for section in own.shelfSections {
      guard let shelf = own.shelf(ofSection: section), shelf.frame.intersects(rect) else {
        continue
      }
      own.forEachRun(in: rect, ofShelf: section, note)
    }
    return result + own.supplements(in: rect).map(ownAttributes)
  }
}
