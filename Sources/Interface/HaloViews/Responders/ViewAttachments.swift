/// The recognisers and interactions of a view, in the order in which they were added.
struct ViewAttachments {
  var gestures: [GestureRecognizer] = []
  /// Objects of type `Interaction`, a protocol that this folder does not name because it names
  /// `View`.
  var interactions: [AnyObject] = []

  /// Whether there are none, so that the view need not keep the value.
  var isEmpty: Bool { gestures.isEmpty && interactions.isEmpty }
}
