import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloLocalization
import HaloSceneGraph

/// A control that is on or off: UIKit's `UISwitch`, with a title.
///
/// tvOS has no switch: under models that lift items, it is a row that says On or Off.
open class Switch: Control {
  /// Whether the switch is on; setting it does not call `primaryAction`.
  public var isOn = false { didSet { if isOn != oldValue { updateAppearance() } } }
  /// The colour of the track while on, under models that draw a ring; nil for green.
  public var onTintColor: Color? { didSet { updateAppearance() } }
  /// The label of the title.
  public let titleLabel = SurfaceLabel()
  private let valueLabel = SurfaceLabel()
  private let words = (
    on: Localization.text("On", context: "switch"),
    off: Localization.text("Off", context: "switch")
  )
  private let track = SwitchTrack()
  /// The corner radius that the switch has set itself.
  private var standardRadius: CGFloat = 0

  /// Creates a switch that is off and has no title; it has the size of its track, whatever the size
  /// of `frame`.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    setFont(.systemFont(ofSize: 17))
    for label in [titleLabel, valueLabel] {
      label.surface = self
      addSubview(label)
    }
    addSubview(track)
    standardRadius = effectiveAppearance.controls.buttonRadius
    cornerRadius = standardRadius
    bounds.size = intrinsicContentSize
  }

  /// Creates a switch that is off, with `title` in `font`; its frame is empty.
  public convenience init(
    title: String, font: Font = .systemFont(ofSize: 29, weight: .medium)
  ) {
    self.init(frame: .zero)
    bounds.size = .zero
    setFont(font)
    self.title = title
  }

  private func setFont(_ font: Font) {
    titleLabel.font = font
    valueLabel.font = .systemFont(ofSize: font.pointSize)
  }

  /// The size in points of the title with the track, or on television with the word On or Off.
  open override var intrinsicContentSize: CGSize {
    let controls = effectiveAppearance.controls
    guard !title.isEmpty else { return controls.switchSize }
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    let text = titleLabel.sizeThatFits(unbounded)
    guard look == .lift else {
      return CGSize(
        width: text.width + Self.titleGap + controls.switchSize.width,
        height: max(text.height, controls.switchSize.height))
    }
    return CGSize(
      width: text.width + Self.titleGap + wordWidth + 2 * controls.textInset.tv,
      height: max(text.height + 2 * Self.rowMargin, controls.leastTVHeight))
  }

  // Our choice, in points.
  private static let titleGap: CGFloat = 12
  private static let rowMargin: CGFloat = 16

  /// The width of the wider one of the words for on and off, in points.
  private var wordWidth: CGFloat {
    let style = valueLabel.textStyle
    return [words.on, words.off].map { word in
      valueLabel.presentTextMeasurer?.size(of: word, style: style, width: .infinity).width ?? 0
    }.max()?.rounded(.up) ?? 0
  }

  /// The text of ``titleLabel``; empty for none.
  public var title: String {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  /// Turns the switch on or off without calling `primaryAction`.
  public func setOn(_ isOn: Bool, animated: Bool) {
    let duration =
      animated && !effectiveAppearance.prefersReducedMotion
      ? effectiveAppearance.motion.pressUp : 0
    View.animate(withDuration: duration, in: window) { self.isOn = isOn }
  }

  package override func activate() {
    guard isEnabled else { return }
    setOn(!isOn, animated: true)
    sendActions(for: .valueChanged)
    super.activate()
  }

  package override var actsWhenActivated: Bool { isEnabled }

  /// Performs an action of assistive technology: the value 0 turns the switch off, any other on.
  package override func performKnown(_ action: AccessibleAction) -> Bool {
    guard case .setValue(let value) = action else { return super.performKnown(action) }
    if (value != 0) != isOn { activate() }
    return true
  }

  package override var knownAccessibility: KnownAccessibility {
    var known = super.knownAccessibility
    (known.role, known.isOn) = (.switch, isOn)
    // The label does not include the text “On” or “Off” of a row on television.
    if !title.isEmpty { known.label = title }
    return known
  }

  // MARK: Appearance

  open override func layoutSubviews() {
    let controls = effectiveAppearance.controls
    let isOnTV = look == .lift
    let isMirrored = window?.layoutDirection == .rightToLeft
    let inset = isOnTV ? controls.textInset.tv : 0
    let room = bounds.insetBy(dx: inset, dy: 0)
    func place(_ view: View, _ frame: CGRect) {
      view.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
    }
    let unbounded = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    let end =
      isOnTV
      ? CGSize(width: valueLabel.sizeThatFits(unbounded).width, height: bounds.height)
      : controls.switchSize
    let last = CGRect(
      x: room.maxX - end.width, y: ((bounds.height - end.height) / 2).rounded(),
      width: end.width, height: end.height)
    place(isOnTV ? valueLabel : track, last)
    place(
      titleLabel,
      CGRect(
        x: room.minX, y: 0, width: max(0, last.minX - Self.titleGap - room.minX),
        height: bounds.height))
    titleLabel.textAlignment = isMirrored ? .right : .left
    matchContentSize()
  }

  package override var pressedSurface: View? { look == .lift ? self : track }

  open override func updateAppearance() {
    let appearance = effectiveAppearance
    matchCornerRadius(&standardRadius)
    let (state, look) = (state, look)
    valueLabel.text = isOn ? words.on : words.off
    valueLabel.isHidden = look == .halo
    track.isHidden = look == .lift
    if look == .lift {
      showSurface(scale: appearance.lift.buttonScale)
      let colors = appearance.controlColors(for: state, look: look)
      titleLabel.show(colors)
      valueLabel.show(colors, isSecondary: true)
    } else {
      (backgroundColor, hairlineColor, shadow, liftedShadow) = (.clear, nil, nil, nil)
      glassSurface = nil
      titleLabel.textColor =
        state.contains(.disabled)
        ? appearance.palette.disabledControlLabel : appearance.palette.label
      titleLabel.raisedTextColor = nil
      track.show(isOn: isOn, tint: onTintColor, state: state, appearance: appearance)
    }
  }

  /// A ring around the track without the title; nil under models that lift items.
  open override var defaultFocusEffect: FocusEffect? {
    guard look == .halo else { return nil }
    return FocusHaloEffect(
      roundedRect: track.frame, cornerRadius: track.frame.height / 2, curve: .circular)
  }
}

