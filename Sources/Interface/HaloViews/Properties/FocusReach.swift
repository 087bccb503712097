import FocusGeometry
import Foundation

/// The cached extent of focus in a view, so that a search need not visit its descendants.
struct FocusReach<Subview: IndexedSubview> {
  /// The view's ``IndexedSubview/focusExtent``; nil until it is needed after a change.
  var extent: CGRect?
  var index: SubviewIndex<Subview>?
  /// The handle in the superview's index; only the index sets it.
  var handle: SpatialIndex.Handle = 0
  var scrolledContentSize: CGSize?
}
