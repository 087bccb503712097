import HaloHosting

/// What became of a key that went down.
@MainActor
public struct KeyTrace {
  /// The key, with the modifiers that were down.
  public let key: Key
  /// What took it; `press` where nothing else did.
  public let stage: KeyStage
  /// The command that the key triggered.
  public let command: KeyCommand?
  /// The responder that performed the command, took the text, was adjusted, or gets the press
  /// first; nil for a movement of focus.
  public let target: Responder?
}

/// A stage of the way of a key, in the order in which they are asked until one takes the key.
public enum KeyStage: String, Hashable, Sendable, CaseIterable {
  case priorityCommand = "command with priority"
  /// Text that the first responder took.
  case text
  /// Focus movement by an arrow, a Page key or a typed name, or adjustment of the focused control.
  case focus
  /// The press of a key that activates, while something has the focus, whatever comes of it.
  case selection
  /// A command that leaves text, focus and selection the first turn.
  case command
  /// A press that goes up the chain of responders, and scrolls where an arrow, a Page key, Home or
  /// End comes to a scroll view.
  case press
}
