import FocusEngine
import FocusGeometry
import Foundation
import Hosting

extension FocusModel {
  /// The movement that a key asks for; nil when the key is not for focus.
  ///
  /// Keys with Control, Alt or Command are left to shortcuts, except Control-arrows: they go to
  /// another value or cell, also out of controls that take plain arrows (HIG, Keyboards).
  public func heading(for key: Key) -> FocusHeading? {
    guard key.modifierFlags.isDisjoint(with: [.alternate, .command]) else { return nil }
    let hasControl = key.modifierFlags.contains(.control)
    if key.keyCode == .tab, !hasControl {
      return key.modifierFlags.contains(.shift) ? .previous : .next
    }
    guard arrowScope != .nowhere else { return nil }
    switch key.keyCode {
    case .upArrow: return .up
    case .downArrow: return .down
    case .leftArrow: return .left
    case .rightArrow: return .right
    case _ where hasControl: return nil
    // No source says which keys these are (Decisions, 1).
    case .home, .pageUp: return .first
    case .end, .pageDown: return .last
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
    case .select: return .select
    case .playPause: return .playPause
    case .escape: return .menu
    case .upArrow: return .upArrow
    case .downArrow: return .downArrow
    case .leftArrow: return .leftArrow
    case .rightArrow: return .rightArrow
    case .pageUp: return .pageUp
    case .pageDown: return .pageDown
    default: return .keyboard
    }
  }
}
