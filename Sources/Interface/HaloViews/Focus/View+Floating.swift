import FocusGeometry
import Foundation
import HaloDisplayList

extension View {
  /// How large the view is drawn while lifted; no frame changes with it.
  ///
  /// Until it is set: 1, or a little more for a view with a ring of its own where focus lifts.
  public var focusedScale: CGFloat {
    get {
      guard let floating else { return 1 }
      return floating.focusedScale ?? (floating.isLiftedByDefault ? defaultFocusedScale : 1)
    }
    set { givenFocusedScale = newValue }
  }

  /// The value that ``focusedScale`` was set to; nil where it was not set.
  package var givenFocusedScale: CGFloat? {
    get { floating?.focusedScale }
    set {
      guard newValue != nil || floating != nil else { return }
      let old = focusedScale
      keepFloating().focusedScale = newValue
      setNeedsDisplay()
      // Who has asked for the guide may be laid out by it.
      if focusedScale != old, layoutGuides.contains(where: { $0 is FocusedFrameGuide }) {
        superview?.setNeedsLayout()
      }
    }
  }

  /// From 0 (at rest) to 1 (lifted: drawn at `focusedScale`, with `liftedShadow`).
  public var lift: CGFloat {
    get { floating?.lift ?? 0 }
    set {
      let old = lift
      guard newValue != old else { return }
      keepFloating().lift = newValue
      changed(.lift, from: old, to: newValue)
    }
  }

  /// How far the view leans, each axis from -1 to 1 towards where focus may go; the side leant to
  /// goes away from the viewer.
  ///
  /// The window sets it; what floats is drawn so, and no frame changes.
  public var tilt: CGVector {
    get { floating?.tilt ?? .zero }
    set {
      let old = tilt
      guard newValue != old else { return }
      keepFloating().tilt = newValue
      changed(.tilt, from: old, to: newValue)
    }
  }

  /// How far the light on the view stands from its place, each axis from -1 to 1.
  package var light: CGVector {
    get { floating?.light ?? .zero }
    set {
      let old = light
      guard newValue != old else { return }
      keepFloating().light = newValue
      changed(.light, from: old, to: newValue)
    }
  }

  /// What of a tilt the view follows along each axis: 1 all, 0 nothing.
  public var tiltAxes: CGVector {
    get { floating?.tiltAxes ?? CGVector(dx: 1, dy: 1) }
    set {
      keepFloating().tiltAxes = newValue
      setNeedsDisplay()
    }
  }

  /// Seen in perspective, about the centre, above `transform`: UIKit's property.
  ///
  /// Focus and the pointer go by what is seen of the view. Not animatable.
  public var transform3D: CATransform3D {
    get { floating?.transform3D ?? .identity }
    set {
      keepFloating().transform3D = newValue
      placeDidChange()
      setNeedsDisplay()
    }
  }

  /// While lifted; cross-faded with `shadow`.
  public var liftedShadow: Shadow? {
    get { floating?.liftedShadow }
    set {
      keepFloating().liftedShadow = newValue
      setNeedsDisplay()
    }
  }

  /// Whether a view that says itself how it rises has the rim of those that rise by default.
  package var hasLiftedEdge: Bool {
    get { floating?.hasLiftedEdge ?? false }
    set {
      guard newValue != hasLiftedEdge else { return }
      keepFloating().hasLiftedEdge = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the view is one that lifts, under models that show focus so.
  var liftsWithFocus: Bool {
    get { floating?.liftsWithFocus ?? false }
    set { keepFloating().liftsWithFocus = newValue }
  }

  /// See ``Floating/isLiftedByDefault``.
  package var isLiftedByDefault: Bool {
    get { floating?.isLiftedByDefault ?? false }
    set {
      guard newValue != isLiftedByDefault else { return }
      keepFloating().isLiftedByDefault = newValue
      setNeedsDisplay()
    }
  }

  /// Looks as if it had the focus, beside the item that has it: for showing what focus looks like.
  ///
  /// Animatable, as the change of focus is; keys go on to the real focus.
  public var displaysFocus: Bool {
    get { floating?.displaysFocus ?? false }
    set {
      guard newValue != displaysFocus else { return }
      keepFloating().displaysFocus = newValue
      displayedFocusDidChange()
    }
  }

  private func keepFloating() -> Floating {
    if let floating { return floating }
    let new = Floating()
    floating = new
    return new
  }
}
