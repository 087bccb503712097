import FocusGeometry
import Foundation

/// Places display lists in a larger one, at another position and scale.
///
/// Nodes that two lists share are placed only once, so that a frame with few changes is cheap here
/// too.
package struct NodePlacement: Sendable {
  /// The transform from the points of the lists to those of the larger one: a translation and a
  /// uniform scale.
  package let transform: CGAffineTransform
  /// The clip in points of the larger list; nothing is drawn outside.
  package let clip: CGRect
  /// The placed nodes, by the identity of the source, which is retained so that no other node can
  /// have the same identity.
  private var placed: [ObjectIdentifier: (source: DisplayNode, result: DisplayNode)] = [:]

  /// Creates a placement.
  ///
  /// - Parameters:
  ///   - scale: The points of the larger list for each point of the lists; greater than 0.
  ///   - origin: The place of the lists' upper left corner, in points of the larger list.
  ///   - clip: The clip in points of the larger list.
  package init(scale: CGFloat, origin: CGPoint, clip: CGRect) {
    transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
    self.clip = clip
  }

  /// Returns the node for the larger list, and forgets nodes of the previous root that are not in
  /// this one.
  package mutating func place(_ root: DisplayNode) -> DisplayNode {
    let before = placed
    placed = [:]
    return place(root, before)
  }

  private mutating func place(
    _ node: DisplayNode, _ before: [ObjectIdentifier: (source: DisplayNode, result: DisplayNode)]
  ) -> DisplayNode {
    let name = ObjectIdentifier(node)
    if let known = placed[name] { return known.result }
    let result: DisplayNode
    if let known = before[name] {
      result = known.result
      keep(node, before)
      return result
    }
    switch node.content {
    case .items(let items): result = DisplayNode(items.map(place), owner: node.owner)
    case .group(let nodes):
      result = .group(nodes.map { place($0, before) }, owner: node.owner)
    case .run(let nodes): result = .run(nodes.map { place($0, before) }[...])
    case .layer(let begin, let nodes, let end):
      result = .layer(
        begin: place(begin), nodes.map { place($0, before) }, end: place(end), owner: node.owner)
    }
    placed[name] = (node, result)
    return result
  }

  /// Keeps the result for a node that has not changed, and for all nodes inside it.
  private mutating func keep(
    _ node: DisplayNode, _ before: [ObjectIdentifier: (source: DisplayNode, result: DisplayNode)]
  ) {
    let name = ObjectIdentifier(node)
    guard placed[name] == nil, let known = before[name] else { return }
    placed[name] = known
    switch node.content {
    case .items: break
    case .group(let nodes), .run(let nodes), .layer(_, let nodes, _):
      for inner in nodes { keep(inner, before) }
    }
  }

  private func place(_ item: DisplayItem) -> DisplayItem {
    var placed = moved(item)
    placed.clip = item.clip.applying(transform).intersection(clip)
    return placed
  }

  /// Returns an item of the lists at its place in the larger list, with an unchanged rectangular
  /// clip.
  package func moved(_ item: DisplayItem) -> DisplayItem {
    var moved = item
    moved.transform = item.transform.concatenating(transform)
    moved.restScale = item.restScale * transform.a
    moved.roundedClip = item.roundedClip?.transformed(by: transform)
    moved.extent = item.extent.applying(transform)
    return moved
  }
}
