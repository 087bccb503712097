/// What performs actions by name: every responder, and what a program makes of other objects.
@MainActor
public protocol SelectorTarget: AnyObject {
  /// What it answers to; the argument is the sender.
  var responses: [Selector: @MainActor (Any?) -> Void] { get }
}

/// An action by name, and who is to perform it; held weakly.
@MainActor
package struct TargetedAction {
  package private(set) weak var target: AnyObject?
  package let action: Selector

  package init(_ target: AnyObject, _ action: Selector) {
    self.target = target
    self.action = action
  }

  /// Does nothing where the target is gone, or lists no such action.
  package func perform(from sender: Any?) {
    (target as? any SelectorTarget)?.responses[action]?(sender)
  }
}
