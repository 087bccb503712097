import FocusGeometry
import Foundation

/// Turns a tree of views into a display list, at the instant of the animator's clock.
@MainActor
public struct DisplayListBuilder {
  private(set) var items: [DisplayItem] = []
  private var state: State
  /// Where rings stand in the order of drawing.
  private let rings: HaloRings.Order
  /// Whether what lies outside of the window or of a clip is listed too.
  private let isUnclipped: Bool

  private struct State {
    var transform = CGAffineTransform.identity
    var restScale: CGFloat = 1
    var clip: CGRect
    var roundedClip: Shape?
    var focusedScale: CGFloat = 1
    var view: UInt64 = 0
    var part: UInt16 = 0
  }

  /// Parts of a view that are not numbered in the order of drawing.
  private enum Part {
    /// And so many below it as rings can be fading.
    static let remains = UInt16.max - 5
    static let hoverFill = UInt16.max - 4
    static let hoverLight = UInt16.max - 3
    static let beginLayer = UInt16.max - 2
    static let endLayer = UInt16.max - 1
    static let ring = UInt16.max
  }

  init(size: CGSize, rings: HaloRings.Order, isUnclipped: Bool = false) {
    state = State(clip: isUnclipped ? .infinite : CGRect(origin: .zero, size: size))
    self.rings = rings
    self.isUnclipped = isUnclipped
  }

  /// Draws `content` in the coordinates of the view that is being drawn.
  public mutating func add(_ content: DisplayContent, alpha: CGFloat = 1) {
    // More parts than can be named are not drawn; no view comes near.
    guard alpha > 0, state.part < Part.hoverFill else { return }
    append(content, part: state.part, alpha: alpha)
    state.part += 1
  }

  /// A picture of the view; see `DisplayContent.image`.
  public mutating func add(_ image: Image, in rect: CGRect, shape: Shape, alpha: CGFloat = 1) {
    add(.image(image, rect: rect, shape: shape), alpha: alpha)
  }

  /// Text of the view; see `DisplayContent.text`.
  public mutating func add(_ text: String, style: TextStyle, in rect: CGRect) {
    guard !text.isEmpty else { return }
    add(.text(text, style, rect: rect))
  }

  /// A line of 1 point along the inside of the outline, of whole pixels.
  mutating func addLine(inside shape: Shape, of view: View, color: Color) {
    let t = state.transform
    let drawn = abs(t.a * t.d - t.b * t.c).squareRoot()
    let scale = max((view.window?.contentScale ?? 1) * drawn, 0.1)
    let pixels = max(1, scale.rounded())
    // Lines are brought onto whole pixels, and halves rounded up: so a little less than the middle.
    guard let middle = shape.outset(by: -(pixels / 2 - 0.01) / scale) else { return }
    add(.stroke(middle, width: 1, color: color, dash: []))
  }

  private mutating func append(_ content: DisplayContent, part: UInt16, alpha: CGFloat) {
    let item = DisplayItem(
      id: DisplayItemID(view: state.view, part: part), transform: state.transform,
      restScale: state.restScale, focusedScale: state.focusedScale, clip: state.clip,
      roundedClip: state.roundedClip, alpha: alpha, content: content)
    guard item.extent.intersects(item.clip) else { return }
    items.append(item)
  }

  // MARK: The tree

  mutating func visit(_ view: View) {
    let alpha = view.presented(.alpha, view.alpha)
    guard !view.isHidden, alpha > 0 else { return }
    let outer = state
    defer { state = outer }
    let start = items.count
    enter(view)
    drawBackground(of: view)
    view.draw(into: &self)
    descend(into: view)
    drawHover(over: view)
    for shown in rings.remains(in: view) { drawRemains(shown) }
    if alpha < 1 { apply(alpha, to: view, from: start) }
    state = outer
    for shown in rings.rings(above: view) { drawRing(shown, host: view.superview) }
  }

