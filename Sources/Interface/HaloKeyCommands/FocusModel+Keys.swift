import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting

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
    if let heading = key.keyCode.arrow ?? key.keyCode.diagonal { return heading }
    switch key.keyCode {
    case _ where hasControl: return nil
    // No source says which keys these are (Decisions, 1).
    case .home, .pageUp: return .first
    case .end, .pageDown: return .last
    default: return nil
    }
  }

  /// Whether a press of the key activates what has the focus.
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
  /// The way an arrow points; nil for any other key.
  package var arrow: FocusHeading? {
    switch self {
    case .upArrow: .up
    case .downArrow: .down
    case .leftArrow: .left
    case .rightArrow: .right
    default: nil
    }
  }

  /// The way a controller's diagonal points; nil for any other key.
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
  /// The movement that a key asks for with what has the focus now; nil when the key is not for
  /// focus.
  ///
  /// On a page arrows go through the focus group of HTML that the item is in, if it is in one.
  public func heading(for key: Key) -> FocusHeading? {
    if let heading = model.heading(for: key) { return heading }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift]),
      let arrow = key.keyCode.arrow, model.arrowScope == .nowhere, takesArrow(arrow)
    else { return nil }
    return arrow
  }
}
