import FocusGeometry
import Foundation

/// The frames of everything on a page, in points of the canvas and for a layout from left to right.
struct GuideLayout {
  /// The titles, from the left edge to the right.
  let title: CGRect
  let subtitle: CGRect
  /// The six buttons.
  let buttons: [CGRect]
  let panel: CGRect

  private let columnGap: CGFloat
  private let rowGap: CGFloat
  /// The space between the panel and the outline around it.
  static let panelMargin: CGFloat = 12
  /// The distance from the panel to a line beside it.
  private static let beside: CGFloat = 30

  /// Places three columns and four rows below the titles, in the middle of the canvas.
  init(in room: CGRect) {
    let room = room.inset(by: EdgeInsets(bottom: 30))
    let width = min(room.width, max(1480, room.width * 0.72))
    let titlesHeight: CGFloat = 120
    // The measures below the titles shrink or grow with the available height.
    let rest = room.height - titlesHeight
    let part = min(1.9, max(rest / 790, min(1, rest / 730)))
    let rowHeight = (120 * part).rounded()
    let rowPitch = (180 * part).rounded()
    let columnGap = width * 80 / 1480
    let columnWidth = (width - 2 * columnGap) / 3
    let height = titlesHeight + (70 * part).rounded() + 3 * rowPitch + rowHeight
    let left = room.midX - width / 2
    let top = (room.midY - height / 2).rounded()
    title = CGRect(x: left, y: top, width: width, height: 70)
    subtitle = CGRect(x: left, y: top + 74, width: width, height: 46)
    let rowsTop = top + height - 3 * rowPitch - rowHeight
    func cell(_ column: Int, _ row: Int) -> CGRect {
      CGRect(
        x: left + CGFloat(column) * (columnWidth + columnGap),
        y: rowsTop + CGFloat(row) * rowPitch, width: columnWidth, height: rowHeight)
    }
    buttons = [(0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (0, 3)].map { cell($0.0, $0.1) }
    panel = cell(1, 2).union(cell(2, 3))
    self.columnGap = columnGap
    rowGap = rowPitch - rowHeight
  }

  /// Returns the frame of the outline of a guide.
  func outline(at place: GuidePage.Place) -> CGRect {
    let (second, third, row) = (buttons[1], buttons[2], buttons[3])
    func below(_ left: CGFloat, _ right: CGFloat) -> CGRect {
      CGRect(x: left, y: row.minY, width: right - left, height: row.height)
    }
    return switch place {
    case .belowBoth: below(second.minX, third.maxX)
    case .belowButton2: below(second.minX, second.maxX)
    case .belowButton3: below(third.minX, third.maxX)
    case .panel: panel.insetBy(dx: -Self.panelMargin, dy: -Self.panelMargin)
    }
  }

  /// Returns the corners of a line from a guide to a button, which runs between the other buttons.
  ///
  /// - Parameters:
  ///   - place: the place of the guide.
  ///   - number: the number of the button, from 1.
  /// - Returns: The corners, with the ends at the outlines of both.
  func arrow(from place: GuidePage.Place, to number: Int) -> [CGPoint] {
    let (guide, button) = (outline(at: place), buttons[number - 1])
    let space: CGFloat = 8
    if place == .panel {
      // On the right of everything, and through the gap below the first row.
      let x = panel.maxX + Self.beside
      let y = buttons[0].maxY + rowGap / 2
      return [
        CGPoint(x: guide.maxX + 2, y: guide.midY), CGPoint(x: x, y: guide.midY),
        CGPoint(x: x, y: y), CGPoint(x: button.midX + button.width / 4, y: y),
        CGPoint(x: button.midX + button.width / 4, y: button.maxY + space),
      ]
    }
    if button.midY == guide.midY, place != .belowButton3 {
      return [
        CGPoint(x: guide.minX - 2, y: guide.midY), CGPoint(x: button.maxX + space, y: guide.midY),
      ]
    }
    // Through the gap below the guide, and between the first two columns.
    let x = button.maxX + columnGap / 2 - 6
    let y = guide.maxY + rowGap / 2 - Self.panelMargin / 2
    let start = CGPoint(x: guide.midX, y: guide.maxY + 2)
    return [
      start, CGPoint(x: start.x, y: y), CGPoint(x: x, y: y), CGPoint(x: x, y: button.midY),
      CGPoint(x: button.maxX + space, y: button.midY),
    ]
  }
}
