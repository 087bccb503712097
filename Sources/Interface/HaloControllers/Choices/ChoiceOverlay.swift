import FocusGeometry
import Foundation
import HaloControls
import HaloHosting
import HaloSceneGraph

/// A panel of full keyboard access over a window: a card with a line of text and the choices below
/// it.
///
/// The panel takes neither focus nor pointer events.
@MainActor
final class ChoiceOverlay: PanelOverlay {
  var panel: ChoicePanel { didSet { panelDidChange() } }
  private let header: ChoiceHeader
  private let line = View()
  private let nothing = Label()
  private var rows: [ChoiceRow] = []
  /// The index of the first visible choice.
  private var first = 0
  /// The maximum number of visible choices.
  private(set) var page = 1

  init(_ panel: ChoicePanel) {
    self.panel = panel
    header = ChoiceHeader(panel)
    super.init("choices", firstScale: 1.03)
    accessibilityElementsHidden = true
    for view in [header, line, indicator, nothing] { card.addSubview(view) }
  }

  private var style: ChoicePanelStyle { effectiveAppearance.choices }

  override var radius: CGFloat { super.radius * 0.75 }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    let palette = effectiveAppearance.palette
    line.backgroundColor = palette.border ?? palette.separator
    nothing.font = style.nameFont
    nothing.textColor = palette.secondaryLabel
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let style = style
    let headerHeight = panel.query == nil ? style.titleHeight : style.queryHeight
    let most = room.bounds.height - 2 * style.margin - headerHeight - 2 * style.inset
    page = max(1, min(style.visibleRows, Int(most / style.rowHeight)))
    let shown = max(1, min(page, panel.choices.count))
    let size = CGSize(
      width: min(style.width, room.bounds.width - 2 * style.margin),
      height: headerHeight + CGFloat(shown) * style.rowHeight + 2 * style.inset)
    // The upper edge stays in place while the number of choices changes.
    let tallest = headerHeight + CGFloat(page) * style.rowHeight + 2 * style.inset
    card.frame = CGRect(
      x: ((room.bounds.width - size.width) / 2).rounded(),
      y: max(style.margin, ((room.bounds.height - tallest) * style.rise).rounded()),
      width: size.width, height: size.height)
    pane.frame = card.bounds
    header.frame = CGRect(x: 0, y: 0, width: size.width, height: headerHeight)
    let hair = 1 / max(1, window?.contentScale ?? 1)
    line.frame = CGRect(x: 0, y: headerHeight - hair, width: size.width, height: hair)
    nothing.frame = CGRect(
      x: style.inset + style.textInset, y: headerHeight + style.inset,
      width: size.width - 2 * (style.inset + style.textInset), height: style.rowHeight)
    nothing.textAlignment = .center
    placeRows(below: headerHeight, in: size)
  }

  private func placeRows(below top: CGFloat, in size: CGSize) {
    let style = style
    while rows.count < page {
      let row = ChoiceRow()
      rows.append(row)
      card.insertSubview(row, at: card.subviews.firstIndex { $0 === indicator } ?? 0)
    }
    // Scroll only as far as needed to show the selected choice.
    first = max(0, min(first, panel.choices.count - page))
    first = max(min(first, panel.place), panel.place - page + 1)
    for (index, row) in rows.enumerated() {
      let place = first + index
      let isShown = index < page && panel.choices.indices.contains(place)
      row.frame = CGRect(
        x: style.inset, y: top + style.inset + CGFloat(index) * style.rowHeight,
        width: size.width - 2 * style.inset, height: style.rowHeight)
      row.show(isShown ? panel.choices[place] : nil, isChosen: place == panel.place)
    }
    nothing.isHidden = !panel.choices.isEmpty
    nothing.text = panel.words.nothing
    indicator.isHidden = panel.choices.count <= page
    guard !indicator.isHidden else { return }
    let track = CGFloat(page) * style.rowHeight
    let length = max(24, track * CGFloat(page) / CGFloat(panel.choices.count))
    let part = CGFloat(first) / CGFloat(panel.choices.count - page)
    indicator.cornerRadius = 1.5
    let bar = CGRect(
      x: size.width - 5.5, y: top + style.inset + (track - length) * part, width: 3,
      height: length)
    let isMirrored = window?.layoutDirection == .rightToLeft
    indicator.frame = isMirrored ? bar.mirrored(in: size.width) : bar
  }

  private func panelDidChange() {
    header.panel = panel
    setNeedsLayout()
  }

  // MARK: Pointer

  /// A part of the panel that a pointer can be over.
  enum Part {
    case choice(Choice)
    case card
    case nothing
  }

  /// Returns the part at a point in the overlay's coordinates.
  func part(at point: CGPoint) -> Part {
    let inCard = convert(point, to: card)
    guard card.bounds.contains(inCard) else { return .nothing }
    let row = rows.first { !$0.isHidden && $0.frame.contains(inCard) }
    return row?.choice.map { .choice($0) } ?? .card
  }
}
