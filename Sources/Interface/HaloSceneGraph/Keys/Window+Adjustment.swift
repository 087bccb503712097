import FocusGeometry
import Foundation
import HaloHosting

extension Adjustment {
  /// Creates the adjustment that a key requests of a control, along the control's axes.
  @MainActor
  fileprivate init?(_ key: Key, of control: any Adjustable, direction: LayoutDirection) {
    guard key.modifierFlags.intersection(.chord) == .control else {
      self.init(key, along: control.adjustableAxes, direction: direction)
      return
    }
    var plain = key
    plain.modifierFlags.remove(.control)
    self.init(plain, along: control.valueAxes, direction: direction)
    // Home, End and the Page keys have no axis; with Control they do not adjust controls.
    if axis == nil { return nil }
  }
}

extension Window {
  /// Adjusts the nearest control for a key, and returns it; nil if none has used the key.
  func adjusted(by key: Key) -> Responder? {
    guard let (control, adjustment) = adjustment(by: key) else { return nil }
    return control.adjust(adjustment) ? control : nil
  }

  /// Returns the nearest adjustable control from the focused item upwards, and its adjustment for a
  /// key; nil for none.
  func adjustment(by key: Key) -> (control: any Adjustable, adjustment: Adjustment)? {
    guard let item = focusSystem?.focusedItem as? Responder,
      let control = item.nearest((any Adjustable).self)
    else { return nil }
    return Adjustment(key, of: control, direction: layoutDirection).map { (control, $0) }
  }
}
