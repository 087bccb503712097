import HaloDemoScenes
import HaloHosting
import HaloSceneGraph

/// Handles the demo's keys in a window without an X server.
///
/// Commands for the screen act as in the window of `halo demo`; commands for that window are
/// refused.
@MainActor
final class DemoKeys {
  /// The first refused key, with the reason; the key is nil if none was being handled.
  private var refusal: (key: Key?, reason: String)?

  /// Makes the keys act as long as `switcher` exists.
  ///
  /// - Parameter switcher: the switcher of the scenes, or of a single layout, for which the
  ///   commands that change the scene are refused.
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
    let commands = DemoApplication().menus.flatMap(\.commands)
    refuse(
      commands.filter { !ScreenSwitcher.actions.contains($0.action) },
      "is only possible in the window of halo demo")
    if !(switcher.screen is DemoScene) {
      refuse(
        commands.filter { [.nextScene, .previousScene].contains($0.action) },
        "is only possible with scenes, and this is a layout")
    }
    switcher.start(others: others)
  }

  /// Reports the first refused key.
  ///
  /// - Parameter presses: the keys pressed so far, with their names.
  /// - Throws: `CommandError` if a key was refused.
  func check(_ presses: [NamedKey]) throws {
    guard let refusal else { return }
    let name = presses.first { $0.key == refusal.key }?.name
    throw CommandError("\(name.map { "\($0): " } ?? "")\(refusal.reason)")
  }
}
