import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The item with the halo: a picture with a shape, and a badge on its outline.
@MainActor
final class HaloLabSubject: View, PressAnswering {
  let picture = HaloLabPicture()
  private let badge = View()
  private let heart = ShapeView(symbol: Symbols.heartFilled)
  /// Called when the select key is pressed.
  var replay: (() -> Void)?

  /// The side of the badge on a large picture, in points; a small picture has a smaller one.
  private static let badgeSide: CGFloat = 44

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    picture.accessibilityIdentifier = "subject-picture"
    badge.accessibilityIdentifier = "badge"
    badge.cornerCurve = .circular
    badge.shadow = Shadow(offsetY: 1, sigma: 3, color: Color(white: 0, alpha: 0.28))
    heart.color = Color(hex: 0xFF2D55)
    badge.addSubview(heart)
    addSubview(picture)
    addSubview(badge)
  }

  override var canBecomeFocused: Bool { true }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    // The badge is lighter than a dark stage.
    badge.backgroundColor = palette.isDark ? palette.unfocusedSelection : palette.card
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    guard presses.contains(where: { $0.type == .select }) else {
      return super.pressesBegan(presses, with: event)
    }
    replay?()
  }

  /// Returns `acts` for the select key if the focus model shows rings.
  func answer(to type: Press.PressType, of key: Key) -> KeyAnswer {
    guard type == .select else { return .passes }
    return window?.focusSystem?.model.look == .halo ? .acts : .swallows
  }

  /// Applies the shape and its halo; the bounds must be set before.
  func update(_ settings: HaloLabSettings, container: View) {
    let radius = settings.shape.radius(in: bounds, chosen: settings.radius)
    let path = settings.shape.path(in: bounds)
    picture.frame = bounds
    picture.cornerRadius = radius
    picture.cornerCurve = settings.shape == .rounded ? settings.curve : .circular
    picture.path = path
    let side = min(Self.badgeSide, max(22, (bounds.height * 0.16).rounded()))
    badge.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    badge.cornerRadius = side / 2
    heart.frame = badge.bounds.insetBy(dx: side * 0.23, dy: side * 0.23)
    badge.center = settings.shape.badgeCenter(
      in: bounds, radius: radius, isMirrored: window?.layoutDirection == .rightToLeft)
    let effect =
      settings.infersOutline
      ? FocusHaloEffect()
      : path.map(FocusHaloEffect.init(path:))
        ?? (radius > 0
          ? FocusHaloEffect(
            roundedRect: bounds, cornerRadius: radius, curve: picture.cornerCurve)
          : FocusHaloEffect(rect: bounds))
    effect.position = settings.position
    effect.referenceView = settings.refersToPicture ? picture : nil
    effect.containerView = settings.hasContainer ? container : nil
    focusEffect = effect
  }
}

/// A picture that can be clipped to any path.
@MainActor
final class HaloLabPicture: ImageView {
  /// The shape; nil for the bounds with their corners.
  var path: BezierPath? { didSet { setNeedsDisplay() } }

  override func contentShape(at moment: AnimationMoment) -> Shape? {
    path.map(Shape.path) ?? super.contentShape(at: moment)
  }

  override func draw(into builder: inout DisplayListBuilder) {
    guard let path, let image else { return super.draw(into: &builder) }
    // A square box shows the middle of the picture, as elsewhere.
    let scale = max(bounds.width / image.size.width, bounds.height / image.size.height)
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    builder.add(
      image,
      in: CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height),
      shape: .path(path))
  }
}
