import FocusGeometry
import Foundation

/// Turns a tree of views into a display list, at the instant of the animator's clock.
@MainActor
public struct DisplayListBuilder {
  private(set) var items: [DisplayItem] = []
  private var state: State
  /// Rings to draw right after a view and all inside it, by that view.
  private let rings: [UInt64: [View]]
  /// Whether what lies outside of the window or of a clip is listed too.
  private let isUnclipped: Bool
  /// Whether what may come is listed rather than what is seen: also the shadow and the light of what
  /// is not lifted yet.
  public var listsUpcoming: Bool { isUnclipped }

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
    static let beginLayer = UInt16.max - 2
    static let endLayer = UInt16.max - 1
    static let ring = UInt16.max
  }

  init(size: CGSize, rings: [UInt64: [View]], isUnclipped: Bool = false) {
    state = State(clip: isUnclipped ? .infinite : CGRect(origin: .zero, size: size))
    self.rings = rings
    self.isUnclipped = isUnclipped
  }

  /// Draws `content` in the coordinates of the view that is being drawn.
  public mutating func add(_ content: DisplayContent, alpha: CGFloat = 1) {
    // More parts than can be named are not drawn; no view comes near.
    guard alpha > 0, state.part < Part.beginLayer else { return }
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
    if alpha < 1 { apply(alpha, to: view, from: start) }
    state = outer
    for owner in rings[view.displayID] ?? [] { drawRing(around: owner) }
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
    let shape: Shape =
      radius > 0 ? .rounded(bounds, radius: radius, curve: view.cornerCurve) : .rect(bounds)
    let lift = listsUpcoming ? 0.5 : max(0, min(1, view.presented(.lift, view.lift)))
    let color = view.presented(.backgroundColor, view.backgroundColor)
    if let shadow = view.shadow {
      add(.shadow(shape, shadow, knockout: true), alpha: view.liftedShadow == nil ? 1 : 1 - lift)
    }
    if let shadow = view.liftedShadow { add(.shadow(shape, shadow, knockout: true), alpha: lift) }
    if color.alpha > 0 { add(.fill(shape, .color(color))) }
    if let paint = view.backgroundPaint { add(.fill(shape, paint)) }
    if let hairline = view.hairlineColor { add(.hairline(shape, hairline)) }
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
  private mutating func drawRing(around view: View) {
    guard let ring = view.haloRing else { return }
    let clip = state
    defer { state = clip }
    state.transform = view.presentedTransformToRoot
    state.view = view.displayID
    append(.halo(ring), part: Part.ring, alpha: view.presented(.haloOpacity, view.haloOpacity))
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
