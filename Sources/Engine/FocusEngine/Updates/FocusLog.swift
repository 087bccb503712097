import FocusGeometry
import Foundation

/// Every focus update in words, as it happens: what UIKit prints with `-UIFocusLoggingEnabled YES`.
///
/// One log for the process: whoever starts it hears of all systems, also of those made later.
@MainActor
public enum FocusLog {
  /// Takes one line at a time, without its end; nil: nothing is logged.
  public static var sink: ((String) -> Void)?

  static func note(_ explanation: FocusExplanation) {
    guard let sink else { return }
    lines(for: explanation).forEach(sink)
  }

  /// What happened, why, and for an update that a person did not steer the search step by step.
  public nonisolated static func lines(for explanation: FocusExplanation) -> [String] {
    var lines = [explanation.headline]
    if let account = explanation.account { lines.append("  " + account) }
    if explanation.heading.isEmpty || explanation.trigger == .initial {
      lines += explanation.steps.map { "    " + $0.line }
    }
    return lines.map { "focus: " + $0 }
  }
}
