import Foundation
import Synchronization

/// A line on standard error that says how far a command has come, such as `12 of 30: photos`.
///
/// It appears when the command has taken a second, is rewritten by each piece of work, and is gone
/// at the end. Nothing appears unless standard error is a terminal.
final class ProgressLine: Sendable {
  /// Calls a closure after a time in seconds, on any thread.
  typealias Timer = @Sendable (Double, @escaping @Sendable () -> Void) -> Void

  private struct State {
    var count = 0
    var text = ""
    /// Whether the line may appear.
    var isDue = false
    var isShown = false
  }

  /// The time after which the line appears, in seconds.
  static let patience = 1.0

  private let state = Mutex(State())
  private let total: Int
  private let terminal: Terminal
  /// The columns that the line may take; nil if it never appears.
  private let width: Int?

  /// Begins a command that consists of some pieces of work.
  ///
  /// - Parameters:
  ///   - total: the number of pieces.
  ///   - isQuiet: whether the line never appears.
  ///   - terminal: the destination of the line.
  ///   - timer: the timer that lets the line appear.
  init(
    of total: Int, isQuiet: Bool = false, on terminal: Terminal = .current,
    timer: Timer = ProgressLine.timer
  ) {
    (self.total, self.terminal) = (total, terminal)
    // The last column stays free, as a terminal may go to the next line after it.
    width = isQuiet ? nil : terminal.errorColumns().map { $0 - 1 }
    guard width != nil else { return }
    timer(Self.patience) { [self] in
      state.withLock { state in
        state.isDue = true
        show(&state)
      }
    }
  }

  private static let timer: Timer = { seconds, act in
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: act)
  }

  /// Says that the next piece of work begins, which `name` names.
  func next(_ name: String) {
    state.withLock { state in
      state.count += 1
      state.text = "\(state.count) of \(total): \(name)".withControlsSpelled
      show(&state)
    }
  }

  /// Runs `body`, which prints something, without the line.
  func aside(_ body: () throws -> Void) rethrows {
    try state.withLock { state in
      hide(&state)
      try body()
    }
  }

  /// Removes the line for good.
  func end() {
    state.withLock { state in
      hide(&state)
      state.text = ""
    }
  }

  private func show(_ state: inout State) {
    guard let width, width > 0, state.isDue, !state.text.isEmpty else { return }
    terminal.errors("\r\(state.text.prefix(width))\u{1B}[K")
    state.isShown = true
  }

  private func hide(_ state: inout State) {
    guard state.isShown else { return }
    terminal.errors("\r\u{1B}[K")
    state.isShown = false
  }
}
