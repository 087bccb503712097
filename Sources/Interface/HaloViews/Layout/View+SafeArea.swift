import FocusGeometry
import Foundation

extension View {
  /// The views that reduce a safe area.
  private static var safeAreaSources: [WeakView] = []

  /// The insets in points for what covers the edges: bars, and additions of controllers.
  ///
  /// They are zero outside a window and inside a scrolling view, whose content can be scrolled out
  /// from beneath. O(n) in the number of ancestors, if there is any safe area.
  public var safeAreaInsets: EdgeInsets {
    guard !Self.safeAreaSources.isEmpty, rootView != nil else { return EdgeInsets() }
    return safeArea(inside: superview)
  }

  /// The guide for the view without its ``safeAreaInsets``.
  public var safeAreaLayoutGuide: LayoutGuide { ownInsets.guide(.safeArea, of: self) }

  /// The insets in points that a controller adds to those from the view's ancestors.
  package var additionalSafeAreaInsets: EdgeInsets {
    get { viewInsets?.additionalSafeArea ?? EdgeInsets() }
    set { changeSafeArea(additionalSafeAreaInsets, newValue) { $0.additionalSafeArea = newValue } }
  }

  /// The insets in points at which a container covers the view's edges, for example with a bar
  /// above it.
  ///
  /// At each edge, the larger of these and of the ancestors' insets applies.
  package var coveredEdges: EdgeInsets {
    get { viewInsets?.coveredEdges ?? EdgeInsets() }
    set { changeSafeArea(coveredEdges, newValue) { $0.coveredEdges = newValue } }
  }

  private func changeSafeArea(
    _ old: EdgeInsets, _ new: EdgeInsets, _ change: (ViewInsets) -> Void
  ) {
    guard new != old else { return }
    change(ownInsets)
    Self.safeAreaSources.removeAll { $0.view == nil || $0.view === self }
    Self.safeAreaSources.append(WeakView(view: self))
    markForLayout()
  }

  private func safeArea(inside parent: View?) -> EdgeInsets {
    safeArea(with: parent?.safeAreaInsets ?? EdgeInsets(), of: parent)
  }

  /// Returns the safe area of the view.
  ///
  /// - Parameters:
  ///   - outer: the safe area of the superview.
  ///   - parent: the superview.
  /// - Returns: the view's insets in points.
  private func safeArea(with outer: EdgeInsets, of parent: View?) -> EdgeInsets {
    var insets = EdgeInsets()
    if let parent, parent.scrolledContentSize == nil {
      insets = outer.reaching(into: layoutRect, of: parent.bounds)
    }
    guard let viewInsets else { return insets }
    return insets.union(viewInsets.coveredEdges) + viewInsets.additionalSafeArea
  }

  /// Reports changed safe areas to the descendants of this view, which is the root of the
  /// hierarchy.
  ///
  /// It asks only views of the same window, and does not even ask others for their ancestors: a
  /// test's window may be deallocated on another thread meanwhile, and its views do not retain
  /// their ancestors.
  func tellOfSafeAreas() {
    guard let root = links.root else { return }
    for source in Self.safeAreaSources {
      guard let view = source.view, view.links.root === root else { continue }
      view.tellOfSafeArea(with: view.superview?.safeAreaInsets ?? EdgeInsets())
    }
  }

  private func tellOfSafeArea(with outer: EdgeInsets) {
    let insets = safeArea(with: outer, of: superview)
    let known = viewInsets?.knownSafeArea ?? EdgeInsets()
    guard insets != EdgeInsets() || known != EdgeInsets() else { return }
    if insets != known {
      ownInsets.knownSafeArea = insets
      setNeedsLayout()
      safeAreaInsetsDidChange()
      owner?.viewSafeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { tellOfMargins() }
    }
    guard scrolledContentSize == nil else { return }
    for view in subviews { view.tellOfSafeArea(with: insets) }
  }
}
