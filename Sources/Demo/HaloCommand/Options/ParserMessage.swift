import Foundation
import HaloSourceText

/// The messages of the argument parser, of which some get a better suggestion.
enum ParserMessage {
  /// Returns a message of the parser, which is on one line, with the suggestions that Halo makes
  /// elsewhere; any other message as it is.
  static func improved(_ message: String) -> String {
    withNearestValue(message) ?? withExpectedNumber(message) ?? withoutFarOption(message) ?? message
  }

  /// Returns a message about a value that is none of a few, with a similar one; nil for any other
  /// message.
  private static func withNearestValue(_ message: String) -> String? {
    let pattern = /The value '(.*)' is invalid for '(.*)'\. Please provide one of (.*?)\.?/
    guard let match = message.wholeMatch(of: pattern) else { return nil }
    // Few values stand in quotation marks, many in a list.
    let quoted = match.3.matches(of: /'([^']*)'/).map { String($0.1) }
    let listed = match.3.matches(of: /- (\S+)/).map { String($0.1) }
    let values = quoted.isEmpty ? listed : quoted
    guard let last = values.last else { return nil }
    let list = values.count == 1 ? last : values.dropLast().joined(separator: ", ") + " or " + last
    return "The value '\(match.1)' is invalid for '\(match.2)': expected \(list)"
      + String(match.1).suggestion(among: values)
  }

  /// Returns a message about a value that is not a number, for which the parser names no reason; nil
  /// for any other message.
  private static func withExpectedNumber(_ message: String) -> String? {
    let pattern = /The value '.*' is invalid for '[^']*'/
    return message.wholeMatch(of: pattern) == nil ? nil : message + ": expected a number"
  }

  /// Returns a message about an unknown option, without the suggestion of one that is not similar;
  /// nil for any other message.
  private static func withoutFarOption(_ message: String) -> String? {
    let pattern = /(Unknown option '(-.*)')\. Did you mean '(-.*)'\?/
    guard let match = message.wholeMatch(of: pattern) else { return nil }
    let (given, meant) = (match.2.drop { $0 == "-" }, match.3.drop { $0 == "-" })
    return String(given).nearest(among: [String(meant)]) == nil ? String(match.1) : message
  }
}
