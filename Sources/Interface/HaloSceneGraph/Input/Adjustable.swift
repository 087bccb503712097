import FocusGeometry
import Foundation
import HaloHosting

/// A control that keys adjust while it is focused: along its axes arrows change the value, along
/// the others they move focus.
@MainActor
public protocol Adjustable: Responder {
  /// The axes along which arrows change the value; if empty, only the Page keys, Home and End do.
  var adjustableAxes: AdjustableAxes { get }
  /// The axes along which arrows move between the values of the control instead of changing one.
  ///
  /// Along them, Control-arrows do the same; along other axes they leave the control (HIG,
  /// Keyboards: Control-arrows go to another value or cell of a view).
  var valueAxes: AdjustableAxes { get }
  /// Changes the value within its range.
  ///
  /// - Returns: false if the control does not use the adjustment, so that the key goes on to focus;
  ///   true also at the end of the range.
  func adjust(_ adjustment: Adjustment) -> Bool
  /// Returns the effect that `adjust(_:)` would have, `swallows` at the end of the range; changes
  /// nothing.
  func answer(to adjustment: Adjustment) -> KeyAnswer
}

extension Adjustable {
  /// Empty by default: no axis leads to another value.
  public var valueAxes: AdjustableAxes { [] }
  /// Returns `acts` for every adjustment by default.
  public func answer(to adjustment: Adjustment) -> KeyAnswer { .acts }
}

/// The axes along which arrows adjust a control.
public struct AdjustableAxes: OptionSet, Hashable, Sendable {
  /// The bits, one for each axis.
  public let rawValue: Int
  /// Creates the axes with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The axis of the left and right arrows.
  public static let horizontal = AdjustableAxes(rawValue: 1)
  /// The axis of the up and down arrows.
  public static let vertical = AdjustableAxes(rawValue: 2)
}

/// The change that a key requests of an adjustable control.
public struct Adjustment: Hashable, Sendable {
  /// The size of the change; the control decides what each means in its own units.
  public enum Size: Hashable, Sendable, CaseIterable {
    /// The smallest change, with Option (HIG, Keyboards).
    case smallest
    /// A step, as by an arrow alone.
    case step
    /// A large change, as by a Page key.
    case large
    /// The change to the end of the range.
    case end
  }

  /// Whether the value increases; if false, it decreases.
  public var isIncrement: Bool
  /// The size of the change.
  public var size: Size
  /// The axis of the arrow key; nil for other keys.
  public var axis: AdjustableAxes?

  /// Creates an adjustment, by one step and without an axis unless given.
  public init(isIncrement: Bool, size: Size = .step, axis: AdjustableAxes? = nil) {
    self.isIncrement = isIncrement
    self.size = size
    self.axis = axis
  }

  /// Creates the adjustment of a key; nil if the key does not adjust along `axes`, or is held with
  /// modifiers other than Option.
  ///
  /// Up, the reading direction, Page Up and End increase the value.
  public init?(_ key: Key, along axes: AdjustableAxes, direction: LayoutDirection) {
    let held = key.modifierFlags.intersection(.chord)
    guard held.isEmpty || held == .alternate else { return nil }
    let isMirrored = direction == .rightToLeft
    var adjustment: Adjustment
    switch key.keyCode {
    case .leftArrow: adjustment = Adjustment(isIncrement: isMirrored, axis: .horizontal)
    case .rightArrow: adjustment = Adjustment(isIncrement: !isMirrored, axis: .horizontal)
    case .upArrow: adjustment = Adjustment(isIncrement: true, axis: .vertical)
    case .downArrow: adjustment = Adjustment(isIncrement: false, axis: .vertical)
    case .pageUp, .pageDown:
      adjustment = Adjustment(isIncrement: key.keyCode == .pageUp, size: .large)
    case .home, .end: adjustment = Adjustment(isIncrement: key.keyCode == .end, size: .end)
    default: return nil
    }
    if let axis = adjustment.axis {
      guard axes.contains(axis) else { return nil }
      if held == .alternate { adjustment.size = .smallest }
    } else if !held.isEmpty {
      return nil
    }
    self = adjustment
  }
}
