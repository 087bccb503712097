import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A button with a symbol, a picture or a few letters, and a caption below: TVUIKit's
/// `TVCaptionButtonView`.
///
/// It grows upwards and to the sides, so that the caption does not move.
open class TVCaptionButtonView: TVLockupView {
  /// The axes along which the button tilts with a finger on the remote.
  public enum MotionDirection: Int, Sendable {
    case none, horizontal, vertical, all
  }

  /// The axes along which the button tilts; horizontal by default.
  public var motionDirection = MotionDirection.horizontal { didSet { limitTilt() } }
  private let caption: TVLockupHeaderFooterView
  private let imageView = ImageView()
  private let symbolView = SurfaceSymbol()
  private let textLabel = SurfaceLabel()
  /// The corner radius that the button has set itself; the first update of the appearance, with the
  /// caption, reads it.
  private lazy var standardRadius = contentView.cornerRadius

  /// Creates a button without content or a caption.
  public override init(frame: CGRect = .zero) {
    caption = TVLockupHeaderFooterView()
    super.init(frame: frame)
    prepare()
  }

  /// Creates a button without content; an empty line of the caption takes no space.
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

  /// The first line of the caption; an empty one takes no space.
  public var title: String {
    get { caption.titleLabel.text }
    set { caption.titleLabel.text = newValue }
  }
  /// The second line of the caption; an empty one takes no space.
  public var subtitle: String {
    get { caption.subtitleLabel.text }
    set { caption.subtitleLabel.text = newValue }
  }

  // MARK: Content

  /// The picture that fills the button; setting it clears text and symbol.
  public var contentImage: Image? {
    get { imageView.image }
    set { show(image: newValue) }
  }
  /// The text in the button; setting it clears picture and symbol.
  public var contentText: String? {
    get { textLabel.text.isEmpty ? nil : textLabel.text }
    set { show(text: newValue) }
  }
  /// The symbol in the button, drawn in the colour of text; setting it clears picture and text.
  ///
  /// TVUIKit has no such property; an image here keeps its own colours.
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

  // MARK: Growth and appearance

  open override var defaultFocusSizeIncrease: DirectionalEdgeInsets {
    var growth = DirectionalEdgeInsets.growth(
      of: contentFrame.size, to: effectiveAppearance.controls.captionButtonScale)
    (growth.top, growth.bottom) = (growth.top + growth.bottom, 0)
    return growth
  }

  open override func updateAppearance() {
    matchCornerRadius(&standardRadius, of: contentView)
    super.updateAppearance()
    let colors = effectiveAppearance.controlColors(for: state, look: look)
    contentView.alpha = 1
    showGlass(for: state, on: contentView, isReplaced: contentImage != nil)
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

  /// Whether the button can be focused; like other controls, only under models that reach controls.
  open override var canBecomeFocused: Bool {
    isOperable && window?.focusSystem?.model.reachesControls == true
  }
}
