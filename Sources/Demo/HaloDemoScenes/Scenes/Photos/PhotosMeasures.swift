import FocusGeometry
import Foundation
import HaloLists

/// The measures of the Photos scene in a window of some size, in points.
struct PhotosMeasures {
  /// The width of the sidebar.
  let side: CGFloat
  /// The space at the left and right edges of the grid.
  let margin: CGFloat
  /// The height of the heading from the window's upper edge.
  let headingHeight: CGFloat
  /// The font size of the heading.
  let headingSize: CGFloat
  /// The space between pictures.
  ///
  /// It is the least that separates the ring of the focused picture (5 points, or 6 with increased
  /// contrast) from its neighbours and their outlines.
  let gutter: CGFloat
  /// The width of the grid.
  let width: CGFloat
  /// The height of the visible part of the grid.
  private let height: CGFloat
  private let hintInset: CGFloat

  /// The free space above and below the largest picture, for its ring.
  private static let ringMargin: CGFloat = 12

  /// Computes the measures; in a small window the sidebar and the margins are narrower.
  ///
  /// - Parameters:
  ///   - size: the size of the window.
  ///   - hintInset: the height of the area beneath the hints.
  ///   - isHighContrast: whether contrast is increased.
  init(size: CGSize, hintInset: CGFloat, isHighContrast: Bool) {
    let isCompact = size.width < 900
    side = isCompact ? 232 : min(320, max(260, (size.width * 0.22).rounded()))
    margin = isCompact ? 16 : 24
    headingHeight = isCompact ? 62 : 76
    headingSize = isCompact ? 28 : 34
    gutter = isHighContrast ? 12 : 8
    width = size.width - side
    height = size.height - headingHeight - hintInset
    self.hintInset = hintInset
  }

  /// Returns the number of columns; a picture is never larger than the visible part of the grid.
  ///
  /// Pictures grow with the window, so that a large window shows larger pictures rather than many
  /// more. Each step of `zoom` enlarges them by removing a column.
  func columns(zoom: Int) -> Int {
    let usual = width < 520 ? 3 : width < 700 ? 4 : width < 1900 ? 5 : 7
    let fewest =
      (width - 2 * margin + gutter) / max(1, height - 2 * Self.ringMargin + gutter)
    return max(usual - zoom, Int(max(1, min(fewest, 100)).rounded(.up)))
  }

  /// Returns a layout in whole points, so that rows begin and end at the margins.
  func gridLayout(zoom: Int) -> GridLayout {
    let columns = CGFloat(columns(zoom: zoom))
    let gutters = gutter * (columns - 1)
    let cell = max(1, ((width - 2 * margin - gutters) / columns).rounded(.down))
    return GridLayout(
      minimumWidth: cell, spacing: gutter,
      insets: EdgeInsets(
        top: headingHeight + Self.ringMargin, left: margin, bottom: hintInset + margin,
        right: margin))
  }

  /// Returns the margins of the grid that scrolling keeps free of the focused picture.
  ///
  /// The ring needs 5 points. If there is space, the rest shows a part of the next row.
  func focusScrollMargins(in layout: GridLayout) -> EdgeInsets {
    let spare = height - layout.minimumWidth
    let apart = min(24, max(Self.ringMargin, (spare / 2).rounded(.down)))
    return EdgeInsets(top: headingHeight + apart, bottom: hintInset + apart)
  }
}
