import Foundation

extension ViewController: NavigationItemOwner {
  func navigationItemDidChange() { parent?.titleOfChildDidChange() }

  /// Makes `child` a child of this controller, after calling its `willMove(toParent:)`.
  ///
  /// The caller then adds its view and calls `didMove(toParent:)`, as in UIKit. A child of another
  /// controller moves here; a controller that contains this one is refused.
  public func addChild(_ child: ViewController) {
    guard child.parent !== self,
      !sequence(first: self, next: \.parent).contains(where: { $0 === child })
    else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  /// Removes the controller from its parent and calls `didMove(toParent:)`.
  ///
  /// The caller has called `willMove(toParent: nil)` and removes the view, as in UIKit.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Returns the nearest ancestor of a class; nil if there is none.
  func container<Container: ViewController>() -> Container? {
    for ancestor in sequence(first: self, next: \.parent).dropFirst() {
      if let container = ancestor as? Container { return container }
    }
    return nil
  }
}
