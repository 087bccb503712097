/// Why another program's screen cannot be told of.
package enum AccessibilityClientError: Error, Equatable, CustomStringConvertible {
  /// There is no session bus, or no bus of accessibility on it.
  case noBus
  /// No program of that name, or process, tells of itself.
  case noProgram(String)
  /// It did not answer in time.
  case noAnswer(String)
  /// It left the bus.
  case ended(String)
  /// It tells of no window.
  case nothingShown(String)

  package var description: String {
    switch self {
    case .noBus:
      "there is no bus of accessibility: at-spi2-core must be installed and a session bus run"
    case .noProgram(let name): "\(name) tells nothing of its screen, or does not run"
    case .noAnswer(let name): "\(name) does not answer"
    case .ended(let name): "\(name) has ended"
    case .nothingShown(let name): "\(name) tells of no window"
    }
  }
}
