import HaloDemoScenes
import HaloHosting
import HaloSceneGraph

/// The demo's keys where there is a window but no X server: what concerns the screen acts as in the
/// demo's window, what concerns that window is refused.
@MainActor
final class DemoKeys {
  /// The first key that was refused, and why.
  private var refusal: (key: Key?, reason: String)?

  /// Has the keys act as long as the switcher lives.
  ///
  /// - Parameter switcher: goes through scenes, or through a layout alone, which has no next scene.
  init(_ switcher: ScreenSwitcher) {
    var others: [Selector: @MainActor () -> Void] = [:]
    func refuse(_ commands: [KeyCommand], _ reason: String) {
      for command in commands {
        others[command.action] = { [weak self, weak window = switcher.window] in
          guard let self, refusal == nil else { return }
          refusal = (window?.keyInHand, "\(command.title) \(reason)")
        }
      }
    }
    let commands = DemoApplication().menus.flatMap(\.children)
    refuse(
      commands.filter { !ScreenSwitcher.actions.contains($0.action) },
      "is for the window of halo demo")
    if !(switcher.screen is DemoScene) {
      refuse(
        commands.filter { [.nextScene, .previousScene].contains($0.action) },
        "is for scenes, and this is a layout")
    }
    switcher.start(others: others)
  }

  /// Tells of a key that was refused.
  ///
  /// - Parameter presses: what was pressed so far, with its names.
  /// - Throws: `CommandError`.
  func check(_ presses: [NamedKey]) throws {
    guard let refusal else { return }
    let name = presses.first { $0.key == refusal.key }?.name
    throw CommandError("\(name.map { "\($0): " } ?? "")\(refusal.reason)")
  }
}
