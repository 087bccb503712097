import Foundation

extension View {
  /// Whether the view, or anything inside it, is to be laid out.
  package var subtreeNeedsLayout: Bool { layoutMarks.contains(.layoutInside) }

  /// How often anything was marked.
  ///
  /// What is marked inside of a view that is still to be laid out marks nothing around that, where
  /// the marks have been taken away already.
  private static var markings: UInt = 0

  /// Has `layoutSubviews` called in the next frame, or by `layoutIfNeeded` before.
  public func setNeedsLayout() {
    layoutMarks.insert(.contentSize)
    markForLayout()
  }

  /// The same, where only the room has changed and not what is in it.
  func markForLayout() {
    layoutMarks.insert(.layout)
    markSubtreeForLayout()
    setNeedsDisplay()
  }

  /// Has constraints solved again, since something they may look at has moved.
  func markSubtreeForLayout() {
    View.markings &+= 1
    var view: View? = self
    while let current = view, !current.subtreeNeedsLayout || current === self {
      current.layoutMarks.insert(.layoutInside)
      view = current.superview
    }
  }

  /// Lays out the view and all inside that asks for it, after constraints have been updated.
  public func layoutIfNeeded() {
    guard subtreeNeedsLayout else { return }
    let root = outermost
    root.tellOfSafeAreas()
    root.updateConstraintsIfNeeded()
    root.engineOfRoot?.place()
    var marks = View.markings
    layoutSubtree()
    // What layoutSubviews has moved may be what constraints follow.
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
    for view in subviews { view.layoutSubtree() }
  }

  /// The outermost view around this one, or itself.
  var outermost: View {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }
}

extension View {
  /// Stands for "no size of its own" in `intrinsicContentSize`: `UIView.noIntrinsicMetric`.
  public static let noIntrinsicMetric: CGFloat = -1

  /// As large as the view wants to be, with the same upper left corner.
  public func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
}
