import CHaloEvdev
import HaloHosting

/// A button or direction of a game controller or a remote control, by its function instead of its
/// label.
enum ControllerButton: CaseIterable {
  case up, down, left, right
  case upLeft, upRight, downLeft, downRight
  case select, back, playPause, pageUp, pageDown

  /// The key with the same function.
  var key: Key {
    switch self {
    case .up: Key(.upArrow)
    case .down: Key(.downArrow)
    case .left: Key(.leftArrow)
    case .right: Key(.rightArrow)
    case .upLeft: Key(.upLeft)
    case .upRight: Key(.upRight)
    case .downLeft: Key(.downLeft)
    case .downRight: Key(.downRight)
    case .select: Key(.select)
    case .back: Key(.escape)
    case .playPause: Key(.playPause)
    case .pageUp: Key(.pageUp)
    case .pageDown: Key(.pageDown)
    }
  }

  /// Whether the button repeats while it is held.
  var repeats: Bool { ![.select, .back, .playPause].contains(self) }

  /// Creates the direction of a pad or stick from its axes, each -1 (left, up), 0 or 1; nil if both
  /// are 0.
  init?(x: Int, y: Int) {
    for button in Self.allCases {
      guard let axes = button.axes, axes.x == x, axes.y == y else { continue }
      self = button
      return
    }
    return nil
  }

  /// The axes of a pad or stick in this direction; nil for any other button.
  var axes: (x: Int, y: Int)? {
    switch self {
    case .up: (0, -1)
    case .down: (0, 1)
    case .left: (-1, 0)
    case .right: (1, 0)
    case .upLeft: (-1, -1)
    case .upRight: (1, -1)
    case .downLeft: (-1, 1)
    case .downRight: (1, 1)
    default: nil
    }
  }

  /// The buttons by the kernel's event code.
  ///
  /// Codes of controllers follow the Linux Gamepad Specification, which names buttons by their
  /// place and not by their letter. For remotes, the table contains only keys with codes above 247,
  /// which X cannot deliver; all other keys come from the X server.
  static let byCode: [UInt16: ControllerButton] = {
    let table: [(Int32, ControllerButton)] = [
      (BTN_DPAD_UP, .up), (BTN_DPAD_DOWN, .down), (BTN_DPAD_LEFT, .left), (BTN_DPAD_RIGHT, .right),
      (BTN_SOUTH, .select), (BTN_EAST, .back), (BTN_WEST, .playPause), (BTN_TL, .pageUp),
      (BTN_TR, .pageDown), (KEY_OK, .select), (KEY_SELECT, .select), (KEY_CHANNELUP, .pageUp),
      (KEY_CHANNELDOWN, .pageDown),
    ]
    return Dictionary(uniqueKeysWithValues: table.map { (UInt16($0), $1) })
  }()
}
