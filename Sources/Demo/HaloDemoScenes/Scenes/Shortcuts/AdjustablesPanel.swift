import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// A panel of controls that arrows adjust while they have the focus, with the keys that each takes.
///
/// Other arrows move the focus. Keys reach the controls with full keyboard access.
@MainActor
final class AdjustablesPanel: View {
  static let height: CGFloat = 34 + 3 * rowHeight
  private static let rowHeight: CGFloat = 46

  private struct Row {
    let name: Label
    let value: Label
    let caps: [KeyCap]
    let control: Control
    let size: CGSize
  }

  private let heading = Label(
    "Adjusted by arrows", font: .systemFont(ofSize: 13, weight: .semibold))
  private let note = Label("", font: .systemFont(ofSize: 13))
  /// The modifier scheme, which decides the name of the key for full keyboard access.
  var scheme = ModifierScheme.pc { didSet { if scheme != oldValue { showKey() } } }
  private let slider = Slider()
  private let stepper = Stepper()
  private let picker = DatePicker(date: Date(timeIntervalSince1970: 1_773_446_400))
  private let rows: [Row]

  override init(frame: CGRect = .zero) {
    func row(_ name: String, _ keys: [String], _ control: Control, _ size: CGSize) -> Row {
      control.accessibilityIdentifier = name.lowercased()
      control.accessibilityLabel = name
      return Row(
        name: Label(name, font: .systemFont(ofSize: 15)),
        value: Label("", font: .systemFont(ofSize: 15, monospacedDigits: true)),
        caps: keys.map(KeyCap.init), control: control, size: size)
    }
    rows = [
      row("Volume", ["←", "→"], slider, CGSize(width: 180, height: 34)),
      row("Copies", ["←", "→"], stepper, CGSize(width: 94, height: 32)),
      row("Day", ["←", "→", "↑", "↓"], picker, CGSize(width: 150, height: 34)),
    ]
    super.init(frame: frame)
    // A parent group makes Tab visit the controls one after the other.
    focusGroupIdentifier = "adjust"
    for (index, row) in rows.enumerated() { row.control.focusGroupIdentifier = "adjust-\(index)" }
    slider.value = 0.4
    stepper.value = 2
    stepper.maximumValue = 9
    picker.font = .systemFont(ofSize: 15, monospacedDigits: true)
    picker.locale = Locale(identifier: "en_GB")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    picker.calendar = calendar
    for control in [slider, stepper] as [Control] {
      control.primaryAction = { [weak self] in self?.showValues() }
    }
    for view in [heading, note] { addSubview(view) }
    for row in rows {
      for view in [row.name, row.value, row.control] + row.caps { addSubview(view) }
    }
    showValues()
    showKey()
  }

  private func showKey() {
    let key = ReservedShortcut.all.first { $0.action == .fullKeyboardAccess }?.shortcut
    note.text = key.map { "\($0.printed(in: scheme)) takes focus to them" } ?? ""
  }

  private func showValues() {
    rows[0].value.text = "\(Int((slider.value * 100).rounded())) %"
    rows[1].value.text = "\(Int(stepper.value))"
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    for label in [heading, note] + rows.map(\.value) { label.textColor = palette.secondaryLabel }
    for row in rows { row.name.textColor = palette.label }
  }

  private static let margin: CGFloat = 26

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ view: View, _ rect: CGRect) {
      view.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    place(heading, CGRect(x: Self.margin, y: 4, width: 160, height: 20))
    place(note, CGRect(x: bounds.width - 200 - Self.margin, y: 4, width: 200, height: 20))
    heading.textAlignment = isMirrored ? .right : .left
    note.textAlignment = isMirrored ? .left : .right
    for (index, row) in rows.enumerated() {
      let middle = 34 + (CGFloat(index) + 0.5) * Self.rowHeight
      place(row.name, CGRect(x: Self.margin, y: middle - 11, width: 64, height: 22))
      place(row.value, CGRect(x: Self.margin + 64, y: middle - 11, width: 50, height: 22))
      for label in [row.name, row.value] { label.textAlignment = isMirrored ? .right : .left }
      // Key caps are not mirrored.
      let width = row.caps.reduce(-4) { $0 + $1.width + 4 }
      // The caps of all rows are aligned, unless a wide control leaves less space.
      let leading = min(142, bounds.width - Self.margin - row.size.width - 12 - width)
      var x = isMirrored ? bounds.width - leading - width : leading
      for cap in row.caps {
        cap.frame = CGRect(
          x: x, y: middle - KeyCap.height / 2, width: cap.width, height: KeyCap.height)
        x += cap.width + 4
      }
      place(
        row.control,
        CGRect(
          x: bounds.width - Self.margin - row.size.width,
          y: (middle - row.size.height / 2).rounded(),
          width: row.size.width, height: row.size.height))
    }
  }
}
