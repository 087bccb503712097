import FocusGeometry
import Foundation

extension FocusDebugger {
  /// Whether an item can have the focus now.
  package static func isEligible(_ item: any FocusItem, in system: FocusSystem) -> Bool {
    system.hierarchy?.isEligible(item) == true
  }

  /// Returns whether `item` can have the focus, and everything that prevents it, not only the first
  /// reason (App Programming Guide for tvOS).
  ///
  /// O(n) in the items of the hierarchy.
  public static func checkFocusability(for item: any FocusItem) -> Focusability {
    var check = FocusabilityCheck(of: [item])
    return check.verdict(on: item)
  }

  /// Returns the verdict of ``checkFocusability(for:)`` on each of some items.
  ///
  /// O(n log n) for n items of the hierarchy, however many of them are checked.
  package static func verdicts(on items: [any FocusItem]) -> [Focusability] {
    var check = FocusabilityCheck(of: items)
    return items.map { check.verdict(on: $0) }
  }

  /// The verdict on one item.
  public struct Focusability: FocusDebuggerOutput, Hashable {
    /// The item's label.
    public let item: String
    /// Everything that keeps the item from the focus, its own reasons first.
    public let problems: [FocusExplanation.Reason]
    /// Facts that are not problems but useful to know, in sentences.
    public let notes: [String]

    /// Whether nothing keeps the item from the focus.
    public var isFocusable: Bool { problems.isEmpty }

    /// The verdict in lines, as it is printed in a debugger.
    public var description: String {
      var lines: [String] = []
      if isFocusable {
        lines.append("\(item) can have the focus.")
      } else {
        lines.append("\(item) cannot have the focus:")
        lines += problems.map { "  - \($0)" }
      }
      lines += notes.map { "Note: \($0)" }
      if isFocusable {
        lines.append(
          """
          Not seen from here: a shouldUpdateFocus(in:) that refuses, an item or guide that sends \
          focus elsewhere, and conditions that change while focus moves.
          """)
      }
      return lines.joined(separator: "\n")
    }
  }
}
