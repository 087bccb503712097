import FocusGeometry
import Foundation
import HaloDisplayList

extension View {
  /// The colour that fills the bounds beneath the view's drawing; animatable.
  public var backgroundColor: Color {
    get { looks.backgroundColor }
    set {
      let old = backgroundColor
      looks.backgroundColor = newValue
      changed(.backgroundColor, from: old, to: newValue)
    }
  }
  /// The opacity (0–1) of the view and its descendants as a whole; animatable.
  public var alpha: CGFloat {
    get { looks.alpha }
    set {
      let old = alpha
      looks.alpha = newValue
      guard changed(.alpha, from: old, to: newValue) else { return }
      if (old > 0) != (newValue > 0) { focusMayHaveChanged() }
    }
  }
  /// Whether the view and its descendants are hidden, also from focus and the pointer; its space in
  /// the layout stays.
  public var isHidden: Bool {
    get { looks.isHidden }
    set {
      guard newValue != isHidden else { return }
      looks.isHidden = newValue
      setNeedsDisplay()
      focusMayHaveChanged()
      // A stack gives hidden views no space.
      if isPlacedByConstraints { superview?.arrangementMayHaveChanged() }
    }
  }
  /// The corner radius in points; animatable.
  public var cornerRadius: CGFloat {
    get { looks.cornerRadius }
    set {
      let old = cornerRadius
      looks.cornerRadius = newValue
      changed(.cornerRadius, from: old, to: newValue)
    }
  }
  /// The shape of the corners; has no effect while `cornerRadius` is 0.
  public var cornerCurve: CornerCurve {
    get { looks.cornerCurve }
    set {
      looks.cornerCurve = newValue
      setNeedsDisplay()
    }
  }
  /// Whether descendants are drawn only inside the bounds; unless the view scrolls, focus is
  /// limited to them too.
  public var clipsToBounds: Bool {
    get { looks.clipsToBounds }
    set {
      guard newValue != clipsToBounds else { return }
      looks.clipsToBounds = newValue
      invalidateFocusExtent()
      focusMayHaveChanged()
    }
  }
  /// The drawing order among siblings: larger values are drawn later, equal ones in the order of
  /// subviews; focus considers only that order.
  public var zPosition: CGFloat {
    get { looks.zPosition }
    set {
      guard newValue != zPosition else { return }
      looks.zPosition = newValue
      setNeedsDisplay()
    }
  }

  // MARK: Decoration

  /// The paint that fills the bounds above `backgroundColor`; nil for none.
  ///
  /// It is not animatable.
  public var backgroundPaint: Paint? {
    get { looks.decoration?.paint }
    set { decorate(isNeeded: newValue != nil) { $0.paint = newValue } }
  }
  /// The colour of a line of one device pixel along the inside of the edge; nil for none.
  public var hairlineColor: Color? {
    get { looks.decoration?.hairlineColor }
    set { decorate(isNeeded: newValue != nil) { $0.hairlineColor = newValue } }
  }
  /// The colour of a solid line along the inside of the edge; nil for none.
  public var borderColor: Color? {
    get { looks.decoration?.borderColor }
    set {
      guard newValue != borderColor else { return }
      decorate(isNeeded: true) { $0.borderColor = newValue }
    }
  }
  /// The width of the border line, in points.
  public var borderWidth: CGFloat {
    get { looks.decoration?.borderWidth ?? 1 }
    set {
      guard newValue != borderWidth else { return }
      decorate(isNeeded: true) { $0.borderWidth = newValue }
    }
  }
  /// The shadow at rest; nil for none.
  public var shadow: Shadow? {
    get { looks.decoration?.shadow }
    set { decorate(isNeeded: newValue != nil) { $0.shadow = newValue } }
  }

  /// Changes the decoration, creating it if needed, and redraws the view.
  private func decorate(isNeeded: Bool, _ change: (Decoration) -> Void) {
    if isNeeded, looks.decoration == nil { looks.decoration = Decoration() }
    looks.decoration.map(change)
    setNeedsDisplay()
  }
}
