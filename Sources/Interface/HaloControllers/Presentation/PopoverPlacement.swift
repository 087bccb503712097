import Foundation

/// Where a popover stands, and where its arrow points; all in points of one coordinate system.
struct PopoverPlacement: Equatable {
  /// Without the arrow.
  var body: CGRect
  /// A single direction.
  var direction: PopoverArrowDirection
  /// Of the arrow.
  var tip: CGPoint

  // No source gives the measures; our choice, in points.

  static let arrowHeight: CGFloat = 13
  /// Where the arrow grows out of the body.
  static let arrowWidth: CGFloat = 40
  static let cornerRadius: CGFloat = 13
  /// Of a popover whose controller asks for no size.
  static let standardSize = CGSize(width: 320, height: 480)

  /// The first direction with room for `size` inside of `room`, or else the one with most; what has
  /// no room is made smaller.
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
    // There is at least one, and one of them is as large as the largest.
    self = all.first { area($0) >= largest - 0.5 } ?? all[0]
  }

  private init(
    size: CGSize, pointingAt source: CGRect, direction: PopoverArrowDirection, in room: CGRect
  ) {
    self.direction = direction
    // Arrows can point at what is in sight alone.
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
    // The arrow keeps off the corners.
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

  /// Body and arrow.
  var frame: CGRect { body.union(CGRect(origin: tip, size: .zero)) }
}
