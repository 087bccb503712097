import HaloHosting
import HaloSceneGraph

/// What a hint line may tell of, in one place of it: keys that do nothing now are left out.
enum HintTopic {
  /// Each of the keys; those that are called the same share a hint.
  case keys([Key])
  /// Two keys whose words stand in one hint, where something has the focus.
  case pair(Key, Key)
  /// The commands of the screen that nobody keeps for something else, and others that it has words
  /// for.
  case commands
  /// A key of the demo, in these words.
  case demo(Key, String)
  /// The key that is held for the list of shortcuts.
  case shortcuts(String)

  /// What is told where nobody says otherwise.
  static let usual: [HintTopic] = [.tab, .arrows, .activation, .commands]

  static let tab = keys([Key(.tab)])
  static let arrows = arrows([])
  /// With modifiers.
  static func arrows(_ flags: KeyModifierFlags) -> HintTopic {
    keys(
      [.leftArrow, .upArrow, .downArrow, .rightArrow].map { Key($0, modifierFlags: flags) })
  }
  /// Either may activate, as the focus model says.
  static let activation = keys([Key(.return), Key(.space)])
  static let ends = pair(Key(.home), Key(.end))
  static let pages = pair(Key(.pageUp), Key(.pageDown))
}

/// A responder that knows what to call what keys do around it; that they do it is found elsewhere.
@MainActor
protocol HintWording: Responder {
  /// What is worth telling, best first.
  var hintTopics: [HintTopic] { get }
  /// What `effect` of `key` is called; nil: as everywhere.
  func words(for effect: KeyEffect, of key: Key) -> String?
}
