import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloLocalization
import HaloSceneGraph

/// A value from a range: UIKit's `UISlider`.
///
/// Left and Right change it; a change by the user calls `primaryAction`.
open class Slider: Control, Adjustable {
  /// The value, clamped to the range.
  public var value: Float = 0 { didSet { valueChanged(from: oldValue) } }
  /// The lower end of the range; 0 by default.
  public var minimumValue: Float = 0 { didSet { rangeChanged() } }
  /// The upper end of the range; 1 by default; one below the minimum counts as the minimum.
  public var maximumValue: Float = 1 { didSet { rangeChanged() } }
  /// The step of an arrow; nil for a twentieth of the range (our choice, like the other two steps).
  public var stepValue: Float?
  /// The step of an arrow with Option; nil for a hundredth of the range.
  public var smallestStepValue: Float?
  /// The step of the Page keys; nil for a fifth of the range.
  public var largeStepValue: Float?

  /// The colour of the track before the knob, under models that draw a ring; nil for the tint.
  public var minimumTrackTintColor: Color? { didSet { updateAppearance() } }
  /// The colour of the track after the knob, under models that draw a ring; nil for a faint grey.
  public var maximumTrackTintColor: Color? { didSet { updateAppearance() } }

  /// The track and the knob, faded together, so that the track does not show through the knob.
  private let parts = View()
  private let track = SurfaceBar()
  private let filled = SurfaceBar()
  private let knob = SliderKnob()
  /// The corner radius that the slider has set itself.
  private var standardRadius: CGFloat = 0

