import FocusGeometry
import Foundation

/// A subview whose focus extent an index stores.
@MainActor
protocol IndexedSubview: AnyObject {
  /// The bounding box of everything that focus can reach in it, in the superview's coordinates.
  var focusExtent: CGRect { get }
  /// The handle in the index; only the index sets it.
  var indexHandle: SpatialIndex.Handle { get set }
  /// The number that orders siblings; it increases from each subview to the next.
  var siblingOrder: Int { get }
}

/// An index that finds subviews by their focus extents.
///
/// Changed subviews are only marked; the next query updates their extents.
@MainActor
final class SubviewIndex<Subview: IndexedSubview> {
  private var extents: SpatialIndex
  /// The subviews by handle; nil for unused handles.
  private var subviews: [Subview?]
  private var outdated: [SpatialIndex.Handle] = []

  init(_ subviews: [Subview]) {
    var rects: [CGRect] = []
    rects.reserveCapacity(subviews.count)
    for subview in subviews { rects.append(subview.focusExtent) }
    extents = SpatialIndex(rects)
    self.subviews = subviews
    for (handle, subview) in subviews.enumerated() { subview.indexHandle = handle }
  }

  /// Whether so many extents are outdated that a new index is faster than updating.
  var isOutworn: Bool { outdated.count > extents.count / 4 }

  func insert(_ subview: Subview) {
    let handle = extents.insert(.null)
    if handle == subviews.count {
      subviews.append(subview)
    } else {
      subviews[handle] = subview
    }
    subview.indexHandle = handle
    outdated.append(handle)
  }

  func remove(_ subview: Subview) {
    extents.remove(subview.indexHandle)
    subviews[subview.indexHandle] = nil
  }

  func extentDidChange(of subview: Subview) { outdated.append(subview.indexHandle) }

  private func update() {
    for handle in outdated {
      if let subview = subviews[handle] { extents.update(handle, subview.focusExtent) }
    }
    outdated.removeAll(keepingCapacity: true)
  }

  /// The union of all extents.
  var bounds: CGRect {
    update()
    return extents.bounds
  }

  /// Returns the subviews whose extents intersect `rect`, back to front; nil for all of them.
  func subviews(meeting rect: CGRect) -> [Subview]? {
    if rect.contains(bounds) { return nil }
    var found: [Subview] = []
    extents.forEach(intersecting: rect) { handle in
      if let subview = subviews[handle] { found.append(subview) }
    }
    found.sort { $0.siblingOrder < $1.siblingOrder }
    return found
  }
}
