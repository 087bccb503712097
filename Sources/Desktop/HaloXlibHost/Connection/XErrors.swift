import CHaloX11
import Foundation
import Synchronization

/// An X request that failed, as the server reported it.
struct XFailure: Sendable {
  var code: UInt8
  /// The major opcode: below 128 for core requests, otherwise for an extension.
  var request: UInt8
  var minor: UInt8
  /// The window or other resource of the request; for some errors the invalid value.
  var resource: UInt = 0
}

/// The record of errors that Xlib's process-wide handlers have received, by display.
///
/// The handlers are plain functions without a context, so their findings are stored here; the lock
/// is needed because Xlib may call them on any thread that uses a display.
enum XErrors {
  private struct State {
    var isTrapping = false
    var trapped: XFailure?
    /// The major opcodes of requests that failed outside a trap since the last query.
    var failedRequests: Set<UInt8> = []
    /// Failures outside a trap that were not reported yet, at most `limit`.
    var unreported: [XFailure] = []
    var isLost = false
  }

  /// The number of failures that are kept: a long series of them repeats itself.
  private static let limit = 32

  private static let states = Mutex<[UInt: State]>([:])

  /// Starts recording failed requests and a lost connection for a display; neither ends the process
  /// any longer.
  static func watch(_ display: OpaquePointer) {
    states.withLock { $0[key(display)] = State() }
    XSetErrorHandler(handleXError)
    XSetIOErrorHandler(handleXIOError)
    XSetIOErrorExitHandler(display, handleXIOErrorExit, nil)
  }

  static func forget(_ display: OpaquePointer) {
    states.withLock { $0[key(display)] = nil }
  }

  static func isLost(_ display: OpaquePointer) -> Bool {
    states.withLock { $0[key(display)]?.isLost ?? true }
  }

  /// Returns whether a request with this major opcode has failed since the last query.
  static func takeFailure(of request: UInt8, on display: OpaquePointer) -> Bool {
    states.withLock { $0[key(display)]?.failedRequests.remove(request) != nil }
  }

  /// Returns the failures to be reported, oldest first, and clears them.
  static func takeUnreported(on display: OpaquePointer) -> [XFailure] {
    states.withLock {
      guard let failures = $0[key(display)]?.unreported, !failures.isEmpty else { return [] }
      $0[key(display)]?.unreported = []
      return failures
    }
  }

  /// Makes requests that may fail; costs round trips.
  ///
  /// - Returns: the first failure, which is not reported; nil if there was none.
  static func trap(_ display: OpaquePointer, _ requests: () -> Void) -> XFailure? {
    XSync(display, 0)
    states.withLock { $0[key(display)]?.isTrapping = true }
    requests()
    XSync(display, 0)
    return states.withLock {
      let failure = $0[key(display)]?.trapped
      $0[key(display)]?.trapped = nil
      $0[key(display)]?.isTrapping = false
      return failure
    }
  }

  fileprivate static func didFail(_ failure: XFailure, on display: OpaquePointer) {
    states.withLock {
      guard var state = $0[key(display)] else { return }
      if state.isTrapping {
        state.trapped = state.trapped ?? failure
      } else {
        state.failedRequests.insert(failure.request)
        if state.unreported.count < limit { state.unreported.append(failure) }
      }
      $0[key(display)] = state
    }
  }

  fileprivate static func didLose(_ display: OpaquePointer) {
    states.withLock { $0[key(display)]?.isLost = true }
  }

  private static func key(_ display: OpaquePointer) -> UInt { UInt(bitPattern: display) }
}

// Only records the error: a handler must not make requests, which looking up names may need.
private nonisolated func handleXError(
  _ display: OpaquePointer?, _ event: UnsafeMutablePointer<XErrorEvent>?
) -> Int32 {
  guard let display, let error = event?.pointee else { return 0 }
  XErrors.didFail(
    XFailure(
      code: error.error_code, request: error.request_code,
      minor: error.minor_code, resource: error.resourceid),
    on: display)
  return 0
}

// Replaces Xlib's own handler, which prints a message; messages are up to the program.
private nonisolated func handleXIOError(_ display: OpaquePointer?) -> Int32 { 0 }

private nonisolated func handleXIOErrorExit(
  _ display: OpaquePointer?, _ context: UnsafeMutableRawPointer?
) {
  if let display { XErrors.didLose(display) }
}
