import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloLocalization
import HaloSceneGraph

/// A date, written out: UIKit's `UIDatePicker` in its compact style, for dates without times.
///
/// Left and Right, with or without Control, go through day, month and year, and beyond them to
/// other items. Up and Down change the marked part; with Control they leave the picker. A change by
/// the user calls `primaryAction`.
open class DatePicker: Control, Adjustable {
  /// The date, clamped to the range.
  public var date: Date {
    didSet {
      let inside = clamped(date)
      if date != inside { date = inside }
      if date != oldValue { updateLabels() }
    }
  }
  /// The earliest date; nil for no limit.
  public var minimumDate: Date? { didSet { date = clamped(date) } }
  /// The latest date; nil for no limit; it takes precedence if it is before ``minimumDate``.
  public var maximumDate: Date? { didSet { date = clamped(date) } }
  /// The calendar of the date, and the time zone in which it is shown.
  public var calendar = Calendar.current { didSet { updateLabels() } }
  /// The locale, which decides how a date is written, and in which order; that of `LC_TIME` by
  /// default.
  public var locale = Localization.current.dateLocale { didSet { patternChanged() } }
  /// The font of the whole date; 29 points by default.
  public var font = Font.systemFont(ofSize: 29, monospacedDigits: true) {
    didSet { updateLabels() }
  }

  private var pattern: DatePattern
  private var labels: [SurfaceLabel] = []
  private let mark = View()
  /// The index of the marked component, in the order of writing.
  private var markedIndex = 0
  private let formatter = DateFormatter()

  /// Creates a picker without limits, in the current calendar and locale.
  public init(date: Date) {
    self.date = date
    pattern = DatePattern(locale: Localization.current.dateLocale)
    super.init(frame: .zero)
    addSubview(mark)
    mark.alpha = 0
    patternChanged()
  }

  private func clamped(_ date: Date) -> Date {
    let low = minimumDate.map { max(date, $0) } ?? date
    return maximumDate.map { min(low, $0) } ?? low
  }

  // MARK: Text

