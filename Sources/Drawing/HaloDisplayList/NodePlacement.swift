import FocusGeometry
import Foundation

/// Shows display lists elsewhere in a larger one, and smaller or larger than they are.
///
/// What two lists share is placed once, so that a frame in which little changes costs little here
/// too.
package struct NodePlacement: Sendable {
  /// From the points of the lists to those of the larger one: moves, and scales alike both ways.
  package let transform: CGAffineTransform
  /// In points of the larger list; nothing is drawn outside.
  package let clip: CGRect
  /// By the node that was placed, which is kept so that no other can have its identity.
  private var placed: [ObjectIdentifier: (source: DisplayNode, result: DisplayNode)] = [:]

  /// - Parameters:
  ///   - scale: points of the larger list a point; greater than 0.
  ///   - origin: where the upper left corner of the lists comes.
  ///   - clip: in points of the larger list.
  package init(scale: CGFloat, origin: CGPoint, clip: CGRect) {
    transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
    self.clip = clip
  }

  /// The node in the larger list; forgets what the last one had and this one has not.
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

  /// Takes over a node that is the same as before, with all inside.
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
    var placed = DisplayItem(
      id: item.id, transform: item.transform.concatenating(transform),
      restScale: item.restScale * transform.a, focusedScale: item.focusedScale,
      clip: item.clip.applying(transform).intersection(clip),
      roundedClip: item.roundedClip?.transformed(by: transform), alpha: item.alpha,
      content: item.content)
    placed.extent = item.extent.applying(transform)
    return placed
  }
}
