import FocusGeometry
import Foundation
import HaloDisplayList

extension View {
  /// Fills the bounds beneath what the view draws; animatable.
  public var backgroundColor: Color {
    get { looks.backgroundColor }
    set {
      let old = backgroundColor
      looks.backgroundColor = newValue
      changed(.backgroundColor, from: old, to: newValue)
    }
  }
  /// 0...1, of the view and all inside together.
  public var alpha: CGFloat {
    get { looks.alpha }
    set {
      let old = alpha
      looks.alpha = newValue
      guard changed(.alpha, from: old, to: newValue) else { return }
      if (old > 0) != (newValue > 0) { focusMayHaveChanged() }
    }
  }
  /// Hides the view and all inside, also from focus and the pointer; its room stays.
  public var isHidden: Bool {
    get { looks.isHidden }
    set {
      guard newValue != isHidden else { return }
      looks.isHidden = newValue
      setNeedsDisplay()
      focusMayHaveChanged()
      // A stack gives what is hidden no room.
      if isPlacedByConstraints { superview?.arrangementMayHaveChanged() }
    }
  }
  /// Points.
  public var cornerRadius: CGFloat {
    get { looks.cornerRadius }
    set {
      let old = cornerRadius
      looks.cornerRadius = newValue
      changed(.cornerRadius, from: old, to: newValue)
    }
  }
  /// How the corners round; without effect while `cornerRadius` is 0.
  public var cornerCurve: CornerCurve {
    get { looks.cornerCurve }
    set {
      looks.cornerCurve = newValue
      setNeedsDisplay()
    }
  }
  /// Whether what is inside is drawn in the bounds alone; unless it scrolls, focus stays there too.
  public var clipsToBounds: Bool {
    get { looks.clipsToBounds }
    set {
      guard newValue != clipsToBounds else { return }
      looks.clipsToBounds = newValue
      invalidateFocusExtent()
      focusMayHaveChanged()
    }
  }
  /// Larger is drawn later among siblings, equal ones in order; focus looks at the order of
  /// subviews alone.
  public var zPosition: CGFloat {
    get { looks.zPosition }
    set {
      guard newValue != zPosition else { return }
      looks.zPosition = newValue
      setNeedsDisplay()
    }
  }

  // MARK: Decoration

  /// Fills the bounds above `backgroundColor`; nil for none.
  ///
  /// Not animatable.
  public var backgroundPaint: Paint? {
    get { looks.decoration?.paint }
    set { decorate(isNeeded: newValue != nil) { $0.paint = newValue } }
  }
  /// A line of one device pixel along the inside of the edge; nil for none.
  public var hairlineColor: Color? {
    get { looks.decoration?.hairlineColor }
    set { decorate(isNeeded: newValue != nil) { $0.hairlineColor = newValue } }
  }
  /// A solid line along the inside of the edge; nil for none.
  public var borderColor: Color? {
    get { looks.decoration?.borderColor }
    set {
      guard newValue != borderColor else { return }
      decorate(isNeeded: true) { $0.borderColor = newValue }
    }
  }
  /// The width of that line, in points.
  public var borderWidth: CGFloat {
    get { looks.decoration?.borderWidth ?? 1 }
    set {
      guard newValue != borderWidth else { return }
      decorate(isNeeded: true) { $0.borderWidth = newValue }
    }
  }
  /// At rest; nil for none.
  public var shadow: Shadow? {
    get { looks.decoration?.shadow }
    set { decorate(isNeeded: newValue != nil) { $0.shadow = newValue } }
  }

  /// Changes the decoration, which is made where the change needs one, and draws the view anew.
  private func decorate(isNeeded: Bool, _ change: (Decoration) -> Void) {
    if isNeeded, looks.decoration == nil { looks.decoration = Decoration() }
    looks.decoration.map(change)
    setNeedsDisplay()
  }
}
