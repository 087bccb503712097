import Foundation

extension View {
  /// Whether the view or a descendant needs layout.
  package var subtreeNeedsLayout: Bool { layoutMarks.contains(.layoutInside) }

  /// The number of times that anything was marked for layout.
  ///
  /// A mark inside a view that is still to be laid out does not reach its ancestors, whose marks
  /// have already been cleared.
  private static var markings: UInt = 0

  /// Requests a call of `layoutSubviews` in the next frame, or earlier by `layoutIfNeeded`.
  public func setNeedsLayout() {
    layoutMarks.insert(.contentSize)
    markForLayout()
  }

  /// Requests layout after a change of the available space rather than of the content.
  func markForLayout() {
    layoutMarks.insert(.layout)
    markSubtreeForLayout()
    setNeedsDisplay()
  }

  /// Requests that constraints are solved again, because something that they depend on has moved.
  func markSubtreeForLayout() {
    View.markings &+= 1
    var view: View? = self
    while let current = view, !current.subtreeNeedsLayout || current === self {
      current.layoutMarks.insert(.layoutInside)
      view = current.superview
      view?.subviewsToLayOut.insert(current.siblingOrder)
    }
  }

  /// Updates constraints, then lays out the view and its descendants that need it.
  public func layoutIfNeeded() {
    guard subtreeNeedsLayout else { return }
    let root = outermost
    root.tellOfSafeAreas()
    root.updateConstraintsIfNeeded()
    root.engineOfRoot?.place()
    var marks = View.markings
    layoutSubtree()
    // Constraints may follow views that layoutSubviews has moved.
    for _ in 0..<3 {
      root.tellOfSafeAreas()
      guard marks != View.markings else { break }
      root.updateConstraintsIfNeeded()
      guard root.engineOfRoot?.place() == true else { break }
      marks = View.markings
      layoutSubtree()
    }
  }

  private func layoutSubtree() {
    guard layoutMarks.remove(.layoutInside) != nil else { return }
    if layoutMarks.remove(.layout) != nil {
      owner?.willLayOutSubviews()
      layoutSubviews()
      owner?.viewDidLayoutSubviews()
    }
    layOutMarkedSubviews()
  }

  /// Lays out the subviews that need it.
  ///
  /// A long list has thousands of subviews, and few of them need layout, so that only those between
  /// the first and the last one that was marked are looked at.
  private func layOutMarkedSubviews() {
    let (views, range) = (subviews, subviewsToLayOut)
    subviewsToLayOut = .none
    for view in views[firstIndex(in: range)...] {
      // Layout may mark further subviews.
      guard view.siblingOrder <= max(range.last, subviewsToLayOut.last) else { break }
      if view.subtreeNeedsLayout { view.layoutSubtree() }
    }
  }

  /// The root of the view's hierarchy, which may be the view itself.
  var outermost: View {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }
}

extension View {
  /// The value in `intrinsicContentSize` for no size of its own: `UIView.noIntrinsicMetric`.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Resizes the view to the size that fits it best, with the same upper left corner.
  public func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
}
