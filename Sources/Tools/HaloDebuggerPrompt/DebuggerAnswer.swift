import FocusEngine
import FocusGeometry
import Foundation

/// The answer to a command of the debugger's prompt, as text and as data.
package struct DebuggerAnswer: Encodable, Sendable {
  /// The name of the query.
  package let command: String
  /// The label of the item that it is about; nil for a query about the whole screen.
  package var item: String?
  /// Whether the item can have the focus; nil for other questions.
  package var isFocusable: Bool?
  /// Everything that keeps the item from the focus; nil for other questions.
  package var problems: [String]?
  /// Facts about the item that are not problems; nil for other questions.
  package var notes: [String]?
  /// The label of the item that a request would focus; nil for none, and for other questions.
  package var result: String?
  /// The label of the item that has the focus; nil for none, and for other questions.
  package var focused: String?
  /// The labels of the stops of Tab, in order; nil for other questions.
  package var stops: [String]?
  /// The answer in lines, without a line break at the end.
  package let text: String

  init(_ query: DebuggerQuery, text: String) {
    command = query.rawValue
    self.text = text
  }

  init(_ query: DebuggerQuery, _ output: some FocusDebuggerOutput) {
    self.init(query, text: output.description)
  }
}

extension DebuggerAnswer {
  init(_ verdict: FocusDebugger.Focusability) {
    self.init(.checkFocusability, verdict)
    item = verdict.item
    isFocusable = verdict.isFocusable
    problems = verdict.problems.map(\.description)
    notes = verdict.notes
  }

  init(_ simulation: FocusDebugger.Simulation) {
    self.init(.simulateFocusUpdateRequest, simulation)
    item = simulation.environment
    result = simulation.result
  }

  init(_ status: FocusDebugger.Status) {
    self.init(.status, status)
    focused = status.systems.first?.focused
  }

  init(_ loop: FocusLoop) {
    self.init(.focusLoop, loop)
    stops = loop.stops.map(\.label)
  }

  init(_ tree: FocusGroupTree) {
    self.init(.focusGroupTree, tree)
    item = tree.environment
  }

  init(_ tree: FocusDebugger.PreferredTree) {
    self.init(.preferredFocusEnvironments, tree)
    item = tree.root.label
  }
}
