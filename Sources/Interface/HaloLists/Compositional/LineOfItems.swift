import Foundation
import HaloSceneGraph

/// Items of a group one behind the other, before they are given their places.
@MainActor
struct LineOfItems {
  private struct Entry {
    var part: GroupTemplate
    var item: CollectionLayoutItem
  }

  let axis: LayoutAxis
  let spacing: CollectionLayoutSpacing
  /// Points along the line.
  let room: CGFloat
  private var entries: [Entry] = []
  /// Points that the items and the least room between them take.
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

  /// The first one always has; thirds of a width may not add up to it exactly.
  func hasRoom(for size: CGSize, of item: CollectionLayoutItem) -> Bool {
    entries.isEmpty || used + need(of: size, item) <= room + 0.01
  }

  mutating func append(_ part: GroupTemplate, of item: CollectionLayoutItem) {
    used += need(of: part.size, item)
    entries.append(Entry(part: part, item: item))
  }

  /// The items in their places.
  ///
  /// - Parameters:
  ///   - cross: the room across the line; nil: as much as the items take.
  ///   - isFitted: whether the line is as long as its items, and not as its room.
  ///   - gapBefore: between items in place of what flexible spacing gives; nil: that.
  /// - Returns: a group of the size of the line.
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

  /// How many spaces take a share of what is left over.
  private var flexibleGaps: Int {
    var gaps = spacing.isFlexibleSpacing ? count - 1 : 0
    for entry in entries {
      let edges = axis.edges(of: entry.item.edgeSpacing)
      gaps += (edges.before.isFlexibleSpacing ? 1 : 0) + (edges.behind.isFlexibleSpacing ? 1 : 0)
    }
    return gaps
  }

  /// Points beside an item, across the line.
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

  /// The item less its insets; those of a group are inside of it already.
  private func inset(_ entry: Entry) -> GroupTemplate {
    guard !(entry.item is CollectionLayoutGroup) else { return entry.part }
    let insets = entry.item.effectiveInsets.resolved(for: .leftToRight)
    var part = entry.part
    part.items = part.items.map { $0.inset(by: insets) }
    return part
  }
}

extension LayoutAxis {
  /// The space that an item keeps free before and behind it.
  fileprivate func edges(
    of spacing: CollectionLayoutEdgeSpacing?
  ) -> (before: CollectionLayoutSpacing, behind: CollectionLayoutSpacing) {
    self == .horizontal
      ? (spacing?.leading ?? .fixed(0), spacing?.trailing ?? .fixed(0))
      : (spacing?.top ?? .fixed(0), spacing?.bottom ?? .fixed(0))
  }
}
