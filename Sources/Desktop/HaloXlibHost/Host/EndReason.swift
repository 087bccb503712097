/// Why a host's run ended.
package enum EndReason: Hashable, Sendable {
  /// By `WindowHost.stop()`, or by SIGINT, SIGTERM or SIGHUP.
  case stopped
  case closedByUser
  /// The server went away, or closed the connection; the window is gone and nothing more can be
  /// shown.
  case serverLost
  /// There is no memory for what is to be shown; why, in one line. The window still shows what it
  /// showed before.
  case cannotDraw(String)
}
