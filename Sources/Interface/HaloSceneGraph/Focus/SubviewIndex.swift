import FocusEngine
import FocusGeometry
import Foundation

/// The focus extents of a view's subviews, found by geometry.
///
/// Changed subviews are only marked; the next query updates their extents.
@MainActor
final class SubviewIndex {
  private var extents: SpatialIndex
  /// By handle; nil for handles not in use.
  private var views: [View?]
  private var outdated: [SpatialIndex.Handle] = []

  init(_ subviews: [View]) {
    var rects: [CGRect] = []
    rects.reserveCapacity(subviews.count)
    for view in subviews { rects.append(view.focusExtent) }
    extents = SpatialIndex(rects)
    views = subviews
    for (handle, view) in subviews.enumerated() { view.reach.handle = handle }
  }

  /// Whether so many extents are outdated that building a new index is faster than updating.
  var isOutworn: Bool { outdated.count > extents.count / 4 }

  func insert(_ view: View) {
    let handle = extents.insert(.null)
    if handle == views.count { views.append(view) } else { views[handle] = view }
    view.reach.handle = handle
    outdated.append(handle)
  }

  func remove(_ view: View) {
    extents.remove(view.reach.handle)
    views[view.reach.handle] = nil
  }

  func extentDidChange(of view: View) { outdated.append(view.reach.handle) }

  private func update() {
    for handle in outdated {
      if let view = views[handle] { extents.update(handle, view.focusExtent) }
    }
    outdated.removeAll(keepingCapacity: true)
  }

  /// The union of all extents.
  var bounds: CGRect {
    update()
    return extents.bounds
  }

  /// Those whose extents meet `rect`, back to front; nil for all.
  func views(meeting rect: CGRect) -> [View]? {
    if rect.contains(bounds) { return nil }
    var found: [View] = []
    extents.forEach(intersecting: rect) { handle in
      if let view = views[handle] { found.append(view) }
    }
    found.sort { $0.links.order < $1.links.order }
    return found
  }
}
