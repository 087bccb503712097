import FocusEngine
import HaloDemoScenes
import HaloHosting
import HaloSceneGraph

/// The demo's keys where there is a window but no X server: what concerns the screen acts as in the
/// demo's window, what concerns that window is refused.
@MainActor
final class DemoKeys {
  private let switcher: ScreenSwitcher
  /// The first key that was refused, and why.
  private var refusal: (key: Key?, reason: String)?

  /// Has the keys act as long as this lives.
  ///
  /// - Parameters:
  ///   - window: where the keys go.
  ///   - scene: what it shows; nil for a layout, which has no next scene.
  ///   - looks: what was asked for.
  ///   - variation: of the layout.
  init(
    in window: Window, scene: DemoScene?, looks: ScreenLooks,
    variation: FocusVariation = FocusVariation()
  ) {
    let (screens, index) = scene.map(ScreenSwitcher.scenes(from:)) ?? ([], 0)
    switcher = ScreenSwitcher(
      window, screens: screens, index: index, looks: looks, variation: variation)
    var others: [Selector: @MainActor () -> Void] = [:]
    func refuse(_ commands: [KeyCommand], _ reason: String) {
      for command in commands {
        others[command.action] = { [weak self, weak window] in
          guard let self, refusal == nil else { return }
          refusal = (window?.keyInHand, "\(command.title) \(reason)")
        }
      }
    }
    let commands = DemoApplication().menus.flatMap(\.children)
    refuse(
      commands.filter { !ScreenSwitcher.actions.contains($0.action) },
      "is for the window of halo demo")
    if scene == nil {
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
