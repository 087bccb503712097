import FocusEngine
import HaloHosting

extension Window {
  /// Returns the step of a Page key in the nearest list around the focus that moves by pages; nil
  /// for other keys, and outside such lists.
  func page(by key: Key) -> PageStep? {
    guard key.keyCode == .pageUp || key.keyCode == .pageDown else { return nil }
    var responder = focusSystem?.focusedItem as? Responder
    while let here = responder {
      if let step = (here as? any PageMoving)?.page(forward: key.keyCode == .pageDown) {
        return step
      }
      responder = here.next
    }
    return nil
  }
}
