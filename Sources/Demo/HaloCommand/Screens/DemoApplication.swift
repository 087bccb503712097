import HaloHosting
import HaloInstruments
import HaloSceneGraph

/// What the demo does in every scene: its commands, and leaving when nobody else answers Menu.
///
/// The last one in the window's responder chain, so that a text field gets its letters and Escape
/// goes back wherever there is somewhere to go.
@MainActor
final class DemoApplication: Responder, PressAnswering {
  private let actions: [Selector: @MainActor (Any?) -> Void]
  private let isFullScreen: () -> Bool

  /// - Parameters:
  ///   - actions: what each of the commands does; none: they are only listed.
  ///   - isFullScreen: whether the window fills the screen now.
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
      // There is one window, and it is one file's.
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

  /// A Menu press that nobody has answered leaves (Cases, 66).
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
