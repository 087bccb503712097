import HaloSceneGraph

extension MenuElement {
  /// Performs an action with its sender, or sends a command up the responder chain from `start`.
  func perform(sender: Any?, startingAt start: Responder?) {
    switch self {
    case let action as Action: action.performWithSender(sender, target: nil)
    case let command as KeyCommand:
      command.action.send(to: nil, from: command, startingAt: start)
    default: break
    }
  }
}
