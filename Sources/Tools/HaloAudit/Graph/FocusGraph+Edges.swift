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

  /// The arrows that lead nowhere although an item lies ahead, with the nearest such item.
  ///
  /// An item ahead can have the focus, is within the reach of arrows, and begins no nearer than the
  /// edge of the item where the arrow is pressed. The true ends of a screen have none.
  public var deadEnds: [(item: Int, key: Key, next: Int)] {
    guard arrowScope != .nowhere else { return [] }
    let eligible = eligible
    let groups =
      arrowScope == .everywhere
      ? [:] : Dictionary(grouping: eligible) { items[$0].group }
    return eligible.flatMap { item in
      Key.arrows.filter { keys.contains($0) && target(from: item, $0) == nil }
        .compactMap { key in
          nearest(to: item, key, among: groups[items[item].group] ?? eligible)
            .map { (item, key, $0) }
        }
    }
  }

  private func nearest(to item: Int, _ key: Key, among others: [Int]) -> Int? {
    let frame = items[item].frame
    var nearest: (item: Int, distance: CGFloat)?
    for other in others where other != item {
      guard let distance = frame.distance(to: items[other].frame, along: key.heading),
        distance < nearest?.distance ?? .infinity
      else { continue }
      nearest = (other, distance)
    }
    return nearest?.item
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
