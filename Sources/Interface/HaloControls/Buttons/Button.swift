import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A title or a picture that does something: UIKit's `UIButton`, with tvOS's states.
///
/// Made by `init(title:font:)` it is a plate, as large as it is given; otherwise it looks as its type
/// or its ``configuration`` says, and asks for as much room as its content needs.
open class Button: Control {
  /// Centred, in the colours of the state.
  public let titleLabel: SurfaceLabel! = SurfaceLabel()
  /// What it looks like without a ``configuration``.
  public let buttonType: ButtonType
  /// What it says and looks like; nil: as its type says.
  public var configuration: Configuration? {
    didSet { if configuration != oldValue { contentChanged() } }
  }
  /// What was set for single states.
  var states = ButtonStates() { didSet { contentChanged() } }
  /// Of what is no plate, or shows more than a title; made when it is needed.
  var content: ButtonContent?
  /// What the title is set in and how round the corners are while the program says nothing else.
  private var standardFont = Font.systemFont(ofSize: 17)
  private var standardRadius: CGFloat = 0
  /// Whether it was made as a title on a plate.
  private let isMadeAsPlate: Bool
  /// Whether it is one: a configuration takes its place.
  private var isPlate: Bool { isMadeAsPlate && configuration == nil }

  /// Whether a desk shows it filled with the accent: UIKit's `UIButton.Configuration.filled()`.
  ///
  /// Under models that lift it looks as others: beside the accent, the plate of the focused button
  /// would not stand out.
  public var isFilled = false { didSet { if isFilled != oldValue { updateAppearance() } } }

  /// Does nothing until it has a ``Control/primaryAction``.
  public init(title: String, font: Font = .systemFont(ofSize: 29, weight: .medium)) {
    (isMadeAsPlate, buttonType) = (true, .custom)
    super.init(frame: .zero)
    prepareTitle(font: font)
    titleLabel.text = title
    titleLabel.textAlignment = .center
    cornerRadius = effectiveAppearance.controls.buttonRadius
  }

  /// A button of type `custom`, without content.
  public override init(frame: CGRect = .zero) {
    (isMadeAsPlate, buttonType) = (false, .custom)
    super.init(frame: frame)
    prepareTitle()
  }

  /// A button of type `custom` with title and picture of the action, which it performs.
  public init(frame: CGRect, primaryAction: Action?) {
    (isMadeAsPlate, buttonType) = (false, .custom)
    super.init(frame: frame)
    prepareTitle()
    take(primaryAction)
  }

  init(type: ButtonType, configuration: Configuration?, action: Action?) {
    (isMadeAsPlate, buttonType) = (false, type)
    super.init(frame: .zero)
    prepareTitle()
    (cornerRadius, standardRadius) = (6, 6)
    self.configuration = configuration
    take(action)
    contentChanged()
  }

  /// Title and picture are those of the action, which the button performs.
  public convenience init(type buttonType: ButtonType, primaryAction: Action? = nil) {
    self.init(type: buttonType, configuration: nil, action: primaryAction)
  }

  /// Title and picture are those of the configuration, or else of the action, which the button
  /// performs.
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init(type: .system, configuration: configuration, action: primaryAction)
  }

  private func prepareTitle(font: Font = .systemFont(ofSize: 17)) {
    (titleLabel.font, standardFont) = (font, font)
    titleLabel.surface = self
    addSubview(titleLabel)
  }

  /// Takes what goes with the looks, where the program has said nothing else.
  func match(font: Font, cornerRadius radius: CGFloat) {
    if titleLabel.font == standardFont { titleLabel.font = font }
    if cornerRadius == standardRadius { cornerRadius = radius }
    (standardFont, standardRadius) = (font, radius)
  }

  private func take(_ action: Action?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.symbol == nil, configuration?.image == nil {
        configuration?.symbol = action.symbol
        configuration?.image = action.image
      }
    } else {
      if !action.title.isEmpty { states.titles[.normal] = action.title }
      states.symbols[.normal] = action.symbol
      states.images[.normal] = action.image
    }
  }

  private func contentChanged() {
    updateAppearance()
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  // MARK: Layout

  /// Of what is no plate: as much as its content needs, with insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard !isPlate else { return super.sizeThatFits(size) }
    let (shown, insets) = (shownConfiguration, insets)
    let inner = content?.size(shown) ?? .zero
    return CGSize(
      width: (inner.width + insets.left + insets.right).rounded(.up),
      height: (inner.height + insets.top + insets.bottom).rounded(.up))
  }

  open override var intrinsicContentSize: CGSize {
    guard !isPlate else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// As if lines were read from the left; all of the content is mirrored afterwards.
  private var insets: EdgeInsets { shownConfiguration.contentInsets.resolved(for: .leftToRight) }

  open override func layoutSubviews() {
    guard let content, !isPlate else {
      titleLabel.frame = bounds.insetBy(dx: 12, dy: 0)
      return
    }
    let shown = shownConfiguration
    if configuration != nil, look != .lift || shown.cornerStyle != .dynamic {
      let radius = shown.cornerRadius(height: bounds.height)
      (cornerRadius, standardRadius) = (radius, radius)
    }
    content.layOut(
      shown, in: bounds.inset(by: insets),
      isMirrored: window?.layoutDirection == .rightToLeft)
  }

  /// The title.
  open override var forFirstBaselineLayout: View { titleLabel }
  /// The title.
  open override var forLastBaselineLayout: View { titleLabel }

  // MARK: Looks

  open override func updateAppearance() {
    guard isPlate else { return showConfiguration() }
    if let title = currentTitle { titleLabel.text = title }
    showSurface(scale: effectiveAppearance.lift.buttonScale)
    titleLabel.show(effectiveAppearance.controlColors(for: state, look: look))
    if isFilled, look == .halo, !state.contains(.disabled) { fill() }
    if let color = currentTitleColor { titleLabel.textColor = color }
  }

  private func fill() {
    let (palette, controls) = (effectiveAppearance.palette, effectiveAppearance.controls)
    backgroundColor = palette.highlight.mixed(
      with: .black, by: state.contains(.highlighted) ? controls.pressedShade : 0)
    titleLabel.textColor = palette.onTint
    (hairlineColor, borderColor) = (nil, nil)
  }
}
