import FocusGeometry
import Foundation
import HaloSceneGraph

/// Items where the attributes of a layout put them, which are asked for part by part.
///
/// What ``CollectionViewLayout/layoutAttributesForElements(in:)`` says of an item goes before
/// ``CollectionViewLayout/layoutAttributesForItem(at:)``, which many layouts do not override. Holds
/// what it was told, and asks no more once the layout has become invalid.
@MainActor
final class AttributedArrangement: @MainActor CollectionViewArrangement {
  let contentSize: CGSize
  private weak var layout: CollectionViewLayout?
  /// What a flow or compositional layout arranges by itself; empty of other layouts.
  ///
  /// It also says what attributes do not: sections that scroll by themselves, groups, looks of lists.
  private let own: any CollectionViewArrangement
  private let counts: ItemCounts
  /// Of the list.
  private let size: CGSize
  /// Whether the list is read from the right.
  private let isMirrored: Bool
  /// Whether the attributes are in points of a list that is read from the right.
  private let isMirroredByLayout: Bool
  private var known: [IndexPath: CollectionViewLayoutAttributes] = [:]
  private var knownSupplements: [SupplementKey: CollectionViewLayoutAttributes] = [:]
  /// What was asked for last, the newest at the end.
  private var asked: [(rect: CGRect, elements: [CollectionViewLayoutAttributes])] = []
  private var hasAskedForAll = false

  /// As many answers are kept, for questions that come several times in a frame.
  private static let keptAnswers = 6
  /// About as many items are kept; what is seen is far less.
  private static let keptItems = 4000

  /// Asks a prepared layout for the size of its content.
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

  /// Holds what is known and asks no more.
  func close() { layout = nil }

  // MARK: Asking

  /// From points read from the left to those of the attributes, or back.
  private func converted(_ rect: CGRect) -> CGRect {
    isMirroredByLayout && !rect.isNull ? rect.mirrored(in: contentSize.width) : rect
  }

  /// What meets `rect`, in points of the attributes.
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

  /// In the layout's own points.
  func attributes(ofItemAt path: IndexPath) -> CollectionViewLayoutAttributes? {
    if let attributes = known[path] { return attributes }
    guard let layout else { return nil }
    guard let item = layout.layoutAttributesForItem(at: path) else {
      // A layout that answers for elements alone.
      guard !hasAskedForAll else { return nil }
      hasAskedForAll = true
      _ = elements(in: CGRect(origin: .zero, size: contentSize))
      return known[path]
    }
    _ = elements(in: item.frame)
    if known[path] == nil { known[path] = item }
    return known[path]
  }

  /// Whether the layout can say where an item stands, or has said it.
  func knows(_ path: IndexPath) -> Bool { layout != nil || known[path] != nil }

  /// How a cell is seen, in points of the list; nil in a section that scrolls by itself.
  func attributesInList(ofItemAt path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard own.shelf(ofSection: path.section) == nil else { return nil }
    guard let attributes = attributes(ofItemAt: path) else {
      let none = CollectionViewLayoutAttributes(forCellWith: path)
      none.isHidden = true
      return none
    }
    return inList(attributes)
  }

  /// How a header is seen, in points of the list; nil for one that stands nowhere.
  func attributesInList(of key: SupplementKey) -> CollectionViewLayoutAttributes? {
    if knownSupplements[key] == nil {
      knownSupplements[key] = layout?.layoutAttributesForSupplementaryView(
        ofKind: key.kind, at: key.indexPath)
    }
    return knownSupplements[key].map(inList)
  }

  /// From the layout's own points to those of the list.
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

  /// Asks for parts that double in length, so that whoever stops early has not asked for all; items
  /// are in order in each.
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

  /// A rectangle in pieces along the longer side of the content, each twice as long as the last.
  private func parts(of rect: CGRect) -> [CGRect] {
    // What is turned may stand out of the content.
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

  /// One that the layout has moved stays there; others may stay in sight.
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

  // MARK: What attributes say nothing of

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
