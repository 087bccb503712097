import Foundation

extension ViewController: NavigationItemOwner {
  func navigationItemDidChange() { parent?.titleOfChildDidChange() }

  /// Makes `child` a part of this controller, after telling it with `willMove(toParent:)`.
  ///
  /// The caller then adds its view and calls `didMove(toParent:)`, as in UIKit. A child of another
  /// controller moves here; a controller inside itself is refused.
  public func addChild(_ child: ViewController) {
    guard child.parent !== self,
      !sequence(first: self, next: \.parent).contains(where: { $0 === child })
    else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  /// Ends being a part of the parent, and tells with `didMove(toParent:)`.
  ///
  /// The caller has called `willMove(toParent: nil)` and takes the view away, as in UIKit.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The nearest controller of a class around; nil outside of one.
  func container<Container: ViewController>() -> Container? {
    for ancestor in sequence(first: self, next: \.parent).dropFirst() {
      if let container = ancestor as? Container { return container }
    }
    return nil
  }
}
