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
    let right = KeyCommand(
      title: "Turn Right", action: "turnRight", input: "}")
    let left = KeyCommand(
      title: "Turn Left", action: "turnLeft", input: "{")
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
    func cap(_ command: KeyCommand) -> String {
      guard
        let key = command.key(scheme: window.modifierScheme, direction: window.layoutDirection)
      else { return "" }
      return
        (key.modifierFlags.caps(on: window.modifierScheme) + [
          key.cap(on: window.modifierScheme)
        ]).joined(separator: "-")
    }
    mirror.show(
      previous: cap(commands.previous), next: cap(commands.next), left: cap(commands.left),
      right: cap(commands.right))
  }

  /// Turns the whole window round; the scene gives its direction back when it goes.
  func toggleDirection() {
    guard let window = view.window else { return }
    directionBefore = directionBefore ?? window.layoutDirection
    window.layoutDirection =
      window.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
    view.setNeedsLayout()
  }
}