/// The track of a switch: a capsule with a knob.
private final class SwitchTrack: View {
  private let knob = View()

  init() {
    super.init(frame: .zero)
    cornerCurve = .circular
    knob.cornerCurve = .circular
    knob.backgroundColor = .white
    knob.shadow = Shadow(offsetY: 2, sigma: 2.5, color: Color(white: 0, alpha: 0.22))
    addSubview(knob)
  }

  func show(isOn: Bool, tint: Color?, state: Control.State, appearance: FocusAppearance) {
    let palette = appearance.palette
    let isLit = isOn || state.contains(.selected)
    backgroundColor = isLit ? tint ?? palette.switchOn : palette.label.faded(by: 0.22)
    // While the switch is off, the track without a border is too faint for increased contrast.
    borderColor = isLit ? nil : palette.border
    if state.contains(.highlighted) {
      backgroundColor = backgroundColor.mixed(with: .black, by: appearance.controls.pressedShade)
    }
    alpha = state.contains(.disabled) ? appearance.controls.disabledOpacity : 1
    let size = appearance.controls.switchSize
    let inset = appearance.controls.knobInset
    let side = size.height - 2 * inset
    // A pressed knob is stretched towards the other side.
    let width = side + (state.contains(.highlighted) ? side * 0.22 : 0)
    let isAtRight = isLit != (window?.layoutDirection == .rightToLeft)
    knob.frame = CGRect(
      x: isAtRight ? size.width - inset - width : inset, y: inset, width: width, height: side)
    knob.cornerRadius = side / 2
    cornerRadius = size.height / 2
  }
}

extension Palette {
  /// System green (HIG, Color); with increased contrast it has 3:1 against its background.
  ///
  /// In a light appearance it is darkened to a contrast of 3:1 with white, the colour of the knob, so
  /// that a switch that is on differs clearly from one that is off.
  fileprivate var switchOn: Color {
    let green = AccentColor.green.color(
      style: isDark ? .dark : .light, contrast: accessibilityContrast)
    return isDark ? green : green.mixed(with: .black, untilContrast: 3.1, on: [.white])
  }
}
