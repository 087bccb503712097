import Foundation

/// The place of a popover and the position of its arrow, in points of one coordinate space.
struct PopoverPlacement: Equatable {
  /// The frame without the arrow.
  var body: CGRect
  /// The direction of the arrow, a single one.
  var direction: PopoverArrowDirection
  /// The tip of the arrow.
  var tip: CGPoint

  // The measures are Halo's own choice, in points, for lack of a source.

  static let arrowHeight: CGFloat = 13
  /// The width of the arrow at the body.
  static let arrowWidth: CGFloat = 40
  static let cornerRadius: CGFloat = 13
  /// The size of a popover whose controller has no preferred one.
  static let standardSize = CGSize(width: 320, height: 480)

  /// Creates a placement in the first direction with space for `size` inside `room`, otherwise in
  /// the one with the most space.
  ///
  /// A popover that does not fit is made smaller.
  init(
    size: CGSize, pointingAt source: CGRect, directions: PopoverArrowDirection, in room: CGRect
  ) {
    let permitted = PopoverArrowDirection.tried.filter(directions.contains)
    let all = (permitted.isEmpty ? PopoverArrowDirection.tried : permitted).map {
      PopoverPlacement(size: size, pointingAt: source, direction: $0, in: room)
    }
    func area(_ placement: PopoverPlacement) -> CGFloat {
      placement.body.width * placement.body.height
    }
    let largest = all.map(area).max() ?? 0
    // At least one placement has the largest area.
    self = all.first { area($0) >= largest - 0.5 } ?? all[0]
  }

  private init(
    size: CGSize, pointingAt source: CGRect, direction: PopoverArrowDirection, in room: CGRect
  ) {
    self.direction = direction
    // The arrow can only point at the visible part of the source.
    func nearest(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: max(room.minX, min(x, room.maxX)), y: max(room.minY, min(y, room.maxY)))
    }
    let (start, end) = (nearest(source.minX, source.minY), nearest(source.maxX, source.maxY))
    let target = CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    let free =
      switch direction {
      case .up: room.maxY - target.maxY
      case .down: target.minY - room.minY
      case .left: room.maxX - target.maxX
      default: target.minX - room.minX
      }
    let depth = max(0, free - Self.arrowHeight)
    let width = min(size.width, direction.isVertical ? room.width : depth).rounded(.down)
    let height = min(size.height, direction.isVertical ? depth : room.height).rounded(.down)
    func inside(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min((middle - length / 2).rounded(), high - length))
    }
    let x: CGFloat
    let y: CGFloat
    if direction.isVertical {
      x = inside(target.midX, width, room.minX, room.maxX)
      y =
        direction == .up
        ? target.maxY + Self.arrowHeight : target.minY - Self.arrowHeight - height
    } else {
      x =
        direction == .left
        ? target.maxX + Self.arrowHeight : target.minX - Self.arrowHeight - width
      y = inside(target.midY, height, room.minY, room.maxY)
    }
    body = CGRect(x: x, y: y, width: width, height: height)
    // The arrow avoids the corners.
    func along(_ wanted: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let least = Self.cornerRadius + Self.arrowWidth / 2
      return high - low < 2 * least
        ? (low + high) / 2 : max(low + least, min(wanted, high - least))
    }
    tip =
      switch direction {
      case .up:
        CGPoint(x: along(target.midX, body.minX, body.maxX), y: body.minY - Self.arrowHeight)
      case .down:
        CGPoint(x: along(target.midX, body.minX, body.maxX), y: body.maxY + Self.arrowHeight)
      case .left:
        CGPoint(x: body.minX - Self.arrowHeight, y: along(target.midY, body.minY, body.maxY))
      default:
        CGPoint(x: body.maxX + Self.arrowHeight, y: along(target.midY, body.minY, body.maxY))
      }
  }

  /// The frame of body and arrow.
  var frame: CGRect { body.union(CGRect(origin: tip, size: .zero)) }
}
