import FocusEngine
import FocusGeometry
import Foundation

extension FocusGraph {
  /// How an arrow's way stands to the way back.
  public enum Return: String, Hashable, Sendable, Codable {
    /// The opposite arrow leads back.
    case home = "two-way"
    /// The opposite arrow leads nowhere.
    case stays = "one-way"
    /// The opposite arrow leads to another item.
    case drifts = "drift"
  }

  /// What the opposite key does where a key has led; nil where the key leads nowhere.
  public func wayBack(from item: Int, _ key: Key) -> Return? {
    guard let target = target(from: item, key), !items[target].isBeyond else { return nil }
    guard let back = self.target(from: target, key.opposite) else { return .stays }
    return back == item ? .home : .drifts
  }

  /// What lies ahead of an item along an arrow that leads nowhere, nearest first: what can have the
  /// focus, is in reach of arrows, and begins no nearer than where the item ends.
  ///
  /// Empty where the arrow leads somewhere, and at the true end of a screen.
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

  /// Arrows that lead nowhere though something lies ahead.
  public var deadEnds: [(item: Int, key: Key)] {
    items.indices.flatMap { item in
      Key.arrows.filter { !ahead(of: item, $0).isEmpty }.map { (item, $0) }
    }
  }
}

extension CGRect {
  /// How far ahead of an edge `other` begins, in points; nil for what does not lie ahead as a whole.
  func distance(to other: CGRect, along heading: FocusHeading) -> CGFloat? {
    let gap: CGFloat =
      switch heading {
      case .up: minY - other.maxY
      case .down: other.minY - maxY
      case .left: minX - other.maxX
      case .right: other.minX - maxX
      default: -.infinity
      }
    // What touches lies ahead, and rounding may let it seem to overlap.
    return gap > -0.5 ? max(0, gap) : nil
  }
}
