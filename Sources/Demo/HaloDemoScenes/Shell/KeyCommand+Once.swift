import HaloHosting
import HaloSceneGraph

extension KeyCommand {
  /// A command of a scene: performed once, however long its key is held.
  convenience init(
    once title: String, _ action: Selector, _ input: String, _ modifierFlags: KeyModifierFlags = [],
    attributes: Attributes = []
  ) {
    self.init(
      title: title, action: action, input: input, modifierFlags: modifierFlags,
      attributes: attributes)
    repeatBehavior = .nonRepeatable
  }
}