  /// Creates a slider from 0 to 1 with the value 0.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(parts)
    for bar in [track, filled] {
      bar.surface = self
      parts.addSubview(bar)
    }
    parts.addSubview(knob)
    knob.bar.surface = self
    standardRadius = effectiveAppearance.controls.buttonRadius
    cornerRadius = standardRadius
  }

  /// The size in points: a little higher than the knob, and without a width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: View.noIntrinsicMetric,
      height: effectiveAppearance.controls.sliderKnob + Self.aroundKnob)
  }
  // Our choice, in points.
  private static let aroundKnob: CGFloat = 6

  /// Sets the value without calling `primaryAction`.
  public func setValue(_ value: Float, animated: Bool) {
    let appearance = effectiveAppearance
    let duration = animated && !appearance.prefersReducedMotion ? appearance.motion.pressUp : 0
    View.animate(withDuration: duration, in: window) { self.value = value }
  }

  private var upperValue: Float { max(minimumValue, maximumValue) }
  private func clamped(_ value: Float) -> Float {
    value.isNaN ? minimumValue : min(max(value, minimumValue), upperValue)
  }

  private func valueChanged(from old: Float) {
    let inside = clamped(value)
    if value != inside {
      // `inside` is in the range, so the observer changes nothing more.
      value = inside
    }
    if value != old { placeParts() }
  }

  private func rangeChanged() {
    value = clamped(value)
    placeParts()
  }

  // MARK: Adjusting

  /// The horizontal axis; Up and Down move the focus.
  open var adjustableAxes: AdjustableAxes { .horizontal }

  /// The element as assistive technology sees it; its value is a percentage of the range.
  package override var knownAccessibility: KnownAccessibility {
    var known = super.knownAccessibility
    let range = maximumValue - minimumValue
    let share = range > 0 && range.isFinite ? (value - minimumValue) / range : 0
    (known.role, known.value) = (.slider, Localization.percent(Int((share * 100).rounded())))
    known.range = AccessibleRange(
      minimum: Double(minimumValue), maximum: Double(upperValue), value: Double(value),
      step: Double(step))
    return known
  }

  package override func performKnown(_ action: AccessibleAction) -> Bool {
    guard case .setValue(let value) = action else { return super.performKnown(action) }
    let new = clamped(Float(value))
    if new != self.value {
      setValue(new, animated: true)
      sendValueChanged()
    }
    return true
  }

  /// The step of an arrow.
  private var step: Float { stepValue ?? (upperValue - minimumValue) / 20 }

  /// Returns the value after an adjustment.
  private func value(after adjustment: Adjustment) -> Float {
    let range = upperValue - minimumValue
    let step =
      switch adjustment.size {
      case .smallest: smallestStepValue ?? range / 100
      case .step: self.step
      case .large: largeStepValue ?? range / 5
      case .end: range
      }
    let old = value
    var new = clamped(adjustment.isIncrement ? old + step : old - step)
    // Rounding errors of repeated steps would miss the end.
    for end in [minimumValue, upperValue] where abs(new - end) < abs(step) / 1_000 { new = end }
    return new
  }

  /// Returns `swallows` at the end of the range, and `acts` otherwise.
  open func answer(to adjustment: Adjustment) -> KeyAnswer {
    value(after: adjustment) == value ? .swallows : .acts
  }

  /// Changes the value, and calls ``Control/primaryAction`` if it changed; always returns true.
  open func adjust(_ adjustment: Adjustment) -> Bool {
    let new = value(after: adjustment)
    guard new != value else { return true }
    setValue(new, animated: true)
    sendValueChanged()
    return true
  }

  /// Moves the knob to a click; Return and Space have no effect.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if let place = pointerPlace(of: presses) { moveKnob(to: place.x) }
    super.pressesBegan(presses, with: event)
  }

  package override func activate() {}
  package override var actsWhenActivated: Bool { false }

  private func moveKnob(to x: CGFloat) {
    let travel = track.frame.width - knobSide
    guard travel > 0 else { return }
    let part = max(0, min(1, (x - track.frame.minX - knobSide / 2) / travel))
    let old = value
    let range = upperValue - minimumValue
    setValue(minimumValue + Float(isMirrored ? 1 - part : part) * range, animated: true)
    if value != old { sendValueChanged() }
  }

  // MARK: Appearance

  open override func layoutSubviews() { placeParts() }

  private var isMirrored: Bool { window?.layoutDirection == .rightToLeft }
  private var knobSide: CGFloat { min(effectiveAppearance.controls.sliderKnob, bounds.height) }

  private func placeParts() {
    let controls = effectiveAppearance.controls
    parts.frame = CGRect(origin: .zero, size: bounds.size)
    let inset = look == .lift ? controls.textInset.tv : 0
    let room = bounds.insetBy(dx: inset, dy: 0)
    let range = upperValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let side = knobSide
    // The knob stays inside the track.
    let travel = max(0, room.width - side)
    let knobX = room.minX + travel * part
    let height = look == .lift ? controls.sliderTrack.tv : controls.sliderTrack.desk
    let top = (bounds.height - height) / 2
    let frames: [(View, CGRect)] = [
      (track, CGRect(x: room.minX, y: top, width: room.width, height: height)),
      (
        filled,
        CGRect(x: room.minX, y: top, width: knobX + side / 2 - room.minX, height: height)
      ),
      (knob, CGRect(x: knobX, y: (bounds.height - side) / 2, width: side, height: side)),
    ]
    for (view, frame) in frames {
      view.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
    }
  }

  package override var pressedSurface: View? { nil }

  open override func updateAppearance() {
    let appearance = effectiveAppearance
    matchCornerRadius(&standardRadius)
    let (state, palette) = (state, appearance.palette)
    if look == .lift {
      showSurface(scale: appearance.controls.fieldScale)
      let colors = appearance.controlColors(for: state, look: look)
      track.show(colors, opacity: 0.25)
      filled.show(colors)
      knob.show(colors)
      let isOpaque = !state.isDisjoint(with: [.focused, .highlighted, .selected])
      let content = isOpaque && !state.contains(.disabled) ? colors.raisedContent : nil
      parts.alpha = (content ?? colors.content).alpha
    } else {
      (backgroundColor, hairlineColor, shadow, liftedShadow) = (.clear, nil, nil, nil)
      glassSurface = nil
      borderColor = nil
      track.color = maximumTrackTintColor ?? palette.label.faded(by: 0.22)
      filled.color =
        minimumTrackTintColor ?? (state.contains(.selected) ? palette.highlight : palette.tint)
      (track.raisedColor, filled.raisedColor) = (nil, nil)
      var color = state.contains(.selected) ? palette.highlight : .white
      if state.contains(.highlighted) {
        color = color.mixed(with: .black, by: appearance.controls.pressedShade)
      }
      knob.show(color, border: palette.border)
      parts.alpha = state.contains(.disabled) ? appearance.controls.disabledOpacity : 1
    }
    setNeedsLayout()
  }

  /// A ring around the whole width, as high as the knob; nil under models that lift items.
  open override var defaultFocusEffect: FocusEffect? {
    guard look == .halo else { return nil }
    let side = knobSide
    return FocusHaloEffect(
      roundedRect: CGRect(
        x: 0, y: (bounds.height - side) / 2, width: bounds.width, height: side),
      cornerRadius: side / 2, curve: .circular)
  }
}

/// A disc that casts a shadow; under models that lift items, it is a part of the surface.
private final class SliderKnob: View {
  let bar = SurfaceBar()

  init() {
    super.init(frame: .zero)
    cornerCurve = .circular
    addSubview(bar)
  }

  override func layoutSubviews() {
    cornerRadius = bounds.height / 2
    // A border is drawn below the bar.
    let inset: CGFloat = borderColor == nil ? 0 : 1
    bar.frame = CGRect(origin: .zero, size: bounds.size).insetBy(dx: inset, dy: inset)
  }

  func show(_ colors: ControlColors) {
    (backgroundColor, shadow, borderColor) = (.clear, nil, nil)
    bar.show(colors)
    setNeedsLayout()
  }

  func show(_ color: Color, border: Color?) {
    borderColor = border
    setNeedsLayout()
    shadow = Shadow(offsetY: 2, sigma: 2.5, color: Color(white: 0, alpha: 0.26))
    (bar.color, bar.raisedColor) = (color, nil)
  }
}
