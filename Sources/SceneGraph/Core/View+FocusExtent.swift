import FocusEngine
import FocusGeometry
import Foundation

extension View {
  /// With more subviews than this, a view keeps an index of them.
  static let indexLimit = 32

  /// The box around all that focus can reach in and inside the view, hidden or not, in the
  /// superview's coordinates.
  ///
  /// Kept until something in it changes.
  var focusExtent: CGRect {
    if let extentCache { return extentCache }
    let extent = (confines ?? wholeExtent).applying(transformToSuperview)
    extentCache = extent
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

  /// The index, made when it is worth it; nil with few subviews.
  private var currentIndex: SubviewIndex? {
    if subviewIndex == nil, subviews.count > Self.indexLimit {
      subviewIndex = SubviewIndex(subviews)
    }
    return subviewIndex
  }

  /// Gives the index up when so much has changed that building it anew takes no longer.
  func amendIndex(_ change: (SubviewIndex) -> Void) {
    guard let index = subviewIndex else { return }
    change(index)
    if index.isOutworn { subviewIndex = nil }
  }

  /// The subviews in which something focusable may meet `rect`, which is in own coordinates; back to
  /// front.
  func subviews(reaching rect: CGRect) -> [View] {
    if let index = currentIndex { return index.views(meeting: rect) ?? subviews }
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var found: [View] = []
    // Not filtered: each call of a closure would ask first whether this is the main thread.
    for view in subviews {
      // Closed, as in the index. No size of an extent is negative.
      let (origin, size) = (view.focusExtent.origin, view.focusExtent.size)
      if origin.x <= maxX, minX <= origin.x + size.width, origin.y <= maxY,
        minY <= origin.y + size.height
      {
        found.append(view)
      }
    }
    return found
  }

  /// Has the extent found anew, with those above that depend on it.
  ///
  /// What has no extent yet has been told before.
  func invalidateFocusExtent() {
    var view = self
    while view.extentCache != nil {
      view.extentCache = nil
      guard let superview = view.superview else { return }
      superview.amendIndex { $0.extentDidChange(of: view) }
      guard superview.confines == nil else { return }
      view = superview
    }
  }
}

extension CGRect {
  /// Something with an edge that is no finite number does not count.
  fileprivate mutating func extend(to other: CGRect) {
    guard other.minX.isFinite, other.minY.isFinite, other.maxX.isFinite, other.maxY.isFinite
    else { return }
    self = union(other)
  }
}
