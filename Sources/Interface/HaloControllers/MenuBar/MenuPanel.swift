import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// An open menu of the menu bar: a card with its lines, which scroll if they do not fit.
@MainActor
final class MenuPanel: Decoration {
  /// The version of the lines that the panel shows.
  let version: Int
  private let pane = VisualEffectView(effect: BlurEffect(style: .systemThickMaterial))
  private let page = View()
  private let content = View()
  private let indicator = View()
  let rows: [MenuPanelRow]
  /// The elements of the menu for a screen reader: its rows, and its headings with the rows below
  /// them.
  let elements: [MenuPanelRow]
  /// Performs an action of a screen reader on a line, and returns whether it could.
  var actionHandler: ((AccessibleAction, _ line: Int) -> Bool)?
  /// The distance by which the lines are scrolled up, in points.
  private var offset: CGFloat = 0
  /// The index of the line that stays visible; nil after scrolling with the wheel.
  private var shownPlace: Int?
  private var contentHeight: CGFloat = 0

  init(_ level: MenuBarState.Level, scheme: ModifierScheme, direction: LayoutDirection) {
    version = level.version
    rows = level.lines.map { MenuPanelRow($0, scheme: scheme, direction: direction) }
    elements = MenuPanelRow.elements(of: rows)
    super.init(frame: .zero)
    for view in [pane, page, indicator] as [View] { addSubview(view) }
    page.addSubview(content)
    page.clipsToBounds = true
    rows.forEach(content.addSubview)
    for (index, row) in rows.enumerated() {
      row.actionHandler = { [weak self] in self?.actionHandler?($0, index) ?? false }
    }
  }

  private var style: MenuBarStyle { effectiveAppearance.menuBar }

  /// Shows which line is selected, and the menu that it has opened; without one, keys act on the line.
  func show(_ level: MenuBarState.Level, submenu: MenuPanel?) {
    for (index, row) in rows.enumerated() {
      row.mode = index != level.place ? .resting : submenu == nil ? .selected : .open
      row.menu = index == level.place ? submenu : nil
    }
    shownPlace = level.place
    setNeedsLayout()
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    cornerRadius = style.radius
    pane.cornerRadius = style.radius
    page.cornerRadius = style.radius
    pane.hairlineColor = palette.separator
    pane.borderColor = palette.border
    shadow = Shadow(
      offsetY: 10, sigma: 18, color: Color(white: 0, alpha: palette.isDark ? 0.5 : 0.24))
    indicator.backgroundColor = palette.secondaryLabel.withAlphaComponent(0.6)
    setNeedsLayout()
  }

  /// Returns the size in points at which all lines are visible; it also sets their columns.
  func wantedSize() -> CGSize {
    let style = style
    let columns = MenuColumns(
      mark: rows.contains(where: \.hasMark) ? style.markWidth : 0,
      symbol: rows.contains(where: \.hasSymbol) ? style.symbolSide + 10 : 0)
    for row in rows { row.columns = columns }
    contentHeight = rows.reduce(0) { $0 + $1.height(in: style) }
    let widest = rows.map { $0.narrowest(in: style) }.max() ?? 0
    return CGSize(
      width: max(style.width.least, min(style.width.most, widest + 2 * style.inset)),
      height: contentHeight + 2 * style.inset)
  }

  private var reach: CGFloat { max(0, contentHeight + 2 * style.inset - bounds.height) }

  override func layoutSubviews() {
    let style = style
    pane.frame = bounds
    page.frame = bounds
    var y: CGFloat = 0
    for row in rows {
      let height = row.height(in: style)
      row.frame = CGRect(x: 0, y: y, width: bounds.width - 2 * style.inset, height: height)
      y += height
    }
    if let place = shownPlace, rows.indices.contains(place) {
      // The rows before and after the selected one stay visible too.
      let frame = rows[place].frame
      let (top, bottom) = (frame.minY - style.rowHeight, frame.maxY + style.rowHeight)
      let room = bounds.height - 2 * style.inset
      offset = max(min(offset, top), bottom - room)
    }
    offset = max(0, min(reach, offset))
    content.frame = CGRect(
      x: style.inset, y: style.inset - offset, width: bounds.width - 2 * style.inset, height: y)
    placeIndicator()
  }

  private func placeIndicator() {
    indicator.isHidden = reach <= 0
    guard reach > 0 else { return }
    let track = bounds.height - 2 * style.radius
    let length = max(24, track * bounds.height / (contentHeight + 2 * style.inset))
    indicator.cornerRadius = 1.5
    let bar = CGRect(
      x: bounds.width - 5, y: style.radius + (track - length) * offset / reach, width: 3,
      height: length)
    indicator.frame = window?.layoutDirection == .rightToLeft ? bar.mirrored(in: bounds.width) : bar
  }

  func scroll(by distance: CGFloat) {
    shownPlace = nil
    offset = max(0, min(reach, offset + distance))
    setNeedsLayout()
  }

  /// Returns the frame of a line in the panel's superview.
  func frame(ofLine index: Int) -> CGRect {
    guard rows.indices.contains(index), let superview else { return frame }
    return content.convert(rows[index].frame, to: superview)
  }

  /// Returns the index of the line at a point of the panel; nil for none.
  func line(at point: CGPoint) -> Int? {
    let place = convert(point, to: content)
    return rows.firstIndex { $0.frame.contains(place) }
  }
}
