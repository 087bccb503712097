import FocusEngine
import HaloHosting

extension FocusModel {
  /// Returns the type of press that a key stands for.
  func pressType(for key: Key) -> Press.PressType {
    if activates(key) { return .select }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return .keyboard
    }
    return switch key.keyCode {
    case .playPause: .playPause
    case .escape: .menu
    case .upArrow: .upArrow
    case .downArrow: .downArrow
    case .leftArrow: .leftArrow
    case .rightArrow: .rightArrow
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    default: .keyboard
    }
  }
}
