/// Which of eight directions a pad of four contacts is pressed in.
///
/// A direction counts when something is pressed for it: what is left of a diagonal while a thumb
/// lifts, one contact after the other, is none.
struct PadDirection: Equatable {
  private(set) var direction: ControllerButton?
  private var x = 0
  private var y = 0
  /// Whether everything has to be let go before it counts.
  private var isWaiting = false

  /// - Parameters:
  ///   - x: -1 (left), 0 or 1; nil: as before.
  ///   - y: -1 (up), 0 or 1; nil: as before.
  mutating func move(x: Int? = nil, y: Int? = nil) {
    let (oldX, oldY) = (self.x, self.y)
    self.x = x ?? oldX
    self.y = y ?? oldY
    guard self.x != oldX || self.y != oldY else { return }
    isWaiting = isWaiting && (self.x != 0 || self.y != 0)
    let isPressed = ![oldX, 0].contains(self.x) || ![oldY, 0].contains(self.y)
    direction = isPressed && !isWaiting ? ControllerButton(x: self.x, y: self.y) : nil
  }

  /// Ends the direction; everything must be let go before it counts again.
  mutating func cancel() {
    direction = nil
    isWaiting = x != 0 || y != 0
  }
}
