import FocusGeometry
import Foundation
import HaloSceneGraph

/// An arrangement whose items are where a layout's attributes put them; it asks for attributes part
/// by part.
///
/// The answer of ``CollectionViewLayout/layoutAttributesForElements(in:)`` takes precedence over
/// that of ``CollectionViewLayout/layoutAttributesForItem(at:)``, which many layouts do not
/// override. The arrangement keeps the answers and asks no more once the layout has become invalid.
@MainActor
final class AttributedArrangement: @MainActor CollectionViewArrangement {
  let contentSize: CGSize
  private weak var layout: CollectionViewLayout?
  /// The arrangement that a flow or compositional layout computes by itself; empty for other
  /// layouts.
  ///
  /// It also provides information that attributes do not contain: sections that scroll
  /// orthogonally, groups and list configurations.
  private let own: any CollectionViewArrangement
  private let counts: ItemCounts
  /// The size of the list's bounds, in points.
  private let size: CGSize
  /// Whether the list has a right-to-left layout.
  private let isMirrored: Bool
  /// Whether the attributes are already in the coordinates of a right-to-left list.
  private let isMirroredByLayout: Bool
  private var known: [IndexPath: CollectionViewLayoutAttributes] = [:]
  private var knownSupplements: [SupplementKey: CollectionViewLayoutAttributes] = [:]
  /// The latest questions with their answers, the newest at the end.
  private var asked: [(rect: CGRect, elements: [CollectionViewLayoutAttributes])] = []
  private var hasAskedForAll = false

  /// The number of answers kept, for questions that come several times in a frame.
  private static let keptAnswers = 6
  /// The approximate number of items whose attributes are kept; far fewer are visible.
  private static let keptItems = 4000

  /// Creates the arrangement of a prepared layout, which it asks for the size of its content.
  init(of layout: CollectionViewLayout, _ counts: ItemCounts, in list: any ArrangedList) {
    self.layout = layout
    self.counts = counts
    size = list.bounds.size
    isMirrored = list.isMirrored
    isMirroredByLayout =
      list.isMirrored
      && (layout.arrangesItems || !layout.flipsHorizontallyInOppositeLayoutDirection)
    contentSize = layout.collectionViewContentSize
    own = layout.own
  }

  /// Keeps the known attributes and stops asking the layout.
  func close() { layout = nil }

  // MARK: Asking

  /// Converts a rectangle between left-to-right content coordinates and those of the attributes.
  private func converted(_ rect: CGRect) -> CGRect {
    isMirroredByLayout && !rect.isNull ? rect.mirrored(in: contentSize.width) : rect
  }

  /// Returns the attributes of the elements that intersect `rect`, in the coordinates of the
  /// attributes.
  private func elements(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    if let answer = asked.last(where: { $0.rect == rect }) { return answer.elements }
    guard let layout else { return [] }
    let elements = layout.layoutAttributesForElements(in: rect) ?? []
    if asked.count == Self.keptAnswers { asked.removeFirst() }
    asked.append((rect, elements))
    if known.count > Self.keptItems { known = [:] }
    for element in elements {
      if let key = element.key {
        knownSupplements[key] = element
      } else if element.representedElementCategory == .cell {
        known[element.indexPath] = element
      }
    }
    return elements
  }

  /// Returns the attributes of an item in the layout's own coordinates; nil if the layout has none.
  func attributes(ofItemAt path: IndexPath) -> CollectionViewLayoutAttributes? {
    if let attributes = known[path] { return attributes }
    guard let layout else { return nil }
    guard let item = layout.layoutAttributesForItem(at: path) else {
      // The layout may implement `layoutAttributesForElements(in:)` only.
      guard !hasAskedForAll else { return nil }
      hasAskedForAll = true
      _ = elements(in: CGRect(origin: .zero, size: contentSize))
      return known[path]
    }
    _ = elements(in: item.frame)
    if known[path] == nil { known[path] = item }
    return known[path]
  }

  /// Whether the layout can still give the attributes of an item, or has given them.
  func knows(_ path: IndexPath) -> Bool { layout != nil || known[path] != nil }

  /// Returns the attributes of a cell in points of the list; nil in a section that scrolls
  /// orthogonally.
  func attributesInList(ofItemAt path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard own.shelf(ofSection: path.section) == nil else { return nil }
    guard let attributes = attributes(ofItemAt: path) else {
      let none = CollectionViewLayoutAttributes(forCellWith: path)
      none.isHidden = true
      return none
    }
    return inList(attributes)
  }

