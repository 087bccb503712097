import HaloSceneGraph

/// The list whose items are arranged, as its layout knows it.
@MainActor
protocol ArrangedList: View {
  /// The items of each section.
  var counts: ItemCounts { get }
  /// The arrangement that holds now.
  var arrangement: any CollectionViewArrangement { get }
  /// Whether the list is read from the right.
  var isMirrored: Bool { get }
  /// Marks the arrangement as invalid; the list computes a new one during the next layout.
  func invalidateArrangement()
}
