import Foundation

/// A group with the frames of all its items, in points of the group.
struct GroupTemplate {
  var size: CGSize
  var items: [CGRect] = []
  /// The axes along which the cell of each item determines its length.
  var fitting: [FittingAxes] = []
  /// The distance between two items along the group; nil with fewer than two.
  var gap: CGFloat?

  /// Creates a template of a single item.
  init(_ size: CGSize, fitting: FittingAxes) {
    self.size = size
    items = [CGRect(origin: .zero, size: size)]
    self.fitting = [fitting]
  }

  init(size: CGSize) { self.size = size }

  /// Adds the items of another template at an offset.
  mutating func add(_ other: GroupTemplate, at origin: CGPoint) {
    items += other.items.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    fitting += other.fitting
  }

  /// Whether a cell determines a length of any item.
  var isFitted: Bool { fitting.contains { !$0.isEmpty } }
}
