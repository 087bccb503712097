import ArgumentParser

/// The arguments and environment variables that apply to every command, like UIKit's launch
/// arguments.
///
/// The arguments may be anywhere in the command line and override the variables.
struct LaunchArguments: Equatable {
  /// Whether `-UIFocusLoggingEnabled YES` or `HALO_FOCUS_LOG=1` was given.
  private(set) var isFocusLogged = false
  /// Whether `-UIFocusLoopDebuggerEnabled YES` was given.
  private(set) var isFocusLoopDebuggerEnabled = false
  /// All other arguments, in order.
  private(set) var rest: [String] = []

  private static let logging = "-UIFocusLoggingEnabled"
  private static let loopDebugger = "-UIFocusLoopDebuggerEnabled"
  private static let variable = "HALO_FOCUS_LOG"

  /// Separates the launch arguments from the others.
  ///
  /// - Throws: `ValidationError` for a value that is neither yes nor no.
  init(_ arguments: [String], environment: [String: String]) throws {
    if let value = environment[Self.variable], !value.isEmpty {
      isFocusLogged = try Self.isYes(value, of: Self.variable)
    }
    var left = arguments[...]
    while let word = left.popFirst() {
      switch word {
      case Self.logging: isFocusLogged = try Self.isYes(left.popFirst(), of: word)
      case Self.loopDebugger:
        isFocusLoopDebuggerEnabled = try Self.isYes(left.popFirst(), of: word)
      default: rest.append(word)
      }
    }
  }

  private static func isYes(_ value: String?, of name: String) throws -> Bool {
    guard let value else { throw ValidationError("\(name) takes YES or NO") }
    switch value.lowercased() {
    case "yes", "true", "1": return true
    case "no", "false", "0": return false
    default: throw ValidationError("\(name) takes YES or NO, not “\(value)”")
    }
  }
}
