/// What is no responder and performs actions by name.
@MainActor
public protocol SelectorTarget: AnyObject {
  /// What it answers to, as `Responder.responses` does; the argument is the sender.
  var responses: [Selector: @MainActor (Any?) -> Void] { get }
}

extension Selector {
  /// Has `target` perform this action; without one the first responder from `start` up the chain that
  /// can.
  ///
  /// - Returns: Whether somebody has performed it.
  @MainActor
  @discardableResult
  package func send(to target: AnyObject?, from sender: Any?, startingAt start: Responder?) -> Bool
  {
    guard let target else {
      guard let found = start?.target(forAction: self, withSender: sender) else { return false }
      found.perform(self, with: sender)
      return true
    }
    let responses =
      (target as? Responder)?.responses ?? (target as? any SelectorTarget)?.responses
    guard let response = responses?[self] else { return false }
    response(sender)
    return true
  }
}
