extension Selector {
  /// Makes `target` perform this action; without a target, the first responder from `start` up the
  /// chain that can.
  ///
  /// - Returns: Whether an object has performed it.
  @MainActor
  @discardableResult
  package func send(to target: AnyObject?, from sender: Any?, startingAt start: Responder?) -> Bool
  {
    guard let target else {
      guard let found = start?.target(forAction: self, withSender: sender) else { return false }
      found.perform(self, with: sender)
      return true
    }
    guard let response = (target as? any SelectorTarget)?.responses[self] else { return false }
    response(sender)
    return true
  }
}

/// An action by name with its target, which is held weakly.
@MainActor
package struct TargetedAction {
  package private(set) weak var target: AnyObject?
  package let action: Selector

  package init(_ target: AnyObject, _ action: Selector) {
    self.target = target
    self.action = action
  }

  /// Performs the action; does nothing if the target no longer exists or does not list it.
  package func perform(from sender: Any?) {
    if let target { action.send(to: target, from: sender, startingAt: nil) }
  }
}
