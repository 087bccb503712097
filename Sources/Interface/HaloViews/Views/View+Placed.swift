/// A view stands in the hierarchy of its root.
extension View: PlacedResponder {
  package var ownFirstResponderKeeper: (any FirstResponderKeeping)? { rootView?.firstResponders }
}
