import FocusGeometry
import Foundation

extension View {
  /// The default margins, in points.
  private static let defaultMargins = EdgeInsets(8)
  /// The side margins of a controller's root view, in points; it has none above and below.
  private static let (narrowMargin, wideMargin): (CGFloat, CGFloat) = (16, 20)
  /// The width in points from which root views have the wide margin.
  private static let wideRoot: CGFloat = 414

  /// Whether content keeps at least the superview's margins from the superview's edges; false by
  /// default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { viewInsets?.preservesSuperviewMargins ?? false }
    set { changeMargins { $0.preservesSuperviewMargins = newValue } }
  }
  /// Whether the safe area is added to the margins; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { viewInsets?.addsSafeArea ?? true }
    set { changeMargins { $0.addsSafeArea = newValue } }
  }

  /// The guide for the view without its margins.
  public var layoutMarginsGuide: LayoutGuide { ownInsets.guide(.margins, of: self) }
  /// The guide for the part between the margins whose width keeps lines of text readable.
  public var readableContentGuide: LayoutGuide { ownInsets.guide(.readable, of: self) }

  var effectiveLayoutMargins: EdgeInsets {
    var margins = viewInsets?.margins?.resolved(for: readingDirection) ?? unsetMargins
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if preservesSuperviewLayoutMargins, let superview {
      margins = margins.union(
        superview.layoutMargins.reaching(into: layoutRect, of: superview.bounds))
    }
    return margins
  }

  var readingDirection: LayoutDirection { rootView?.layoutDirection ?? .leftToRight }

  private var unsetMargins: EdgeInsets {
    guard owner != nil else { return Self.defaultMargins }
    let side = bounds.width < Self.wideRoot ? Self.narrowMargin : Self.wideMargin
    return EdgeInsets(left: side, right: side)
  }

  func changeMargins(_ change: (ViewInsets) -> Void) {
    let old = layoutMargins
    change(ownInsets)
    if layoutMargins != old { tellOfMargins() }
  }

  /// Reports changed margins to the view and to subviews that preserve them.
  func tellOfMargins() {
    layoutMarginsDidChange()
    owner?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.tellOfMargins() }
  }
}
