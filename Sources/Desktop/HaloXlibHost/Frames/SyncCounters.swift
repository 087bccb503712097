import CHaloX11
import CHaloXext
import Foundation

/// The server's counters by which a window manager follows frames; see ``FrameSync``.
@MainActor
final class SyncCounters {
  /// The ids of the counters, for the window's `_NET_WM_SYNC_REQUEST_COUNTER` property.
  let basic: UInt
  let extended: UInt
  private let connection: DisplayConnection
  var state = FrameSync()

  /// Creates the counters; nil if the server lacks the SYNC extension.
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

  /// Marks the beginning of a frame, before its first request; like ``end(at:isPrompt:)``, it does
  /// not flush.
  func begin() { set(extended, to: state.begin()) }

  /// Marks the end of a frame, after its last request; a prompt frame answers input, and should be
  /// shown as soon as possible.
  func end(at now: TimeInterval, isPrompt: Bool) {
    let ending = state.end(at: now, isPrompt: isPrompt)
    set(basic, to: ending.basic)
    set(extended, to: ending.extended)
  }

  /// Answers a pending request of the window manager without a frame while the window is not
  /// visible, and stops waiting for its reports of drawn frames.
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
