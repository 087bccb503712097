import FocusGeometry
import Foundation

extension View {
  /// Points at each edge, where nobody says how many.
  private static let defaultMargins = EdgeInsets(8)
  /// The root view of a controller has none above and below, and more beside.
  private static let (narrowMargin, wideMargin): (CGFloat, CGFloat) = (16, 20)
  /// Root views from this width on have the wide margin; points.
  private static let wideRoot: CGFloat = 414

  /// Keeps content at least as far from the superview's edges as that one's margins are.
  public var preservesSuperviewLayoutMargins: Bool {
    get { viewInsets?.preservesSuperviewMargins ?? false }
    set { changeMargins { $0.preservesSuperviewMargins = newValue } }
  }
  /// Whether the safe area is added to the margins that were set; true unless set.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { viewInsets?.addsSafeArea ?? true }
    set { changeMargins { $0.addsSafeArea = newValue } }
  }

  /// The view but for its margins.
  public var layoutMarginsGuide: LayoutGuide { ownInsets.guide(.margins, of: self) }
  /// The part between the margins in which lines of text are not too long to be read.
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

  /// The margins are others, and with them those of subviews that preserve them.
  func tellOfMargins() {
    layoutMarginsDidChange()
    owner?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.tellOfMargins() }
  }
}
