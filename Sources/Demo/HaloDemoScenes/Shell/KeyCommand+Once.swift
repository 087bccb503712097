import HaloHosting
import HaloSceneGraph

extension KeyCommand {
  /// Creates a command of a scene, which does not repeat while its key is held.
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
