/// Which of four directions a stick is held in.
///
/// With hysteresis: a direction is left at a smaller deflection than it is entered at, so that a
/// trembling hand does not press twice.
struct StickDirection: Equatable {
  /// As a part of full deflection (Decisions).
  static let deadZone = 0.35
  static let hysteresis = 0.1

  private(set) var direction: ControllerButton?
  private var x = 0.0
  private var y = 0.0
  /// Whether the stick has to come back to the middle before it counts.
  private var isWaiting = false

  /// - Parameters:
  ///   - x: -1 (left) to 1; nil: as before.
  ///   - y: -1 (up) to 1; nil: as before.
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

  /// Ends the direction; the stick must return to the middle before it counts again.
  mutating func cancel() {
    direction = nil
    isWaiting = entered != nil
  }

  /// The present direction, if the stick is still in it.
  private var held: ControllerButton? {
    guard let direction else { return nil }
    let isVertical = direction == .up || direction == .down
    let (along, across) = isVertical ? (y, x) : (x, y)
    let isForward = direction == .down || direction == .right
    let length = isForward ? along : -along
    guard length > Self.deadZone - Self.hysteresis, abs(across) < length + Self.hysteresis else {
      return nil
    }
    return direction
  }

  private var entered: ControllerButton? {
    guard max(abs(x), abs(y)) > Self.deadZone else { return nil }
    if abs(x) > abs(y) { return x < 0 ? .left : .right }
    return y < 0 ? .up : .down
  }
}
