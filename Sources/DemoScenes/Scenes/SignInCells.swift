import FocusEngine
import Foundation
import SceneGraph

/// Control and an arrow go from cell to cell of the table of addresses, with full keyboard access
/// (hig-keyboards.md, "Control-Right arrow": another value or cell within a view).
@MainActor
enum SignInCells {
  struct Step {
    var action: Selector
    var title: String
    var input: String
    var columns: Int
    var rows: Int
  }

  static let steps = [
    Step(
      action: "focusCellRight", title: "Cell to the Right", input: KeyCommand.inputRightArrow,
      columns: 1, rows: 0),
    Step(
      action: "focusCellLeft", title: "Cell to the Left", input: KeyCommand.inputLeftArrow,
      columns: -1, rows: 0),
    Step(
      action: "focusCellUp", title: "Cell Above", input: KeyCommand.inputUpArrow, columns: 0,
      rows: -1),
    Step(
      action: "focusCellDown", title: "Cell Below", input: KeyCommand.inputDownArrow, columns: 0,
      rows: 1),
  ]

  /// Before the field, where Control and an arrow go by words.
  static var commands: [KeyCommand] {
    steps.map { step in
      let command = KeyCommand(
        title: step.title, action: step.action, input: step.input, modifierFlags: .control)
      command.wantsPriorityOverSystemBehavior = true
      command.allowsAutomaticMirroring = false
      return command
    }
  }

  private static let table: [[SignInItem]] = [
    [.shippingName, .billingName], [.shippingAddress, .billingAddress],
  ]

  /// nil for what is not in the table, and at its edges.
  static func neighbour(of item: SignInItem, _ step: Step, isMirrored: Bool) -> SignInItem? {
    guard let row = table.firstIndex(where: { $0.contains(item) }),
      let column = table[row].firstIndex(of: item)
    else { return nil }
    let place = (row: row + step.rows, column: column + (isMirrored ? -1 : 1) * step.columns)
    guard table.indices.contains(place.row), table[place.row].indices.contains(place.column) else {
      return nil
    }
    return table[place.row][place.column]
  }
}
