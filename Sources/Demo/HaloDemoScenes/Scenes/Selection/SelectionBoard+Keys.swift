import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// The keys that move and resize pieces.
extension SelectionBoard {
  private static let directions: [(input: String, name: String, way: CGVector)] = [
    (KeyCommand.inputLeftArrow, "Left", CGVector(dx: -1, dy: 0)),
    (KeyCommand.inputUpArrow, "Up", CGVector(dx: 0, dy: -1)),
    (KeyCommand.inputDownArrow, "Down", CGVector(dx: 0, dy: 1)),
    (KeyCommand.inputRightArrow, "Right", CGVector(dx: 1, dy: 0)),
  ]

  /// Creates the commands of the arrows, which move by a step, with Shift by a square, and with
  /// Option move the corner; and those that resize in proportion.
  func makeCommands() -> [KeyCommand] {
    let arrows = Self.directions.flatMap { direction in
      [
        (KeyModifierFlags(), "move", "Move \(direction.name)"),
        (.shift, "move", "Move \(direction.name) by a Square"),
        (.alternate, "resize", "Move the Corner \(direction.name)"),
      ].map { flags, action, title in
        KeyCommand(
          title: title, action: Selector(action), input: direction.input, modifierFlags: flags,
          propertyList: direction.name)
      }
    }
    let sizes = [("+", "Larger"), ("-", "Smaller")].map { input, title in
      KeyCommand(title: title, action: "scale", input: input, propertyList: title)
    }
    for command in arrows + sizes {
      // Without priority, arrows would move the focus.
      command.wantsPriorityOverSystemBehavior = true
      // Arrows move pieces in their own direction, also right to left.
      command.allowsAutomaticMirroring = false
    }
    return arrows + sizes
  }

  var commandResponses: [Selector: @MainActor (Any?) -> Void] {
    let act: @MainActor (Any?) -> Void = { [weak self] sender in
      self?.perform(sender as? KeyCommand)
    }
    return [
      "move": act, "resize": act, "scale": act,
      .selectAll: { [weak self] _ in
        self?.pieces.selectAll()
        self?.selectionDidChange()
      },
    ]
  }

  /// Returns the pieces after a command; nil for a command that changes none.
  func pieces(after command: KeyCommand) -> BoardPieces? {
    guard let name = command.propertyList as? String else { return nil }
    var next = pieces
    let step =
      command.modifierFlags.contains(.shift) ? BoardPieces.square : BoardPieces.step
    let way = Self.directions.first { $0.name == name }?.way ?? .zero
    let distance = CGVector(dx: way.dx * step, dy: way.dy * step)
    switch command.action {
    case "move": next.move(by: distance, asGroup: pieces.hasAll)
    case "resize" where !pieces.hasAll: next.resize(by: distance, keepingProportions: false)
    case "scale" where !pieces.hasAll:
      let side = pieces.frames[pieces.selected].width / 10 * (name == "Larger" ? 1 : -1)
      next.resize(by: CGVector(dx: side, dy: 0), keepingProportions: true)
    default: break
    }
    return next
  }

  private func perform(_ command: KeyCommand?) {
    guard let next = command.flatMap(pieces(after:)) else { return }
    pieces = next
    piecesDidMove(withDuration: 0.12)
  }
}
