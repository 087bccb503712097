import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// A part of the page: a title, a sentence, and what they are about below them.
@MainActor
final class CustomSection: View {
  private let title: Label
  private let note: Label
  let content: View

  init(_ title: String, _ note: String, content: View) {
    self.title = Label(title, font: .systemFont(ofSize: 15, weight: .semibold))
    self.note = Label(note, font: .systemFont(ofSize: 13))
    self.content = content
    super.init(frame: .zero)
    self.note.numberOfLines = 0
    shouldGroupAccessibilityChildren = true
    for child in [self.title, self.note, content] { addSubview(child) }
  }

  /// The height of the words above the content in a width, in points.
  func headHeight(in width: CGFloat) -> CGFloat {
    22 + note.sizeThatFits(CGSize(width: width, height: .infinity)).height + 10
  }

  /// The height of the words of this section and those beside it.
  var sharedHeadHeight: CGFloat = 0

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    for label in [title, note] { label.textAlignment = isMirrored ? .right : .left }
    let head = headHeight(in: bounds.width)
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
    note.frame = CGRect(x: 0, y: 22, width: bounds.width, height: head - 32)
    let top = max(head, sharedHeadHeight)
    content.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    title.textColor = palette.label
    note.textColor = palette.secondaryLabel
  }
}

/// Tiles side by side, or in two rows where they would be too narrow for their words.
@MainActor
final class TileRow: View {
  private let tiles: [View]

  init(_ tiles: [View]) {
    self.tiles = tiles
    super.init(frame: .zero)
    for tile in tiles { addSubview(tile) }
  }

  private static let gap: CGFloat = 14
  private static let leastWidth: CGFloat = 80
  private static let mostHeight: CGFloat = 110

  /// Returns the length of each of `count` tiles side by side in `room`.
  private func length(of count: Int, in room: CGFloat) -> CGFloat {
    ((room - CGFloat(count - 1) * Self.gap) / CGFloat(count)).rounded(.down)
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    // The space around the tiles is for their rings.
    let room = bounds.insetBy(dx: 4, dy: 6)
    let rows = length(of: tiles.count, in: room.width) < Self.leastWidth ? 2 : 1
    let columns = (tiles.count + rows - 1) / rows
    let width = length(of: columns, in: room.width)
    let height = max(0, min(Self.mostHeight, length(of: rows, in: room.height)))
    for (index, tile) in tiles.enumerated() {
      let rect = CGRect(
        x: room.minX + CGFloat(index % columns) * (width + Self.gap),
        y: room.minY + CGFloat(index / columns) * (height + Self.gap), width: width,
        height: height)
      tile.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
  }
}
