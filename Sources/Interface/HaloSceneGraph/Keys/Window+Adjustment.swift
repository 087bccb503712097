import FocusGeometry
import Foundation
import HaloHosting

extension Adjustment {
  /// What a key asks of a control, along the axes that it takes.
  @MainActor
  fileprivate init?(_ key: Key, of control: any Adjustable, direction: LayoutDirection) {
    guard key.modifierFlags.intersection(.chord) == .control else {
      self.init(key, along: control.adjustableAxes, direction: direction)
      return
    }
    var plain = key
    plain.modifierFlags.remove(.control)
    self.init(plain, along: control.valueAxes, direction: direction)
    // Home, End and the Page keys have no axis; with Control they are not for controls.
    if axis == nil { return nil }
  }
}

extension Window {
  /// The control that the key has adjusted: the focused item or one around it; nil: none.
  func adjusted(by key: Key) -> Responder? {
    guard let (control, adjustment) = adjustment(by: key) else { return nil }
    return control.adjust(adjustment) ? control : nil
  }

  /// The innermost control from the focused item on, and what the key asks of it; nil: nothing.
  func adjustment(by key: Key) -> (control: any Adjustable, adjustment: Adjustment)? {
    guard let item = focusSystem?.focusedItem as? Responder,
      let control = item.nearest((any Adjustable).self)
    else { return nil }
    return Adjustment(key, of: control, direction: layoutDirection).map { (control, $0) }
  }
}
