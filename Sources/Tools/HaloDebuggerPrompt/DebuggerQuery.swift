/// A query of the debugger's prompt, under the name that it has in `FocusDebugger`.
package enum DebuggerQuery: String, CaseIterable, Sendable {
  case help
  case status
  case checkFocusability
  case simulateFocusUpdateRequest
  case focusGroupTree
  case preferredFocusEnvironments
  case focusLoop

  /// Creates the query with a name, whatever the case of its letters; nil if there is none.
  init?(named name: String) {
    let name = name.lowercased()
    let found = Self.allCases.first { query in
      query.names.contains { $0.lowercased() == name }
    }
    guard let found else { return nil }
    self = found
  }

  /// The name, and those of UIKit's methods that ask the same.
  private var names: [String] {
    self == .focusGroupTree ? [rawValue, "checkFocusGroupTree", "focusGroups"] : [rawValue]
  }

  /// Whether the query is about an item or another place on the screen.
  var takesItem: Bool {
    switch self {
    case .help, .status, .focusLoop: false
    case .checkFocusability, .simulateFocusUpdateRequest, .focusGroupTree,
      .preferredFocusEnvironments:
      true
    }
  }

  /// The meaning of the answer, for the list of commands.
  var meaning: String {
    switch self {
    case .help: "this list"
    case .status: "the focused item, the focus model and the last update"
    case .checkFocusability: "why an item cannot have the focus"
    case .simulateFocusUpdateRequest: "where a focus update request from an item would lead"
    case .focusGroupTree: "the focus groups around an item and inside it, in Tab order"
    case .preferredFocusEnvironments: "what an item prefers, and what that prefers in turn"
    case .focusLoop: "the stops of Tab"
    }
  }
}
