import FocusGeometry
import Foundation

extension View {
  /// Views by which a safe area is smaller than the window.
  private static var safeAreaSources: [WeakView] = []

  /// Points at the edges that something covers: bars, and what controllers add.
  ///
  /// Zero outside of a window, and inside of what scrolls, which can be scrolled out from beneath.
  /// O(n) in the views around, where there is a safe area at all.
  public var safeAreaInsets: EdgeInsets {
    guard !Self.safeAreaSources.isEmpty, rootView != nil else { return EdgeInsets() }
    return safeArea(inside: superview)
  }

  /// The view but for what ``safeAreaInsets`` says.
  public var safeAreaLayoutGuide: LayoutGuide { ownInsets.guide(.safeArea, of: self) }

  /// Points that are added to what the views around cover: a controller's.
  package var additionalSafeAreaInsets: EdgeInsets {
    get { viewInsets?.additionalSafeArea ?? EdgeInsets() }
    set { changeSafeArea(additionalSafeAreaInsets, newValue) { $0.additionalSafeArea = newValue } }
  }

  /// Points at the view's edges that its container covers, with a bar that lies above it.
  ///
  /// Of these and of what comes from further outside the larger counts, for each edge.
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

  /// - Parameters:
  ///   - outer: the safe area of the view around.
  ///   - parent: that view.
  /// - Returns: the view's own.
  private func safeArea(with outer: EdgeInsets, of parent: View?) -> EdgeInsets {
    var insets = EdgeInsets()
    if let parent, parent.scrolledContentSize == nil {
      insets = outer.reaching(into: layoutRect, of: parent.bounds)
    }
    guard let viewInsets else { return insets }
    return insets.union(viewInsets.coveredEdges) + viewInsets.additionalSafeArea
  }

  /// Tells views inside of this one, which is outermost, of a safe area that is another than before.
  ///
  /// Asks views of the same window alone, and others not even where they are: a test's window may be
  /// deallocated on another thread meanwhile, and its views do not hold what is around them.
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
