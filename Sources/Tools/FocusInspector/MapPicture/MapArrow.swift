import FocusEngine
import FocusGeometry
import Foundation

/// An arrow that shows where an arrow key leads from an item, between their facing edges.
struct MapArrow: Equatable {
  /// The kind, which decides colour and width.
  enum Kind: Equatable {
    /// The opposite key leads back; one arrow stands for both directions.
    case twoWay
    /// The opposite key leads nowhere, or to another item.
    case oneWay, drift
    /// The key leads nowhere although an item lies ahead.
    case deadEnd
  }

  var kind: Kind
  /// The ends at the edges of the two items, in window points; for a dead end both are near
  /// the item.
  var start, end: CGPoint
  /// Whether the arrow leads to an item that is out of sight.
  var leavesSight = false

  /// Creates an arrow from edge to edge.
  ///
  /// - Parameters:
  ///   - kind: the kind.
  ///   - from: the frame of the item.
  ///   - to: the frame of the key's target.
  ///   - heading: one of the four directions.
  ///   - bounds: the bounds of the window, which cut the line off.
  init(_ kind: Kind, from: CGRect, to: CGRect, heading: FocusHeading, in bounds: CGRect) {
    self.kind = kind
    func middle(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>) -> (CGFloat, CGFloat) {
      let (low, high) = (max(a.lowerBound, b.lowerBound), min(a.upperBound, b.upperBound))
      if low <= high { return ((low + high) / 2, (low + high) / 2) }
      // If the spans do not overlap, the line joins their nearer quarters.
      func quarter(_ range: ClosedRange<CGFloat>, towards value: CGFloat) -> CGFloat {
        let inset = (range.upperBound - range.lowerBound) / 4
        return value > range.upperBound ? range.upperBound - inset : range.lowerBound + inset
      }
      return (quarter(a, towards: b.lowerBound), quarter(b, towards: a.lowerBound))
    }
    let (xs, ys) = (
      middle(from.minX...from.maxX, to.minX...to.maxX),
      middle(from.minY...from.maxY, to.minY...to.maxY)
    )
    switch heading {
    case .up: (start, end) = (CGPoint(x: xs.0, y: from.minY), CGPoint(x: xs.1, y: to.maxY))
    case .down: (start, end) = (CGPoint(x: xs.0, y: from.maxY), CGPoint(x: xs.1, y: to.minY))
    case .left: (start, end) = (CGPoint(x: from.minX, y: ys.0), CGPoint(x: to.maxX, y: ys.1))
    default: (start, end) = (CGPoint(x: from.maxX, y: ys.0), CGPoint(x: to.minX, y: ys.1))
    }
    reachInto(heading)
    let room = bounds.insetBy(dx: 4, dy: 4)
    if !bounds.insetBy(dx: -1, dy: -1).contains(end) {
      leavesSight = true
      end = CGPoint(
        x: max(room.minX, min(end.x, room.maxX)), y: max(room.minY, min(end.y, room.maxY)))
    }
  }

  /// Extends a line that is too short to be visible into both items.
  private mutating func reachInto(_ heading: FocusHeading) {
    let missing = (Self.leastLength - length) / 2
    guard missing > 0 else { return }
    let dx = heading == .left ? -missing : heading == .right ? missing : 0
    let dy = heading == .up ? -missing : heading == .down ? missing : 0
    start = CGPoint(x: start.x - dx, y: start.y - dy)
    end = CGPoint(x: end.x + dx, y: end.y + dy)
  }

  /// The shortest length in points (Halo's choice).
  private static let leastLength: CGFloat = 20

  /// Creates a short line ahead for a key that leads nowhere.
  init(deadEndOf item: CGRect, heading: FocusHeading) {
    kind = .deadEnd
    let length: CGFloat = 12
    switch heading {
    case .up:
      start = CGPoint(x: item.midX, y: item.minY)
      end = CGPoint(x: item.midX, y: item.minY - length)
    case .down:
      start = CGPoint(x: item.midX, y: item.maxY)
      end = CGPoint(x: item.midX, y: item.maxY + length)
    case .left:
      start = CGPoint(x: item.minX, y: item.midY)
      end = CGPoint(x: item.minX - length, y: item.midY)
    default:
      start = CGPoint(x: item.maxX, y: item.midY)
      end = CGPoint(x: item.maxX + length, y: item.midY)
    }
  }

  /// The direction in radians from the x axis.
  var angle: CGFloat { atan2(end.y - start.y, end.x - start.x) }
  /// The length in points.
  var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }
  /// The bounding box with the head, in window points.
  var box: CGRect {
    CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y)
    ).insetBy(dx: -5, dy: -5)
  }
}

extension FocusGraph {
  /// Returns the arrows of the visible items, one for both directions where the opposite key leads
  /// back.
  func arrows(in bounds: CGRect, _ outlines: PresentedOutlines) -> [MapArrow] {
    let deadEnds = Set(deadEnds.map { Press(item: $0.item, key: $0.key) })
    var arrows: [MapArrow] = []
    for item in eligible {
      guard let place = sight(of: item, in: bounds, outlines) else { continue }
      for key in keys where key.isArrow {
        guard let target = target(from: item, key) else {
          if deadEnds.contains(Press(item: item, key: key)) {
            arrows.append(MapArrow(deadEndOf: place, heading: key.heading))
          }
          continue
        }
        let back = wayBack(from: item, key)
        if back == .home, item > target, sight(of: target, in: bounds, outlines) != nil {
          continue
        }
        arrows.append(
          MapArrow(
            back == .home ? .twoWay : back == .drifts ? .drift : .oneWay, from: place,
            to: sight(of: target, in: bounds, outlines) ?? outlines.place(of: items[target].frame),
            heading: key.heading, in: bounds))
      }
    }
    return arrows
  }

  /// Returns the largest visible part of an item, where it is drawn; nil for none.
  func sight(
    of item: Int, in bounds: CGRect, _ outlines: PresentedOutlines = .inFrames
  ) -> CGRect? {
    let item = items[item]
    return outlines.sight(
      of: item.frame, visible: item.visible, onScreen: item.onScreen, in: bounds)
  }
}
