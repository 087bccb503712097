import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

extension DisplayListBuilder {
  /// Returns the drawing of the view and its descendants, cached if possible.
  mutating func node(of view: View) -> DisplayNode {
    if keeps, let kept = view.listing.kept(in: state.surroundings) {
      extent.add(kept.extent)
      return kept.node
    }
    let around = extent
    extent = .nothing
    let node = listed(view)
    if keeps {
      view.listing.kept = KeptDrawing(
        surroundings: state.surroundings, node: node, extent: extent)
      view.listing.isOutdated = false
    }
    extent.add(around)
    guard view.displayID == spotlight?.item else { return node }
    spotlit = node
    return .empty
  }

  private mutating func listed(_ view: View) -> DisplayNode {
    let alpha = view.presented(.alpha, view.alpha)
    let outer = state
    defer { state = outer }
    state.view = view.displayID
    let nodes = gathered { builder in
      // A transparent view may become visible soon, so its pictures are prepared too.
      if !view.isHidden, alpha > 0 || builder.listsUpcoming {
        let own = builder.gathered { $0.drawOwn(view) }
        builder.state = outer
        builder.state.view = view.displayID
        builder.append(
          alpha < 1 && !builder.listsUpcoming ? builder.composed(own, alpha: alpha) : own)
      }
      builder.state = outer
      for ring in builder.rings.rings(above: view.displayID) { builder.drawRing(ring) }
    }
    if nodes.isEmpty { return .empty }
    if nodes.count == 1, nodes[0].owner == view.displayID { return nodes[0] }
    return .group(nodes, owner: view.displayID)
  }

  /// Returns the lift with which the view's shadows and edges are drawn now.
  func presentedLift(of view: View) -> CGFloat {
    liftsViews ? view.presented(.lift, view.lift) : 0
  }

  private mutating func drawOwn(_ view: View) {
    enter(view, lift: liftsViews ? view.presentedGrowth : 0)
    drawLightPool(of: view)
    drawShadows(of: view)
    guard let projection = projection(of: view), !listsUpcoming else {
      return drawContent(of: view)
    }
    let around = state.surroundings
    // The clip applies after the projection, so there is none inside.
    (state.surroundings.clip, state.surroundings.roundedClip) = (Self.everywhere, nil)
    let content = gathered { $0.drawContent(of: view) }
    append(
      composed(
        content, effect: .projection(projection), clip: around.clip,
        roundedClip: around.roundedClip))
  }

  private mutating func drawContent(of view: View) {
    drawBackground(of: view)
    view.draw(into: &self)
    descend(into: view)
    drawLiftedEdge(of: view)
    drawRimLight(of: view)
    drawHover(over: view)
    for ring in rings.remains(in: view.displayID) { drawRemains(ring) }
  }

  private mutating func enter(_ view: View, lift: CGFloat) {
    let bounds = view.presented(.bounds, view.bounds)
    let ownTransform = view.presented(.transform, view.transform)
    var largest = view.focusedScale
    var liftScale = 1 + (largest - 1) * lift
    if let spotlight, spotlight.floating.contains(view.displayID) {
      liftScale *= 1 + (spotlight.scale - 1) * spotlight.amount
      largest *= spotlight.scale
    }
    state.lift = lift
    state.tilt = liftsViews ? view.presentedTilt : .zero
    var center = view.presented(.center, view.center)
    if !view.tiltsInPerspective {
      center.x += state.tilt.dx * FocusMovementHint.maximumTranslation
      center.y += state.tilt.dy * FocusMovementHint.maximumTranslation
    }
    state.surroundings.transform = View.placing(
      bounds: bounds, center: center,
      transform: ownTransform.scaledBy(x: liftScale, y: liftScale)
    ).concatenating(state.surroundings.transform)
    state.surroundings.restScale *=
      (abs(ownTransform.a * ownTransform.d - ownTransform.b * ownTransform.c))
      .squareRoot()
    state.surroundings.focusedScale *= largest
    state.view = view.displayID
    state.part = 0
  }

  /// Returns the view's perspective transform, from window points to window points; nil for none.
  private func projection(of view: View) -> CATransform3D? {
    let leans = view.tiltsInPerspective && state.tilt != .zero
    guard leans || view.transform3D != .identity else { return nil }
    let bounds = view.presented(.bounds, view.bounds)
    let center = bounds.center
    var own = view.transform3D
    if leans {
      // Large items turn less, because their edges would come too close to their neighbours.
      let longest = max(bounds.width, bounds.height) * view.focusedScale
      let factor = min(1, view.effectiveAppearance.tilt.fullTurnSize / max(1, longest))
      let turn = CGVector(dx: state.tilt.dx * factor, dy: state.tilt.dy * factor)
      own = own.concatenating(FocusMovementHint(movementDirection: turn).interactionTransform)
    }
    func moved(_ factor: CGFloat) -> CATransform3D {
      .translation(x: center.x * factor, y: center.y * factor, z: 0)
    }
    let toWindow = CATransform3D(state.surroundings.transform)
    return CATransform3D(state.surroundings.transform.inverted()).concatenating(moved(-1))
      .concatenating(own)
      .concatenating(moved(1)).concatenating(toWindow)
  }

