import Foundation

@testable import HaloControllers
@testable import HaloHosting
@testable import HaloSceneGraph

/// A tile that can be the first responder, and records the actions that it receives.
final class RespondingTile: Tile {
  var becomesFirst = true
  var resigns = true
  var commands: [KeyCommand] = []
  var answers: Set<Selector> = []
  var performed: [Selector] = []
  var heard: [String] = []

  override var canBecomeFirstResponder: Bool { becomesFirst }
  override var canResignFirstResponder: Bool { resigns }
  override var keyCommands: [KeyCommand]? { commands }
  override var responses: [Selector: @MainActor (Any?) -> Void] {
    var responses: [Selector: @MainActor (Any?) -> Void] = [:]
    for action in answers { responses[action] = { _ in self.performed.append(action) } }
    return responses
  }
  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    heard += presses.map { "\($0.type)" }
  }
}

/// A controller of tiles with commands, which records the actions that it receives.
final class RespondingController: ViewController {
  let tiles: [RespondingTile]
  var becomesFirst = true
  var commands: [KeyCommand] = []
  var answers: Set<Selector> = []
  var disabled: Set<Selector> = []
  var performed: [Selector] = []

  init(tiles count: Int = 2) {
    tiles = (0..<count).map { RespondingTile("\($0)", CGFloat($0) * 120 + 10, 10) }
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() { tiles.forEach(view.addSubview) }
  override var canBecomeFirstResponder: Bool { becomesFirst }
  override var keyCommands: [KeyCommand]? { commands }
  override var responses: [Selector: @MainActor (Any?) -> Void] {
    var responses: [Selector: @MainActor (Any?) -> Void] = [:]
    for action in answers { responses[action] = { _ in self.performed.append(action) } }
    return responses
  }
  override func validate(_ command: KeyCommand) {
    if disabled.contains(command.action) { command.attributes.insert(.disabled) }
  }
}

/// A field that takes every key with characters, and no others.
final class TypingTile: Tile, TextInput {
  var text = ""
  var marked = ""
  var isEditing = true
  var takesEscape: Bool { false }
  var caretRect: CGRect? { window.map { convert(bounds, to: $0) } }

  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String) { self.text += text }
  func setMarkedText(_ text: String) { marked = text }
  func receive(_ key: Key) -> Bool {
    guard !key.characters.isEmpty, key.modifierFlags.isDisjoint(with: [.control, .command]) else {
      return false
    }
    text += key.characters
    return true
  }
}
