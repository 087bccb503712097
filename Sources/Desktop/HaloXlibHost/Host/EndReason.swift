/// A reason for which a host's run ended.
package enum EndReason: Hashable, Sendable {
  /// A call of `WindowHost.stop()`, or SIGINT, SIGTERM or SIGHUP.
  case stopped
  case closedByUser
  /// The end of the server or of the connection; the window is gone and nothing more can be shown.
  case serverLost
  /// Memory for drawing is missing; the text is the reason in one line.
  ///
  /// The window still shows what it showed before.
  case cannotDraw(String)
}
