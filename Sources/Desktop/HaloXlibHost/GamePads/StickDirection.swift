import Foundation

/// The direction, one of eight, of a stick.
///
/// Directions have hysteresis: they are left at a smaller deflection than they are entered at, so
/// that a trembling hand does not press twice.
struct StickDirection: Equatable {
  /// The deflection at which a direction is entered, as a share of the full one (Decisions).
  static let deadZone = 0.35
  /// The hysteresis: towards the middle as a share of full deflection, towards other directions in
  /// radians.
  static let hysteresis = 0.1

  private(set) var direction: ControllerButton?
  private var x = 0.0
  private var y = 0.0
  /// Whether the stick must return to the middle before a direction counts.
  private var isWaiting = false

  /// Updates the axes.
  ///
  /// - Parameters:
  ///   - x: -1 (left) to 1; nil if unchanged.
  ///   - y: -1 (up) to 1; nil if unchanged.
  mutating func move(x: Double? = nil, y: Double? = nil) {
    self.x = x ?? self.x
    self.y = y ?? self.y
    let next = held ?? entered
    if isWaiting {
      isWaiting = next != nil
    } else {
      direction = next
    }
  }

  /// Ends the direction; the stick must return to the middle before a direction counts again.
  mutating func cancel() {
    direction = nil
    isWaiting = entered != nil
  }

  /// The present direction, if the stick is still in it.
  private var held: ControllerButton? {
    guard let direction, let axes = direction.axes else { return nil }
    guard max(abs(x), abs(y)) > Self.deadZone - Self.hysteresis else { return nil }
    // The angle between the stick and the middle of its sector must be at most half a sector and
    // the hysteresis.
    let middle = hypot(Double(axes.x), Double(axes.y))
    let cosine = (x * Double(axes.x) + y * Double(axes.y)) / (hypot(x, y) * middle)
    return acos(min(1, cosine)) < Self.sector / 2 + Self.hysteresis ? direction : nil
  }

  /// The angle of the sector of one direction, in radians.
  private static let sector = Double.pi / 4

  private var entered: ControllerButton? {
    guard max(abs(x), abs(y)) > Self.deadZone else { return nil }
    // An axis counts if the stick is more than half a sector away from the other axis.
    let least = hypot(x, y) * sin(Self.sector / 2)
    func sign(_ axis: Double) -> Int { abs(axis) > least ? (axis < 0 ? -1 : 1) : 0 }
    return ControllerButton(x: sign(x), y: sign(y))
  }
}
