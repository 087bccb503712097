import FocusEngine
import FocusGeometry
import HaloDemoScenes
import HaloSceneGraph

/// Handles the demo's commands that change the screen in a window or the focus rules in it.
///
/// They choose the next screen, the next focus model and the next rule of arrows, in the window of
/// `halo demo` as in pictures. The owner handles all other commands.
@MainActor
final class ScreenSwitcher {
  let window: Window
  /// The appearance and focus rules for screens, from the next change on.
  var looks: ScreenLooks
  /// The screens that F2 steps through.
  private var screens: [any Screen]
  private var index: Int
  /// A closure that returns the screens anew before F2 goes on, and the index of the shown one; nil
  /// if they never change.
  var screensHandler: ((_ shown: any Screen) -> (screens: [any Screen], index: Int))?
  /// A closure that is called when another screen is about to be shown.
  var screenWillChange: (() -> Void)?
  /// A closure that is called when another screen is shown.
  var screenHandler: (() -> Void)?
  /// The responder with the commands, which the window holds weakly.
  private var application: DemoApplication?

  /// The actions of the commands that the switcher handles itself.
  private static let own: [Selector: @MainActor (ScreenSwitcher) -> Void] = [
    .nextScene: { $0.step(1) },
    .previousScene: { $0.step(-1) },
    .nextModel: { $0.stepModel(1) },
    .previousModel: { $0.stepModel(-1) },
    .nextStrategy: { $0.stepStrategy(1) },
    .previousStrategy: { $0.stepStrategy(-1) },
    .toggleAnchorBand: { $0.toggleAnchorBand() },
    .toggleDiagonals: { $0.toggleDiagonals() },
  ]

  /// The selectors of the commands that the switcher handles itself.
  static let actions = Set(own.keys)

  /// Returns the demo's scenes and the index of `scene`, or 0 if it is not one of them.
  static func scenes(from scene: DemoScene) -> (screens: [any Screen], index: Int) {
    (DemoScene.all, DemoScene.all.firstIndex { $0.id == scene.id } ?? 0)
  }

  /// Creates a switcher whose keys do not act before ``start(others:isFullScreen:)``.
  ///
  /// - Parameters:
  ///   - window: a window that shows the screen at `index`.
  ///   - screens: the screens that F2 steps through; at least one.
  ///   - index: the index of the shown screen.
  ///   - looks: the requested appearance and focus rules.
  init(_ window: Window, screens: [any Screen], index: Int, looks: ScreenLooks) {
    self.window = window
    self.screens = screens
    self.index = index
    self.looks = looks
  }

  /// The screen that is shown.
  var screen: any Screen { screens[index] }

  /// Makes the commands act from now on.
  ///
  /// - Parameters:
  ///   - others: the actions of commands for more than the window's content; they replace the
  ///     switcher's own.
  ///   - isFullScreen: returns whether the window fills the screen now.
  func start(
    others: [Selector: @MainActor () -> Void], isFullScreen: @escaping () -> Bool = { false }
  ) {
    var actions: [Selector: @MainActor () -> Void] = [:]
    for (action, perform) in Self.own {
      actions[action] = { [weak self] in
        if let self { perform(self) }
      }
    }
    application = DemoApplication(
      actions: actions.merging(others) { $1 }, isFullScreen: isFullScreen)
    window.application = application
  }

  /// Shows a screen, in place of the one with its name or, if there is none, of the one that is shown.
  func show(_ screen: any Screen) {
    change {
      index = screens.firstIndex { $0.name == screen.name } ?? index
      screens[index] = screen
    }
  }

  private func step(_ distance: Int) {
    change {
      if let screensHandler { (screens, index) = screensHandler(screen) }
      index = (index + distance + screens.count) % screens.count
    }
  }

  /// Shows the screen that the closure chooses.
  private func change(_ choose: () -> Void) {
    screenWillChange?()
    choose()
    screen.show(in: window, looks: looks)
    screenHandler?()
  }

  /// Changes the focus model; the screen stays as it is, and the focused item keeps the focus if
  /// the model permits.
  private func stepModel(_ distance: Int) {
    guard let now = window.focusSystem?.model else { return }
    let all = FocusModel.all
    let place = all.firstIndex { $0.name == now.name } ?? 0
    let model = all[(place + distance + all.count) % all.count]
    window.focusSystem?.model = model.varied(by: looks.variation.over(screen.variation))
    window.showToast("Focus model: \(model.title)")
  }

  // MARK: Rules

  private func stepStrategy(_ distance: Int) {
    guard let now = window.focusSystem?.model.strategy else { return }
    let all = FocusStrategy.allCases
    let place = all.firstIndex(of: now) ?? 0
    let strategy = all[(place + distance + all.count) % all.count]
    vary(by: FocusVariation(strategy: strategy), "Arrows choose by \(strategy.rawValue)")
  }

  private func toggleAnchorBand() {
    guard let isOn = window.focusSystem?.model.keepsAnchorBand else { return }
    vary(
      by: FocusVariation(keepsAnchorBand: !isOn),
      isOn ? "No anchor band" : "Anchor band: a run of presses comes back")
  }

  private func toggleDiagonals() {
    guard let isOn = window.focusSystem?.model.movesDiagonally else { return }
    vary(
      by: FocusVariation(movesDiagonally: !isOn),
      isOn ? "No diagonals" : "Diagonals: two arrows held together")
  }

  /// Applies a variation to this screen and model and to those that follow, and shows a message.
  private func vary(by variation: FocusVariation, _ words: String) {
    looks.variation = variation.over(looks.variation)
    window.focusSystem?.vary(by: variation)
    window.showToast(words)
  }
}
