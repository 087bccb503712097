/// The reason why another program's screen cannot be read.
package enum AccessibilityClientError: Error, Equatable, CustomStringConvertible {
  /// There is no session bus, or no accessibility bus on it.
  case noBus
  /// A program did not answer in time.
  case noAnswer
  /// A program left the bus.
  case ended

  package var description: String {
    switch self {
    case .noBus:
      "there is no accessibility bus: install at-spi2-core, and start a session bus"
    case .noAnswer: "does not answer"
    case .ended: "has ended"
    }
  }
}
