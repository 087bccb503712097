/// The recognisers and interactions of a view, in the order in which they were added.
struct ViewAttachments {
  var gestures: [GestureRecognizer] = []
  /// Interactions, whose protocol knows views.
  var interactions: [AnyObject] = []

  /// Whether there are none, so that the view need not keep the value.
  var isEmpty: Bool { gestures.isEmpty && interactions.isEmpty }
}
