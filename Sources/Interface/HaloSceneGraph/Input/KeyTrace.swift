import HaloHosting

/// A record of what a pressed key did.
@MainActor
public struct KeyTrace {
  /// The key with the modifiers that were held.
  public let key: Key
  /// The stage that took the key; `press` if no other did.
  public let stage: KeyStage
  /// The command that the key triggered; nil for none.
  public let command: KeyCommand?
  /// The responder that performed the command, took the text, was adjusted, or gets the press
  /// first; nil for a movement of focus.
  public let target: Responder?
}

/// The stages of a key's route, in the order in which they are asked until one takes the key.
public enum KeyStage: String, Hashable, Sendable, CaseIterable {
  case priorityCommand = "command with priority"
  /// Text input by the first responder.
  case text
  /// Focus movement by an arrow, a Page key or a typed name, or adjustment of the focused control.
  case focus
  /// The press of an activating key while something is focused, whatever its effect.
  case selection
  /// A command that text, focus and selection precede.
  case command
  /// A press that goes up the responder chain, and scrolls if an arrow, a Page key, Home or End
  /// reaches a scroll view.
  case press
}
