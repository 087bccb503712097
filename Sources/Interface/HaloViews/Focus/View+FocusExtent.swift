import FocusEngine
import FocusGeometry
import Foundation

extension View: IndexedSubview {
  var indexHandle: SpatialIndex.Handle {
    get { reach.handle }
    set { reach.handle = newValue }
  }

  /// The size of the content that the bounds show a part of, in points; nil where nothing scrolls.
  package var scrolledContentSize: CGSize? {
    get { reach.scrolledContentSize }
    set {
      guard newValue != scrolledContentSize else { return }
      reach.scrolledContentSize = newValue
      invalidateFocusExtent()
    }
  }

  /// With more subviews than this, a view keeps an index of them.
  static let indexLimit = 32

  /// The box around all that focus can reach in and inside the view, hidden or not, in the
  /// superview's coordinates.
  ///
  /// Kept until something in it changes.
  var focusExtent: CGRect {
    if let extent = reach.extent { return extent }
    let extent = convertedToSuperview(confines ?? wholeExtent)
    reach.extent = extent
    return extent
  }

  /// Around everything inside, wherever it lies, in own coordinates.
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

  /// The index, made when there are more than ``indexLimit`` subviews; nil with fewer.
  private var currentIndex: SubviewIndex<View>? {
    if reach.index == nil, subviews.count > Self.indexLimit {
      reach.index = SubviewIndex(subviews)
    }
    return reach.index
  }

  /// Updates the index, or discards it when so much has changed that a new one costs no more.
  func amendIndex(_ change: (SubviewIndex<View>) -> Void) {
    guard let index = reach.index else { return }
    change(index)
    if index.isOutworn { reach.index = nil }
  }

  func removeFromIndex(_ view: View) { reach.index?.remove(view) }

  /// The subviews in which something focusable may meet `rect`, which is in own coordinates; back
  /// to front.
  func subviews(reaching rect: CGRect) -> [View] {
    if let index = currentIndex { return index.subviews(meeting: rect) ?? subviews }
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var found: [View] = []
    // A loop and not `filter`, whose closure would check for the main actor at each call.
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

  /// Discards the cached extent, and those of the views above that depend on it.
  ///
  /// A view without a cached extent has discarded those above it already.
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

  /// What focus can reach of all that is inside, in own coordinates; nil: everything.
  var confines: CGRect? {
    // Focus reaches everywhere that the view can be scrolled to.
    if let scrolledContentSize {
      return bounds.union(CGRect(origin: .zero, size: scrolledContentSize))
    }
    return clipsToBounds ? bounds : nil
  }
}

extension CGRect {
  /// Forms the union; rectangles that are not finite are ignored.
  fileprivate mutating func extend(to other: CGRect) {
    guard other.minX.isFinite, other.minY.isFinite, other.maxX.isFinite, other.maxY.isFinite
    else { return }
    self = union(other)
  }
}
