import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloLists
import HaloSceneGraph

/// An item of a group with its priority: as a number, as a meter, and with the reason for it.
///
/// A dashed outline marks the primary item, as the overlay of the talk does (WWDC21 10260, 16:26).
@MainActor
final class PriorityRow: CollectionViewCell {
  /// The state of a row that the group determines.
  struct Standing: Equatable {
    var system = PriorityLevel(step: 0)
    /// The reason for the system's priority in one or two words; empty for none.
    var reason = ""
    var isPrimary = false
    var isOutOfSight = false
  }

  let name: String
  /// The priority that the row has without any change.
  let original: PriorityLevel
  var level: PriorityLevel {
    didSet {
      focusGroupPriority = level.priority
      accessibilityValue = value
      show()
    }
  }
  var standing = Standing() {
    didSet {
      guard standing != oldValue else { return }
      accessibilityValue = value
      show()
    }
  }

  private let title = Label("", font: .systemFont(ofSize: 15, weight: .semibold))
  private let reason = Label("", font: .systemFont(ofSize: 12))
  private let number = Label("", font: .systemFont(ofSize: 15, monospacedDigits: true))
  private let meter = PriorityMeter()

  init(_ name: String, _ step: Int) {
    self.name = name
    original = PriorityLevel(step: step)
    level = original
    super.init(frame: .zero)
    title.text = name
    accessibilityIdentifier = name.lowercased()
    accessibilityLabel = name
    accessibilityValue = value
    focusGroupPriority = level.priority
    cornerRadius = Self.radius
    for child in [title, reason, number, meter] { addSubview(child) }
    show()
  }

  private static let radius: CGFloat = 10
  private static let inset: CGFloat = 12

  /// The larger of its own priority and the system's, which counts.
  var effective: PriorityLevel { level.step > standing.system.step ? level : standing.system }

  /// The words that a screen reader says after the name.
  private var value: String {
    // A reader says by itself which item has the focus; that its priority is the highest then is
    // of no use.
    if standing.system.priority == .currentlyFocused { return "own priority \(level.text)" }
    return
      (["priority \(effective.text)"] + [standing.isPrimary ? "primary" : "", standing.reason])
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func show() {
    number.text = effective.text
    reason.text = standing.reason
    meter.own = level.step
    meter.system = standing.system.step
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Appearance

  override var focusEffect: FocusEffect? {
    get { window?.focusSystem?.model.look == .lift ? nil : FocusHaloEffect() }
    set { super.focusEffect = newValue }
  }

  override func updateConfiguration(using state: CellConfigurationState) {
    let palette = effectiveAppearance.palette
    let isPlatter = state.isFocused && state.look == .lift
    backgroundColor =
      isPlatter
      ? palette.focusedControl : state.isSelected ? palette.unfocusedSelection : palette.card
    alpha = state.isHighlighted ? 0.7 : 1
    hairlineColor = palette.separator
    borderColor = palette.border
    let text = isPlatter ? palette.focusedControlLabel : palette.label
    let faint =
      isPlatter
      ? palette.focusedControlLabel.withAlphaComponent(0.75)
      : state.isSelected ? palette.label : palette.secondaryLabel
    title.textColor = text
    number.textColor = text
    reason.textColor = faint
    meter.colors = PriorityMeter.Colors(
      own: isPlatter ? palette.focusedControlLabel : palette.tint,
      system: faint.withAlphaComponent(0.55), empty: text.withAlphaComponent(0.12))
    dashes = isPlatter ? palette.focusedControlLabel : palette.label
  }

  private var dashes = Color.clear { didSet { if dashes != oldValue { setNeedsDisplay() } } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let inset = Self.inset
    let isHigh = bounds.height > 64
    let top = ((bounds.height - (isHigh ? 44 : 34)) / 2).rounded()
    let end = ceil(number.intrinsicContentSize.width)
    let begin = min(ceil(title.intrinsicContentSize.width), bounds.width - 2 * inset - end - 8)
    let left = inset + begin + 8
    place(title, CGRect(x: inset, y: top, width: begin, height: 20))
    place(number, CGRect(x: bounds.width - inset - end, y: top, width: end, height: 20))
    let room = bounds.width - inset - end - 8 - left
    // A reason that does not fit is left out: the meter shows that the system gives a priority.
    let words = ceil(reason.intrinsicContentSize.width)
    reason.isHidden = words > room
    place(reason, CGRect(x: left, y: top + 1, width: min(words, max(0, room)), height: 20))
    place(
      meter,
      CGRect(
        x: inset, y: top + (isHigh ? 32 : 26), width: bounds.width - 2 * inset,
        height: isHigh ? 12 : 8))
    for label in [title, reason] { label.textAlignment = isMirrored ? .right : .left }
    number.textAlignment = isMirrored ? .left : .right
  }

  override func draw(into builder: inout DisplayListBuilder) {
    guard standing.isPrimary else { return }
    let line = Shape.rounded(
      bounds.insetBy(dx: 3.5, dy: 3.5), radius: Self.radius - 3.5, curve: .continuous)
    builder.add(.stroke(line, width: 1.5, color: dashes, dash: [2, 3]))
  }
}

/// A meter with one segment for each step of the priorities.
///
/// The item's own steps are in the tint colour; those that the system adds are grey.
@MainActor
final class PriorityMeter: Decoration {
  struct Colors: Equatable {
    var own = Color.clear
    var system = Color.clear
    var empty = Color.clear
  }

  var own = 0 { didSet { if own != oldValue { setNeedsDisplay() } } }
  var system = 0 { didSet { if system != oldValue { setNeedsDisplay() } } }
  var colors = Colors() { didSet { if colors != oldValue { setNeedsDisplay() } } }

  override func draw(into builder: inout DisplayListBuilder) {
    let count = PriorityLevel.last
    let gap: CGFloat = 3
    let width = (bounds.width - CGFloat(count - 1) * gap) / CGFloat(count)
    let isMirrored = window?.layoutDirection == .rightToLeft
    for step in 1...count {
      let rect = CGRect(
        x: CGFloat(step - 1) * (width + gap), y: 0, width: width, height: bounds.height)
      let color = step <= own ? colors.own : step <= system ? colors.system : colors.empty
      builder.add(
        .fill(
          .rounded(
            isMirrored ? rect.mirrored(in: bounds.width) : rect, radius: 3, curve: .circular),
          .color(color)))
    }
  }
}
