import FocusEngine
import FocusGeometry
import Foundation

extension FocusModel {
  /// The movement that a key asks for; nil when the key is not for focus.
  ///
  /// With Control, Alt or Command a key is left to shortcuts.
  public func heading(for key: Key) -> FocusHeading? {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
    switch key.keyCode {
    case .upArrow: return .up
    case .downArrow: return .down
    case .leftArrow: return .left
    case .rightArrow: return .right
    case .tab: return key.modifierFlags.contains(.shift) ? .previous : .next
    default: return nil
    }
  }

  func pressType(for key: Key) -> Press.PressType {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return .keyboard
    }
    switch key.keyCode {
    case .return: return activationKeys.contains(.return) ? .select : .keyboard
    case .space: return activationKeys.contains(.space) ? .select : .keyboard
    case .escape: return .menu
    case .pageUp: return .pageUp
    case .pageDown: return .pageDown
    default: return .keyboard
    }
  }
}
