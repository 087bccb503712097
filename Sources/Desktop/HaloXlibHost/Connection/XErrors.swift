import CHaloX11
import Foundation
import Synchronization

/// An X request that failed, as the server reported it.
struct XFailure: Sendable {
  var code: UInt8
  /// The major opcode: a core request below 128, an extension from there on.
  var request: UInt8
  var minor: UInt8
  /// The window or whatever else it was about; for some errors the value that was wrong.
  var resource: UInt = 0
}

/// What Xlib's process-wide handlers have seen, by display.
///
/// The handlers are plain functions without a context, so what they find is kept here; a lock,
/// because Xlib may call them on whatever thread uses a display.
enum XErrors {
  private struct State {
    var isTrapping = false
    var trapped: XFailure?
    /// Major opcodes of requests that failed outside a trap since last asked.
    var failedRequests: Set<UInt8> = []
    /// Failures outside a trap that have not been reported, at most `limit`.
    var unreported: [XFailure] = []
    var isLost = false
  }

  /// How many failures are kept: a storm of them says the same again and again.
  private static let limit = 32

  private static let states = Mutex<[UInt: State]>([:])

  /// From now on a failing request is noted and a lost server remembered; neither ends the process.
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

  /// Whether a request with this major opcode has failed since the last time this was asked.
  static func takeFailure(of request: UInt8, on display: OpaquePointer) -> Bool {
    states.withLock { $0[key(display)]?.failedRequests.remove(request) != nil }
  }

  /// Failures that are to be logged, oldest first; empty from then on.
  static func takeUnreported(on display: OpaquePointer) -> [XFailure] {
    states.withLock {
      guard let failures = $0[key(display)]?.unreported, !failures.isEmpty else { return [] }
      $0[key(display)]?.unreported = []
      return failures
    }
  }

  /// Makes requests that may fail; costs round trips.
  ///
  /// - Returns: The first failure, which is not logged; nil for none.
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

// Only records the error: a handler may make no requests, and looking up names may take some.
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

// Xlib's own handler would print a message; that is up to the program that opened the window.
private nonisolated func handleXIOError(_ display: OpaquePointer?) -> Int32 { 0 }

private nonisolated func handleXIOErrorExit(
  _ display: OpaquePointer?, _ context: UnsafeMutableRawPointer?
) {
  if let display { XErrors.didLose(display) }
}
