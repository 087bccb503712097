import HaloHosting

/// The effect that a key would have on an object.
public enum KeyAnswer: Hashable, Sendable {
  /// The key has no meaning here and goes on.
  case passes
  /// The key ends here without an effect.
  case swallows
  /// The key edits text: it types, deletes or moves the caret.
  case types
  /// The key has another effect.
  case acts
}

/// A responder that can predict the effect of a press.
@MainActor
package protocol PressAnswering: Responder {
  /// Returns the effect of a press of `key`, which stands for `type` under the window's focus
  /// model, on this responder alone; changes nothing.
  func answer(to type: Press.PressType, of key: Key) -> KeyAnswer
}

/// A responder that accepts a command even if it has no effect, as at the end of a range.
@MainActor
package protocol CommandAnswering: Responder {
  /// Returns whether `command`, which this responder would perform, has an effect now; changes
  /// nothing.
  func acts(on command: KeyCommand) -> Bool
}
