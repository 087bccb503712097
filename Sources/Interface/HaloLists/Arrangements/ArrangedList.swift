import HaloSceneGraph

/// A list whose items a layout arranges.
@MainActor
protocol ArrangedList: View {
  /// The number of items in each section.
  var counts: ItemCounts { get }
  /// The current arrangement.
  var arrangement: any CollectionViewArrangement { get }
  /// Whether the list has a right-to-left layout.
  var isMirrored: Bool { get }
  /// Marks the arrangement as invalid; the list computes a new one during the next layout.
  func invalidateArrangement()
}
