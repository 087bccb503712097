import Foundation

/// The places of several copies of one screen: equal panes in rows, each with a caption above it.
package struct PaneGrid: Equatable, Sendable {
  /// One copy of the screen, in points.
  package struct Pane: Equatable, Sendable {
    package var caption: CGRect
    package var frame: CGRect
  }

  /// The scale of every pane, at most 1.
  package let scale: CGFloat
  /// The panes, row by row.
  package let panes: [Pane]
  /// The part of the last row that no pane needs; nil if every place is taken.
  package let rest: CGRect?

  /// The measures in points (our choice).
  package static let captionHeight: CGFloat = 30
  package static let gap: CGFloat = 12
  package static let margin: CGFloat = 12

  /// Divides an area so that the panes are as large as possible.
  ///
  /// - Parameters:
  ///   - count: the number of panes, at least 1.
  ///   - screen: the size of the screen in points.
  ///   - room: the area in points.
  ///   - pixels: device pixels per point; panes begin at whole device pixels.
  package init(count: Int, of screen: CGSize, in room: CGRect, pixels: CGFloat = 1) {
    func cell(_ columns: Int) -> CGSize {
      let rows = (count + columns - 1) / columns
      return CGSize(
        width: (room.width - CGFloat(columns - 1) * Self.gap) / CGFloat(columns),
        height: (room.height - CGFloat(rows - 1) * Self.gap) / CGFloat(rows))
    }
    func scale(_ columns: Int) -> CGFloat {
      let cell = cell(columns)
      let fitting = min(
        cell.width / max(1, screen.width),
        (cell.height - Self.captionHeight) / max(1, screen.height))
      return max(0.05, min(1, fitting))
    }
    var columns = 1
    for more in 1...count where scale(more) > scale(columns) + 1e-6 { columns = more }
    let (part, cell) = (scale(columns), cell(columns))
    self.scale = part
    func whole(_ value: CGFloat) -> CGFloat { (value * pixels).rounded() / pixels }
    let size = CGSize(width: screen.width * part, height: screen.height * part)
    let height = size.height + Self.captionHeight
    func origin(_ index: Int) -> CGPoint {
      CGPoint(
        x: whole(
          room.minX + CGFloat(index % columns) * (cell.width + Self.gap)
            + (cell.width - size.width) / 2),
        y: whole(
          room.minY + CGFloat(index / columns) * (cell.height + Self.gap)
            + (cell.height - height) / 2))
    }
    panes = (0..<count).map { index in
      let corner = origin(index)
      return Pane(
        caption: CGRect(
          x: corner.x, y: corner.y, width: size.width, height: Self.captionHeight),
        frame: CGRect(
          x: corner.x, y: corner.y + Self.captionHeight, width: size.width, height: size.height))
    }
    guard count % columns != 0, let last = panes.last else {
      rest = nil
      return
    }
    let left = last.frame.maxX + (cell.width - size.width) + Self.gap
    let right = origin(columns - 1).x + size.width
    rest = CGRect(
      x: left, y: last.caption.minY, width: right - left,
      height: last.frame.maxY - last.caption.minY)
  }

  /// Returns the size in points that holds this number of panes in rows of three with a margin.
  ///
  /// - Parameters:
  ///   - count: the number of panes.
  ///   - screen: the size of the screen in points.
  ///   - widest: the largest width of a pane in points.
  /// - Returns: The size.
  package static func size(for count: Int, of screen: CGSize, widest: CGFloat) -> CGSize {
    let part = min(1, widest / max(1, screen.width))
    let columns = min(3, count)
    let rows = (count + columns - 1) / columns
    return CGSize(
      width: (CGFloat(columns) * screen.width * part).rounded(.up) + CGFloat(columns - 1) * gap
        + 2 * margin,
      height: (CGFloat(rows) * (screen.height * part + captionHeight)).rounded(.up)
        + CGFloat(rows - 1) * gap + 2 * margin)
  }

  /// Returns the area of the panes in a picture of this size in points.
  package static func room(in size: CGSize) -> CGRect {
    CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
  }
}
