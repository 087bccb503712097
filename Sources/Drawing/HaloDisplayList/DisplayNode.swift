import Foundation

/// A sequence of display items as a tree, whose equal parts two lists share.
///
/// A node never changes. A node that is in two lists draws the same in both, so a frame with few
/// changes is cheap: shared nodes are neither listed nor compared again.
public final class DisplayNode: Sendable {
  package enum Content: Sendable {
    case items([DisplayItem])
    case group([DisplayNode])
    /// Several neighbours in a group.
    ///
    /// A group of many nodes is divided into runs, so that only one run has to be copied to
    /// exchange a node.
    case run([DisplayNode])
    /// The content between the item that begins a layer and the one that ends it.
    ///
    /// Indirect, because items are large and contents are copied wherever they are read.
    indirect case layer(begin: DisplayItem, [DisplayNode], end: DisplayItem)
  }

  package let content: Content
  /// The number of the view that drew the node, by which it is matched with a node of another list;
  /// 0 for no view.
  package let owner: UInt64
  /// The number of items, including those that begin and end layers.
  package let count: Int
  /// The area that the items may touch inside their clips, in window points.
  package let extent: Extent
  /// The number of items that are backdrops, which show what is under them.
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

  /// A node without items.
  package static let empty = DisplayNode([])

  /// Creates a node of items, which need not end the layers that they begin; O(n).
  package convenience init(_ items: [DisplayItem], owner: UInt64 = 0) {
    var extent = Extent.nothing
    for item in items { extent.add(Extent(of: item)) }
    self.init(
      .items(items), owner: owner, count: items.count, extent: extent,
      backdropCount: items.count(where: \.isBackdrop))
  }

  /// Creates the node of a view, from what it draws and the nodes of its subviews.
  package static func group(_ nodes: [DisplayNode], owner: UInt64) -> DisplayNode {
    DisplayNode(.group(nodes), around: nodes, owner: owner)
  }

  /// Creates a run; see ``Content/run(_:)``.
  package static func run(_ nodes: ArraySlice<DisplayNode>) -> DisplayNode {
    let nodes = Array(nodes)
    return DisplayNode(.run(nodes), around: nodes, owner: 0)
  }

  package var isRun: Bool { runNodes != nil }

  /// The nodes of a run; nil if the node is not a run.
  package var runNodes: [DisplayNode]? {
    if case .run(let nodes) = content { nodes } else { nil }
  }

  private convenience init(_ content: Content, around nodes: [DisplayNode], owner: UInt64) {
    self.init(
      content, owner: owner, count: nodes.reduce(0) { $0 + $1.count }, extent: nodes.extent,
      backdropCount: nodes.backdropCount)
  }

  /// Creates a layer; the extent of `begin` is the area in which it is visible.
  package static func layer(
    begin: DisplayItem, _ nodes: [DisplayNode], end: DisplayItem, owner: UInt64
  ) -> DisplayNode {
    DisplayNode(
      .layer(begin: begin, nodes, end: end), owner: owner,
      count: nodes.reduce(2) { $0 + $1.count }, extent: Extent(of: begin),
      backdropCount: nodes.backdropCount)
  }

  /// All items; O(n) unless the node contains only items.
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
  /// The extent of all nodes.
  package var extent: Extent { reduce(into: .nothing) { $0.add($1.extent) } }

  package var backdropCount: Int { reduce(0) { $0 + $1.backdropCount } }

  /// The items of all nodes, in order.
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
