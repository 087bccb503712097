import FocusEngine
import HaloHosting

@testable import HaloSceneGraph

/// The actions of the demo's program in every scene, which are logged and not performed, except
/// that the focus model changes.
@MainActor
final class DemoStandIn: Responder, PressAnswering {
  /// The actions that were requested, in order.
  private(set) var log: [String] = []
  private unowned let window: Window

  init(_ window: Window) { self.window = window }

  override var keyCommands: [KeyCommand]? { commands }
  private let commands = [
    KeyCommand(title: "Next Scene", action: "nextScene", input: KeyCommand.f2),
    KeyCommand(title: "Next Focus Model", action: "nextModel", input: KeyCommand.f3),
    KeyCommand(title: "Save Screenshot", action: .save, input: KeyCommand.f12),
    KeyCommand(title: "Quit", action: .quit, input: "q"),
  ]

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    [
      "nextScene": { [weak self] _ in self?.log.append("next scene") },
      "nextModel": { [weak self] _ in self?.changeModel() },
      .save: { [weak self] _ in self?.log.append("save") },
      .quit: { [weak self] _ in self?.log.append("quit") },
    ]
  }

  private func changeModel() {
    let all = FocusModel.all
    let now = all.firstIndex { $0.name == window.focusSystem?.model.name } ?? 0
    var model = all[(now + 1) % all.count]
    model.inactivityInterval = nil
    window.focusSystem?.model = model
    log.append("model")
  }

  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    if presses.contains(where: { $0.type == .menu }) { log.append("quit") }
  }

  func answer(to type: Press.PressType, of key: Key) -> KeyAnswer {
    type == .menu ? .acts : .passes
  }
}
