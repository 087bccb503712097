import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The container of a popover, which covers the window and dismisses the popover on a click
/// outside.
final class PopoverContainer: PresentationContainer {
  private weak var popover: PopoverPresentationController?
  private let outside = Outside()
  /// The container of background and content, which are animated together.
  private let bubble = View()
  private let ground = PopoverGround()
  private let edge = PopoverEdge()
  private var placement: PopoverPlacement?

  init(popover: PopoverPresentationController) {
    self.popover = popover
    super.init(presentation: popover, style: .popover)
    card.removeFromSuperview()
    for view in [outside, bubble] as [View] { addSubview(view) }
    bubble.addSubview(ground)
    bubble.addSubview(card)
    bubble.addSubview(edge)
    card.cornerRadius = PopoverPlacement.cornerRadius
    card.cornerCurve = .circular
    card.clipsToBounds = true
    outside.accessibilityIdentifier = "outside"
    outside.pressHandler = { [weak popover] in popover?.dismissForPerson() }
  }

  override var presentedFrame: CGRect { placement?.body ?? .zero }

  override func layoutSubviews() {
    outside.frame = bounds
    guard let popover else { return }
    let placement = popover.placement(in: self)
    self.placement = placement
    let frame = placement.frame
    bubble.bounds.size = frame.size
    bubble.center = frame.center
    card.frame = placement.body.offsetBy(dx: -frame.minX, dy: -frame.minY)
    ground.frame = CGRect(origin: .zero, size: frame.size)
    ground.path = placement.outline(from: frame.origin)
    (edge.frame, edge.path) = (ground.frame, ground.path)
    ground.color = card.contentColor
  }

  override func setAside(_ isAside: Bool, isArriving: Bool) {
    bubble.alpha = isAside ? 0 : 1
    guard let placement, isArriving, window?.crossFadesScreens != true else { return }
    guard isAside else { return bubble.transform = .identity }
    // The popover grows from the tip of its arrow.
    let frame = placement.frame
    let tip = CGPoint(x: placement.tip.x - frame.midX, y: placement.tip.y - frame.midY)
    bubble.transform = CGAffineTransform(translationX: tip.x, y: tip.y)
      .scaledBy(x: Self.arrivingScale, y: Self.arrivingScale)
      .translatedBy(x: -tip.x, y: -tip.y)
  }

  override var transitionDuration: TimeInterval { 0.22 }

  // Halo's own choice.
  private static let arrivingScale: CGFloat = 0.92

  /// The area outside the popover.
  private final class Outside: View {
    var pressHandler: (() -> Void)?
    override var isClickable: Bool { true }
    override var isTransparentFocusItem: Bool { true }
    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
      pressHandler?()
    }
  }
}

/// The background of a popover with its arrow, and its shadow.
private final class PopoverGround: Decoration {
  var path = BezierPath() { didSet { if path != oldValue { setNeedsDisplay() } } }
  /// The colour of the content; nil for that of a card.
  var color: Color? { didSet { if color != oldValue { setNeedsDisplay() } } }

  override var effectOutline: Shape? { .path(path) }

  override func appearanceDidChange() {
    shadow = Shadow(
      offsetY: 10, sigma: 24,
      color: Color(white: 0, alpha: effectiveAppearance.palette.isDark ? 0.55 : 0.24))
    setNeedsDisplay()
  }

  override func draw(into builder: inout DisplayListBuilder) {
    let palette = effectiveAppearance.palette
    builder.add(.fill(.path(path), .color(color ?? palette.card)))
  }
}

/// The outline of a popover, above content with a background of its own.
private final class PopoverEdge: Decoration {
  var path = BezierPath() { didSet { if path != oldValue { setNeedsDisplay() } } }

  override func appearanceDidChange() { setNeedsDisplay() }

  override func draw(into builder: inout DisplayListBuilder) {
    let palette = effectiveAppearance.palette
    // A shadow does not show the popover's edge on dark backgrounds, and is not enough on light
    // ones.
    builder.add(.hairline(.path(path), palette.border ?? palette.separator))
  }
}