  private func patternChanged() {
    pattern = DatePattern(locale: locale)
    labels.forEach { $0.removeFromSuperview() }
    labels = pattern.parts.map { _ in
      let label = SurfaceLabel()
      label.surface = self
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    markedIndex = 0
    updateLabels()
  }

  private func updateLabels() {
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    // A comma alone has no direction of its own, and takes that of the mark before it.
    let isMirrored = locale.language.characterDirection == .rightToLeft
    for (label, part) in zip(labels, pattern.parts) {
      label.font = font
      switch part {
      case .literal(let text): label.text = isMirrored ? "\u{200f}" + text : text
      case .component(_, let format):
        formatter.dateFormat = format
        label.text = formatter.string(from: date)
      }
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    updateAppearance()
  }

  /// The component that Up and Down change; nil if the locale's pattern has none.
  public var markedComponent: Calendar.Component? {
    let components = pattern.components
    return components.indices.contains(markedIndex) ? components[markedIndex] : nil
  }

  private var componentLabels: [SurfaceLabel] {
    zip(labels, pattern.parts).compactMap { label, part in
      if case .component = part { label } else { nil }
    }
  }

  private var markedLabel: SurfaceLabel? {
    let labels = componentLabels
    return labels.indices.contains(markedIndex) ? labels[markedIndex] : nil
  }

  private func mark(_ index: Int) {
    markedIndex = index
    updateAppearance()
    setNeedsLayout()
  }

  // MARK: Adjusting

  /// Both axes: Left and Right go through the parts, Up and Down change one.
  open var adjustableAxes: AdjustableAxes { [.horizontal, .vertical] }
  /// The horizontal axis: day, month and year are placed side by side.
  open var valueAxes: AdjustableAxes { .horizontal }

  package override var knownAccessibility: KnownAccessibility {
    var known = super.knownAccessibility
    known.role = .datePicker
    known.value = labels.map(\.text).joined()
    return known
  }

  /// Returns the index of the part next to the marked one; nil beyond the first and the last.
  private func index(after adjustment: Adjustment) -> Int? {
    let next = markedIndex + (adjustment.isIncrement ? 1 : -1)
    return pattern.components.indices.contains(next) ? next : nil
  }

  /// Returns the date with the marked part changed; nil if no part is marked.
  private func date(after adjustment: Adjustment) -> Date? {
    markedComponent.map {
      clamped(calendar.date(date, adjusting: $0, by: adjustment))
    }
  }

  /// Returns `passes` if there is no next part, or none is marked; `swallows` if the date would not
  /// change; and `acts` otherwise.
  open func answer(to adjustment: Adjustment) -> KeyAnswer {
    if adjustment.axis == .horizontal { return index(after: adjustment) == nil ? .passes : .acts }
    guard let new = date(after: adjustment) else { return .passes }
    return new == date ? .swallows : .acts
  }

  /// Marks the next part, or changes the marked one; returns false beyond the first and the last
  /// part.
  open func adjust(_ adjustment: Adjustment) -> Bool {
    if adjustment.axis == .horizontal {
      guard let next = index(after: adjustment) else { return false }
      mark(next)
      return true
    }
    guard let new = date(after: adjustment) else { return false }
    guard new != date else { return true }
    date = new
    sendValueChanged()
    return true
  }

  /// Marks the part that was clicked; Return and Space have no effect.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if let place = pointerPlace(of: presses),
      let index = componentLabels.firstIndex(where: { $0.frame.contains(place) })
    {
      mark(index)
    }
    super.pressesBegan(presses, with: event)
  }

  package override func activate() {}
  package override var actsWhenActivated: Bool { false }

  // MARK: Appearance

  /// The size in points of the written date with margins; its height is twice the font's size.
  open override var intrinsicContentSize: CGSize {
    let inset = effectiveAppearance.controls.textInset
    return CGSize(
      width: widths.reduce(0, +) + 2 * (look == .lift ? inset.tv : inset.desk),
      height: (font.pointSize * 2).rounded())
  }

  /// The widths of the parts in points; the mark needs space between two parts.
  private var widths: [CGFloat] {
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    return zip(labels, pattern.parts).map { label, part in
      let width = label.sizeThatFits(unbounded).width
      return if case .component = part { width + 6 } else { width }
    }
  }

  open override func layoutSubviews() {
    let controls = effectiveAppearance.controls
    let isMirrored = window?.layoutDirection == .rightToLeft
    cornerRadius = min(
      look == .lift ? controls.fieldRadius.tv : controls.fieldRadius.desk, bounds.height / 2)
    let widths = widths
    var x = ((bounds.width - widths.reduce(0, +)) / 2).rounded()
    for (label, width) in zip(labels, widths) {
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      label.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
      x += width
    }
    guard let markedLabel else { return }
    let height = (font.pointSize * 1.4).rounded()
    mark.frame = CGRect(
      x: markedLabel.frame.minX - 2, y: ((bounds.height - height) / 2).rounded(),
      width: markedLabel.frame.width + 4, height: height)
    mark.cornerRadius = height * 0.22
  }

  package override var pressedSurface: View? { nil }

  open override func updateAppearance() {
    let appearance = effectiveAppearance
    let (state, look) = (state, look)
    showSurface(scale: appearance.controls.fieldScale)
    var colors = appearance.controlColors(for: state, look: look)
    if look == .halo, state.isDisjoint(with: [.disabled, .selected]) {
      colors.content = appearance.palette.label
    }
    let isMarking = state.contains(.focused) && !state.contains(.disabled)
    for label in labels { label.show(colors) }
    mark.alpha = isMarking ? 1 : 0
    if look == .halo {
      let isOnTint = state.contains(.selected)
      mark.backgroundColor =
        isOnTint ? colors.content.faded(by: 0.25) : appearance.palette.highlight
      if isMarking, !isOnTint { markedLabel?.textColor = appearance.palette.onTint }
    } else {
      mark.backgroundColor = (colors.raisedContent ?? colors.content).faded(by: 0.16)
    }
  }
}
