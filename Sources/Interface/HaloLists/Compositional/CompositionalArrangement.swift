import Foundation
import HaloSceneGraph

/// The arrangement of the sections of a compositional layout.
struct CompositionalArrangement: CollectionViewArrangement {
  /// A section with its insets and supplementary views.
  struct Section {
    let groups: SectionArrangement
    /// The origin of the groups, in points of the content or of the shelf.
    let origin: CGPoint
    let frame: CGRect
    let supplements: [SupplementaryPlace]
    let list: CollectionLayoutListConfiguration?
    let shelf: CollectionViewShelf?

    /// The offset from coordinates of the groups to those of the content.
    var offset: CGPoint {
      guard let shelf else { return origin }
      return CGPoint(x: origin.x + shelf.frame.minX, y: origin.y + shelf.frame.minY)
    }
  }

  let contentSize: CGSize
  let shelfSections: [Int]
  private let axis: LayoutAxis
  let sections: [Section]
  /// Whether cells determine the lengths that are estimated.
  var cellsDecide = true

  @MainActor
  init(
    of descriptions: [CollectionLayoutSection?],
    _ configuration: CollectionViewCompositionalLayoutConfiguration,
    _ context: CollectionViewLayoutContext
  ) {
    axis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
    var place: CGFloat = 0
    var across: CGFloat = axis.across.length(of: context.size)
    var first = 0
    var sections: [Section] = []
    sections.reserveCapacity(descriptions.count)
    for (index, description) in descriptions.enumerated() {
      let count = context.counts.numberOfItems(inSection: index)
      if index > 0 { place += configuration.interSectionSpacing }
      let builder = SectionBuilder(
        section: index, count: count, first: first, axis: axis, size: context.size,
        measured: context.measured)
      place += description?.spaceBefore ?? 0
      let section = builder.build(description ?? Self.noPlaces(), at: place)
      place += axis.length(of: section.frame.size) + (description?.spaceAfter ?? 0)
      across = max(across, axis.across.length(of: section.frame.size))
      first += count
      sections.append(section)
    }
    self.sections = sections
    shelfSections = sections.indices.filter { sections[$0].shelf != nil }
    contentSize = axis.size(place, across: across)
  }

  /// Returns a section whose items have no place.
  @MainActor
  private static func noPlaces() -> CollectionLayoutSection {
    let none = CollectionLayoutDimension.absolute(0)
    let size = CollectionLayoutSize(widthDimension: none, heightDimension: none)
    return CollectionLayoutSection(group: .custom(layoutSize: size) { _ in [] })
  }

  func frameForItem(at indexPath: IndexPath) -> CGRect {
    let section = sections[indexPath.section]
    let frame = section.groups.frame(of: indexPath.item)
    return frame.isNull ? .zero : frame.offsetBy(dx: section.offset.x, dy: section.offset.y)
  }

  func fitting(ofItemAt indexPath: IndexPath) -> FittingAxes {
    cellsDecide ? sections[indexPath.section].groups.fitting(of: indexPath.item) : []
  }

  func listConfiguration(ofSection section: Int) -> CollectionLayoutListConfiguration? {
    sections.indices.contains(section) ? sections[section].list : nil
  }

  func shelf(ofSection section: Int) -> CollectionViewShelf? {
    sections.indices.contains(section) ? sections[section].shelf : nil
  }

  func groupFrame(ofItemAt indexPath: IndexPath) -> CGRect {
    let section = sections[indexPath.section]
    guard let group = section.groups.group(of: indexPath.item) else { return .zero }
    let axis = section.groups.axis
    let origin = axis.point(group.start, across: 0)
    return CGRect(
      origin: CGPoint(x: origin.x + section.offset.x, y: origin.y + section.offset.y),
      size: axis.size(group.length, across: section.groups.across))
  }

  func forEachRun(in rect: CGRect, _ body: (ItemRun) -> Bool) {
    for index in meeting(rect) where sections[index].shelf == nil {
      let offset = sections[index].offset
      let isDone = sections[index].groups.forEachRun(
        in: rect.offsetBy(dx: -offset.x, dy: -offset.y)
      ) { body(ItemRun(section: index, items: $0)) }
      guard isDone else { return }
    }
  }

  func forEachRun(in rect: CGRect, ofShelf section: Int, _ body: (ItemRun) -> Bool) {
    guard sections.indices.contains(section) else { return }
    let offset = sections[section].offset
    _ = sections[section].groups.forEachRun(in: rect.offsetBy(dx: -offset.x, dy: -offset.y)) {
      body(ItemRun(section: section, items: $0))
    }
  }

  func supplements(in rect: CGRect) -> [SupplementaryPlace] {
    meeting(rect).flatMap { index in
      sections[index].supplements.filter {
        $0.pinnedWithin != nil || $0.frame.intersects(rect)
      }
    }
  }

  /// Returns the sections that intersect `rect`, in O(log s).
  private func meeting(_ rect: CGRect) -> Range<Int> {
    guard !rect.isNull else { return 0..<0 }
    let (from, to) = (axis.start(of: rect), axis.end(of: rect))
    let start = sections.firstPlace(past: { axis.end(of: $0.frame) >= from })
    return start..<max(start, sections.firstPlace(past: { axis.start(of: $0.frame) > to }))
  }
}
