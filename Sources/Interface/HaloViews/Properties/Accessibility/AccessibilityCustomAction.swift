/// An action of an element besides its activation: UIKit's `UIAccessibilityCustomAction`.
///
/// Screen readers offer it by its name, and so does Tab-Z with full keyboard access (WWDC21 10120).
@MainActor
public final class AccessibilityCustomAction {
  /// A closure that performs the action and returns whether it could.
  public typealias Handler = @MainActor (_ customAction: AccessibilityCustomAction) -> Bool

  /// The name that the user hears or reads.
  public var name: String
  /// The closure that performs the action; takes precedence over ``target`` and ``selector``.
  public var actionHandler: Handler?
  /// The object that performs ``selector``; held weakly.
  public weak var target: AnyObject?
  /// The action in the target's `responses`, whose sender is this object.
  public var selector: Selector

  /// Creates an action that calls `actionHandler`.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    selector = ""
  }

  /// Creates an action that `target` performs.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Performs the action.
  ///
  /// - Returns: Whether the action could be performed; false if its target no longer exists.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return selector.send(to: target, from: self, startingAt: nil)
  }
}
