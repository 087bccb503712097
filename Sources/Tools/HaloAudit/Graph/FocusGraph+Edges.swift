import FocusEngine
import FocusGeometry
import Foundation

extension FocusGraph {
  /// The relation of an arrow's movement to the movement back.
  public enum Return: String, Hashable, Sendable, Codable {
    /// The opposite arrow leads back.
    case home = "two-way"
    /// The opposite arrow leads nowhere.
    case stays = "one-way"
    /// The opposite arrow leads to another item.
    case drifts = "drift"
  }

  /// Returns whether the opposite key leads back from the key's target; nil if the key leads
  /// nowhere.
  public func wayBack(from item: Int, _ key: Key) -> Return? {
    guard let target = target(from: item, key), !items[target].isBeyond else { return nil }
    guard let back = self.target(from: target, key.opposite) else { return .stays }
    return back == item ? .home : .drifts
  }

  /// Returns the items ahead of an item along an arrow that leads nowhere, nearest first.
  ///
  /// They can have the focus, are within the reach of arrows, and begin no nearer than the item's
  /// edge. The result is empty if the arrow leads to an item, and at the true end of a screen.
  public func ahead(of item: Int, _ key: Key) -> [Int] {
    guard key.isArrow, arrowScope != .nowhere, items[item].isEligible, !items[item].isBeyond,
      target(from: item, key) == nil
    else { return [] }
    let frame = items[item].frame
    return items.indices.filter { other in
      other != item && items[other].isEligible && !items[other].isBeyond
        && (arrowScope == .everywhere || items[other].group == items[item].group)
        && frame.distance(to: items[other].frame, along: key.heading) != nil
    }
    .sorted { one, other in
      let distances = [one, other].map {
        frame.distance(to: items[$0].frame, along: key.heading) ?? .infinity
      }
      return (distances[0], one) < (distances[1], other)
    }
  }

  /// The arrows that lead nowhere although an item lies ahead.
  public var deadEnds: [(item: Int, key: Key)] {
    items.indices.flatMap { item in
      Key.arrows.filter { !ahead(of: item, $0).isEmpty }.map { (item, $0) }
    }
  }
}

extension CGRect {
  /// Returns the distance in points from an edge to `other`; nil unless `other` lies ahead as a
  /// whole.
  func distance(to other: CGRect, along heading: FocusHeading) -> CGFloat? {
    let gap: CGFloat =
      switch heading {
      case .up: minY - other.maxY
      case .down: other.minY - maxY
      case .left: minX - other.maxX
      case .right: other.minX - maxX
      default: -.infinity
      }
    // Rectangles that touch lie ahead, and rounding may make them seem to overlap.
    return gap > -0.5 ? max(0, gap) : nil
  }
}
