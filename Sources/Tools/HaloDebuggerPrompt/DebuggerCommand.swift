import Foundation
import HaloSourceText

/// A command of the debugger's prompt: a query, and the item that it is about.
///
/// It is written `checkFocusability play`, or as the call that UIKit's documentation has:
/// `po UIFocusDebugger.checkFocusability(for: play)`.
package struct DebuggerCommand: Hashable, Sendable {
  package let query: DebuggerQuery
  /// The name of the item; nil for the item that is chosen.
  package let item: String?

  /// Reads a command.
  ///
  /// - Throws: ``DebuggerMistake`` for an unknown query, or an item after one that takes none.
  package init(parsing text: String) throws(DebuggerMistake) {
    let (name, item) = Self.parts(of: text)
    guard !name.isEmpty else { throw DebuggerMistake("there is no command; help lists them") }
    guard let query = DebuggerQuery(named: name) else {
      let suggestion = name.suggestion(among: DebuggerQuery.allCases.map(\.rawValue))
      throw DebuggerMistake(
        "there is no command “\(name)”" + (suggestion.isEmpty ? "; help lists them" : suggestion))
    }
    guard query.takesItem || item.isEmpty else {
      throw DebuggerMistake("\(query.rawValue) takes no item; leave out “\(item)”")
    }
    self.query = query
    self.item = item.isEmpty ? nil : item
  }

  /// Returns the name of the query and that of the item, which may be empty.
  private static func parts(of text: String) -> (query: String, item: String) {
    var rest = text.trimmed[...]
    for start in ["po ", "UIFocusDebugger.", "FocusDebugger."] where rest.hasPrefix(start) {
      rest = String(rest.dropFirst(start.count)).trimmed[...]
    }
    let end = rest.firstIndex { $0 == "(" || $0.isWhitespace } ?? rest.endIndex
    let name = String(rest[..<end])
    guard end < rest.endIndex, rest[end] == "(", rest.last == ")" else {
      return (name, String(rest[end...]).trimmed.unquoted)
    }
    // The argument of a call in Swift has a label, which is left out.
    let argument = rest[end...].dropFirst().dropLast()
    return (name, String(argument.trimmingPrefix(/\s*(for|from|of):/)).trimmed.unquoted)
  }
}

/// A command that the prompt does not understand, explained in one line.
package struct DebuggerMistake: Error, CustomStringConvertible, Hashable {
  package let description: String

  init(_ description: String) { self.description = description }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The string without the quotation marks around it.
  fileprivate var unquoted: String {
    count > 1 && first == last && (first == "\"" || first == "'")
      ? String(dropFirst().dropLast()) : self
  }
}
