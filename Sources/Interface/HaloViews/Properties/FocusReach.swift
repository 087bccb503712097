import FocusGeometry
import Foundation

/// The extent of focus in a view as it knows it, so that a search need not ask all inside.
struct FocusReach<Subview: IndexedSubview> {
  /// The view's ``IndexedSubview/focusExtent``; nil until asked for after a change.
  var extent: CGRect?
  var index: SubviewIndex<Subview>?
  /// In the superview's index, which alone sets it.
  var handle: SpatialIndex.Handle = 0
  var scrolledContentSize: CGSize?
}
