import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// An open menu of the menu bar: a card with its lines, which scroll if they do not fit.
@MainActor
final class MenuPanel: Decoration {
  /// The number of the reading of the lines that the panel shows.
  let reading: Int
  private let pane = VisualEffectView(effect: BlurEffect(style: .systemThickMaterial))
  private let page = View()
  private let content = View()
  private let indicator = View()
  private let rows: [MenuPanelRow]
  /// The distance by which the lines are scrolled up, in points.
  private var offset: CGFloat = 0
  /// The index of the line to be kept in sight; nil after the wheel has turned.
  private var shownPlace: Int?
  private var contentHeight: CGFloat = 0

  init(_ level: MenuBarState.Level, scheme: ModifierScheme, direction: LayoutDirection) {
    reading = level.reading
    rows = level.lines.map { MenuPanelRow($0, scheme: scheme, direction: direction) }
    super.init(frame: .zero)
    for view in [pane, page, indicator] as [View] { addSubview(view) }
    page.addSubview(content)
    page.clipsToBounds = true
    rows.forEach(content.addSubview)
  }

  private var style: MenuBarStyle { effectiveAppearance.menuBar }

  /// Shows which line is selected, and whether keys act on it.
  func show(_ level: MenuBarState.Level, isInnermost: Bool) {
    for (index, row) in rows.enumerated() {
      row.mode = index != level.place ? .resting : isInnermost ? .selected : .open
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

  /// The size in points at which everything is in sight.
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
      // Another row stays in sight beyond the selected one, if there is one.
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
