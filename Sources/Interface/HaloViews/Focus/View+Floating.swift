import FocusGeometry
import Foundation
import HaloDisplayList

extension View {
  /// The scale with which the view is drawn while lifted; no frame changes with it.
  ///
  /// The default is 1, or slightly more for a view with a ring of its own under models that lift
  /// items.
  public var focusedScale: CGFloat {
    get {
      guard let floating else { return 1 }
      return floating.focusedScale ?? (floating.isLiftedByDefault ? defaultFocusedScale : 1)
    }
    set { givenFocusedScale = newValue }
  }

  /// The value that ``focusedScale`` was set to; nil if it was not set.
  package var givenFocusedScale: CGFloat? {
    get { floating?.focusedScale }
    set {
      guard newValue != nil || floating != nil else { return }
      let old = focusedScale
      keepFloating().focusedScale = newValue
      setNeedsDisplay()
      // The layout may depend on the guide.
      if focusedScale != old, layoutGuides.contains(where: { $0 is FocusedFrameGuide }) {
        superview?.setNeedsLayout()
      }
    }
  }

  /// The lift from 0 (at rest) to 1 (lifted: drawn at `focusedScale`, with `liftedShadow`).
  public var lift: CGFloat {
    get { floating?.lift ?? 0 }
    set {
      guard setFloating(.lift, \.lift, from: lift, to: newValue) else { return }
      glow = newValue
    }
  }

  /// The tilt of the view, each axis from -1 to 1 towards where focus may go; that side moves away
  /// from the viewer.
  ///
  /// The window sets it; it affects how floating views are drawn, and no frame.
  public var tilt: CGVector {
    get { floating?.tilt ?? .zero }
    set { setFloating(.tilt, \.tilt, from: tilt, to: newValue) }
  }

  /// The offset of the light on the view from its place, each axis from -1 to 1.
  package var light: CGVector {
    get { floating?.light ?? .zero }
    set { setFloating(.light, \.light, from: light, to: newValue) }
  }

  /// The share of a tilt that the view follows along each axis, from 0 (nothing) to 1 (all).
  public var tiltAxes: CGVector {
    get { floating?.tiltAxes ?? CGVector(dx: 1, dy: 1) }
    set {
      keepFloating().tiltAxes = newValue
      setNeedsDisplay()
    }
  }

  /// The transform with perspective about the centre, in addition to `transform`: UIKit's property.
  ///
  /// Focus and the pointer use the view as it is seen. The property is not animatable.
  public var transform3D: CATransform3D {
    get { floating?.transform3D ?? .identity }
    set {
      keepFloating().transform3D = newValue
      placeDidChange()
      setNeedsDisplay()
    }
  }

  /// The shadow while lifted, cross-faded with `shadow`; nil for none.
  public var liftedShadow: Shadow? {
    get { floating?.liftedShadow }
    set {
      keepFloating().liftedShadow = newValue
      setNeedsDisplay()
    }
  }

  /// Whether a view that defines its lift has the outline of those that lift by default.
  package var hasLiftedEdge: Bool {
    get { floating?.hasLiftedEdge ?? false }
    set {
      guard newValue != hasLiftedEdge else { return }
      keepFloating().hasLiftedEdge = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the view lifts under models that show focus by lifting.
  var liftsWithFocus: Bool {
    get { floating?.liftsWithFocus ?? false }
    set { keepFloating().liftsWithFocus = newValue }
  }

  /// Whether the view lifts by default; see ``Floating/isLiftedByDefault``.
  package var isLiftedByDefault: Bool {
    get { floating?.isLiftedByDefault ?? false }
    set {
      guard newValue != isLiftedByDefault else { return }
      keepFloating().isLiftedByDefault = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the view looks focused although another item has the focus, to show what focus looks
  /// like.
  ///
  /// Setting it can be animated like a change of focus; keys still go to the real focus.
  public var displaysFocus: Bool {
    get { floating?.displaysFocus ?? false }
    set {
      guard newValue != displaysFocus else { return }
      keepFloating().displaysFocus = newValue
      displayedFocusDidChange()
    }
  }

  /// The strength of the view's light on what is around it, 0 (none) to 1; it follows ``lift`` a
  /// little later.
  package private(set) var glow: CGFloat {
    get { floating?.glow ?? 0 }
    set {
      let old = glow
      guard newValue != old else { return }
      keepFloating().glow = newValue
      guard lightSource != nil else { return }
      AnimationTransaction.lagging(by: effectiveAppearance.motion.lightLag) {
        changed(.glow, from: old, to: newValue)
      }
    }
  }

  /// The offset of that light from its place, in points of the view.
  package var glowOffset: CGVector {
    get { floating?.glowOffset ?? .zero }
    set { setFloating(.glowOffset, \.glowOffset, from: glowOffset, to: newValue) }
  }

  /// Moves that light to its place; inside an animation it is half way `lag` seconds later than
  /// what the animation moves.
  package func settleGlow(lag: TimeInterval) {
    AnimationTransaction.lagging(by: lag) { glowOffset = .zero }
  }

  /// Sets an animated value of the state while floating.
  ///
  /// - Returns: Whether the value changed.
  @discardableResult
  private func setFloating<Value: VectorAnimatable>(
    _ property: AnimatedProperty, _ path: ReferenceWritableKeyPath<Floating, Value>,
    from old: Value, to new: Value
  ) -> Bool {
    guard new != old else { return false }
    keepFloating()[keyPath: path] = new
    return changed(property, from: old, to: new)
  }

  func keepFloating() -> Floating {
    if let floating { return floating }
    let new = Floating()
    floating = new
    return new
  }
}
