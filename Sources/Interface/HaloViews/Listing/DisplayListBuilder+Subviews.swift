import FocusGeometry
import Foundation
import HaloDisplayList

extension DisplayListBuilder {
  /// Adds the drawings of the subviews, cached ones where they are unchanged.
  package mutating func descend(into view: View) {
    let around = state.surroundings
    let bounds = view.clipsToBounds ? view.extent(through: around.transform) : .everywhere
    guard !around.clip.isNull, !around.clip.isEmpty else {
      if keeps { view.listing.keptSubviews = nil }
      return extent.add(bounds)
    }
    guard keeps else { return append(view.subviewsInDrawingOrder.map { node(of: $0) }) }
    let own = extent
    extent = .nothing
    var kept: ViewListing<View>.KeptSubviews
    if let last = view.listing.keptSubviews, last.surroundings == around {
      kept = last
      view.listing.keptSubviews = nil
      update(&kept, of: view)
    } else {
      kept = keptSubviews(of: view, in: around)
    }
    let nodes = inOrder(kept)
    for child in view.listing.outdatedSubviews { child.listing.isKnownOutdated = false }
    view.listing.outdatedSubviews.removeAll(keepingCapacity: true)
    append(nodes)
    kept.extent.add(extent)
    extent = own
    extent.add(kept.extent.intersection(bounds))
    view.listing.keptSubviews = kept
  }

  private mutating func keptSubviews(
    of view: View, in around: DrawingSurroundings
  ) -> ViewListing<View>.KeptSubviews {
    var nodes: [DisplayNode] = []
    nodes.reserveCapacity(view.subviews.count)
    var apart: [View] = []
    for (place, child) in view.subviews.enumerated() {
      child.listing.place = place
      if child.zPosition != 0 { apart.append(child) }
      nodes.append(nodeInPlace(of: child))
    }
    let length = ViewListing<View>.runLength
    let areRuns = nodes.count > length
    if areRuns {
      nodes = stride(from: 0, to: nodes.count, by: length).map {
        DisplayNode.run(nodes[$0..<min($0 + length, nodes.count)])
      }
    }
    return ViewListing<View>.KeptSubviews(
      surroundings: around, nodes: nodes, areRuns: areRuns, apart: apart)
  }

  /// Replaces the nodes of outdated subviews.
  private mutating func update(_ kept: inout ViewListing<View>.KeptSubviews, of view: View) {
    let outdated = view.listing.outdatedSubviews
    kept.apart.removeAll { $0.zPosition == 0 }
    for child in outdated where child.zPosition != 0 {
      if !kept.apart.contains(where: { $0 === child }) { kept.apart.append(child) }
    }
    guard kept.areRuns else {
      for child in outdated { kept.nodes[child.listing.place] = nodeInPlace(of: child) }
      return
    }
    let length = ViewListing<View>.runLength
    let changed = Dictionary(grouping: outdated) { $0.listing.place / length }
    for (run, children) in changed {
      guard var nodes = kept.nodes[run].runNodes else { continue }
      for child in children { nodes[child.listing.place % length] = nodeInPlace(of: child) }
      kept.nodes[run] = .run(nodes[...])
    }
  }

  /// Returns the node of a subview in its normal order; an empty one if its `zPosition` moves it.
  private mutating func nodeInPlace(of child: View) -> DisplayNode {
    child.zPosition == 0 ? node(of: child) : .empty
  }

  /// Returns the nodes back to front; see ``View/zPosition``.
  ///
  /// If a subview comes to the front, only its own position and the end change, so that the list
  /// can be compared with the last one item by item.
  private mutating func inOrder(_ kept: ViewListing<View>.KeptSubviews) -> [DisplayNode] {
    guard kept.nodes.count > 1 || !kept.apart.isEmpty else { return kept.nodes }
    let apart = kept.apart.sorted {
      ($0.zPosition, $0.listing.place) < ($1.zPosition, $1.listing.place)
    }
    let below = apart.prefix { $0.zPosition < 0 }
    return [group(of: below)] + kept.nodes + [group(of: apart.dropFirst(below.count))]
  }

  private mutating func group(of views: ArraySlice<View>) -> DisplayNode {
    views.isEmpty ? .empty : .group(views.map { node(of: $0) }, owner: 0)
  }
}

extension View {
  /// Returns the extent of the bounds after `transform`.
  fileprivate func extent(through transform: CGAffineTransform) -> Extent {
    Extent(presented(.bounds, bounds).applying(transform))
  }
}
