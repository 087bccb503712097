import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A title or a picture that performs an action: UIKit's `UIButton`, with the states of tvOS.
///
/// A button made by `init(title:font:)` is a plate. Any other has the appearance of its type or its
/// ``configuration``. Every button fits its content, unless it is given another size.
open class Button: Control {
  /// The label of the title, in the colours of the state.
  public let titleLabel: SurfaceLabel! = SurfaceLabel()
  /// The type, which decides the appearance without a ``configuration``.
  public let buttonType: ButtonType
  /// The content and the appearance; nil for those of the type.
  public var configuration: Configuration? {
    didSet { if configuration != oldValue { contentChanged() } }
  }
  /// The content that was set for each state.
  var states = ButtonStates() { didSet { contentChanged() } }
  /// The content of a button that is not a plate; created when it is needed.
  var content: ButtonContent?
  /// The menu of the button; nil for none.
  ///
  /// Activating the button shows it if ``Control/showsMenuAsPrimaryAction`` is true; the right button
  /// of the pointer, the Menu key and Shift-F10 always show it.
  public var menu: Menu?
  /// The font of the title and the corner radius that the button has set itself; they show whether
  /// the program has set others.
  private var standardFont = Font.systemFont(ofSize: 17)
  private var standardRadius: CGFloat = 0
  /// Whether the button was made as a title on a plate.
  private let isMadeAsPlate: Bool
  /// Whether the button is a plate; a configuration replaces the plate.
  private var isPlate: Bool { isMadeAsPlate && configuration == nil }

  /// Whether the button is filled with the accent under models that draw a ring: UIKit's
  /// `UIButton.Configuration.filled()`.
  ///
  /// It has no effect under models that lift items, as the plate of the focused button would not
  /// stand out beside the accent.
  public var isFilled = false { didSet { if isFilled != oldValue { updateAppearance() } } }

  /// Creates a plate with a title; it does nothing until it has a ``Control/primaryAction``.
  public init(title: String, font: Font = .systemFont(ofSize: 29, weight: .medium)) {
    (isMadeAsPlate, buttonType) = (true, .custom)
    super.init(frame: .zero)
    prepareTitle(font: font)
    titleLabel.text = title
    titleLabel.textAlignment = .center
    standardRadius = effectiveAppearance.controls.buttonRadius
    cornerRadius = standardRadius
  }

  /// Creates a button of type `custom`, without content.
  public override init(frame: CGRect = .zero) {
    (isMadeAsPlate, buttonType) = (false, .custom)
    super.init(frame: frame)
    prepareTitle()
  }

  /// Creates a button of type `custom` that shows the title and picture of an action and performs
  /// it.
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

  /// Creates a button of a type that shows the title and picture of an action and performs it.
  public convenience init(type buttonType: ButtonType, primaryAction: Action? = nil) {
    self.init(type: buttonType, configuration: nil, action: primaryAction)
  }

  /// Creates a button that performs an action, and shows its title and picture if the configuration
  /// has none.
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init(type: .system, configuration: configuration, action: primaryAction)
  }

  private func prepareTitle(font: Font = .systemFont(ofSize: 17)) {
    (titleLabel.font, standardFont) = (font, font)
    titleLabel.surface = self
    addSubview(titleLabel)
  }

  /// Sets a font and a corner radius, each unless the program has set another one.
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

  /// The size in points of the content with its insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    let inner =
      isPlate ? titleLabel.sizeThatFits(unbounded) : content?.size(shownConfiguration) ?? .zero
    return CGSize(
      width: (inner.width + insets.left + insets.right).rounded(.up),
      height: (inner.height + insets.top + insets.bottom).rounded(.up))
  }

  /// The size in points of the content with its insets.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// The insets for text from left to right; the whole content is mirrored afterwards.
  private var insets: EdgeInsets {
    let insets =
      isPlate
      ? Configuration.plateInsets(onTelevision: look == .lift) : shownConfiguration.contentInsets
    return insets.resolved(for: .leftToRight)
  }

  open override func layoutSubviews() {
    guard let content, !isPlate else {
      titleLabel.frame = bounds.insetBy(dx: 12, dy: 0)
      return matchContentSize()
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

  /// The label of the title.
  open override var forFirstBaselineLayout: View { titleLabel }
  /// The label of the title.
  open override var forLastBaselineLayout: View { titleLabel }

  // MARK: Menu

  package override var menuAsPrimaryAction: Menu? { showsMenuAsPrimaryAction ? menu : nil }

  /// Returns ``menu``, whether or not it is the primary action.
  package override func contextMenu(at place: CGPoint) -> ContextMenu? {
    isOperable ? menu.map { ContextMenu($0, of: self) } : nil
  }

  // MARK: Appearance

  open override func updateAppearance() {
    guard isPlate else { return showConfiguration() }
    if let title = currentTitle { titleLabel.text = title }
    matchCornerRadius(&standardRadius)
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
