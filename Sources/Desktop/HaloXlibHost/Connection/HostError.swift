import Foundation

/// Why a window could not be opened, or is gone, in one line each.
public enum HostError: Error, CustomStringConvertible, Equatable {
  /// No display was asked for and `DISPLAY` is not set.
  case noDisplayNamed
  /// Nobody listens at this display.
  case noServer(String)
  /// A server listens at this display and does not let this program in; or, for a display of another
  /// machine, none does.
  case serverRefused(String)
  /// The screen has no TrueColor visual that can be drawn on; the text says what it has.
  case noUsableVisual(String)
  case noMemory(String)
  /// The server has no XTEST, by which keys are pressed for other programs.
  case noKeys
  /// There is nothing to take a screenshot of before the first frame of a size.
  case noFrame
  /// The server has ended, or it has closed the connection, as `xkill` has it do.
  case serverLost
  /// There is no memory for what is to be shown.
  case cannotDraw(String)

  /// One line for the person who started the program.
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
