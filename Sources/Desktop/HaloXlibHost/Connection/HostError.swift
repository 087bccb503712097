import Foundation

/// A reason why a window could not be opened, or why it is gone.
public enum HostError: Error, CustomStringConvertible, Equatable {
  /// No display was given and `DISPLAY` is not set.
  case noDisplayNamed
  /// No server listens at this display.
  case noServer(String)
  /// A server listens at this display and refuses this program; for a display of another machine,
  /// possibly no server.
  case serverRefused(String)
  /// The screen has no TrueColor visual that can be drawn on; the text says what it has.
  case noUsableVisual(String)
  case noMemory(String)
  /// The server lacks XTEST, with which keys are pressed in other programs.
  case noKeys
  /// There is no frame to take a screenshot of: none of the present size was shown yet.
  case noFrame
  /// The server has ended, or has closed the connection, for instance because of `xkill`.
  case serverLost
  /// The memory for drawing a frame is missing.
  case cannotDraw(String)

  /// The error in one line, for the user who started the program.
  public var description: String {
    switch self {
    case .noDisplayNamed: "there is no display: DISPLAY is not set"
    case .noServer(let name): "no X server answers at “\(name)”"
    case .serverRefused(let name): "no X server at “\(name)” lets this program in"
    case .noUsableVisual(let found): "no usable visual: \(found)"
    case .noMemory(let reason): "no memory for the window: \(reason)"
    case .noKeys: "the X server lets nobody press keys for other programs: it has no XTEST"
    case .noFrame: "no frame has been shown yet"
    case .serverLost: "the X server has ended, or has closed the connection"
    case .cannotDraw(let reason): reason
    }
  }
}