  /// Returns the attributes of a supplementary view in points of the list; nil if it has none.
  func attributesInList(of key: SupplementKey) -> CollectionViewLayoutAttributes? {
    if knownSupplements[key] == nil {
      knownSupplements[key] = layout?.layoutAttributesForSupplementaryView(
        ofKind: key.kind, at: key.indexPath)
    }
    return knownSupplements[key].map(inList)
  }

  /// Converts attributes from the layout's own coordinates to those of the list.
  func inList(
    _ attributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    isMirrored && !isMirroredByLayout ? attributes.mirrored(in: contentSize.width) : attributes
  }

  // MARK: Answering

  func frameForItem(at indexPath: IndexPath) -> CGRect {
    guard own.shelf(ofSection: indexPath.section) == nil else {
      return own.frameForItem(at: indexPath)
    }
    return attributes(ofItemAt: indexPath).map { converted($0.frame) } ?? .zero
  }

  /// Calls `body` with the items that intersect `rect`, part by part; the items of each part are in
  /// order.
  ///
  /// Each part is twice as long as the one before, so that a caller that stops early has not asked
  /// for everything.
  func forEachRun(in rect: CGRect, _ body: (ItemRun) -> Bool) {
    var told: Set<IndexPath> = []
    for part in parts(of: rect) {
      let area = converted(part)
      let paths = elements(in: area).filter {
        $0.representedElementCategory == .cell && $0.frame.touches(area)
      }.map(\.indexPath)
      for path in paths.sorted() where counts.number(of: path) != nil {
        guard own.shelf(ofSection: path.section) == nil, told.insert(path).inserted else {
          continue
        }
        let run = ItemRun(section: path.section, items: path.item..<path.item + 1)
        guard body(run) else { return }
      }
    }
  }

  /// Divides a rectangle along the scrolling axis into parts that double in length.
  private func parts(of rect: CGRect) -> [CGRect] {
    // Transformed elements may extend beyond the content.
    let all = CGRect(origin: .zero, size: contentSize)
      .insetBy(dx: -max(1, size.width), dy: -max(1, size.height))
    var rest = rect.intersection(all)
    guard !rest.isNull else { return [] }
    let isVertical = contentSize.height - size.height >= contentSize.width - size.width
    var parts: [CGRect] = []
    var length = 2 * max(1, isVertical ? size.height : size.width)
    while (isVertical ? rest.height : rest.width) > length {
      let cut = rest.divided(atDistance: length, from: isVertical ? .minYEdge : .minXEdge)
      parts.append(cut.slice)
      rest = cut.remainder
      length *= 2
    }
    return parts + [rest]
  }

  func supplements(in rect: CGRect) -> [SupplementaryPlace] {
    var places: [SupplementKey: SupplementaryPlace] = [:]
    for part in parts(of: rect) {
      let area = converted(part)
      for element in elements(in: area) where element.frame.touches(area) {
        guard let key = element.key else { continue }
        places[key] = place(of: element)
      }
    }
    return places.values.sorted {
      ($0.indexPath, $0.elementKind) < ($1.indexPath, $1.elementKind)
    }
  }

  /// Returns the place of a supplementary view; one that the layout has moved is no longer pinned.
  private func place(of attributes: CollectionViewLayoutAttributes) -> SupplementaryPlace {
    if let (origin, frame) = attributes.origin, frame == attributes.frame {
      var place = origin
      place.zIndex = attributes.zIndex
      return place
    }
    return SupplementaryPlace(
      elementKind: attributes.representedElementKind ?? "", indexPath: attributes.indexPath,
      frame: converted(attributes.frame), fitting: attributes.origin?.place.fitting ?? [],
      zIndex: attributes.zIndex)
  }

  // MARK: Values that attributes do not contain

  var shelfSections: [Int] { own.shelfSections }
  func shelf(ofSection section: Int) -> CollectionViewShelf? { own.shelf(ofSection: section) }
  func forEachRun(in rect: CGRect, ofShelf section: Int, _ body: (ItemRun) -> Bool) {
    own.forEachRun(in: rect, ofShelf: section, body)
  }
  func groupFrame(ofItemAt indexPath: IndexPath) -> CGRect { own.groupFrame(ofItemAt: indexPath) }
  func fitting(ofItemAt indexPath: IndexPath) -> FittingAxes { own.fitting(ofItemAt: indexPath) }
  func listConfiguration(ofSection section: Int) -> CollectionLayoutListConfiguration? {
    own.listConfiguration(ofSection: section)
  }
}
