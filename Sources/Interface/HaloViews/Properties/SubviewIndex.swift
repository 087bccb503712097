import FocusGeometry
import Foundation

/// A subview of which an index keeps the focus extent.
@MainActor
protocol IndexedSubview: AnyObject {
  /// The box around all that focus can reach in it, in the superview's coordinates.
  var focusExtent: CGRect { get }
  /// Its place in the index, which alone sets it.
  var indexHandle: SpatialIndex.Handle { get set }
  /// Grows from each subview to the next.
  var siblingOrder: Int { get }
}

/// The focus extents of a view's subviews, found by geometry.
///
/// Changed subviews are only marked; the next query updates their extents.
@MainActor
final class SubviewIndex<Subview: IndexedSubview> {
  private var extents: SpatialIndex
  /// By handle; nil for handles not in use.
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

  /// Whether so many extents are outdated that building a new index is faster than updating.
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

  /// Those whose extents meet `rect`, back to front; nil for all.
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
