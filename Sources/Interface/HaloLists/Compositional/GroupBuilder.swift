import Foundation
import HaloSceneGraph

/// A builder that places the items of a group by the sizes known so far.
@MainActor
struct GroupBuilder {
  /// Returns the measured size of an item of the group, counted from 0; nil if it was not measured.
  let measured: (Int) -> CGSize?
  /// The number of items available for the group.
  let limit: Int
  /// The gap of the preceding line, for a line that is not full and has flexible spacing; nil if
  /// there is none.
  var gapOfLineBefore: CGFloat?
  private var placed = 0

  init(limit: Int, gapOfLineBefore: CGFloat? = nil, measured: @escaping (Int) -> CGSize?) {
    self.limit = limit
    self.gapOfLineBefore = gapOfLineBefore
    self.measured = measured
  }

  /// Places an item or a group.
  ///
  /// - Parameters:
  ///   - item: The item or the group.
  ///   - container: The size to which fractional lengths refer.
  ///   - length: The length along the surrounding group, in place of the item's own; nil for its
  ///     own.
  ///   - axis: The axis of the surrounding group.
  /// - Returns: The placed item; nil if there are no more items.
  mutating func build(
    _ item: CollectionLayoutItem, in container: CGSize, length: CGFloat? = nil,
    along axis: LayoutAxis = .horizontal
  ) -> GroupTemplate? {
    guard placed < limit else { return nil }
    var size = item.layoutSize.size(in: container)
    var fitting = item.layoutSize.fitting
    if let length {
      axis.set(length, of: &size)
      fitting.remove(axis == .horizontal ? .width : .height)
    }
    guard let group = item as? CollectionLayoutGroup else {
      if let known = measured(placed) {
        if fitting.contains(.width) { size.width = min(known.width, container.width) }
        if fitting.contains(.height) { size.height = known.height }
      }
      placed += 1
      return GroupTemplate(size, fitting: fitting)
    }
    let insets = group.effectiveInsets
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    guard let inner = fill(group, room: room, fitting: fitting) else { return nil }
    var outer = GroupTemplate(
      size: CGSize(
        width: fitting.contains(.width) ? inner.size.width : size.width,
        height: fitting.contains(.height) ? inner.size.height : size.height))
    outer.gap = inner.gap
    outer.add(inner, at: CGPoint(x: insets.leading, y: insets.top))
    return outer
  }

  private mutating func fill(
    _ group: CollectionLayoutGroup, room: CGSize, fitting: FittingAxes
  ) -> GroupTemplate? {
    switch group.direction {
    case .custom(let provider):
      var template = GroupTemplate(size: room)
      for item in provider(LayoutRoom(contentSize: room)).prefix(limit - placed) {
        template.items.append(item.frame)
        template.fitting.append([])
        placed += 1
      }
      return template.items.isEmpty ? nil : template
    case .across: return line(of: group, room: room, along: .horizontal, fitting: fitting)
    case .down: return line(of: group, room: room, along: .vertical, fitting: fitting)
    }
  }

  private mutating func line(
    of group: CollectionLayoutGroup, room: CGSize, along axis: LayoutAxis, fitting: FittingAxes
  ) -> GroupTemplate? {
    guard !group.subitems.isEmpty else { return nil }
    let spacing = group.interItemSpacing ?? .fixed(0)
    let isFitted = fitting.contains(axis == .horizontal ? .width : .height)
    let most: Int
    var length: CGFloat?
    switch group.count {
    case .fitting: most = isFitted ? capacity(of: group, room: room, along: axis) : .max
    case .exactly(let count): most = max(1, count)
    case .equal(let count):
      most = max(1, count)
      length = max(
        0, (axis.length(of: room) - spacing.spacing * CGFloat(most - 1)) / CGFloat(most))
    }
    var line = LineOfItems(axis: axis, spacing: spacing, room: axis.length(of: room))
    var isFull = false
    while line.count < most {
      let item = group.subitems[line.count % group.subitems.count]
      var next = self
      guard
        let part = next.build(item, in: room, length: length, along: axis)
      else { break }
      let fits = most < .max || line.hasRoom(for: part.size, of: item)
      guard fits else {
        isFull = true
        break
      }
      // Items without a length would repeat forever.
      let isEndless = most == .max && line.count >= group.subitems.count
      guard !isEndless || axis.length(of: part.size) + spacing.spacing > 0 else { break }
      self = next
      line.append(part, of: item)
    }
    guard line.count > 0 else { return nil }
    let usesGapBefore = !isFull && placed >= limit && most == .max
    return line.template(
      cross: fitting.contains(axis == .horizontal ? .height : .width)
        ? nil : axis.across.length(of: room),
      isFitted: isFitted, gapBefore: usesGapBefore ? gapOfLineBefore ?? spacing.spacing : nil)
  }

  /// Returns the number of items that fill a group of estimated length: each at least once.
  private func capacity(
    of group: CollectionLayoutGroup, room: CGSize, along axis: LayoutAxis
  ) -> Int {
    let spacing = group.interItemSpacing?.spacing ?? 0
    let lengths = group.subitems.map { axis.length(of: $0.layoutSize.size(in: room)) + spacing }
    let once = lengths.reduce(0, +)
    guard once > 0 else { return lengths.count }
    let times = ((axis.length(of: room) + spacing) / once + 0.001).rounded(.down)
    return max(1, Int(times)) * lengths.count
  }
}
