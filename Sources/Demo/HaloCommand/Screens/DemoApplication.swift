import HaloHosting
import HaloInstruments
import HaloSceneGraph

/// The last responder of every scene, with the demo's commands; it quits if no other responder
/// handles Menu.
///
/// Since it is last in the window's responder chain, text fields get their letters first, and
/// Escape goes back wherever that is possible.
@MainActor
final class DemoApplication: Responder, PressAnswering {
  private let actions: [Selector: @MainActor (Any?) -> Void]
  private let isFullScreen: () -> Bool

  /// Creates the responder.
  ///
  /// - Parameters:
  ///   - actions: the actions of the commands; commands without one are only listed.
  ///   - isFullScreen: returns whether the window is in full screen.
  init(
    actions: [Selector: @MainActor () -> Void] = [:],
    isFullScreen: @escaping () -> Bool = { false }
  ) {
    self.actions = actions.mapValues { action in { _ in action() } }
    self.isFullScreen = isFullScreen
  }

  override var menus: [Menu] { [application, file, view, scene, instruments, window] }
  override var responses: [Selector: @MainActor (Any?) -> Void] { actions }

  private let application = Menu(
    title: "Halo", identifier: .application,
    children: [
      KeyCommand(title: "Hide", action: .hide, input: "h", modifierFlags: .command),
      KeyCommand(title: "Quit", action: .quit, input: "q", modifierFlags: .command),
      KeyCommand(title: "Quit", action: .quit, input: "q", attributes: .hidden),
    ])

  private let file = Menu(
    title: "File", identifier: .file,
    children: [
      KeyCommand(title: "Save Screenshot", action: .save, input: "s", modifierFlags: .command),
      KeyCommand(
        title: "Save Screenshot", action: .save, input: KeyCommand.f12, attributes: .hidden),
      KeyCommand(title: "Close", action: .close, input: "w", modifierFlags: .command),
      // There is one window, for one file.
      KeyCommand(
        title: "Close File", action: .closeFile, input: "w", modifierFlags: [.shift, .command],
        attributes: .hidden),
      KeyCommand(
        title: "Close All", action: .closeAll, input: "w", modifierFlags: [.alternate, .command],
        attributes: .hidden),
    ])

  private let view = Menu(
    title: "View", identifier: .view,
    children: [
      KeyCommand(title: "Full Screen", action: .toggleFullScreen, input: KeyCommand.f11),
      KeyCommand(
        title: "Full Screen", action: .toggleFullScreen, input: "f",
        modifierFlags: [.control, .command], attributes: .hidden),
      KeyCommand(title: "Next Focus Model", action: .nextModel, input: KeyCommand.f3),
      KeyCommand(
        title: "Previous Focus Model", action: .previousModel, input: KeyCommand.f3,
        modifierFlags: .shift),
      KeyCommand(title: "Next Rule of Arrows", action: .nextStrategy, input: KeyCommand.f4),
      KeyCommand(
        title: "Previous Rule of Arrows", action: .previousStrategy, input: KeyCommand.f4,
        modifierFlags: .shift),
      KeyCommand(title: "Anchor Band", action: .toggleAnchorBand, input: KeyCommand.f5),
      KeyCommand(title: "Diagonals", action: .toggleDiagonals, input: KeyCommand.f6),
    ])

  private let scene = Menu(
    title: "Scene", identifier: "scene",
    children: [
      KeyCommand(title: "Next Scene", action: .nextScene, input: KeyCommand.f2),
      KeyCommand(
        title: "Previous Scene", action: .previousScene, input: KeyCommand.f2,
        modifierFlags: .shift),
    ])

  private let instruments = InstrumentCommand.menu

  private let window = Menu(
    title: "Window", identifier: .window,
    children: [
      KeyCommand(title: "Minimize", action: .minimize, input: "m", modifierFlags: .command),
      KeyCommand(
        title: "Minimize All", action: .minimizeAll, input: "m",
        modifierFlags: [.alternate, .command], attributes: .hidden),
    ])

  override func validate(_ command: KeyCommand) {
    if command.action == .toggleFullScreen { command.state = isFullScreen() ? .on : .off }
  }

  /// Quits after a Menu press that no other responder has handled (Cases, 66).
  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    if presses.contains(where: { $0.type == .menu }) { perform(.quit, with: nil) }
  }

  func answer(to type: Press.PressType, of key: Key) -> KeyAnswer {
    type == .menu && actions[.quit] != nil ? .acts : .passes
  }
}

extension Selector {
  static let nextModel: Selector = "nextModel"
  static let previousModel: Selector = "previousModel"
  static let nextStrategy: Selector = "nextStrategy"
  static let previousStrategy: Selector = "previousStrategy"
  static let toggleAnchorBand: Selector = "toggleAnchorBand"
  static let toggleDiagonals: Selector = "toggleDiagonals"
  static let nextScene: Selector = "nextScene"
  static let previousScene: Selector = "previousScene"
}
