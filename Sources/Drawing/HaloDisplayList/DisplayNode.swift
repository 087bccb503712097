import Foundation

/// Some items of a display list in the order of drawing: a tree of which two lists share what is
/// the same in both.
///
/// A node never changes. One that is the same object in two lists looks the same in both, so that a
/// frame in which little changes costs little: what is shared is neither listed nor compared anew.
public final class DisplayNode: Sendable {
  package enum Content: Sendable {
    case items([DisplayItem])
    case group([DisplayNode])
    /// Some neighbours of a group; a group of many nodes is divided into runs, so that to exchange
    /// one node only its run has to be copied.
    case run([DisplayNode])
    /// Between an item that begins a layer and the one that ends it. Indirect, since items are large
    /// and contents are copied wherever they are looked at.
    indirect case layer(begin: DisplayItem, [DisplayNode], end: DisplayItem)
  }

  package let content: Content
  /// The number of the view that drew this, by which the node is matched with one of another list;
  /// 0: of no view.
  package let owner: UInt64
  /// Of items, those that begin and end layers counted too.
  package let count: Int
  /// Everything that the items may touch and that their clips leave of it, in window points.
  package let extent: Extent
  /// How many of the items are backdrops, and so show what is beneath them.
  package let backdropCount: Int

  private init(
    _ content: Content, owner: UInt64, count: Int, extent: Extent, backdropCount: Int
  ) {
    self.content = content
    self.owner = owner
    self.count = count
    self.extent = extent
    self.backdropCount = backdropCount
  }

  package var hasBackdrop: Bool { backdropCount > 0 }

  /// Nothing.
  package static let empty = DisplayNode([])

  /// Items that need not end the layers they begin; O(n).
  package convenience init(_ items: [DisplayItem], owner: UInt64 = 0) {
    var extent = Extent.nothing
    for item in items { extent.add(Extent(of: item)) }
    self.init(
      .items(items), owner: owner, count: items.count, extent: extent,
      backdropCount: items.count(where: \.isBackdrop))
  }

  /// What a view draws, with what is inside of it.
  package static func group(_ nodes: [DisplayNode], owner: UInt64) -> DisplayNode {
    DisplayNode(.group(nodes), around: nodes, owner: owner)
  }

  /// See ``Content/run(_:)``.
  package static func run(_ nodes: ArraySlice<DisplayNode>) -> DisplayNode {
    let nodes = Array(nodes)
    return DisplayNode(.run(nodes), around: nodes, owner: 0)
  }

  package var isRun: Bool { runNodes != nil }

  /// nil for what is no run.
  package var runNodes: [DisplayNode]? {
    if case .run(let nodes) = content { nodes } else { nil }
  }

  private convenience init(_ content: Content, around nodes: [DisplayNode], owner: UInt64) {
    self.init(
      content, owner: owner, count: nodes.reduce(0) { $0 + $1.count }, extent: nodes.extent,
      backdropCount: nodes.backdropCount)
  }

  /// A layer; the extent of `begin` is where it is seen.
  package static func layer(
    begin: DisplayItem, _ nodes: [DisplayNode], end: DisplayItem, owner: UInt64
  ) -> DisplayNode {
    DisplayNode(
      .layer(begin: begin, nodes, end: end), owner: owner,
      count: nodes.reduce(2) { $0 + $1.count }, extent: Extent(of: begin),
      backdropCount: nodes.backdropCount)
  }

  /// All items; O(n) unless this holds nothing but items.
  package var items: [DisplayItem] {
    if case .items(let items) = content { return items }
    var items: [DisplayItem] = []
    items.reserveCapacity(count)
    append(to: &items)
    return items
  }

  package func append(to items: inout [DisplayItem]) {
    switch content {
    case .items(let own): items += own
    case .group(let nodes), .run(let nodes): nodes.forEach { $0.append(to: &items) }
    case .layer(let begin, let nodes, let end):
      items.append(begin)
      nodes.forEach { $0.append(to: &items) }
      items.append(end)
    }
  }
}

extension Sequence where Element == DisplayNode {
  /// Around all of these.
  package var extent: Extent { reduce(into: .nothing) { $0.add($1.extent) } }

  package var backdropCount: Int { reduce(0) { $0 + $1.backdropCount } }

  /// All items in these, in their order.
  package var items: [DisplayItem] {
    var items: [DisplayItem] = []
    items.reserveCapacity(reduce(0) { $0 + $1.count })
    for node in self { node.append(to: &items) }
    return items
  }
}

extension DisplayItem {
  package var isBackdrop: Bool { if case .backdrop = content { true } else { false } }
}
