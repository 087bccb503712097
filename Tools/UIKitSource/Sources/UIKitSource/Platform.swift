/// The platform whose branches of `#if` are compiled.
public enum Platform: String, CaseIterable, Sendable {
  case ios
  case catalyst
  case tvos

  /// Returns whether `os(NAME)` holds; nil for a name that the compiler evaluates itself.
  func isOS(_ name: String) -> Bool? {
    switch name {
    case "iOS": self != .tvos
    case "tvOS": self == .tvos
    case "macOS", "OSX": false
    default: nil
    }
  }

  /// Returns whether `targetEnvironment(NAME)` holds; nil for a name that the compiler evaluates
  /// itself.
  func isEnvironment(_ name: String) -> Bool? {
    switch name {
    case "macCatalyst": self == .catalyst
    case "simulator": false
    default: nil
    }
  }
}
