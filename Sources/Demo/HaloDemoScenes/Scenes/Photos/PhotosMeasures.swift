import FocusGeometry
import Foundation
import HaloLists

/// The measures of the Photos scene in a window of some size, in points.
struct PhotosMeasures {
  let side: CGFloat
  let margin: CGFloat
  /// From the window's upper edge.
  let headingHeight: CGFloat
  let headingSize: CGFloat
  /// Between pictures: as little as leaves the ring of the focused one, which takes 5, and 6 with
  /// increased contrast, apart from those around it and their outlines.
  let gutter: CGFloat
  /// Of the pictures.
  let width: CGFloat
  private let height: CGFloat
  private let hintInset: CGFloat

  /// What is kept free above and below a picture at its largest, for its ring.
  private static let ringMargin: CGFloat = 12

  /// In a small window the sidebar and what is around the pictures are narrower.
  ///
  /// - Parameters:
  ///   - size: of the window.
  ///   - hintInset: what is beneath the hints.
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

  /// Pictures grow with the window, so that a large one shows large pictures rather than many; none
  /// is larger than what is seen of the grid.
  ///
  /// `zoom` is how many steps larger than usual they are.
  func columns(zoom: Int) -> Int {
    let usual = width < 520 ? 3 : width < 700 ? 4 : width < 1900 ? 5 : 7
    let fewest =
      (width - 2 * margin + gutter) / max(1, height - 2 * Self.ringMargin + gutter)
    return max(usual - zoom, Int(max(1, min(fewest, 100)).rounded(.up)))
  }

  /// Whole points, so that the first and the last picture of a row stand at the margins.
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

  /// The ring needs 5 points; the rest, where there is room, shows a part of the next row.
  func focusScrollMargins(in layout: GridLayout) -> EdgeInsets {
    let spare = height - layout.minimumWidth
    let apart = min(24, max(Self.ringMargin, (spare / 2).rounded(.down)))
    return EdgeInsets(top: headingHeight + apart, bottom: hintInset + apart)
  }
}
