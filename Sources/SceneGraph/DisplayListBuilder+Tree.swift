import FocusEngine
import FocusGeometry
import Foundation

extension DisplayListBuilder {
  mutating func visit(_ view: View) {
    let alpha = view.presented(.alpha, view.alpha)
    // A view that is transparent now may be seen soon, so its pictures are prepared too.
    guard !view.isHidden, alpha > 0 || listsUpcoming else { return }
    let outer = state
    defer { state = outer }
    let start = items.count
    state.view = view.displayID
    drawLifted(of: view)
    if alpha < 1, !listsUpcoming { compose(from: start, alpha: alpha) }
    state = outer
    for shown in rings.rings(above: view) { drawRing(shown, host: view.superview) }
    if view === spotlight?.item {
      spotlit = Array(items[start...])
      items.removeSubrange(start...)
    }
  }

  /// With reduced motion nothing grows: the look at rest fades into the lifted one.
  private mutating func drawLifted(of view: View) {
    let outer = state
    let lift = view.presented(.lift, view.lift)
    guard lift > 0, lift < 1, view.effectiveAppearance.prefersReducedMotion else {
      draw(view, lift: lift)
      state = outer
      return
    }
    draw(view, lift: 0)
    state = outer
    let start = items.count
    draw(view, lift: 1)
    state = outer
    compose(from: start, alpha: lift)
  }

  private mutating func draw(_ view: View, lift: CGFloat) {
    enter(view, lift: lift)
    drawShadows(of: view)
    guard let projection = projection(of: view) else { return drawContent(of: view) }
    let (clip, roundedClip, start) = (state.clip, state.roundedClip, items.count)
    // The clip applies after the projection, so inside there is none.
    if !listsUpcoming { (state.clip, state.roundedClip) = (Self.everywhere, nil) }
    drawContent(of: view)
    guard !listsUpcoming else { return }
    compose(
      from: start, effect: .projection(projection), clip: clip, roundedClip: roundedClip)
  }

  private mutating func drawContent(of view: View) {
    drawBackground(of: view)
    view.draw(into: &self)
    descend(into: view)
    drawHover(over: view)
    for shown in rings.remains(in: view) { drawRemains(shown) }
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
    state.tilt = view.presentedTilt
    var center = view.presented(.center, view.center)
    if !view.tiltsInPerspective {
      center.x += state.tilt.dx * FocusMovementHint.maximumTranslation
      center.y += state.tilt.dy * FocusMovementHint.maximumTranslation
    }
    state.transform = View.placing(
      bounds: bounds, center: center,
      transform: ownTransform.scaledBy(x: liftScale, y: liftScale)
    ).concatenating(state.transform)
    state.restScale *= (abs(ownTransform.a * ownTransform.d - ownTransform.b * ownTransform.c))
      .squareRoot()
    state.focusedScale *= largest
    state.view = view.displayID
    state.part = 0
  }

  /// The view's perspective transform, from window points to window points; nil: none.
  private func projection(of view: View) -> CATransform3D? {
    let leans = view.tiltsInPerspective && state.tilt != .zero
    guard leans || view.transform3D != .identity else { return nil }
    let bounds = view.presented(.bounds, view.bounds)
    let center = bounds.center
    var own = view.transform3D
    if leans {
      // Large items turn less: their edges would come too far towards their neighbours.
      let longest = max(bounds.width, bounds.height) * view.focusedScale
      let factor = min(1, view.effectiveAppearance.tilt.fullTurnSize / max(1, longest))
      let turn = CGVector(dx: state.tilt.dx * factor, dy: state.tilt.dy * factor)
      own = own.concatenating(FocusMovementHint(movementDirection: turn).interactionTransform)
    }
    func moved(_ factor: CGFloat) -> CATransform3D {
      .translation(x: center.x * factor, y: center.y * factor, z: 0)
    }
    let toWindow = CATransform3D(state.transform)
    return CATransform3D(state.transform.inverted()).concatenating(moved(-1)).concatenating(own)
      .concatenating(moved(1)).concatenating(toWindow)
  }

