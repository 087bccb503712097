/// A view belongs to the hierarchy of its root.
extension View: PlacedResponder {
  package var ownFirstResponderKeeper: (any FirstResponderKeeping)? { rootView?.firstResponders }
}
