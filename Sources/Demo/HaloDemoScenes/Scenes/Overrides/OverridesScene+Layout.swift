import FocusGeometry
import Foundation
import HaloControls
import HaloLists
import HaloSceneGraph

/// The decisions in a sidebar, and beside or below them what they are about.
extension OverridesScene {
  enum Metrics {
    static let margin: CGFloat = 24
    static let row: CGFloat = 56
    /// The width below which the decisions are above the rest.
    static let leastWidth: CGFloat = 900
    static let mostWidth: CGFloat = 980
    static let cells: CGFloat = 64
    static let inset: CGFloat = 10
    static let leastTile: CGFloat = 136
    static let tileGap: CGFloat = 16
    static let gap: CGFloat = 34
  }

  static func cellLayout(in width: CGFloat) -> GridLayout {
    let cell = ((width - 4 * 10) / 5).rounded(.down)
    return GridLayout(
      minimumWidth: cell, spacing: 10, insets: EdgeInsets(top: 10, left: 0, bottom: 10, right: 0),
      aspect: 44 / max(1, cell))
  }

  private var choicesHeight: CGFloat {
    CGFloat(OverrideOptions.choices.count) * (Metrics.row + 2) + 14
  }

  private func place(_ child: View, _ rect: CGRect) {
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    child.frame = isMirrored ? rect.mirrored(in: page.bounds.width) : rect
  }

  func layOut() {
    let bounds = view.bounds
    page.frame = bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    showKeys()
    let pixel = 1 / max(1, view.window?.contentScale ?? 1)
    let isStacked = bounds.width < Metrics.leastWidth
    let side = isStacked ? bounds.width : min(320, max(260, (bounds.width * 0.24).rounded()))
    let top: CGFloat = bounds.height < 560 ? 10 : 24
    place(heading, CGRect(x: Metrics.margin, y: top, width: side - 40, height: 44))
    place(
      choices, CGRect(x: 4, y: top + 52, width: side - 8, height: choicesHeight))
    let decisions = top + 52 + choicesHeight + 8
    let bottom: CGFloat
    if isStacked {
      place(sidebar, CGRect(x: 0, y: 0, width: side, height: decisions))
      place(sidebarEdge, CGRect(x: 0, y: decisions - pixel, width: side, height: pixel))
      bottom = placeStage(
        from: CGPoint(x: Metrics.margin, y: decisions + 16),
        width: bounds.width - 2 * Metrics.margin)
    } else {
      let room = bounds.width - side
      let width = min(room - 2 * Metrics.margin - 16, Metrics.mostWidth)
      bottom = placeStage(
        from: CGPoint(x: side + ((room - width) / 2).rounded(), y: top + 8), width: width)
      let height = max(bounds.height, bottom)
      place(sidebar, CGRect(x: 0, y: 0, width: side, height: height))
      place(sidebarEdge, CGRect(x: side - pixel, y: 0, width: pixel, height: height))
    }
    page.contentSize = CGSize(width: bounds.width, height: max(bounds.height, bottom))
    page.focusScrollMargins = EdgeInsets(top: 40, bottom: 40)
    for label in [
      heading, outcome, cellsHeading, cellsNote, tilesHeading, tilesNote, mirrorHeading, mirrorNote,
    ] { label.textAlignment = isMirrored ? .right : .left }
    colour()
  }

  /// Places the list, the tiles and the shortcuts, and returns where they end.
  private func placeStage(from origin: CGPoint, width: CGFloat) -> CGFloat {
    var y = origin.y
    func words(_ label: Label, least: CGFloat = 0) {
      let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
      let height = max(least, size.height)
      place(label, CGRect(x: origin.x, y: y, width: width, height: height))
      y += height
    }
    words(outcome, least: 24)
    y += Metrics.gap - 4
    let listTop = y
    words(cellsHeading, least: 22)
    words(cellsNote)
    y += 12
    let inside = width - 2 * Metrics.inset
    place(cellsCard, CGRect(x: origin.x, y: y, width: width, height: Metrics.cells))
    place(
      cells, CGRect(x: origin.x + Metrics.inset, y: y, width: inside, height: Metrics.cells))
    cells.setCollectionViewLayout(Self.cellLayout(in: inside), animated: false)
    y += Metrics.cells + Metrics.gap
    words(tilesHeading, least: 22)
    words(tilesNote)
    y += 12
    let columns = width > 760 ? 4 : 2
    let tile =
      ((width - CGFloat(columns - 1) * Metrics.tileGap) / CGFloat(columns)).rounded(.down)
    let height = max(Metrics.leastTile, tiles.map { $0.height(in: tile) }.max() ?? 0)
    for (index, view) in tiles.enumerated() {
      let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
      place(
        view,
        CGRect(
          x: origin.x + column * (tile + Metrics.tileGap), y: y + row * (height + Metrics.tileGap),
          width: tile, height: height))
    }
    y += CGFloat(tiles.count / columns) * (height + Metrics.tileGap) - Metrics.tileGap
    y += Metrics.gap
    let mirrorTop = y
    words(mirrorHeading, least: 22)
    words(mirrorNote)
    y += 12
    place(mirrorCard, CGRect(x: origin.x, y: y, width: width, height: MirrorPanel.height))
    place(mirror, CGRect(x: origin.x, y: y, width: width, height: MirrorPanel.height))
    y += MirrorPanel.height + 16
    let whole = page.bounds.width
    page.parts = [
      CGRect(x: 0, y: 0, width: whole, height: listTop),
      CGRect(x: 0, y: listTop - 10, width: whole, height: mirrorTop - listTop),
      CGRect(x: 0, y: mirrorTop, width: whole, height: y - mirrorTop),
    ]
    return y
  }

  private func colour() {
    let palette = view.effectiveAppearance.palette
    for label in [heading, outcome, cellsHeading, tilesHeading, mirrorHeading] {
      label.textColor = palette.label
    }
    for label in [cellsNote, tilesNote, mirrorNote] { label.textColor = palette.secondaryLabel }
    sidebar.backgroundColor = palette.sidebar
    sidebarEdge.backgroundColor = palette.separator
    for card in [cellsCard, mirrorCard] {
      card.backgroundColor = palette.card
      card.hairlineColor = palette.separator
    }
  }
}
