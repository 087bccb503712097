import HaloHosting
import HaloSceneGraph

/// A topic at one place of a hint line; keys without effect are left out.
enum HintTopic {
  /// Each of the keys; those with the same text share a hint.
  case keys([Key])
  /// Two keys whose texts share a hint, if an item has the focus.
  case pair(Key, Key)
  /// The commands of the screen that are not reserved or hidden, and others that it has texts for.
  case commands
  /// A key of the demo, with this text.
  case demo(Key, String)
  /// The key that is held for the list of shortcuts.
  case shortcuts(String)

  /// The topics of a responder that has none of its own.
  static let usual: [HintTopic] = [.tab, .arrows, .activation, .commands]

  static let tab = keys([Key(.tab)])
  static let arrows = arrows([])
  /// Returns the topic of arrows with modifiers.
  static func arrows(_ flags: KeyModifierFlags) -> HintTopic {
    keys(
      [.leftArrow, .upArrow, .downArrow, .rightArrow].map { Key($0, modifierFlags: flags) })
  }
  /// Return and Space, either of which may activate, depending on the focus model.
  static let activation = keys([Key(.return), Key(.space)])
  static let ends = pair(Key(.home), Key(.end))
  static let pages = pair(Key(.pageUp), Key(.pageDown))
}

/// A responder that names the effects of keys around it.
///
/// Whether a key has an effect is determined elsewhere.
@MainActor
protocol HintWording: Responder {
  /// The topics, the most important first.
  var hintTopics: [HintTopic] { get }
  /// Returns the hint text for an effect of `key`; nil for the usual text.
  func words(for effect: KeyEffect, of key: Key) -> String?
}
