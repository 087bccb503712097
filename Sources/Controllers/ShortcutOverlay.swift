import Controls
import DisplayList
import FocusGeometry
import Foundation
import Hosting
import SceneGraph

/// The list of shortcuts over a window: a card with categories in columns.
///
/// Neither focus nor the pointer sees it.
@MainActor
final class ShortcutOverlay: Decoration {
  private let card = View()
  private let pane = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
  private let page = View()
  private let content = View()
  private let indicator = View()
  private let blocks: [(heading: Label, rows: [ShortcutRow])]
  /// The columns for the present style and categories; nil: to be laid out.
  private var columns: ShortcutColumns?

  init(categories: [ShortcutCategory]) {
    blocks = categories.map { category in
      (Label(category.title, font: .systemFont(ofSize: 13)), category.rows.map(ShortcutRow.init))
    }
    super.init(frame: .zero)
    accessibilityIdentifier = "shortcuts"
    addSubview(card)
    card.addSubview(pane)
    card.addSubview(page)
    page.clipsToBounds = true
    page.addSubview(content)
    card.addSubview(indicator)
    for block in blocks {
      content.addSubview(block.heading)
      block.rows.forEach(content.addSubview)
    }
    zPosition = 1000
  }

  private var style: ShortcutOverlayStyle { effectiveAppearance.shortcuts }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    backgroundColor = Color(white: 0, alpha: palette.isDark ? 0.35 : 0.18)
    pane.hairlineColor = palette.separator
    pane.borderColor = palette.border
    card.cornerRadius = style.radius
    pane.cornerRadius = style.radius
    card.shadow = Shadow(offsetY: 14, sigma: 24, color: Color(white: 0, alpha: 0.30))
    indicator.backgroundColor = palette.secondaryLabel.withAlphaComponent(0.6)
    for block in blocks {
      block.heading.font = style.headingFont
      block.heading.textColor = palette.secondaryLabel
    }
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    let style = style
    let room = CGSize(
      width: bounds.width - 2 * (style.margin + style.inset),
      height: bounds.height - 2 * (style.margin + style.inset))
    let columns = ShortcutColumns(counts: blocks.map(\.rows.count), in: room, style: style)
    self.columns = columns
    let columnWidth = min(style.columnWidth, room.width)
    let count = CGFloat(max(1, columns.columns))
    let width = count * columnWidth + (count - 1) * style.columnGap
    let height = min(columns.height, max(style.rowHeight, room.height))
    let size = CGSize(width: width + 2 * style.inset, height: height + 2 * style.inset)
    card.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    pane.frame = card.bounds
    // Content scrolls up to the card's edge; at rest it starts at the inset.
    page.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    page.clipsToBounds = columns.height > height
    content.frame = CGRect(
      x: style.inset, y: style.inset - offset, width: width, height: columns.height)
    place(columns, columnWidth: columnWidth, width: width)
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

  /// Points that the content is scrolled up.
  private var offset: CGFloat = 0

  private var reach: CGFloat {
    max(0, (columns?.height ?? 0) - (page.bounds.height - 2 * style.inset))
  }

  private func placeIndicator() {
    indicator.isHidden = reach <= 0
    guard reach > 0, let columns else { return }
    let track = page.bounds.height - 2 * style.inset
    let length = max(24, track * track / columns.height)
    indicator.cornerRadius = 2
    indicator.frame = CGRect(
      x: card.bounds.width - 10, y: style.inset + (track - length) * offset / reach, width: 4,
      height: length)
  }

  /// Where a key scrolls to; nil for one that does not scroll, or when everything is in sight.
  private func offset(after key: KeyCode) -> CGFloat? {
    guard reach > 0 else { return nil }
    let page = self.page.bounds.height - 2 * style.inset - style.rowHeight
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

  /// Whether a key that is for scrolling would; nil for any other.
  func scrolls(by key: KeyCode) -> Bool? { offset(after: key).map { $0 != offset } }

  /// Scrolls a list that is too long.
  ///
  /// - Returns: false for a key that does not scroll, or when everything is in sight.
  func scroll(by key: KeyCode) -> Bool {
    guard let target = offset(after: key) else { return false }
    offset = target
    View.animate(
      withDuration: effectiveAppearance.prefersReducedMotion ? 0 : style.transitionDuration,
      in: window
    ) {
      content.frame.origin.y = style.inset - offset
      placeIndicator()
    }
    return true
  }

  // MARK: Coming and going

  private var duration: TimeInterval {
    effectiveAppearance.prefersReducedMotion
      ? style.reducedTransitionDuration : style.transitionDuration
  }

  func appear() {
    View.performWithoutAnimation {
      layoutIfNeeded()
      alpha = 0
      if !effectiveAppearance.prefersReducedMotion {
        card.transform = .init(scaleX: 1.04, y: 1.04)
      }
    }
    View.animate(withDuration: duration, in: window) {
      alpha = 1
      card.transform = .identity
    }
  }

  func disappear() {
    View.animate(
      withDuration: duration, in: window, animations: { alpha = 0 },
      completion: { [weak self] in self?.removeFromSuperview() })
  }
}

/// A command and its keys.
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
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    title.font = effectiveAppearance.shortcuts.titleFont
    title.textColor = palette.label
    mark?.textColor = palette.symbol
  }

  override func layoutSubviews() {
    let gap = effectiveAppearance.shortcuts.capGap
    let isMirrored = window?.layoutDirection == .rightToLeft
    let width = caps.reduce(-gap) { $0 + $1.width + gap }
    // The keys keep the order of the keyboard, whichever way lines are read.
    var x = isMirrored ? 0 : bounds.width - width
    for cap in caps {
      cap.frame = CGRect(
        x: x, y: (bounds.height - KeyCap.height) / 2, width: cap.width, height: KeyCap.height)
      x += cap.width + gap
    }
    var room = CGRect(x: 0, y: 0, width: bounds.width - width - 12, height: bounds.height)
    if let mark {
      let side: CGFloat = 20
      let place = CGRect(x: room.maxX - side, y: 0, width: side, height: bounds.height)
      mark.frame = isMirrored ? place.mirrored(in: bounds.width) : place
      room.size.width -= side
    }
    title.frame = isMirrored ? room.mirrored(in: bounds.width) : room
    title.textAlignment = isMirrored ? .right : .left
  }
}
