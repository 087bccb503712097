/// The direction, one of eight, of a pad with four contacts.
///
/// A direction only counts when a contact closes: the remaining contact of a diagonal that is
/// released one contact after the other is none.
struct PadDirection: Equatable {
  private(set) var direction: ControllerButton?
  private var x = 0
  private var y = 0
  /// Whether all contacts must open before a direction counts.
  private var isWaiting = false

  /// Updates the contacts.
  ///
  /// - Parameters:
  ///   - x: -1 (left), 0 or 1; nil if unchanged.
  ///   - y: -1 (up), 0 or 1; nil if unchanged.
  mutating func move(x: Int? = nil, y: Int? = nil) {
    let (oldX, oldY) = (self.x, self.y)
    self.x = x ?? oldX
    self.y = y ?? oldY
    guard self.x != oldX || self.y != oldY else { return }
    isWaiting = isWaiting && (self.x != 0 || self.y != 0)
    let isPressed = ![oldX, 0].contains(self.x) || ![oldY, 0].contains(self.y)
    direction = isPressed && !isWaiting ? ControllerButton(x: self.x, y: self.y) : nil
  }

  /// Ends the direction; everything must be released before a direction counts again.
  mutating func cancel() {
    direction = nil
    isWaiting = x != 0 || y != 0
  }
}
