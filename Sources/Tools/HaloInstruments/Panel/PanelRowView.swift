import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// A row of the panel: a title, a value with arrows on both sides if it can be changed, and key
/// caps.
@MainActor
final class PanelRowView: Control, Adjustable {
  private(set) var row: PanelRow
  private let titleLabel = Label()
  private let valueLabel = Label()
  private let dot = View()
  private let arrows = [ShapeView(), ShapeView()]
  private var caps: [KeyCap] = []

  init(_ row: PanelRow) {
    self.row = row
    super.init(frame: .zero)
    for view in [titleLabel, valueLabel, dot] + arrows { addSubview(view) }
    titleLabel.font = PanelStyle.body
    valueLabel.font = PanelStyle.value
    valueLabel.textAlignment = .right
    cornerRadius = PanelStyle.radius
    dot.cornerRadius = 3
    dot.cornerCurve = .circular
    focusBehaviour.canBecomeFocused = true
    arrows[0].symbol = .chevron(-1)
    arrows[1].symbol = .chevron(1)
    update(row, isNew: true)
  }

  func update(_ row: PanelRow) { update(row, isNew: false) }

  private func update(_ row: PanelRow, isNew: Bool) {
    let old = self.row
    self.row = row
    accessibilityIdentifier = row.id
    titleLabel.text = row.title
    valueLabel.text = row.value
    isEnabled = row.isEnabled
    primaryAction = row.act ?? row.adjust.map { adjust in { adjust(1) } }
    if isNew || old.caps != row.caps {
      caps.forEach { $0.removeFromSuperview() }
      caps = row.caps.map(KeyCap.init)
      caps.forEach(addSubview)
    }
    // Rows of two pages may have the same id.
    if isNew || old.value != row.value || old.title != row.title || old.caps != row.caps
      || (old.adjust == nil) != (row.adjust == nil)
    {
      setNeedsLayout()
    }
    updateAppearance()
  }

  // MARK: Adjusting

  var adjustableAxes: AdjustableAxes { row.adjust == nil ? [] : .horizontal }

  func adjust(_ adjustment: Adjustment) -> Bool {
    guard answer(to: adjustment) == .acts, let adjust = row.adjust else { return false }
    adjust(adjustment.isIncrement ? 1 : -1)
    return true
  }

  func answer(to adjustment: Adjustment) -> KeyAnswer {
    row.adjust != nil && adjustment.axis == .horizontal && adjustment.size == .step
      ? .acts : .passes
  }

  // MARK: Appearance

  /// The row's background shows the focus.
  override var defaultFocusEffect: FocusEffect? { nil }

  override func updateAppearance() {
    let isFocused = looksFocused && window?.isActive == true
    backgroundColor = isFocused ? PanelStyle.accent : .clear
    titleLabel.textColor = isFocused ? PanelStyle.onAccent : PanelStyle.label
    valueLabel.textColor =
      isFocused ? PanelStyle.onAccent : row.isOn ? PanelStyle.accent : PanelStyle.quiet
    for view in [titleLabel, valueLabel] { view.alpha = row.isEnabled ? 1 : 0.5 }
    dot.backgroundColor = isFocused ? PanelStyle.onAccent : PanelStyle.accent
    dot.alpha = row.isOn ? 1 : 0
    for arrow in arrows {
      arrow.color = isFocused ? PanelStyle.onAccent : PanelStyle.quiet
      arrow.alpha = row.adjust == nil ? 0 : isFocused ? 1 : 0.7
    }
  }

  override func layoutSubviews() {
    let height = bounds.height
    var right = bounds.width - PanelStyle.trailing
    for cap in caps.reversed() {
      right -= cap.width
      cap.frame = CGRect(
        x: right, y: (height - KeyCap.height) / 2, width: cap.width, height: KeyCap.height)
      right -= 4
    }
    if !caps.isEmpty { right -= 6 }
    let arrow: CGFloat = 14
    let top = (height - arrow) / 2
    if row.adjust != nil {
      arrows[1].frame = CGRect(x: right - arrow, y: top, width: arrow, height: arrow)
      right -= arrow + 3
    }
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    let title = titleLabel.sizeThatFits(unbounded).width
    let left = PanelStyle.indent
    let room = max(0, right - left - 10)
    // A long value leaves space for the title, so that both can be read.
    let wanted = valueLabel.sizeThatFits(unbounded).width
    let most = max(room - title, room * 0.45) - (row.adjust == nil ? 0 : arrow + 3)
    let value = max(0, min(wanted, most))
    valueLabel.frame = CGRect(x: right - value, y: 0, width: value, height: height)
    right -= value
    if row.adjust != nil {
      right -= 3 + arrow
      arrows[0].frame = CGRect(x: right, y: top, width: arrow, height: arrow)
    }
    dot.frame = CGRect(x: 8, y: (height - 6) / 2, width: 6, height: 6)
    titleLabel.frame = CGRect(
      x: left, y: 0, width: max(0, min(title, right - left - 6)), height: height)
  }
}

extension Symbol {
  /// A chevron that points to the left (-1) or to the right (1).
  static func chevron(_ direction: CGFloat) -> Symbol {
    var path = BezierPath()
    path.move(to: CGPoint(x: 12 - 2.5 * direction, y: 6.5))
    path.addLine(to: CGPoint(x: 12 + 3 * direction, y: 12))
    path.addLine(to: CGPoint(x: 12 - 2.5 * direction, y: 17.5))
    return Symbol(stroke: path, lineWidth: 2.4)
  }
}