  private mutating func enter(_ view: View) {
    let bounds = view.presented(.bounds, view.bounds)
    let lift = view.presented(.lift, view.lift)
    let ownTransform = view.presented(.transform, view.transform)
    let liftScale = 1 + (view.focusedScale - 1) * lift
    state.transform = View.placing(
      bounds: bounds, center: view.presented(.center, view.center),
      transform: ownTransform.scaledBy(x: liftScale, y: liftScale)
    ).concatenating(state.transform)
    state.restScale *= (abs(ownTransform.a * ownTransform.d - ownTransform.b * ownTransform.c))
      .squareRoot()
    state.focusedScale *= view.focusedScale
    state.view = view.displayID
    state.part = 0
  }

  private mutating func drawBackground(of view: View) {
    let bounds = view.presented(.bounds, view.bounds)
    let radius = view.presented(.cornerRadius, view.cornerRadius)
    let shape = view.boundsShape
    let lift = max(0, min(1, view.presented(.lift, view.lift)))
    let color = view.presented(.backgroundColor, view.backgroundColor)
    if let shadow = view.shadow {
      add(.shadow(shape, shadow, knockout: true), alpha: view.liftedShadow == nil ? 1 : 1 - lift)
    }
    if let shadow = view.liftedShadow { add(.shadow(shape, shadow, knockout: true), alpha: lift) }
    if color.alpha > 0 { add(.fill(shape, .color(color))) }
    if let paint = view.backgroundPaint { add(.fill(shape, paint)) }
    if let hairline = view.hairlineColor { add(.hairline(shape, hairline)) }
    if let border = view.borderColor { addLine(inside: shape, of: view, color: border) }
    guard view.clipsToBounds, !isUnclipped else { return }
    state.clip = state.clip.intersection(bounds.applying(state.transform))
    // Of nested rounded clips the innermost is kept; the others still clip as rectangles.
    if radius > 0, state.transform.isUprightScale {
      state.roundedClip = .rounded(
        bounds.applying(state.transform), radius: radius * state.transform.a,
        curve: view.cornerCurve)
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

  private mutating func drawHover(over view: View) {
    let opacity = min(1, view.presented(.hover, view.hoverOpacity))
    guard opacity > 0.001, let window = view.window, let shape = view.hoverOutline else { return }
    let gaze = window.appearance.gaze
    append(
      .fill(shape, .color(Color(white: 1, alpha: gaze.fillOpacity))), part: Part.hoverFill,
      alpha: opacity)
    let size = shape.bounds.size
    let radius = min(
      max(max(size.width, size.height) * gaze.spotShare, gaze.spotRadius.lowerBound),
      gaze.spotRadius.upperBound)
    let light = CGRect(
      x: view.hoverPoint.x - radius, y: view.hoverPoint.y - radius, width: 2 * radius,
      height: 2 * radius)
    append(
      .image(.softLight, rect: light, shape: shape), part: Part.hoverLight,
      alpha: opacity * gaze.spotOpacity)
  }

  /// Fades the view as a whole: one item by itself, several put together first.
  private mutating func apply(_ alpha: CGFloat, to view: View, from start: Int) {
    let count = items.count - start
    guard count > 0 else { return }
    if count == 1 {
      items[start].alpha *= alpha
      return
    }
    let extent = items[start...].reduce(CGRect.null) { $0.union($1.extent.intersection($1.clip)) }
    func layer(_ content: DisplayContent, _ part: UInt16) -> DisplayItem {
      var item = DisplayItem(
        id: DisplayItemID(view: view.displayID, part: part), transform: .identity,
        clip: extent, alpha: alpha, content: content)
      item.extent = extent
      return item
    }
    items.insert(layer(.beginLayer(bounds: extent), Part.beginLayer), at: start)
    items.append(layer(.endLayer, Part.endLayer))
  }

  /// The ring is drawn with the clips that are in force where it stands in the order.
  private mutating func drawRing(_ shown: HaloRings.Shown, host: View?) {
    guard let view = shown.halo.view else { return }
    let around = state
    defer { state = around }
    state.transform = view.presentedTransformToRoot
    state.restScale = view.transformToRoot.meanScale
    state.view = shown.halo.displayID
    shown.halo.remember(
      shown.ring, transform: state.transform.concatenating(around.transform.inverted()), in: host)
    append(.halo(shown.ring), part: Part.ring, alpha: shown.opacity)
  }

  /// What is left of a ring that follows its view no longer, where it was.
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
}
