import FocusEngine
import FocusGeometry
import HaloDemoScenes
import HaloSceneGraph

/// The demo's commands that change the screen in one window, or the rules of focus in it: the next
/// screen, the next focus model, the next rule of arrows.
///
/// The same in the window that people see and in pictures; all other commands are its owner's.
@MainActor
final class ScreenSwitcher {
  let window: Window
  /// How the screens look from the next change on.
  var looks: ScreenLooks
  /// What F2 goes through.
  private let screens: [any Screen]
  private var index: Int
  /// Told when another screen is about to be shown.
  var screenWillChange: (() -> Void)?
  /// Told when another screen is shown.
  var screenHandler: (() -> Void)?
  /// The window does not hold it.
  private var application: DemoApplication?

  /// What it does itself.
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

  /// The names of what it does itself.
  static let actions = Set(own.keys)

  /// The demo's scenes, and where among them to begin.
  static func scenes(from scene: DemoScene) -> (screens: [any Screen], index: Int) {
    (DemoScene.all, DemoScene.all.firstIndex { $0.id == scene.id } ?? 0)
  }

  /// - Parameters:
  ///   - window: shows the screen at `index`.
  ///   - screens: what F2 goes through; at least one.
  ///   - index: in `screens`.
  ///   - looks: what was asked for.
  init(_ window: Window, screens: [any Screen], index: Int, looks: ScreenLooks) {
    self.window = window
    self.screens = screens
    self.index = index
    self.looks = looks
  }

  /// What is shown.
  var screen: any Screen { screens[index] }

  /// Has the commands act from now on.
  ///
  /// - Parameters:
  ///   - others: what commands do that ask for more than the window's content; these win.
  ///   - isFullScreen: whether the window fills the screen now.
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

  private func step(_ distance: Int) {
    screenWillChange?()
    index = (index + distance + screens.count) % screens.count
    screen.show(in: window, looks: looks)
    screenHandler?()
  }

  /// The scene stays as it is, and what has the focus keeps it while it may.
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

  /// Stays for the screens and models that follow.
  private func vary(by variation: FocusVariation, _ words: String) {
    looks.variation = variation.over(looks.variation)
    window.focusSystem?.vary(by: variation)
    window.showToast(words)
  }
}
