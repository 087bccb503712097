/// Why a host's run ended.
package enum EndReason: Hashable, Sendable {
  /// By `WindowHost.stop()`, or by SIGINT or SIGTERM.
  case stopped
  case closedByUser
  /// The server went away; the window is gone and nothing more can be shown.
  case serverLost
  /// There is no memory for what is to be shown; why, in one line. The window still shows what it
  /// showed before.
  case cannotDraw(String)
}
