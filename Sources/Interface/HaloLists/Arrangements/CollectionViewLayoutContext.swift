import Foundation

/// The input from which an arrangement is computed.
@MainActor
public struct CollectionViewLayoutContext {
  /// The number of items in each section.
  public let counts: ItemCounts
  /// The size of the view, in points.
  public let size: CGSize
  /// The list that is laid out; nil for an arrangement outside a list.
  var list: (any ArrangedList)?
  /// The sizes that cells have asked for.
  var measured = MeasuredSizes()

  /// Creates a context outside a collection view; `size` is in points.
  public init(counts: ItemCounts, size: CGSize) {
    self.counts = counts
    self.size = size
  }
}
