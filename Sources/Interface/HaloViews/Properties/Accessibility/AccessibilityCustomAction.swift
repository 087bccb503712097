/// Something else that can be done with an element than what activates it: UIKit's
/// `UIAccessibilityCustomAction`.
///
/// Screen readers offer it by its name, and so does Tab-Z with full keyboard access (WWDC21 10120).
@MainActor
public final class AccessibilityCustomAction {
  /// Whether the action could be performed.
  public typealias Handler = @MainActor (_ customAction: AccessibilityCustomAction) -> Bool

  /// The name that a person hears or reads.
  public var name: String
  /// Performs the action; goes before ``target`` and ``selector``.
  public var actionHandler: Handler?
  /// Performs ``selector``; held weakly.
  public weak var target: AnyObject?
  /// By the target's `responses`, with the action as its sender.
  public var selector: Selector

  /// An action that calls `actionHandler`.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    selector = ""
  }

  /// An action that `target` performs.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// - Returns: Whether the action could be performed; false where its target is gone.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return selector.send(to: target, from: self, startingAt: nil)
  }
}
