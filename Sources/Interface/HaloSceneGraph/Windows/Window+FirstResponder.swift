extension Window {
  /// The first responder; nil if there is none, or once it has left the window.
  public var firstResponder: Responder? { firstResponderKeeper.firstResponder }

  /// Whether the first responder changes because focus has moved.
  package var isFirstResponderFollowingFocus: Bool { firstResponderKeeper.isFollowingFocus }

  /// The text input that is being edited; nil while keys are not text.
  var textInput: (any TextInput)? {
    guard isActive, let input = firstResponder as? any TextInput, input.isEditing else {
      return nil
    }
    return input
  }
}
