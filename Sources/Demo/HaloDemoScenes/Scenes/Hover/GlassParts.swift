import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloLists
import HaloSceneGraph

extension View {
  /// Whether contrast is increased, so that glass is opaque and has distinct edges.
  fileprivate var prefersSolidGlass: Bool { effectiveAppearance.accessibilityContrast == .high }
}

/// A pane of dark glass with a bright edge.
@MainActor
final class GlassPane: View {
  private let pane = VisualEffectView(effect: BlurEffect(style: .systemUltraThinMaterial))

  init(radius: CGFloat) {
    super.init(frame: .zero)
    pane.material = Glass.material
    pane.solidColor = Glass.solidPane
    addSubview(pane)
    cornerRadius = radius
    shadow = Shadow(offsetY: 18, sigma: 30, color: Color(white: 0, alpha: 0.30))
  }

  override func layoutSubviews() {
    pane.frame = bounds
    pane.cornerRadius = cornerRadius
    pane.hairlineColor = prefersSolidGlass ? Glass.solidEdge : Glass.edge
    // Light falls on the upper edge.
    pane.backgroundPaint = .linear(
      Gradient(Color(white: 1, alpha: 0.13), Color(white: 1, alpha: 0.03)), from: .zero,
      to: CGPoint(x: 0, y: bounds.height))
  }
}

/// A round or capsule-shaped glass button that toggles when pressed.
@MainActor
final class GlassButton: Control {
  private let symbolView = ShapeView()
  private let titleLabel = Label("", font: .systemFont(ofSize: 17, weight: .medium))
  private static let symbolSide: CGFloat = 22

  init(title: String = "", symbol: Symbol, id: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = id
    if title.isEmpty { accessibilityLabel = id.capitalized }
    symbolView.symbol = symbol
    titleLabel.text = title
    cornerCurve = .circular
    addSubview(symbolView)
    addSubview(titleLabel)
    hoverStyle = HoverStyle(shape: .capsule)
    focusEffect = FocusHaloEffect()
    primaryAction = { [unowned self] in isSelected.toggle() }
  }

  private var titleWidth: CGFloat {
    titleLabel.text.isEmpty
      ? 0 : titleLabel.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: titleLabel.text.isEmpty
        ? size.height : Self.symbolSide + titleWidth + size.height * 0.9,
      height: size.height)
  }

  override func layoutSubviews() {
    cornerRadius = bounds.height / 2
    let side = Self.symbolSide
    let gap: CGFloat = titleLabel.text.isEmpty ? 0 : 8
    let left = ((bounds.width - side - gap - titleWidth) / 2).rounded()
    symbolView.frame = CGRect(x: left, y: (bounds.height - side) / 2, width: side, height: side)
    titleLabel.frame = CGRect(
      x: left + side + gap, y: 0, width: titleWidth, height: bounds.height)
  }

  /// The button can have the focus under every model, because it is content of this scene.
  override var canBecomeFocused: Bool { isEnabled }

  override func updateAppearance() {
    let isOn = isSelected != isHighlighted
    backgroundColor = isOn ? Glass.on : Glass.fill
    hairlineColor = prefersSolidGlass && !isOn ? Glass.solidEdge : nil
    titleLabel.textColor = isOn ? Glass.onText : Glass.text
    symbolView.color = isOn ? Glass.onText : Glass.text
    focusedScale = 1.08
    liftedShadow = effectiveAppearance.lift.liftedShadow
  }
}

/// A picture with its name below; only the picture shows the hover effect and the focus ring.
@MainActor
final class PlaceCell: CollectionViewCell {
  let artwork: Artwork
  private let imageView = ImageView()
  private let label: Label
  static let captionHeight: CGFloat = 36
  private static let radius: CGFloat = 24
  private static let imageSize = CGSize(width: 480, height: 320)

  private static var images: [String: Image] = [:]

  /// Returns a shared image, because a picture may be in several groups.
  static func image(of artwork: Artwork) -> Image {
    if let image = images[artwork.name] { return image }
    let image = artwork.image(size: imageSize)
    images[artwork.name] = image
    return image
  }

  init(_ artwork: Artwork) {
    self.artwork = artwork
    label = Label(artwork.title, font: .systemFont(ofSize: 15, weight: .medium))
    super.init(frame: .zero)
    accessibilityIdentifier = artwork.name
    imageView.image = Self.image(of: artwork)
    imageView.cornerRadius = Self.radius
    imageView.shadow = Shadow(offsetY: 4, sigma: 8, color: Color(white: 0, alpha: 0.25))
    addSubview(imageView)
    label.enablesMarqueeWhenAncestorFocused = true
    addSubview(label)
  }

  override func layoutSubviews() {
    let picture = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height - Self.captionHeight)
    imageView.frame = picture
    label.frame = CGRect(
      x: 0, y: picture.maxY + 6, width: bounds.width, height: Self.captionHeight - 6)
    let isMirrored = window?.layoutDirection == .rightToLeft
    label.textAlignment = isMirrored ? .right : .left
    focusEffect = FocusHaloEffect(
      roundedRect: picture, cornerRadius: Self.radius, curve: .continuous)
    hoverStyle = HoverStyle(
      shape: .path(
        BezierPath(roundedRect: picture, cornerRadius: Self.radius, curve: .continuous)))
  }

  override func updateConfiguration(using state: CellConfigurationState) {
    let isStrong = state.isFocused || state.isSelected || prefersSolidGlass
    label.textColor = isStrong ? Glass.text : Glass.secondaryText
    imageView.edgeColor = prefersSolidGlass ? Glass.solidEdge : Glass.pictureEdge
    imageView.alpha = state.isHighlighted ? 0.75 : 1
    focusedScale = 1.05
    liftedShadow = nil
  }
}
