extension Window {
  /// nil while there is none, and once it has left the window.
  public var firstResponder: Responder? { firstResponderKeeper.firstResponder }

  /// Whether the first responder changes because focus has moved.
  package var isFirstResponderFollowingFocus: Bool { firstResponderKeeper.isFollowingFocus }

  /// What is being edited; nil while keys are not text.
  var textInput: (any TextInput)? {
    guard isActive, let input = firstResponder as? any TextInput, input.isEditing else {
      return nil
    }
    return input
  }
}
