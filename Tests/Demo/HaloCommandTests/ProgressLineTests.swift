import Synchronization
import Testing

@testable import HaloCommand

/// The line on standard error that says how far a command has come.
struct ProgressLineTests {
  /// A terminal that keeps what is written, and a clock that strikes when a test says so.
  private final class Stage: Sendable {
    private let written = Mutex("")
    private let strikes = Mutex<[@Sendable () -> Void]>([])
    private let columns: Int?

    init(columns: Int? = 80) { self.columns = columns }

    func begin(of total: Int, isQuiet: Bool = false) -> ProgressLine {
      let columns = columns
      let terminal = Terminal(
        output: { _ in }, errors: { text in self.written.withLock { $0 += text } },
        errorColumns: { columns })
      return ProgressLine(of: total, isQuiet: isQuiet, on: terminal) { seconds, act in
        #expect(seconds == 1)
        self.strikes.withLock { $0.append(act) }
      }
    }

    /// Lets a second pass.
    func strike() { for act in strikes.withLock({ $0 }) { act() } }

    /// Returns what was written since the last call.
    func take() -> String {
      written.withLock { text in
        defer { text = "" }
        return text
      }
    }
  }

  private static let clearing = "\r\u{1B}[K"

  @Test func `the line appears after a second, is rewritten, and is removed at the end`() {
    let stage = Stage()
    let line = stage.begin(of: 30)
    line.next("grid")
    #expect(stage.take() == "")
    stage.strike()
    #expect(stage.take() == "\r1 of 30: grid\u{1B}[K")
    line.next("photos")
    #expect(stage.take() == "\r2 of 30: photos\u{1B}[K")
    line.end()
    #expect(stage.take() == Self.clearing)
  }

  @Test func `nothing appears for a command that ends within a second`() {
    let stage = Stage()
    let line = stage.begin(of: 2)
    line.next("grid")
    line.end()
    stage.strike()
    #expect(stage.take() == "")
  }

  @Test func `nothing appears without a terminal, and nothing with --quiet`() {
    for (columns, isQuiet) in [(nil, false), (80, true)] {
      let stage = Stage(columns: columns)
      let line = stage.begin(of: 2, isQuiet: isQuiet)
      stage.strike()
      line.next("grid")
      line.end()
      #expect(stage.take() == "")
    }
  }

  @Test func `the output of a command has lines of its own`() {
    let stage = Stage()
    let line = stage.begin(of: 2)
    line.next("grid")
    stage.strike()
    _ = stage.take()
    line.aside { #expect(stage.take() == Self.clearing) }
    line.aside { #expect(stage.take() == "") }
    line.next("photos")
    #expect(stage.take() == "\r2 of 2: photos\u{1B}[K")
  }

  @Test func `a long or hostile name stays on one line of the terminal`() {
    let stage = Stage(columns: 13)
    let line = stage.begin(of: 2)
    stage.strike()
    line.next("a\n\u{1B}[2Jbcdefgh")
    #expect(stage.take() == "\r1 of 2: a\\n\\\u{1B}[K")
  }
}
