import FocusEngine
import Foundation
import HaloHosting
import HaloSceneGraph

/// The commands of the scene and the words for keys.
extension OverridesScene {
  /// The commands of the scene, of which two are mirrored from right to left and two are not.
  @MainActor
  struct Commands {
    let next = KeyCommand(title: "Next Step", action: "nextStep", input: "]")
    let previous = KeyCommand(title: "Previous Step", action: "previousStep", input: "[")
    let right = KeyCommand(title: "Turn Right", action: "turnRight", input: "}")
    let left = KeyCommand(title: "Turn Left", action: "turnLeft", input: "{")
    let direction = KeyCommand(once: "Reading Direction", "toggleDirection", "d")

    init() {
      for command in [left, right] { command.allowsAutomaticMirroring = false }
    }

    var all: [KeyCommand] { [next, previous, right, left, direction] }
  }

  func words(for command: KeyCommand) -> String? {
    switch command.action {
    case stamp.action: "Stamp"
    case commands.next.action: "Next"
    case commands.previous.action: "Previous"
    case commands.right.action: "Turn right"
    case commands.left.action: "Turn left"
    case commands.direction.action:
      view.window?.layoutDirection == .rightToLeft ? "Left to right" : "Right to left"
    default: nil
    }
  }

  func showKeys() {
    guard let window = view.window else { return }
    func keys(_ command: KeyCommand) -> String {
      Shortcut(command.input(in: window.layoutDirection), command.modifierFlags)
        .printed(in: window.modifierScheme)
    }
    mirror.show(
      previous: keys(commands.previous), next: keys(commands.next), left: keys(commands.left),
      right: keys(commands.right))
  }

  /// Reverses the reading direction of the window, which gets its own back when the scene goes.
  func toggleDirection() {
    guard let window = view.window else { return }
    directionBefore = directionBefore ?? window.layoutDirection
    window.layoutDirection =
      window.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
    view.setNeedsLayout()
  }
}
