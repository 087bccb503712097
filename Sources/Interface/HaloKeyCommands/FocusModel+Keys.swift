import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting

extension FocusModel {
  /// Returns the movement that a key requests; nil if the key does not move focus.
  ///
  /// Keys with Control, Alt or Command are left to shortcuts, except Control-arrows, which move to
  /// another value or cell, even out of controls that use plain arrows (HIG, Keyboards).
  public func heading(for key: Key) -> FocusHeading? {
    guard key.modifierFlags.isDisjoint(with: [.alternate, .command]) else { return nil }
    let hasControl = key.modifierFlags.contains(.control)
    if key.keyCode == .tab, !hasControl {
      return key.modifierFlags.contains(.shift) ? .previous : .next
    }
    guard arrowScope != .nowhere else { return nil }
    if let heading = key.keyCode.arrow ?? key.keyCode.diagonal { return heading }
    switch key.keyCode {
    case _ where hasControl: return nil
    // No source defines these keys (Decisions, 1).
    case .home, .pageUp: return .first
    case .end, .pageDown: return .last
    default: return nil
    }
  }

  /// Whether a press of the key activates the focused item.
  package func activates(_ key: Key) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    return switch key.keyCode {
    case .return: effectiveActivationKeys.contains(.return)
    case .space: effectiveActivationKeys.contains(.space)
    default: key.keyCode == .select
    }
  }
}

extension KeyCode {
  /// The direction of an arrow key; nil for any other key.
  package var arrow: FocusHeading? {
    switch self {
    case .upArrow: .up
    case .downArrow: .down
    case .leftArrow: .left
    case .rightArrow: .right
    default: nil
    }
  }

  /// The direction of a controller's diagonal; nil for any other key.
  fileprivate var diagonal: FocusHeading? {
    switch self {
    case .upLeft: [.up, .left]
    case .upRight: [.up, .right]
    case .downLeft: [.down, .left]
    case .downRight: [.down, .right]
    default: nil
    }
  }
}

extension FocusSystem {
  /// Returns the movement that a key requests for the currently focused item; nil if the key does
  /// not move focus.
  ///
  /// On a web page, arrows move through the HTML focus group that contains the item, if there is
  /// one.
  public func heading(for key: Key) -> FocusHeading? {
    if let heading = model.heading(for: key) { return heading }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift]),
      let arrow = key.keyCode.arrow, model.arrowScope == .nowhere, takesArrow(arrow)
    else { return nil }
    return arrow
  }
}
