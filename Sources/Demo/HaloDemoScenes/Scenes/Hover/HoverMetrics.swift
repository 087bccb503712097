import FocusGeometry
import Foundation
import HaloLists

/// The measures of the Hover scene on its stage, in points.
///
/// The pane has whole rows of places. The buttons are below it, or beside it in a low stage.
@MainActor
struct HoverMetrics {
  static let headerHeight: CGFloat = 92
  /// The upper edge of the grid in the pane, and the distance from there to the first place.
  static let gridTop: CGFloat = 82
  static let gridInset: CGFloat = 22
  static let ornamentBreadth: CGFloat = 88

  let stage: CGSize
  let pane: CGRect
  let ornament: CGRect
  let gridLayout: GridLayout
  /// Whether the buttons are in a column beside the pane.
  let isLow: Bool

  private static let margin: CGFloat = 28
  private static let gap: CGFloat = 20
  private static let buttonSide: CGFloat = 64
  private static let buttonPitch: CGFloat = 76
  /// The allowed ratios of height to width of a picture, and the allowed widths.
  private static let aspects: ClosedRange<CGFloat> = 0.62...0.72
  private static let widths: ClosedRange<CGFloat> = 112...300

  /// Computes the measures.
  ///
  /// - Parameters:
  ///   - stage: the size of the stage.
  ///   - buttonCount: the number of buttons in the ornament.
  ///   - places: the number of places in the largest group.
  init(stage: CGSize, buttonCount: Int, places: Int) {
    self.stage = stage
    isLow = stage.height < 640
    let spacing: CGFloat = isLow ? 16 : 24
    let length = CGFloat(buttonCount) * Self.buttonPitch + 24
    let beside = isLow ? Self.ornamentBreadth + Self.gap : 0
    let below = isLow ? 0 : Self.ornamentBreadth + Self.gap
    let most = stage.height > stage.width ? stage.width : max(1120, stage.width * 0.75)
    let width = min(stage.width - 64 - beside, most).rounded()
    let room = stage.height - 2 * Self.margin - below
    let inner = width - Self.gridLeft(in: width) - 12 - 36
    // The space below each row equals that between two, so that the next row begins out of sight.
    let around = Self.gridTop + Self.gridInset
    func columnWidth(_ columns: Int) -> CGFloat {
      ((inner - spacing * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
    }
    func rows(_ columns: Int) -> Int {
      let least = columnWidth(columns) * Self.aspects.lowerBound + PlaceCell.captionHeight
      return min((places + columns - 1) / columns, Int((room - around) / (least + spacing)))
    }
    // The largest pictures of which two rows are visible.
    let fitting = (1...6).filter { Self.widths.contains(columnWidth($0)) }
    let columns = fitting.first { rows($0) > 1 } ?? fitting.last ?? 2
    let rowCount = CGFloat(max(1, rows(columns)))
    let cell = columnWidth(columns)
    let height = (room - around) / rowCount - spacing - PlaceCell.captionHeight
    let aspect = max(Self.aspects.lowerBound, min(Self.aspects.upperBound, height / cell))
    gridLayout = GridLayout(
      minimumWidth: cell, spacing: spacing,
      insets: EdgeInsets(
        top: Self.gridInset, left: 12, bottom: spacing, right: 36),
      aspect: aspect, extraHeight: PlaceCell.captionHeight)
    let pitch = (cell * aspect).rounded() + PlaceCell.captionHeight + spacing
    let paneHeight = min(room, around + rowCount * pitch).rounded(.down)
    let top = ((stage.height - paneHeight - below) / 2).rounded()
    pane = CGRect(
      x: ((stage.width - width - beside) / 2 + beside).rounded(), y: top, width: width,
      height: paneHeight)
    ornament =
      isLow
      ? CGRect(
        x: pane.minX - beside, y: (pane.midY - length / 2).rounded(),
        width: Self.ornamentBreadth, height: length)
      : CGRect(
        x: ((stage.width - length) / 2).rounded(), y: pane.maxY + Self.gap, width: length,
        height: Self.ornamentBreadth)
  }

  /// The width of the list of groups, and the left edge of the grid.
  var listWidth: CGFloat { Self.listWidth(in: pane.width) }
  var gridLeft: CGFloat { Self.gridLeft(in: pane.width) }

  private static func listWidth(in width: CGFloat) -> CGFloat { min(280, width * 0.28).rounded() }
  private static func gridLeft(in width: CGFloat) -> CGFloat { listWidth(in: width) + 28 }

  /// Returns the frame of a button in the ornament.
  func button(_ index: Int) -> CGRect {
    let along = 18 + CGFloat(index) * Self.buttonPitch
    let side = Self.buttonSide
    return CGRect(x: isLow ? 12 : along, y: isLow ? along : 12, width: side, height: side)
  }
}
