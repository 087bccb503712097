import Foundation
import HaloSceneGraph

/// A builder that places a section with its supplementary views.
@MainActor
struct SectionBuilder {
  let section: Int
  /// The number of items in the section.
  let count: Int
  /// The number of the first item of the section among all items.
  let first: Int
  /// The axis along which sections follow each other.
  let axis: LayoutAxis
  /// The size of the list.
  let size: CGSize
  let measured: MeasuredSizes

  func build(
    _ description: CollectionLayoutSection, at place: CGFloat
  ) -> CompositionalArrangement.Section {
    let insets = description.contentInsets
    let isShelf = description.orthogonalScrollingBehavior != .none
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let groups = SectionArrangement(
      of: description, count: count, first: first, container: room,
      along: isShelf ? axis.across : axis, measured: measured)
    let items =
      isShelf
      ? axis.size(groups.across, across: groups.length)
      : axis.size(groups.length, across: axis.across.length(of: room))
    // The order is header, inset, groups, inset, footer, in the scroll direction.
    let parts = boundaries(of: description, items: items)
    let before = parts.filter { $0.extends && !$0.isAtEnd }.map(length).reduce(0, +)
    let behind = parts.filter { $0.extends && $0.isAtEnd }.map(length).reduce(0, +)
    let inner = CGSize(
      width: items.width + insets.leading + insets.trailing,
      height: items.height + insets.top + insets.bottom)
    let body = axis.length(of: inner)
    let whole = axis.size(
      before + body + behind,
      across: isShelf ? axis.across.length(of: size) : axis.across.length(of: inner))
    let frame = CGRect(origin: axis.point(place, across: 0), size: whole)
    var shelf: CollectionViewShelf?
    var origin = CGPoint(x: insets.leading, y: insets.top)
    if isShelf {
      let shown = axis.size(body, across: axis.across.length(of: size))
      shelf = CollectionViewShelf(
        section: section,
        frame: CGRect(origin: axis.point(place + before, across: 0), size: shown),
        contentSize: CGSize(
          width: max(inner.width, shown.width), height: max(inner.height, shown.height)),
        behavior: description.orthogonalScrollingBehavior,
        margin: axis == .vertical
          ? min(insets.leading, insets.trailing) : min(insets.top, insets.bottom),
        isVertical: axis == .horizontal)
    } else {
      let start = axis.point(place + before, across: 0)
      origin = CGPoint(x: origin.x + start.x, y: origin.y + start.y)
    }
    return CompositionalArrangement.Section(
      groups: groups, origin: origin, frame: frame,
      supplements: places(of: parts, in: frame, description), list: description.listConfiguration,
      shelf: shelf)
  }

  // MARK: Headers and footers

  private struct Boundary {
    let item: CollectionLayoutBoundarySupplementaryItem
    let indexPath: IndexPath
    var size: CGSize
    var extends: Bool
    var isAtEnd: Bool
  }

  private func length(_ boundary: Boundary) -> CGFloat { axis.length(of: boundary.size) }

  private func boundaries(
    of description: CollectionLayoutSection, items: CGSize
  ) -> [Boundary] {
    var counts: [String: Int] = [:]
    let insets = sideInsets(of: description)
    let container = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    return description.boundarySupplementaryItems.map { item in
      let number = counts[item.elementKind, default: 0]
      counts[item.elementKind] = number + 1
      let path = IndexPath(item: number, section: section)
      var size = item.layoutSize.size(in: container)
      let key = SupplementKey(kind: item.elementKind, indexPath: path)
      if let known = measured.supplements[key] {
        if item.layoutSize.fitting.contains(.width) { size.width = known.width }
        if item.layoutSize.fitting.contains(.height) { size.height = known.height }
      }
      let isVertical = axis == .vertical
      let isAtEnd = isVertical ? item.alignment.isBottom : item.alignment.isTrailing
      let isAtStart = isVertical ? item.alignment.isTop : item.alignment.isLeading
      return Boundary(
        item: item, indexPath: path, size: size,
        extends: item.extendsBoundary && (isAtEnd || isAtStart), isAtEnd: isAtEnd)
    }
  }

  /// Returns the insets that supplementary views respect: those across the scroll direction.
  private func sideInsets(of description: CollectionLayoutSection) -> DirectionalEdgeInsets {
    guard description.supplementariesFollowContentInsets else { return DirectionalEdgeInsets() }
    let insets = description.contentInsets
    return axis == .vertical
      ? DirectionalEdgeInsets(leading: insets.leading, trailing: insets.trailing)
      : DirectionalEdgeInsets(top: insets.top, bottom: insets.bottom)
  }

  private func places(
    of boundaries: [Boundary], in frame: CGRect, _ description: CollectionLayoutSection
  ) -> [SupplementaryPlace] {
    let insets = sideInsets(of: description)
    let area = frame.inset(by: insets.resolved(for: .leftToRight))
    var start = axis.start(of: frame)
    var end = axis.end(of: frame)
    return boundaries.map { boundary in
      let alignment = boundary.item.alignment
      let size = boundary.size
      var origin = CGPoint(
        x: alignment.isLeading
          ? area.minX : alignment.isTrailing ? area.maxX - size.width : area.midX - size.width / 2,
        y: alignment.isTop
          ? area.minY
          : alignment.isBottom ? area.maxY - size.height : area.midY - size.height / 2)
      if boundary.extends {
        let along: CGFloat
        if boundary.isAtEnd {
          end -= length(boundary)
          along = end
        } else {
          along = start
          start += length(boundary)
        }
        origin = axis.point(along, across: axis.across.place(of: origin))
      }
      let place = CGRect(origin: origin, size: size)
        .offsetBy(dx: boundary.item.offset.x, dy: boundary.item.offset.y)
        .inset(by: boundary.item.effectiveInsets.resolved(for: .leftToRight))
      var result = SupplementaryPlace(
        elementKind: boundary.item.elementKind, indexPath: boundary.indexPath, frame: place,
        fitting: boundary.item.layoutSize.fitting,
        pinnedWithin: boundary.item.pinToVisibleBounds ? frame : nil, isAtEnd: boundary.isAtEnd,
        zIndex: boundary.item.zIndex)
      result.axis = axis
      return result
    }
  }
}
