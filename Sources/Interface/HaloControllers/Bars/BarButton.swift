import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList

/// A button of a navigation bar or a tab bar, with a symbol and a title.
///
/// The button has a background only while it is selected, pressed or, under models that lift items,
/// focused.
public final class BarButton: Control {
  let symbolView = ShapeView()
  let titleLabel = Label()

  /// The colour of title and symbol in the normal state; nil for that of the bar.
  var contentColor: Color? { didSet { if contentColor != oldValue { updateAppearance() } } }

  /// The style of a button: UIKit's `UIBarButtonItem.Style`.
  public enum Style: Hashable, Sendable {
    case plain
    /// The button completes the task of the screen; its title has a heavier font.
    case done
  }
  /// The style, which determines the weight of the title.
  public var style = Style.plain {
    didSet {
      titleLabel.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
      setNeedsLayout()
    }
  }

  // Halo's own choice, in points.
  private static let symbolSide: CGFloat = 20
  private static let gap: CGFloat = 4
  private static let inset: CGFloat = 10
  static let height: CGFloat = 36

  /// Creates a button, which does nothing until it has a `primaryAction`; with `symbol` nil it
  /// shows the title alone.
  public init(title: String = "", symbol: Symbol? = nil) {
    super.init(frame: .zero)
    titleLabel.font = .systemFont(ofSize: 17)
    cornerRadius = 10
    focusEffect = FocusHaloEffect()
    addSubview(symbolView)
    addSubview(titleLabel)
    self.title = title
    symbolView.symbol = symbol
  }

  /// The title, which is also the button's `accessibilityIdentifier`; if empty, the button shows
  /// its symbol alone.
  public var title: String {
    get { titleLabel.text }
    set {
      titleLabel.text = newValue
      accessibilityIdentifier = newValue
      setNeedsLayout()
    }
  }

  private var symbolWidth: CGFloat {
    symbolView.symbol == nil ? 0 : Self.symbolSide + (title.isEmpty ? 0 : Self.gap)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = titleLabel.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    return CGSize(
      width: text.width + symbolWidth + 2 * Self.inset, height: Self.height)
  }

  public override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  public override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    let symbol = CGRect(
      x: Self.inset, y: (bounds.height - Self.symbolSide) / 2, width: Self.symbolSide,
      height: Self.symbolSide)
    let left = Self.inset + symbolWidth
    let text = CGRect(
      x: left, y: 0, width: max(0, bounds.width - Self.inset - left), height: bounds.height)
    symbolView.frame = isMirrored ? symbol.mirrored(in: bounds.width) : symbol
    titleLabel.frame = isMirrored ? text.mirrored(in: bounds.width) : text
    // A chevron that points back is mirrored in a right-to-left layout.
    symbolView.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
  }

  public override func updateAppearance() {
    let appearance = effectiveAppearance
    let palette = appearance.palette
    let isRaised = looksFocused && window?.focusSystem?.model.look == .lift
    focusedScale = appearance.lift.buttonScale
    liftedShadow = isEnabled ? appearance.lift.scaledLiftedShadow(for: bounds.size) : nil
    let glass = appearance.controlGlass(
      for: isEnabled ? [] : .disabled, look: isRaised ? .lift : .halo)
    glassSurface = glass
    raise(
      to: isRaised
        ? palette.focusedControl.withAlphaComponent(glass?.style.focusedFill ?? 1)
        : isSelected || isHighlighted
          ? palette.unfocusedSelection : palette.unfocusedSelection.withAlphaComponent(0))
    borderColor = looksFocused ? nil : palette.border
    let content =
      !isEnabled
      ? palette.disabledControlLabel
      : isRaised
        ? palette.focusedControlLabel
        : isSelected
          ? palette.label : contentColor ?? palette.symbol
    titleLabel.textColor = content
    symbolView.color = content
  }
}
