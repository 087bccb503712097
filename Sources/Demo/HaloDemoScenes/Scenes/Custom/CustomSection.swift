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

/// Tiles side by side.
@MainActor
final class TileRow: View {
  private let tiles: [View]

  init(_ tiles: [View]) {
    self.tiles = tiles
    super.init(frame: .zero)
    for tile in tiles { addSubview(tile) }
  }

  private static let gap: CGFloat = 14

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    let count = CGFloat(tiles.count)
    let width = ((bounds.width - 8 - (count - 1) * Self.gap) / count).rounded(.down)
    for (index, tile) in tiles.enumerated() {
      let rect = CGRect(
        x: 4 + CGFloat(index) * (width + Self.gap), y: 6, width: width,
        height: max(0, min(110, bounds.height - 12)))
      tile.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
  }
}
