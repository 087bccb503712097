import CHaloX11
import CHaloXext
import Foundation

/// The server's counters by which a window manager follows frames; see ``FrameSync``.
@MainActor
final class SyncCounters {
  let basic: UInt
  let extended: UInt
  private let connection: DisplayConnection
  var state = FrameSync()

  /// Creates the counters; nil if the server does not support them.
  init?(connection: DisplayConnection) {
    let display = connection.display
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard XSyncQueryExtension(display, &event, &error) != 0,
      XSyncInitialize(display, &major, &minor) != 0
    else { return nil }
    basic = XSyncCreateCounter(display, XSyncValue(hi: 0, lo: 0))
    extended = XSyncCreateCounter(display, Self.value(FrameSync.start))
    self.connection = connection
    guard basic != 0, extended != 0 else { return nil }
  }

  isolated deinit {
    XSyncDestroyCounter(connection.display, basic)
    XSyncDestroyCounter(connection.display, extended)
  }

  /// Begins a frame, before its first request; not flushed, like ``end(at:isPrompt:)``.
  func begin() { set(extended, to: state.begin()) }

  /// Ends a frame, after its last request.
  func end(at now: TimeInterval, isPrompt: Bool) {
    let ending = state.end(at: now, isPrompt: isPrompt)
    set(basic, to: ending.basic)
    set(extended, to: ending.extended)
  }

  /// Answers a pending request without a frame while the window is not visible, and stops waiting
  /// for reports.
  func pass() {
    if state.isFresh {
      guard let value = state.passBeforeFirst() else { return }
      set(basic, to: value)
      XFlush(connection.display)
    } else if state.isWaiting {
      begin()
      end(at: 0, isPrompt: true)
      XFlush(connection.display)
    }
    state.forgetFrame()
  }

  private func set(_ counter: UInt, to value: Int64?) {
    guard let value else { return }
    XSyncSetCounter(connection.display, counter, Self.value(value))
  }

  private static func value(_ number: Int64) -> XSyncValue {
    XSyncValue(
      hi: Int32(truncatingIfNeeded: number >> 32), lo: UInt32(truncatingIfNeeded: number))
  }
}
