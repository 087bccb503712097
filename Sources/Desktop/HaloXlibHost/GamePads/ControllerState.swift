import CHaloEvdev

/// The buttons and directions held on one controller, computed from its events.
struct ControllerState {
  private let axes: [UInt16: ControllerAxis]
  private var codes: Set<UInt16> = []
  private var stick = StickDirection()
  /// The d-pad as buttons, and (`hat`) the d-pad as axes.
  private var pad = PadDirection()
  private var hat = PadDirection()

  /// Creates the state of a controller on which nothing is held.
  ///
  /// - Parameter axes: the axes of ``ControllerAxis/codes`` that it has.
  init(axes: [UInt16: ControllerAxis]) { self.axes = axes }

  /// The held buttons and directions; each counts once, however many ways it is held.
  var held: Set<ControllerButton> {
    Set(
      pressed.filter { $0.axes == nil }
        + [pad.direction, stick.direction, hat.direction].compactMap(\.self))
  }

  private var pressed: [ControllerButton] { codes.compactMap { ControllerButton.byCode[$0] } }

  mutating func receive(type: UInt16, code: UInt16, value: Int32) {
    switch Int32(type) {
    case EV_KEY where ControllerButton.byCode[code] != nil:
      // The value 2 is the kernel's own repetition.
      if value == 1 { codes.insert(code) }
      if value == 0 { codes.remove(code) }
      movePad()
    case EV_ABS: move(code, value)
    default: break
    }
  }

  /// Releases everything; what is held now counts again only after a new press.
  mutating func cancel() {
    codes = []
    pad = PadDirection()
    stick.cancel()
    hat.cancel()
  }

  /// Updates the direction of the d-pad's buttons: two are a diagonal, opposite ones cancel each
  /// other.
  private mutating func movePad() {
    let axes = pressed.compactMap(\.axes).reduce((x: 0, y: 0)) { ($0.x + $1.x, $0.y + $1.y) }
    pad.move(x: axes.x.signum(), y: axes.y.signum())
  }

  private mutating func move(_ code: UInt16, _ value: Int32) {
    guard let fraction = axes[code]?.fraction(value) else { return }
    switch Int32(code) {
    case ABS_X: stick.move(x: fraction)
    case ABS_Y: stick.move(y: fraction)
    case ABS_HAT0X: hat.move(x: Int(fraction.rounded()))
    case ABS_HAT0Y: hat.move(y: Int(fraction.rounded()))
    default: break
    }
  }
}
