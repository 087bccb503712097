import FocusGeometry
import Foundation

/// A log of every focus update as text: the counterpart of UIKit's `-UIFocusLoggingEnabled YES`.
///
/// There is one log for the process; it covers all systems, including those created later.
@MainActor
public enum FocusLog {
  /// Receives one line at a time, without a line end; nil to log nothing.
  public static var sink: ((String) -> Void)?

  static func note(_ explanation: FocusExplanation) {
    guard let sink else { return }
    lines(for: explanation).forEach(sink)
  }

  /// Returns the lines for one update: its result, its reason and, for an update without a heading,
  /// the search step by step.
  public nonisolated static func lines(for explanation: FocusExplanation) -> [String] {
    var lines = [explanation.headline]
    if let account = explanation.account { lines.append("  " + account) }
    if explanation.heading.isEmpty || explanation.trigger == .initial {
      lines += explanation.steps.map { "    " + $0.line }
    }
    return lines.map { "focus: " + $0 }
  }
}
