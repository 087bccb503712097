import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloLocalization
import HaloSceneGraph

/// A pair of buttons that change a value by steps: UIKit's `UIStepper`.
///
/// It does not show the value; a change by the user calls `primaryAction`.
open class Stepper: Control, Adjustable {
  /// The value, clamped to the range.
  public var value: Double = 0 {
    didSet {
      let inside = clamped(value)
      if value != inside { value = inside }
      if value != oldValue { updateAppearance() }
    }
  }
  /// The lower end of the range; 0 by default.
  public var minimumValue: Double = 0 { didSet { rangeChanged() } }
  /// The upper end of the range; 100 by default; one below the minimum counts as the minimum.
  public var maximumValue: Double = 100 { didSet { rangeChanged() } }
  /// The step of an arrow; 1 by default; the Page keys change the value by ten steps.
  public var stepValue: Double = 1
  /// Whether a step beyond one end leads to the other.
  public var wraps = false

  private let minus = SurfaceSymbol(symbol: .minus)
  private let plus = SurfaceSymbol(symbol: .plus)
  private let divider = SurfaceBar()
  /// The view that briefly shows which half was used.
  private let flash = View()

  /// Creates a stepper from 0 to 100 in steps of 1, with the value 0.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(flash)
    for symbol in [minus, plus] {
      symbol.surface = self
      addSubview(symbol)
    }
    divider.surface = self
    addSubview(divider)
    flash.alpha = 0
  }

  private var upperValue: Double { max(minimumValue, maximumValue) }
  private func clamped(_ value: Double) -> Double {
    value.isNaN ? minimumValue : min(max(value, minimumValue), upperValue)
  }

  private func rangeChanged() {
    value = clamped(value)
    updateAppearance()
  }

  // MARK: Adjusting

  /// The horizontal axis; Up and Down move the focus.
  open var adjustableAxes: AdjustableAxes { .horizontal }

  package override var knownAccessibility: KnownAccessibility {
    var known = super.knownAccessibility
    (known.role, known.value) = (.stepper, Localization.number(value))
    known.range = AccessibleRange(
      minimum: minimumValue, maximum: upperValue, value: value, step: stepValue)
    return known
  }

  package override func performKnown(_ action: AccessibleAction) -> Bool {
    guard case .setValue(let value) = action else { return super.performKnown(action) }
    let old = self.value
    self.value = value
    if self.value != old { sendValueChanged() }
    return true
  }

  /// Returns the value after an adjustment.
  private func value(after adjustment: Adjustment) -> Double {
    let step =
      switch adjustment.size {
      case .smallest, .step: stepValue
      case .large: stepValue * 10
      case .end: upperValue - minimumValue
      }
    let old = value
    let wanted = adjustment.isIncrement ? old + step : old - step
    let isAtEnd = old == (adjustment.isIncrement ? upperValue : minimumValue)
    if wraps, isAtEnd, adjustment.size != .end {
      return adjustment.isIncrement ? minimumValue : upperValue
    }
    return clamped(wanted)
  }

  /// Returns `swallows` at an end of the range that does not wrap, and `acts` otherwise.
  open func answer(to adjustment: Adjustment) -> KeyAnswer {
    value(after: adjustment) == value ? .swallows : .acts
  }

  /// Changes the value, and calls ``Control/primaryAction`` if it changed; always returns true.
  open func adjust(_ adjustment: Adjustment) -> Bool {
    let new = value(after: adjustment)
    guard new != value else { return true }
    value = new
    show(adjustment.isIncrement)
    sendValueChanged()
    return true
  }

  /// Makes the step of the half that was clicked; Return and Space have no effect.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if let place = pointerPlace(of: presses) {
      _ = adjust(Adjustment(isIncrement: half(isTrailing: true).contains(place)))
    }
    super.pressesBegan(presses, with: event)
  }

  package override func activate() {}
  package override var actsWhenActivated: Bool { false }

  private func show(_ isIncrement: Bool) {
    flash.frame = half(isTrailing: isIncrement)
    View.performWithoutAnimation { flash.alpha = 1 }
    View.animate(withDuration: effectiveAppearance.motion.pressUp, in: window) {
      flash.alpha = 0
    }
  }

  // MARK: Appearance

  open override var intrinsicContentSize: CGSize { effectiveAppearance.controls.stepperSize }

  private func half(isTrailing: Bool) -> CGRect {
    let isRight = isTrailing != (window?.layoutDirection == .rightToLeft)
    return CGRect(
      x: isRight ? bounds.width / 2 : 0, y: 0, width: bounds.width / 2, height: bounds.height)
  }

  open override func layoutSubviews() {
    let controls = effectiveAppearance.controls
    let isOnTV = look == .lift
    cornerRadius = min(
      isOnTV ? controls.televisionButtonRadius : controls.fieldRadius.desk, bounds.height / 2)
    flash.cornerRadius = cornerRadius
    let side = (min(bounds.height, bounds.width / 2) * (isOnTV ? 0.5 : 0.56)).rounded()
    for (symbol, isTrailing) in [(minus, false), (plus, true)] {
      let half = half(isTrailing: isTrailing)
      symbol.frame = CGRect(
        x: half.midX - side / 2, y: half.midY - side / 2, width: side, height: side)
    }
    let height = (bounds.height * 0.5).rounded()
    divider.frame = CGRect(
      x: bounds.width / 2 - 0.5, y: (bounds.height - height) / 2, width: 1, height: height)
  }

  package override var pressedSurface: View? { nil }

  open override func updateAppearance() {
    let appearance = effectiveAppearance
    let state = state
    showSurface(scale: appearance.lift.buttonScale)
    var colors = appearance.controlColors(for: state, look: look)
    if look == .halo, state.isDisjoint(with: [.disabled, .selected]) {
      colors.content = appearance.palette.label
    }
    divider.show(colors, opacity: 0.25 * colors.content.alpha)
    flash.backgroundColor = (colors.raisedContent ?? colors.content).faded(by: 0.16)
    // At an end of the range the sign looks disabled.
    for (symbol, end) in [(minus, minimumValue), (plus, upperValue)] {
      symbol.show(colors)
      symbol.alpha = value == end && !wraps ? 0.35 : 1
    }
    setNeedsLayout()
  }
}

extension Symbol {
  fileprivate static let minus = lines([(CGPoint(x: 5, y: 12), CGPoint(x: 19, y: 12))])
  fileprivate static let plus = lines([
    (CGPoint(x: 5, y: 12), CGPoint(x: 19, y: 12)), (CGPoint(x: 12, y: 5), CGPoint(x: 12, y: 19)),
  ])

  private static func lines(_ lines: [(CGPoint, CGPoint)]) -> Symbol {
    var path = BezierPath()
    for (from, to) in lines {
      path.move(to: from)
      path.addLine(to: to)
    }
    return Symbol(stroke: path, lineWidth: 2.2)
  }
}
