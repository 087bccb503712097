import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A row with a field or button, its title and its number in the order of Tab.
@MainActor
final class SignInRow: View {
  let item: SignInItem
  let control: Control
  /// The position in the order of Tab, from 1; nil if Tab does not reach it.
  var number: Int? { didSet { if number != oldValue { showNumber() } } }
  /// Whether the order of Tab is wrong at this row.
  var isCulprit = false { didSet { if isCulprit != oldValue { showNumber() } } }
  /// Whether the title is above the field rather than beside it.
  var hasTitleAbove: Bool { item.part != .account }

  private let badge = View()
  private let badgeLabel = Label(
    "", font: .systemFont(ofSize: 13, weight: .semibold, monospacedDigits: true))
  private let titleLabel: Label

  enum Metrics {
    static let badge: CGFloat = 24
    /// The distance from the row's edge to a control with its title above.
    static let indent: CGFloat = 36
    /// The distance from the row's edge to a control with its title beside it.
    static let wideIndent: CGFloat = 156
    static let control: CGFloat = 40
    static let button: CGFloat = 36
    /// The height of a title above, with the gap to the field that its ring needs.
    static let title: CGFloat = 26
  }

  init(_ item: SignInItem, name: String) {
    self.item = item
    titleLabel = Label(item.title, font: .systemFont(ofSize: 15))
    control = Self.makeControl(item)
    super.init(frame: .zero)
    control.accessibilityIdentifier = name
    // A button in its own group is a stop of Tab, like a field.
    if item.isButton { control.focusGroupIdentifier = name }
    badgeLabel.textAlignment = .center
    badge.cornerRadius = Metrics.badge / 2
    badge.cornerCurve = .circular
    badge.addSubview(badgeLabel)
    // Users of a screen reader notice the order by pressing Tab, so the number need not be read.
    badge.accessibilityElementsHidden = true
    titleLabel.isHidden = item.isButton
    for view in [badge, titleLabel, control] { addSubview(view) }
  }

  private static func makeControl(_ item: SignInItem) -> Control {
    switch item {
    case .logIn: return PillButton(item.title)
    case .options:
      let button = Button(title: item.title, font: .systemFont(ofSize: 15, weight: .medium))
      // The button has the shape of the other one.
      button.cornerRadius = Metrics.button / 2
      button.cornerCurve = .circular
      return button
    default:
      let field = TextField(placeholder: "")
      field.font = .systemFont(ofSize: 15)
      field.isSecureTextEntry = item == .password
      return field
    }
  }

  /// The height in points.
  var height: CGFloat {
    hasTitleAbove ? Metrics.title + Metrics.control : Metrics.control
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ view: View, _ rect: CGRect) {
      view.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let indent = hasTitleAbove ? Metrics.indent : Metrics.wideIndent
    let top = hasTitleAbove ? Metrics.title : 0
    let room = bounds.width - indent
    let width = item == .options ? min(room, 148) : room
    // A button is lower than the row and centred in it.
    let height = item.isButton ? Metrics.button : Metrics.control
    place(
      control,
      CGRect(
        x: indent, y: top + (Metrics.control - height) / 2, width: width, height: height))
    place(
      titleLabel,
      hasTitleAbove
        ? CGRect(x: indent, y: 0, width: room, height: 16)
        : CGRect(
          x: Metrics.indent, y: 0, width: indent - Metrics.indent - 8, height: Metrics.control))
    place(
      badge,
      CGRect(
        x: 0, y: top + (Metrics.control - Metrics.badge) / 2, width: Metrics.badge,
        height: Metrics.badge))
    badgeLabel.frame = badge.bounds
    if hasTitleAbove { titleLabel.font = .systemFont(ofSize: 13) }
  }

  override func appearanceDidChange() {
    titleLabel.textColor = effectiveAppearance.palette.secondaryLabel
    showNumber()
  }

  private func showNumber() {
    let palette = effectiveAppearance.palette
    let fault = SignInStyle.fault(palette)
    badgeLabel.text = number.map(String.init) ?? "–"
    badge.backgroundColor =
      isCulprit ? fault : number == nil ? .clear : palette.label.withAlphaComponent(0.10)
    badge.borderColor = number == nil || isCulprit ? nil : palette.border
    badgeLabel.textColor =
      isCulprit ? palette.card : number == nil ? palette.secondaryLabel : palette.label
  }
}

/// The colours of success and faults, which symbols show, too; they have at least 4.5:1 contrast on
/// a card.
enum SignInStyle {
  static func fault(_ palette: Palette) -> Color {
    switch (palette.isDark, palette.accessibilityContrast) {
    case (false, .high): Color(hex: 0x9C0F0C)
    case (false, _): Color(hex: 0xC9211E)
    case (true, .high): Color(hex: 0xFFB3AB)
    case (true, _): Color(hex: 0xFF8A80)
    }
  }

  static func success(_ palette: Palette) -> Color {
    switch (palette.isDark, palette.accessibilityContrast) {
    case (false, .high): Color(hex: 0x0B5225)
    case (false, _): Color(hex: 0x1A7A38)
    case (true, .high): Color(hex: 0x9DF0AC)
    case (true, _): Color(hex: 0x6FD982)
    }
  }
}
