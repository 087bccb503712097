import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloLists
import HaloSceneGraph

/// A row with a parameter and its value; arrows beside the value show that it can be changed.
@MainActor
final class HaloLabRow: CollectionViewCell, Adjustable {
  let parameter: HaloLabParameter
  private let titleLabel: Label
  private let valueLabel = Label()
  private let swatch = View()
  /// The arrows to the previous and the next value.
  private let arrows = [ShapeView(), ShapeView()]

  var value = "" { didSet { valueLabel.text = value } }
  /// The colour that the value represents; nil for none.
  var swatchColor: Color? {
    didSet {
      swatch.alpha = swatchColor == nil ? 0 : 1
      swatch.backgroundColor = swatchColor ?? .clear
      setNeedsLayout()
    }
  }
  /// Called to change to the next value (1) or the previous one (-1).
  var change: ((Int) -> Void)?
  /// Whether there is a next value, and below it whether there is a previous one.
  var canGrow = true
  var canShrink = true
  /// Whether a change would be visible.
  var isActing = true { didSet { setNeedsUpdateConfiguration() } }

  static let height: CGFloat = 44

  init(_ parameter: HaloLabParameter) {
    self.parameter = parameter
    titleLabel = Label(parameter.title, font: .systemFont(ofSize: 15))
    super.init(frame: .zero)
    accessibilityIdentifier = parameter.rawValue
    valueLabel.font = .systemFont(ofSize: 15, monospacedDigits: true)
    swatch.cornerRadius = 6
    swatch.cornerCurve = .circular
    swatch.alpha = 0
    backgroundConfiguration = .listSidebarCell()
    for view in [titleLabel, swatch, valueLabel] + arrows { addSubview(view) }
  }

  // MARK: Adjusting

  var adjustableAxes: AdjustableAxes { .horizontal }

  /// Returns `acts` for steps along the row only; other keys of adjustable controls move the focus
  /// here.
  func answer(to adjustment: Adjustment) -> KeyAnswer {
    guard adjustment.axis == .horizontal, adjustment.size == .step else { return .passes }
    return (adjustment.isIncrement ? canGrow : canShrink) ? .acts : .passes
  }

  func adjust(_ adjustment: Adjustment) -> Bool {
    guard answer(to: adjustment) == .acts else { return false }
    change?(adjustment.isIncrement ? 1 : -1)
    return true
  }

  // MARK: Appearance

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ view: View, _ rect: CGRect) {
      view.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    arrows[0].symbol = Self.arrow(isMirrored ? 1 : -1)
    arrows[1].symbol = Self.arrow(isMirrored ? -1 : 1)
    let side: CGFloat = 16
    let top = (bounds.height - side) / 2
    place(arrows[1], CGRect(x: bounds.width - 8 - side, y: top, width: side, height: side))
    // Values end at one edge before the arrow, and the other arrow is right before them.
    let end = bounds.width - 8 - side - 6
    let text = min(
      Self.valueWidth,
      valueLabel.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width)
    let dot: CGFloat = swatchColor == nil ? 0 : 18
    let left = end - text - dot
    place(arrows[0], CGRect(x: left - 6 - side, y: top, width: side, height: side))
    place(swatch, CGRect(x: left, y: (bounds.height - 12) / 2, width: 12, height: 12))
    place(valueLabel, CGRect(x: end - text, y: 0, width: text, height: bounds.height))
    place(
      titleLabel,
      CGRect(x: 12, y: 0, width: max(0, left - 6 - side - 12), height: bounds.height))
    titleLabel.textAlignment = isMirrored ? .right : .left
  }

  /// The largest width of a value, in points.
  private static let valueWidth: CGFloat = 118

  override func updateConfiguration(using state: CellConfigurationState) {
    let palette = effectiveAppearance.palette
    let isFilled = state.isFocused && state.isWindowActive
    let full = state.look == .lift ? palette.focusedControlLabel : palette.onTint
    // The text changes its colour quickly: dark text is readable on the fading fill, and a blend is
    // not.
    View.animate(withDuration: isFilled ? 0.1 : 0, in: window) {
      titleLabel.textColor = isFilled ? full : palette.label
      valueLabel.textColor = isFilled ? full : palette.secondaryLabel
    }
    for arrow in arrows {
      arrow.color = isFilled ? full : palette.secondaryLabel
      arrow.alpha = state.isFocused ? 1 : 0
    }
    for label in [titleLabel, valueLabel] { label.alpha = isActing || state.isFocused ? 1 : 0.45 }
    swatch.hairlineColor = isFilled ? Color(white: 1, alpha: 0.8) : nil
  }

  private static func arrow(_ direction: CGFloat) -> Symbol {
    var path = BezierPath()
    path.move(to: CGPoint(x: 12 - 2.5 * direction, y: 7))
    path.addLine(to: CGPoint(x: 12 + 2.5 * direction, y: 12))
    path.addLine(to: CGPoint(x: 12 - 2.5 * direction, y: 17))
    return Symbol(stroke: path, lineWidth: 2.4)
  }
}