  /// Draws the shadows; that of a leaning view moves against the tilt.
  private mutating func drawShadows(of view: View) {
    let shape = view.effectOutline ?? view.boundsShape()
    // To be prepared: both shadows.
    let lift = listsUpcoming ? 0.5 : max(0, min(1, state.lift))
    if let shadow = view.shadow {
      add(.shadow(shape, shadow, knockout: true), alpha: view.liftedShadow == nil ? 1 : 1 - lift)
    }
    guard let shadow = view.liftedShadow else { return }
    let leans = view.tiltsInPerspective && state.tilt != .zero
    let transform = state.transform
    if leans {
      let shift = -view.effectiveAppearance.tilt.shadowShift * lift
      state.transform = transform.translatedBy(
        x: state.tilt.dx * shift, y: state.tilt.dy * shift)
    }
    // A shifted shadow is seen where the knocked-out shape would be.
    add(.shadow(shape, shadow, knockout: !leans), alpha: lift)
    state.transform = transform
  }

  private mutating func drawBackground(of view: View) {
    let bounds = view.presented(.bounds, view.bounds)
    let shape = view.boundsShape()
    let color = view.presented(.backgroundColor, view.backgroundColor)
    if color.alpha > 0 { add(.fill(shape, .color(color))) }
    if let paint = view.backgroundPaint { add(.fill(shape, paint)) }
    if let hairline = view.hairlineColor { add(.hairline(shape, hairline)) }
    if let border = view.borderColor { addLine(inside: shape, of: view, color: border) }
    guard view.clipsToBounds, !listsUpcoming else { return }
    state.clip = state.clip.intersection(bounds.applying(state.transform))
    // Of nested rounded clips the innermost is kept; the others still clip as rectangles.
    if case .rounded = shape, state.transform.isUprightScale {
      state.roundedClip = shape.applying(state.transform)
    }
  }

  private mutating func descend(into view: View) {
    guard !state.clip.isNull, !state.clip.isEmpty else { return }
    let children = view.subviews
    guard children.contains(where: { $0.zPosition != 0 }) else {
      for child in children { visit(child) }
      return
    }
    let order = children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    for (_, child) in order { visit(child) }
  }

  /// Draws a ring with the clips of the place in the order where it is drawn.
  private mutating func drawRing(_ shown: HaloRings.Shown, host: View?) {
    guard let view = shown.halo.view else { return }
    let around = state
    defer { state = around }
    state.transform = view.presentedTransformToRoot
    state.restScale = view.transformToRoot.meanScale
    state.view = shown.halo.displayID
    drawnRings.append(
      HaloRings.Drawn(
        shown: shown, transform: state.transform.concatenating(around.transform.inverted()),
        host: host))
    append(.halo(shown.ring), part: Part.ring, alpha: shown.opacity)
  }

  /// Draws a ring that no longer follows its view and fades where it was.
  private mutating func drawRemains(_ shown: HaloRings.Shown) {
    guard let last = shown.halo.last, let number = shown.halo.remainsNumber else { return }
    let around = state
    defer { state = around }
    state.transform = last.transform.concatenating(state.transform)
    state.view = shown.halo.displayID
    append(.halo(last.ring), part: Part.remains - number, alpha: shown.opacity)
  }
}

extension View {
  var presentedTransformToRoot: CGAffineTransform {
    var total = CGAffineTransform.identity
    var view: View? = self
    while let current = view, current.superview != nil {
      let scale =
        1 + (current.focusedScale - 1) * current.presented(.lift, current.lift)
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

  /// How far the view leans now, clamped to what it may; zero when too small to be seen.
  fileprivate var presentedTilt: CGVector {
    let tilt = presented(.tilt, tilt)
    func clamped(_ value: CGFloat) -> CGFloat { value.isFinite ? max(-1, min(1, value)) : 0 }
    guard abs(tilt.dx) > 0.002 || abs(tilt.dy) > 0.002 else { return .zero }
    return CGVector(dx: clamped(tilt.dx) * tiltAxes.dx, dy: clamped(tilt.dy) * tiltAxes.dy)
  }
}
