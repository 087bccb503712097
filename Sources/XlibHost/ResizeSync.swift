import CX11
import CXext
import Foundation

/// Keeps a window manager from running ahead while the window is resized.
///
/// It sends a number before each new size and waits until the counter has it, which says that a frame
/// of that size is shown.
@MainActor
final class ResizeSync {
  private enum State {
    case idle
    /// The number has come, its size has not.
    case announced(Int64)
    /// The size has come, its frame is not shown.
    case sized(Int64)
  }

  /// The server's counter.
  let counter: UInt
  private let connection: DisplayConnection
  private var state = State.idle

  /// - Returns: nil where the server has no such counters.
  init?(connection: DisplayConnection) {
    let display = connection.display
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard XSyncQueryExtension(display, &event, &error) != 0,
      XSyncInitialize(display, &major, &minor) != 0
    else { return nil }
    counter = XSyncCreateCounter(display, XSyncValue(hi: 0, lo: 0))
    self.connection = connection
    guard counter != 0 else { return nil }
  }

  isolated deinit { XSyncDestroyCounter(connection.display, counter) }

  /// Whether somebody waits for the next frame.
  var isWaiting: Bool {
    if case .sized = state { true } else { false }
  }

  func didRequest(_ value: Int64) { state = .announced(value) }

  func didConfigure() {
    if case .announced(let value) = state { state = .sized(value) }
  }

  /// A frame of the size last told has been put.
  func didPresent() {
    guard case .sized(let value) = state else { return }
    state = .idle
    let bits = UInt64(bitPattern: value)
    XSyncSetCounter(
      connection.display, counter,
      XSyncValue(
        hi: Int32(truncatingIfNeeded: bits >> 32), lo: UInt32(truncatingIfNeeded: bits)))
  }
}
