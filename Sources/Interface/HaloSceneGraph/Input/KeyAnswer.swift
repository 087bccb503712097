import HaloHosting

/// What somebody would make of a key, told beforehand.
public enum KeyAnswer: Hashable, Sendable {
  /// The key means nothing here and goes on.
  case passes
  /// It ends here, and nothing comes of it.
  case swallows
  /// It goes into text: types, deletes or moves the caret.
  case types
  /// Something comes of it.
  case acts
}

/// A responder that can tell what it would make of a press.
@MainActor
package protocol PressAnswering: Responder {
  /// What a press of `key`, which stands for `type` under the window's focus model, would come to
  /// at this responder, whoever is up the chain; changes nothing.
  func answer(to type: Press.PressType, of key: Key) -> KeyAnswer
}

/// A responder that performs a command also where nothing comes of it, as at the end of a way.
@MainActor
package protocol CommandAnswering: Responder {
  /// Whether performing `command`, which this responder would, does anything now; changes nothing.
  func acts(on command: KeyCommand) -> Bool
}