  /// Draws the shadows; that of a tilted view moves against the tilt.
  private mutating func drawShadows(of view: View) {
    let shape = view.effectOutline ?? view.boundsShape()
    // The list for preparation contains both shadows.
    let lift = listsUpcoming ? 0.5 : max(0, min(1, presentedLift(of: view)))
    let byDefault = view.defaultLiftedShadow
    let lifted = view.liftedShadow ?? byDefault?.shadow
    if let shadow = view.shadow {
      add(.shadow(shape, shadow, knockout: true), alpha: lifted == nil ? 1 : 1 - lift)
    }
    guard let shadow = lifted else { return }
    let leans = view.tiltsInPerspective && state.tilt != .zero
    let transform = state.surroundings.transform
    if leans {
      let shift = -view.effectiveAppearance.tilt.shadowShift * lift
      state.surroundings.transform = transform.translatedBy(
        x: state.tilt.dx * shift, y: state.tilt.dy * shift)
    }
    // A shifted shadow is visible where the knocked-out shape would be.
    add(.shadow(byDefault?.shape ?? shape, shadow, knockout: !leans), alpha: lift)
    state.surroundings.transform = transform
  }

  /// Draws the light of the view's picture on what is around it, under its shadows, which stay dark
  /// where the ground is lighter than that light.
  private mutating func drawLightPool(of view: View) {
    guard let image = view.lightSource else { return }
    let glow = listsUpcoming ? 1 : max(0, min(1, view.presented(.glow, view.glow)))
    let bounds = view.presented(.bounds, view.bounds)
    let appearance = view.effectiveAppearance
    // Light is translucent; the edges of the picture and its shadow remain.
    guard glow > 0, !appearance.isFlat,
      let pool = appearance.lift.shownLightPool(of: bounds.size)
    else { return }
    let transform = state.surroundings.transform
    if !listsUpcoming {
      let offset = view.presented(.glowOffset, view.glowOffset)
      state.surroundings.transform = transform.translatedBy(x: offset.dx, y: offset.dy)
    }
    append(
      .light(
        PictureLight(
          of: image, rect: bounds, shape: view.effectOutline ?? view.boundsShape(),
          effect: .pool(pool))), part: Part.lightPool, alpha: glow)
    state.surroundings.transform = transform
  }

  private mutating func drawLiftedEdge(of view: View) {
    let lift = max(0, min(1, presentedLift(of: view)))
    guard lift > 0 || listsUpcoming, let edge = view.liftedEdge else { return }
    append(
      .rim(edge.shape, width: edge.width, color: edge.color), part: Part.liftedEdge,
      alpha: listsUpcoming ? 1 : lift)
  }

  private mutating func drawBackground(of view: View) {
    let bounds = view.presented(.bounds, view.bounds)
    let shape = view.boundsShape()
    if let material = view.backgroundMaterial { add(.backdrop(shape, material)) }
    drawGlass(of: view, in: shape)
    let color = view.presented(.backgroundColor, view.backgroundColor)
    if color.alpha > 0 { add(.fill(shape, .color(color))) }
    if let paint = view.backgroundPaint { add(.fill(shape, paint)) }
    if let hairline = view.hairlineColor { add(.hairline(shape, hairline)) }
    if let border = view.borderColor, view.borderWidth > 0 {
      addLine(inside: shape, color: border, width: view.borderWidth)
    }
    guard view.clipsToBounds, !listsUpcoming else { return }
    state.surroundings.clip = state.surroundings.clip.intersection(
      bounds.applying(state.surroundings.transform))
    // Only the innermost of nested rounded clips is kept; the others clip as rectangles.
    if case .rounded = shape, state.surroundings.transform.isUprightScale {
      state.surroundings.roundedClip = shape.transformed(by: state.surroundings.transform)
    }
  }

  /// Draws a ring with the clips at its position in the drawing order.
  private mutating func drawRing(_ shown: RingOrder.Following) {
    let outer = state
    defer { state = outer }
    state.surroundings.transform = shown.transform
    state.surroundings.restScale = shown.restScale
    state.view = shown.displayID
    drawnRings.append(
      RingOrder.Drawn(
        displayID: shown.displayID, ring: shown.ring,
        transform: shown.transform.concatenating(outer.surroundings.transform.inverted())))
    append(.halo(shown.ring), part: Part.ring, alpha: shown.opacity)
  }

  /// Draws a ring that no longer follows its view and fades out in place.
  private mutating func drawRemains(_ shown: RingOrder.Remains) {
    let outer = state
    defer { state = outer }
    state.surroundings.transform = shown.transform.concatenating(state.surroundings.transform)
    state.view = shown.displayID
    append(.halo(shown.ring), part: Part.remains - shown.number, alpha: shown.opacity)
  }
}

extension View {
  /// The transform from the view's coordinates to the root's, as currently drawn.
  package var presentedTransformToRoot: CGAffineTransform {
    var total = CGAffineTransform.identity
    var view: View? = self
    while let current = view, current.superview != nil {
      let scale = 1 + (current.focusedScale - 1) * current.presentedGrowth
      total = total.concatenating(
        View.placing(
          bounds: current.presented(.bounds, current.bounds),
          center: current.presented(.center, current.center),
          transform: current.presented(.transform, current.transform)
            .scaledBy(x: scale, y: scale)))
      view = current.superview
    }
    return total
  }

  /// The lift with which the view and its content are drawn now.
  ///
  /// With reduced motion they change at once and stay opaque, and only the shadows, the edge and
  /// the light around them fade.
  fileprivate var presentedGrowth: CGFloat {
    let presented = presented(.lift, lift)
    return presented != lift && effectiveAppearance.prefersReducedMotion ? lift : presented
  }

  /// The current tilt, limited to the allowed range; zero if too small to be seen.
  fileprivate var presentedTilt: CGVector {
    let tilt = presented(.tilt, tilt)
    func clamped(_ value: CGFloat) -> CGFloat { value.isFinite ? max(-1, min(1, value)) : 0 }
    guard abs(tilt.dx) > 0.002 || abs(tilt.dy) > 0.002 else { return .zero }
    return CGVector(dx: clamped(tilt.dx) * tiltAxes.dx, dy: clamped(tilt.dy) * tiltAxes.dy)
  }
}
