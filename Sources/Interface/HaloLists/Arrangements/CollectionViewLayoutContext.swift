import Foundation

/// What an arrangement is made for.
@MainActor
public struct CollectionViewLayoutContext {
  /// Of the sections.
  public let counts: ItemCounts
  /// Of the view, in points.
  public let size: CGSize
  /// The list that is laid out; nil for an arrangement outside of one.
  var list: (any ArrangedList)?
  /// What cells have asked for.
  var measured = MeasuredSizes()

  /// Outside of a collection view.
  public init(counts: ItemCounts, size: CGSize) {
    self.counts = counts
    self.size = size
  }
}
