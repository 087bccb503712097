import Synchronization

/// The rows of a picture, from which each thread takes the next few until none are left.
final class RowWork: DrawingThreads.Work, @unchecked Sendable {
  private let count: Int
  private let draw: (_ y: Int) -> Void
  private let next = Atomic<Int>(0)

  private static let rowsAtOnce = 32

  /// Creates the work.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - draw: Called once for each row, on any thread.
  init(count: Int, draw: @escaping (_ y: Int) -> Void) {
    self.count = count
    self.draw = draw
  }

  func run() {
    while true {
      let first = next.wrappingAdd(Self.rowsAtOnce, ordering: .relaxed).oldValue
      guard first < count else { return }
      for y in first..<min(first + Self.rowsAtOnce, count) { draw(y) }
    }
  }
}
