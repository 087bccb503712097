import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The list of shortcuts over a window: a card with categories in columns.
///
/// The overlay takes neither focus nor pointer events.
@MainActor
final class ShortcutOverlay: PanelOverlay {
  private let page = View()
  private let content = View()
  private let blocks: [(heading: Label, rows: [ShortcutRow])]
  /// The columns for the current style and categories; nil before the first layout.
  private var columns: ShortcutColumns?

  init(categories: [ShortcutCategory]) {
    blocks = categories.map { category in
      (Label(category.title, font: .systemFont(ofSize: 13)), category.rows.map(ShortcutRow.init))
    }
    super.init("shortcuts", firstScale: 1.04)
    card.addSubview(page)
    page.addSubview(content)
    card.addSubview(indicator)
    for block in blocks {
      block.heading.accessibilityTraits = .header
      content.addSubview(block.heading)
      block.rows.forEach(content.addSubview)
    }
    // A category is read to its end, although others are beside it.
    content.accessibilityElements = blocks.flatMap { block -> [View] in
      [block.heading] + block.rows
    }
  }

  private var style: ShortcutOverlayStyle { effectiveAppearance.shortcuts }
  /// The factor for distances, which are smaller in a small window.
  private var scale: CGFloat { min(1, min(bounds.width, bounds.height) / 800) }
  private var margin: CGFloat { (style.margin * scale * scale).rounded() }
  private var inset: CGFloat { (style.inset * max(0.6, scale)).rounded() }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    for block in blocks {
      block.heading.font = style.headingFont
      block.heading.textColor = effectiveAppearance.palette.secondaryLabel
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let style = style
    // The shadow must not cover the edges either.
    room.clipsToBounds = room.frame != bounds
    let around = 2 * (margin + inset)
    let most = CGSize(width: room.bounds.width - around, height: room.bounds.height - around)
    let narrowest = blocks.flatMap(\.rows).map(\.narrowest).max()?.rounded(.up)
    let columns = ShortcutColumns(
      counts: blocks.map(\.rows.count), in: most, narrowest: narrowest, style: style)
    self.columns = columns
    let count = CGFloat(max(1, columns.columns))
    let gaps = (count - 1) * style.columnGap
    let columnWidth = min(
      max(style.columnWidth, narrowest ?? 0), ((most.width - gaps) / count).rounded(.down))
    let width = count * columnWidth + gaps
    let height =
      columns.height <= most.height
      ? columns.height
      : columns.heightEndingInRow(
        upTo: max(style.rowHeight, most.height), hiding: inset / 2, style: style)
    let size = CGSize(width: width + 2 * inset, height: height + 2 * inset)
    card.frame = CGRect(
      x: ((room.bounds.width - size.width) / 2).rounded(),
      y: ((room.bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    pane.frame = card.bounds
    // The content scrolls to the card's edge, but begins at the inset.
    page.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    offset = min(offset, reach)
    content.frame = CGRect(x: inset, y: inset - offset, width: width, height: columns.height)
    place(columns, columnWidth: columnWidth, width: width)
    fadeEnds()
    placeIndicator()
  }

  private func place(_ columns: ShortcutColumns, columnWidth: CGFloat, width: CGFloat) {
    let style = style
    let isMirrored = window?.layoutDirection == .rightToLeft
    for place in columns.places {
      let block = blocks[place.category]
      let rect = CGRect(
        x: CGFloat(place.column) * (columnWidth + style.columnGap), y: place.y,
        width: columnWidth, height: place.row == nil ? style.headingHeight : style.rowHeight)
      let frame = isMirrored ? rect.mirrored(in: width) : rect
      if let row = place.row { block.rows[row].frame = frame } else { block.heading.frame = frame }
      block.heading.textAlignment = isMirrored ? .right : .left
    }
  }

  // MARK: Scrolling

  /// The distance that the content is scrolled up, in points.
  private var offset: CGFloat = 0

  private var reach: CGFloat {
    max(0, (columns?.height ?? 0) - (page.bounds.height - 2 * inset))
  }

  private func placeIndicator() {
    indicator.isHidden = reach <= 0
    guard reach > 0, let columns else { return }
    let track = page.bounds.height - 2 * inset
    let length = max(24, track * track / columns.height)
    indicator.cornerRadius = 2
    let place = CGRect(
      x: card.bounds.width - 10, y: inset + (track - length) * offset / reach, width: 4,
      height: length)
    let isMirrored = window?.layoutDirection == .rightToLeft
    indicator.frame = isMirrored ? place.mirrored(in: card.bounds.width) : place
  }

  /// Fades lines out within the inset, so that none is cut off.
  private func fadeEnds() {
    guard let columns else { return }
    let end = page.bounds.height - 2 * inset + offset
    for place in columns.places {
      let block = blocks[place.category]
      let line = place.row.map { block.rows[$0] as View } ?? block.heading
      // A heading fades with its first row.
      let below = place.row == nil ? style.rowHeight : 0
      let outside = max(0, offset - line.frame.minY, line.frame.maxY + below - end)
      line.alpha = max(0, 1 - outside / inset)
    }
  }

  /// Returns the offset to which a key scrolls; nil for a key that does not scroll, or if
  /// everything is visible.
  private func offset(after key: KeyCode) -> CGFloat? {
    guard reach > 0 else { return nil }
    let page = self.page.bounds.height - 2 * inset - style.rowHeight
    let target: CGFloat
    switch key {
    case .upArrow: target = offset - style.rowHeight
    case .downArrow: target = offset + style.rowHeight
    case .pageUp: target = offset - page
    case .pageDown, .space: target = offset + page
    case .home: target = 0
    case .end: target = reach
    default: return nil
    }
    return max(0, min(reach, target))
  }

  /// Returns whether a scroll key would scroll; nil for any other key, or if everything is visible.
  func scrolls(by key: KeyCode) -> Bool? { offset(after: key).map { $0 != offset } }

  /// Scrolls a list that is too long.
  ///
  /// - Returns: Whether the key is a scroll key and the list is too long.
  func scroll(by key: KeyCode) -> Bool {
    guard let target = offset(after: key) else { return false }
    offset = target
    View.animate(
      withDuration: effectiveAppearance.prefersReducedMotion ? 0 : style.transitionDuration,
      in: window
    ) {
      content.frame.origin.y = inset - offset
      fadeEnds()
      placeIndicator()
    }
    return true
  }
}

/// A row with a command and its keys.
@MainActor
final class ShortcutRow: Decoration {
  private let title: Label
  private let mark: Label?
  private let caps: [KeyCap]

  init(_ row: ShortcutCategory.Row) {
    title = Label(row.title, font: .systemFont(ofSize: 14))
    mark = row.isOn ? Label("✓", font: .systemFont(ofSize: 14)) : nil
    caps = row.caps.map(KeyCap.init)
    super.init(frame: .zero)
    addSubview(title)
    if let mark { addSubview(mark) }
    caps.forEach(addSubview)
    // The command with its keys, such as “Close, Ctrl, W”.
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    title.font = effectiveAppearance.shortcuts.titleFont
    title.textColor = palette.label
    mark?.textColor = palette.symbol
  }

  private var gap: CGFloat { effectiveAppearance.shortcuts.capGap }
  private var capsWidth: CGFloat { caps.reduce(-gap) { $0 + $1.width + gap } }
  /// The distance between the title and the keys, in points.
  private static let keysGap: CGFloat = 12
  private static let markWidth: CGFloat = 20

  /// The minimum width at which the row is complete, in points.
  var narrowest: CGFloat {
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    return title.sizeThatFits(unbounded).width.rounded(.up) + (mark == nil ? 0 : Self.markWidth)
      + Self.keysGap + capsWidth
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    let width = capsWidth
    // The keys keep their order in either layout direction.
    var x = isMirrored ? 0 : bounds.width - width
    for cap in caps {
      cap.frame = CGRect(
        x: x, y: (bounds.height - KeyCap.height) / 2, width: cap.width, height: KeyCap.height)
      x += cap.width + gap
    }
    var room = CGRect(
      x: 0, y: 0, width: bounds.width - width - Self.keysGap, height: bounds.height)
    if let mark {
      let side = Self.markWidth
      let place = CGRect(x: room.maxX - side, y: 0, width: side, height: bounds.height)
      mark.frame = isMirrored ? place.mirrored(in: bounds.width) : place
      room.size.width -= side
    }
    title.frame = isMirrored ? room.mirrored(in: bounds.width) : room
    title.textAlignment = isMirrored ? .right : .left
  }
}
