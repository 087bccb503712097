/// What performs actions by name: every responder, and what a program makes of other objects.
@MainActor
public protocol SelectorTarget: AnyObject {
  /// What it answers to; the argument is the sender.
  var responses: [Selector: @MainActor (Any?) -> Void] { get }
}
