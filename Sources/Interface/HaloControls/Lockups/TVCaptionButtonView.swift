import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A button of a symbol, a picture or a few letters, with its caption below: TVUIKit's
/// `TVCaptionButtonView`.
///
/// It grows upwards and to the sides, so that the caption stays where it is.
open class TVCaptionButtonView: TVLockupView {
  /// Along which axes the button follows a leaning finger.
  public enum MotionDirection: Int, Sendable {
    case none, horizontal, vertical, all
  }

  /// TVUIKit's `motionDirection`; horizontal unless set.
  public var motionDirection = MotionDirection.horizontal { didSet { limitTilt() } }
  private let caption: TVLockupHeaderFooterView
  private let imageView = ImageView()
  private let symbolView = SurfaceSymbol()
  private let textLabel = SurfaceLabel()

  /// Without content or a caption.
  public override init(frame: CGRect = .zero) {
    caption = TVLockupHeaderFooterView()
    super.init(frame: frame)
    prepare()
  }

  /// Without content; an empty line of the caption takes no room.
  public init(title: String, subtitle: String = "") {
    caption = TVLockupHeaderFooterView(title: title, subtitle: subtitle)
    super.init(frame: .zero)
    prepare()
  }

  private func prepare() {
    footerView = caption
    symbolView.surface = contentView
    textLabel.surface = contentView
    textLabel.textAlignment = .center
    textLabel.font = .systemFont(ofSize: 31, weight: .medium)
    for view in [imageView, symbolView, textLabel] { contentView.addSubview(view) }
    limitTilt()
  }

  private func limitTilt() {
    contentView.tiltAxes = CGVector(
      dx: motionDirection == .horizontal || motionDirection == .all ? 1 : 0,
      dy: motionDirection == .vertical || motionDirection == .all ? 1 : 0)
  }

  /// First line of the caption; empty takes no room.
  public var title: String {
    get { caption.titleLabel.text }
    set { caption.titleLabel.text = newValue }
  }
  /// Second line of the caption; empty takes no room.
  public var subtitle: String {
    get { caption.subtitleLabel.text }
    set { caption.subtitleLabel.text = newValue }
  }

  // MARK: Content

  /// Fills the button; setting it clears text and symbol.
  public var contentImage: Image? {
    get { imageView.image }
    set { show(image: newValue) }
  }
  /// Setting it clears image and symbol.
  public var contentText: String? {
    get { textLabel.text.isEmpty ? nil : textLabel.text }
    set { show(text: newValue) }
  }
  /// Drawn in the colour of text (ours: an image here has colours of its own).
  ///
  /// Setting it clears image and text.
  public var contentSymbol: Symbol? {
    get { symbolView.symbol }
    set { show(symbol: newValue) }
  }

  private func show(image: Image? = nil, text: String? = nil, symbol: Symbol? = nil) {
    imageView.image = image
    textLabel.text = text ?? ""
    symbolView.symbol = symbol
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    imageView.frame = CGRect(origin: .zero, size: size)
    textLabel.frame = imageView.frame
    let side = (min(size.width, size.height) * 0.5).rounded()
    symbolView.frame = CGRect(
      x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
  }

  // MARK: Growth and looks

  open override var defaultFocusSizeIncrease: DirectionalEdgeInsets {
    var growth = DirectionalEdgeInsets.growth(
      of: contentFrame.size, to: effectiveAppearance.controls.captionButtonScale)
    (growth.top, growth.bottom) = (growth.top + growth.bottom, 0)
    return growth
  }

  open override func updateAppearance() {
    super.updateAppearance()
    let colors = effectiveAppearance.controlColors(for: state, look: look)
    contentView.alpha = 1
    contentView.backgroundColor = colors.surface
    contentView.hairlineColor = colors.hairline
    imageView.cornerRadius = contentView.cornerRadius
    imageView.alpha =
      state.contains(.disabled) ? effectiveAppearance.controls.disabledOpacity : 1
    textLabel.show(colors)
    symbolView.show(colors)
  }

  override var shadesWhenPressed: Bool { contentImage != nil }
  override var showsBadge: Bool { contentImage != nil }

  /// A control: focus comes here under models that take it to controls.
  open override var canBecomeFocused: Bool {
    isOperable && window?.focusSystem?.model.reachesControls == true
  }
}
