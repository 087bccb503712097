import HaloHosting
import HaloSceneGraph

/// The program behind the second of two screens, where that has none of its own.
///
/// It has the commands of the first screen's program and tells of the same keys, so that both
/// screens show the same hints; it performs nothing, because the program itself does.
@MainActor
final class TwinProgram: Responder, PressAnswering {
  private let program: Responder

  init(_ program: Responder) { self.program = program }

  override var menus: [Menu] { program.menus }
  override var keyCommands: [KeyCommand]? { program.keyCommands }
  override var responses: [Selector: @MainActor (Any?) -> Void] {
    program.responses.mapValues { _ in { _ in } }
  }
  override func validate(_ command: KeyCommand) { program.validate(command) }

  func answer(to type: Press.PressType, of key: Key) -> KeyAnswer {
    (program as? any PressAnswering)?.answer(to: type, of: key) ?? .passes
  }
}
