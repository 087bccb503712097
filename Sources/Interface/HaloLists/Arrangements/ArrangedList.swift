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
  /// Says that the arrangement holds no longer; the list asks again with the next layout.
  func invalidateArrangement()
}
