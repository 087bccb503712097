import FocusEngine
import FocusGeometry
import Foundation

extension View: IndexedSubview {
  var indexHandle: SpatialIndex.Handle {
    get { reach.handle }
    set { reach.handle = newValue }
  }

  /// The size of the scrolled content, in points; nil if the view does not scroll.
  package var scrolledContentSize: CGSize? {
    get { reach.scrolledContentSize }
    set {
      guard newValue != scrolledContentSize else { return }
      reach.scrolledContentSize = newValue
      invalidateFocusExtent()
    }
  }

  /// The number of subviews above which a view maintains an index of them.
  static let indexLimit = 32

  /// The bounding box of everything that focus can reach in the view, hidden or not, in the
  /// superview's coordinates.
  ///
  /// It is cached until something in it changes.
  var focusExtent: CGRect {
    if let extent = reach.extent { return extent }
    let extent = convertedToSuperview(confines ?? wholeExtent)
    reach.extent = extent
    return extent
  }

  /// The bounding box of everything inside, wherever it is, in the view's coordinates.
  private var wholeExtent: CGRect {
    var extent = bounds
    if let index = currentIndex {
      extent.extend(to: index.bounds)
    } else {
      for view in subviews { extent.extend(to: view.focusExtent) }
    }
    for case let guide as FocusGuide in layoutGuides { extent.extend(to: guide.redirectionFrame) }
    return extent
  }

  /// The index, created if there are more than ``indexLimit`` subviews; nil with fewer.
  private var currentIndex: SubviewIndex<View>? {
    if reach.index == nil, subviews.count > Self.indexLimit {
      reach.index = SubviewIndex(subviews)
    }
    return reach.index
  }

  /// Updates the index, or discards it after so many changes that a new one costs no more.
  func amendIndex(_ change: (SubviewIndex<View>) -> Void) {
    guard let index = reach.index else { return }
    change(index)
    if index.isOutworn { reach.index = nil }
  }

  func removeFromIndex(_ view: View) { reach.index?.remove(view) }

  /// Returns the subviews in which a focusable item may intersect `rect`, which is in the view's
  /// coordinates; ordered back to front.
  func subviews(reaching rect: CGRect) -> [View] {
    if let index = currentIndex { return index.subviews(meeting: rect) ?? subviews }
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var found: [View] = []
    // A loop avoids the closure of `filter`, which would check for the main actor at each call.
    for view in subviews {
      // Touching edges count, as in the index. Extents have no negative sizes.
      let (origin, size) = (view.focusExtent.origin, view.focusExtent.size)
      if origin.x <= maxX, minX <= origin.x + size.width, origin.y <= maxY,
        minY <= origin.y + size.height
      {
        found.append(view)
      }
    }
    return found
  }

  /// Discards the cached extent, and those of the ancestors that depend on it.
  ///
  /// If a view has no cached extent, those of its ancestors have already been discarded.
  func invalidateFocusExtent() {
    var view = self
    while view.reach.extent != nil {
      view.reach.extent = nil
      guard let superview = view.superview else { return }
      superview.amendIndex { $0.extentDidChange(of: view) }
      guard superview.confines == nil else { return }
      view = superview
    }
  }

  /// The part of the view's content that focus can reach, in the view's coordinates; nil for all of
  /// it.
  var confines: CGRect? {
    // Focus reaches everywhere that the view can be scrolled to.
    if let scrolledContentSize {
      return bounds.union(CGRect(origin: .zero, size: scrolledContentSize))
    }
    return clipsToBounds ? bounds : nil
  }
}

extension CGRect {
  /// Forms the union; ignores rectangles that are not finite.
  fileprivate mutating func extend(to other: CGRect) {
    guard other.minX.isFinite, other.minY.isFinite, other.maxX.isFinite, other.maxY.isFinite
    else { return }
    self = union(other)
  }
}
