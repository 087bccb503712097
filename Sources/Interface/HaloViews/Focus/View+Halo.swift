import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

extension View {
  /// The ring around the view as its focus effect describes it; nil when it has none.
  package func haloRing(at moment: AnimationMoment) -> HaloRing? {
    haloPlacement.flatMap { haloRing(placed: $0, at: moment) }
  }

  /// The ring for a given placement.
  package func haloRing(placed placement: HaloPlacement, at moment: AnimationMoment = .now)
    -> HaloRing?
  {
    guard let effect = haloEffect, let rootView else { return nil }
    let appearance = effectiveAppearance
    let style = appearance.halo
    return HaloRing(
      shape: haloShape(of: effect, at: moment), side: placement.side, width: style.width,
      gap: style.gap,
      color: rootView.isActive ? tintColor : appearance.palette.inactiveHalo)
  }

  /// The focus effect as a halo; a plain effect is one with everything inferred.
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

  /// The view above which the ring is drawn: the effect's reference view, hidden or not, or this
  /// one while that is in another window.
  func haloReference(of effect: FocusHaloEffect) -> View {
    guard let reference = effect.referenceView, reference.rootView === rootView else { return self }
    return reference
  }

  /// The view that hosts the ring; nil for the superview of what it is drawn above.
  ///
  /// A container that is not above the reference view cannot host it and is left out.
  func haloContainer(of effect: FocusHaloEffect) -> View? {
    let reference = haloReference(of: effect)
    guard let container = effect.containerView, container !== reference,
      reference.isDescendant(of: container)
    else { return nil }
    return container
  }

  /// The view after which, with all inside, the ring is drawn: the reference view or, in a
  /// container, the part of it that holds the reference.
  ///
  /// The view in front of which the halo is drawn. In a tree that is hidden as a whole, only the
  /// outermost view has a place in the order of drawing.
  package var haloAnchor: View? {
    guard let effect = haloEffect else { return nil }
    var anchor = haloReference(of: effect)
    if let container = haloContainer(of: effect) {
      while let parent = anchor.superview, parent !== container { anchor = parent }
    }
    return sequence(first: anchor, next: \.superview).reversed().first { !$0.isDrawn } ?? anchor
  }

  /// Whether neither the view nor one around it is hidden or faded out.
  package var isSeen: Bool {
    var view: View? = self
    while let current = view {
      guard current.isDrawn else { return false }
      view = current.superview
    }
    return true
  }

  /// Whether the view is drawn, provided that what is around it is.
  private var isDrawn: Bool { !isHidden && presented(.alpha, alpha) > 0 }
}
