import Foundation
import HaloSceneGraph

/// The items of a group in a line, before they are placed.
@MainActor
struct LineOfItems {
  private struct Entry {
    var part: GroupTemplate
    var item: CollectionLayoutItem
  }

  let axis: LayoutAxis
  let spacing: CollectionLayoutSpacing
  /// The available length of the line, in points.
  let room: CGFloat
  private var entries: [Entry] = []
  /// The length of the items with the minimum space between them, in points.
  private var used: CGFloat = 0

  init(axis: LayoutAxis, spacing: CollectionLayoutSpacing, room: CGFloat) {
    self.axis = axis
    self.spacing = spacing
    self.room = room
  }

  var count: Int { entries.count }

  private func need(of size: CGSize, _ item: CollectionLayoutItem) -> CGFloat {
    let edges = axis.edges(of: item.edgeSpacing)
    return axis.length(of: size) + edges.before.spacing + edges.behind.spacing
      + (entries.isEmpty ? 0 : spacing.spacing)
  }

  /// Whether an item fits into the line, as the first one always does.
  ///
  /// The tolerance is needed because three thirds of a width may exceed it slightly.
  func hasRoom(for size: CGSize, of item: CollectionLayoutItem) -> Bool {
    entries.isEmpty || used + need(of: size, item) <= room + 0.01
  }

  mutating func append(_ part: GroupTemplate, of item: CollectionLayoutItem) {
    used += need(of: part.size, item)
    entries.append(Entry(part: part, item: item))
  }

  /// Places the items of the line.
  ///
  /// - Parameters:
  ///   - cross: The space across the line; nil for as much as the items need.
  ///   - isFitted: Whether the line is as long as its items instead of filling its space.
  ///   - gapBefore: The distance between items in place of flexible spacing; nil for the flexible
  ///     spacing.
  /// - Returns: A group of the size of the line.
  func template(cross: CGFloat?, isFitted: Bool, gapBefore: CGFloat?) -> GroupTemplate {
    let across =
      cross ?? entries.map { axis.across.length(of: $0.part.size) + edges($0) }.max() ?? 0
    let shares = gapBefore == nil || !spacing.isFlexibleSpacing ? flexibleGaps : 0
    let rest = isFitted ? 0 : max(0, room - used)
    let share = shares > 0 ? rest / CGFloat(shares) : 0
    var gap = spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
    if let gapBefore, spacing.isFlexibleSpacing, count > 1 {
      gap = min(max(gapBefore, spacing.spacing), spacing.spacing + rest / CGFloat(count - 1))
    }
    var template = GroupTemplate(size: axis.size(isFitted ? used : room, across: across))
    template.gap = count > 1 ? gap : nil
    var place: CGFloat = 0
    func taken(_ spacing: CollectionLayoutSpacing) -> CGFloat {
      spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
    }
    for (index, entry) in entries.enumerated() {
      if index > 0 { place += gap }
      let edges = axis.edges(of: entry.item.edgeSpacing)
      place += taken(edges.before)
      template.add(inset(entry), at: axis.point(place, across: crossPlace(of: entry, in: across)))
      place += axis.length(of: entry.part.size) + taken(edges.behind)
    }
    return template
  }

  /// The number of spaces that take a share of the remaining length.
  private var flexibleGaps: Int {
    var gaps = spacing.isFlexibleSpacing ? count - 1 : 0
    for entry in entries {
      let edges = axis.edges(of: entry.item.edgeSpacing)
      gaps += (edges.before.isFlexibleSpacing ? 1 : 0) + (edges.behind.isFlexibleSpacing ? 1 : 0)
    }
    return gaps
  }

  /// Returns the space beside an item across the line, in points.
  private func edges(_ entry: Entry) -> CGFloat {
    let edges = axis.across.edges(of: entry.item.edgeSpacing)
    return edges.before.spacing + edges.behind.spacing
  }

  private func crossPlace(of entry: Entry, in across: CGFloat) -> CGFloat {
    let edges = axis.across.edges(of: entry.item.edgeSpacing)
    let rest = max(0, across - axis.across.length(of: entry.part.size) - self.edges(entry))
    guard edges.before.isFlexibleSpacing else { return edges.before.spacing }
    return edges.before.spacing + (edges.behind.isFlexibleSpacing ? rest / 2 : rest)
  }

  /// Returns an item with its insets applied; a group already contains its own.
  private func inset(_ entry: Entry) -> GroupTemplate {
    guard !(entry.item is CollectionLayoutGroup) else { return entry.part }
    let insets = entry.item.effectiveInsets.resolved(for: .leftToRight)
    var part = entry.part
    part.items = part.items.map { $0.inset(by: insets) }
    return part
  }
}

extension LayoutAxis {
  /// Returns the space that an item keeps free before and after it along the axis.
  fileprivate func edges(
    of spacing: CollectionLayoutEdgeSpacing?
  ) -> (before: CollectionLayoutSpacing, behind: CollectionLayoutSpacing) {
    self == .horizontal
      ? (spacing?.leading ?? .fixed(0), spacing?.trailing ?? .fixed(0))
      : (spacing?.top ?? .fixed(0), spacing?.bottom ?? .fixed(0))
  }
}
