import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

extension View {
  /// Returns the ring that the view's focus effect describes; nil if there is none.
  package func haloRing(at moment: AnimationMoment) -> HaloRing? {
    haloPlacement.flatMap { haloRing(placed: $0, at: moment) }
  }

  /// Returns the ring for a given placement; nil if there is none.
  package func haloRing(placed placement: HaloPlacement, at moment: AnimationMoment = .now)
    -> HaloRing?
  {
    guard let effect = haloEffect, let rootView else { return nil }
    let appearance = effectiveAppearance
    let style = appearance.halo
    return HaloRing(
      shape: haloShape(of: effect, at: moment), side: placement.side, width: style.width,
      gap: style.gap, color: rootView.isActive ? ringColor : appearance.palette.inactiveHalo,
      edge: rootView.isActive && inheritedTintColor == nil ? appearance.palette.ringEdge : nil)
  }

  /// The focus effect as a halo; for a plain effect, a halo with default values; nil without an
  /// effect.
  package var haloEffect: FocusHaloEffect? {
    focusEffect.map { $0 as? FocusHaloEffect ?? FocusHaloEffect() }
  }

  func haloShape(of effect: FocusHaloEffect, at moment: AnimationMoment) -> Shape {
    switch effect.outline {
    case .inferred: inferredOutline(at: moment)
    case .rect(let rect): .rect(rect)
    case .roundedRect(let rect, let radius, let curve):
      .rounded(rect, radius: radius, curve: curve)
    case .path(let path): .path(path)
    }
  }

  /// Returns the view above which the ring is drawn: the effect's reference view, hidden or not, or
  /// this view if that is in another window.
  func haloReference(of effect: FocusHaloEffect) -> View {
    guard let reference = effect.referenceView, reference.rootView === rootView else { return self }
    return reference
  }

  /// Returns the view that hosts the ring; nil for the superview of the view that it is drawn
  /// above.
  ///
  /// A container that is no ancestor of the reference view cannot host the ring and is ignored.
  func haloContainer(of effect: FocusHaloEffect) -> View? {
    let reference = haloReference(of: effect)
    guard let container = effect.containerView, container !== reference,
      reference.isDescendant(of: container)
    else { return nil }
    return container
  }

  /// The view that precedes the ring in the drawing order, with its descendants; nil without an
  /// effect.
  ///
  /// It is the reference view or, with a container, the container's subview that holds it. In a
  /// hidden tree, only the outermost hidden view has a position in the drawing order.
  package var haloAnchor: View? {
    guard let effect = haloEffect else { return nil }
    var anchor = haloReference(of: effect)
    if let container = haloContainer(of: effect) {
      while let parent = anchor.superview, parent !== container { anchor = parent }
    }
    return sequence(first: anchor, next: \.superview).reversed().first { !$0.isDrawn } ?? anchor
  }

  /// Whether neither the view nor any ancestor is hidden or fully transparent.
  package var isSeen: Bool {
    var view: View? = self
    while let current = view {
      guard current.isDrawn else { return false }
      view = current.superview
    }
    return true
  }

  /// Whether the view is drawn, provided that its ancestors are.
  private var isDrawn: Bool { !isHidden && presented(.alpha, alpha) > 0 }
}
