import FocusGeometry
import Foundation

extension FocusSystem {
  /// Reports to the focused item how far a finger or a stick leans towards a movement.
  ///
  /// - Parameter direction: The lean along each axis, from -1 to 1; other values are clamped. Zero
  ///   when the finger is lifted.
  public func hintMovement(_ direction: CGVector) {
    guard let item = focusedItem else { return }
    func clamped(_ value: CGFloat) -> CGFloat { value.isFinite ? max(-1, min(1, value)) : 0 }
    hint.movementDirection = CGVector(dx: clamped(direction.dx), dy: clamped(direction.dy))
    item.didHintFocusMovement(hint)
  }
}
