/// An object that performs actions by name: every responder, and any other object of a program.
@MainActor
public protocol SelectorTarget: AnyObject {
  /// The actions it handles; the closure's argument is the sender.
  var responses: [Selector: @MainActor (Any?) -> Void] { get }
}
