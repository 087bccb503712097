import FocusGeometry
import Foundation
import HaloHosting

/// A control that keys adjust while it has the focus: along the axes that it takes arrows change
/// it, along the others they move focus.
@MainActor
public protocol Adjustable: Responder {
  /// The axes along which arrows change the value; empty: Page keys, Home and End alone do.
  var adjustableAxes: AdjustableAxes { get }
  /// The axes along which arrows move between the values of the control instead of changing one.
  ///
  /// Along them Control-arrows do the same; along other axes they leave the control (HIG,
  /// Keyboards: Control-arrows go to another value or cell of a view).
  var valueAxes: AdjustableAxes { get }
  /// Changes the value as far as it goes.
  ///
  /// - Returns: false if the control has no use for it, so that the key goes on to focus; true also
  ///   at the end of the range.
  func adjust(_ adjustment: Adjustment) -> Bool
  /// What `adjust(_:)` would make of it, `swallows` at the end of the range; changes nothing.
  func answer(to adjustment: Adjustment) -> KeyAnswer
}

extension Adjustable {
  /// Empty: no axis leads to another value.
  public var valueAxes: AdjustableAxes { [] }
  /// `acts`, whatever it is.
  public func answer(to adjustment: Adjustment) -> KeyAnswer { .acts }
}

/// Along which arrows adjust a control.
public struct AdjustableAxes: OptionSet, Hashable, Sendable {
  /// One bit an axis.
  public let rawValue: Int
  /// The axes of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Left and right arrows.
  public static let horizontal = AdjustableAxes(rawValue: 1)
  /// Up and down arrows.
  public static let vertical = AdjustableAxes(rawValue: 2)
}

/// What a key asks of an adjustable control.
public struct Adjustment: Hashable, Sendable {
  /// How far the value goes; the control decides what each means in its own units.
  public enum Size: Hashable, Sendable, CaseIterable {
    /// With Option (HIG, Keyboards).
    case smallest
    /// What an arrow does alone.
    case step
    /// A page.
    case large
    /// As far as it goes.
    case end
  }

  /// Whether the value grows; false: it becomes less.
  public var isIncrement: Bool
  /// How far the value goes.
  public var size: Size
  /// Of an arrow; nil for other keys.
  public var axis: AdjustableAxes?

  /// By one step, and without an axis, where nothing else is said.
  public init(isIncrement: Bool, size: Size = .step, axis: AdjustableAxes? = nil) {
    self.isIncrement = isIncrement
    self.size = size
    self.axis = axis
  }

  /// Up, the way lines are read, Page Up and End lead to more; nil for keys that do not adjust
  /// along `axes`, or are held with other modifiers than Option.
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
