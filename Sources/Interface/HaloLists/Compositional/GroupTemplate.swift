import Foundation

/// A group with all its items in place, in points of the group.
struct GroupTemplate {
  var size: CGSize
  var items: [CGRect] = []
  /// What the cells decide of each item.
  var fitting: [FittingAxes] = []
  /// What lies between two items that stand in the direction of the group; nil with fewer.
  var gap: CGFloat?

  /// An item alone.
  init(_ size: CGSize, fitting: FittingAxes) {
    self.size = size
    items = [CGRect(origin: .zero, size: size)]
    self.fitting = [fitting]
  }

  init(size: CGSize) { self.size = size }

  /// Takes up another one, moved.
  mutating func add(_ other: GroupTemplate, at origin: CGPoint) {
    items += other.items.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    fitting += other.fitting
  }

  /// Around all items.
  var isFitted: Bool { fitting.contains { !$0.isEmpty } }
}
