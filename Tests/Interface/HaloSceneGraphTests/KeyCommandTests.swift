import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloHosting
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The keys that match a key command, and the responder that performs it.
@MainActor
struct KeyCommandTests {
  private func command(
    _ input: String, _ flags: KeyModifierFlags = [], action: Selector = "act"
  ) -> KeyCommand {
    KeyCommand(title: input, action: action, input: input, modifierFlags: flags)
  }

  private func matches(
    _ command: KeyCommand, _ name: String, typing characters: String? = nil,
    scheme: ModifierScheme = .pc, direction: LayoutDirection = .leftToRight
  ) throws -> Bool {
    var key = try Key(name: name)
    if let characters { key.characters = characters }
    return command.matches(key, scheme: scheme, direction: direction)
  }

  @Test(arguments: [
    (KeyCommand.RepeatBehavior.automatic, 3), (.repeatable, 3), (.nonRepeatable, 1),
  ])
  func `a held key repeats its command unless the command is not repeatable`(
    behaviour: KeyCommand.RepeatBehavior, times: Int
  ) throws {
    let tile = RespondingTile("tile", 0, 0)
    tile.commands = [command("g")]
    tile.commands[0].repeatBehavior = behaviour
    tile.answers = ["act"]
    let stage = Stage(tile)
    stage.focus(on: tile)
    try stage.send("g", .down)
    try stage.send("g", .repeat)
    try stage.send("g", .repeat)
    try stage.send("g", .up)
    #expect(tile.performed.count == times)
    // The repeats are not sent as presses.
    #expect(tile.heard.isEmpty)
  }

  // MARK: Matching

  @Test func `the Command modifier is Ctrl in the PC scheme and Super in the Mac scheme`() throws {
    let find = command("f", .command)
    #expect(try matches(find, "ctrl+f") && !matches(find, "super+f"))
    #expect(try matches(find, "super+f", scheme: .mac) && !matches(find, "ctrl+f", scheme: .mac))
    #expect(try !matches(find, "f") && !matches(find, "ctrl+shift+f"))
  }

  @Test func `the Control modifier is Ctrl, and Control-Command is Ctrl-Super in both schemes`()
    throws
  {
    let next = command(KeyCommand.inputTab, .control)
    #expect(try matches(next, "ctrl+Tab") && matches(next, "ctrl+Tab", scheme: .mac))
    let full = command("f", [.control, .command])
    #expect(try matches(full, "ctrl+super+f") && matches(full, "ctrl+super+f", scheme: .mac))
  }

  @Test func `a command for a character matches the key that types it unless it opts out`() throws {
    let help = command("?", .command)
    // On a US keyboard Shift and slash, on a German one Shift and ß.
    #expect(try matches(help, "ctrl+shift+/", typing: "?"))
    #expect(try matches(help, "ctrl+shift+s", typing: "?"))
    #expect(try !matches(help, "ctrl+/", typing: "/"))
    let fixed = command("/", .command)
    fixed.allowsAutomaticLocalization = false
    // Shift and 7 on a German keyboard.
    #expect(try !matches(fixed, "ctrl+shift+7", typing: "/"))
    #expect(try matches(fixed, "ctrl+/", typing: "-"))
  }

  @Test func `a command for a letter matches its key under any layout, and not with Shift`() throws
  {
    let paste = command("v", .command)
    #expect(try matches(paste, "ctrl+v", typing: "м"))
    #expect(try !matches(paste, "ctrl+shift+v", typing: "V"))
  }

  @Test func `Caps Lock and the keypad do not affect which command a key matches`() throws {
    var key = try Key(name: "ctrl+1")
    key.modifierFlags.formUnion([.alphaShift, .numericPad])
    #expect(command("1", .command).matches(key, scheme: .pc))
  }

  @Test func `commands for arrows and brackets are mirrored from right to left by default`() throws
  {
    let back = command(KeyCommand.inputLeftArrow, .alternate)
    #expect(try matches(back, "alt+Right", direction: .rightToLeft))
    #expect(try !matches(back, "alt+Left", direction: .rightToLeft))
    let outdent = command("[", .command)
    #expect(try matches(outdent, "ctrl+]", direction: .rightToLeft))
    outdent.allowsAutomaticMirroring = false
    #expect(try matches(outdent, "ctrl+[", direction: .rightToLeft))
  }

  @Test(arguments: [
    (KeyCommand.inputEscape, "Escape"), (KeyCommand.inputPageUp, "Page_Up"),
    (KeyCommand.inputHome, "Home"), (KeyCommand.inputDelete, "BackSpace"),
    (KeyCommand.inputForwardDelete, "Delete"), (KeyCommand.f11, "F11"),
    (KeyCommand.inputReturn, "Return"), (KeyCommand.inputSpace, "space"),
    (KeyCommand.inputUpArrow, "Up"),
  ])
  func `a command with a named input matches the key of that name`(input: String, name: String)
    throws
  {
    #expect(try matches(command(input), name))
    #expect(try !matches(command(input), "x"))
  }

  @Test func `a command with an unknown input matches no key`() throws {
    #expect(try !matches(command(""), "x") && !matches(command("F99"), "x"))
  }

  // MARK: Acting

  private let controller = RespondingController()

  private func stage() -> Stage {
    let stage = Stage(controller, model: .pad)
    stage.focus(on: controller.tiles[0])
    return stage
  }

  @Test func `a command with a closure needs no responder that performs an action`() throws {
    var called: [String] = []
    controller.commands = [
      KeyCommand(title: "New", input: "n", modifierFlags: .command) { called.append($0.title) },
      KeyCommand(title: "Off", input: "o", attributes: .disabled) { called.append($0.title) },
    ]
    let stage = stage()
    try stage.press("ctrl+n", "o", "n")
    #expect(called == ["New"])
    let key = try Key(name: "ctrl+n")
    guard case .command(let command, _) = stage.window.effect(of: key) else {
      Issue.record("the key has no effect")
      return
    }
    #expect(command.title == "New")
  }

  @Test func `the programmer is told once of a command that no responder performs`() throws {
    controller.commands = [
      command("n", .command, action: "newNote"), command("k", action: "known"),
      command("c", .command, action: .copy),
    ]
    controller.answers = ["known"]
    let stage = stage()
    var remarks: [String] = []
    stage.window.remarkHandler = { remarks.append($0) }
    try stage.press("ctrl+n", "ctrl+n", "k", "ctrl+c", "x")
    #expect(remarks.count == 1 && remarks[0].contains("“newNote”"))
    #expect(remarks[0].contains("RespondingController"))
    // A command that its responder disables at the moment is no mistake.
    controller.disabled = ["known"]
    try stage.press("k")
    #expect(remarks.count == 1)
  }

  @Test func `a command of the focused view comes before one of its view controller`() throws {
    controller.commands = [command("x", action: "outer")]
    controller.tiles[0].commands = [command("x", action: "inner")]
    controller.answers = ["inner", "outer"]
    let stage = stage()
    try stage.press("x")
    #expect(controller.performed == ["inner"])
    #expect(controller.tiles[0].heard.isEmpty)
  }

  @Test func `a command that no responder can perform leaves its key to others`() throws {
    controller.tiles[0].commands = [command("x", action: "unknown")]
    controller.commands = [command("x", action: "known")]
    controller.answers = ["known"]
    let stage = stage()
    try stage.press("x")
    #expect(controller.performed == ["known"])
    controller.answers = []
    try stage.press("x")
    #expect(controller.tiles[0].heard == ["keyboard"])
  }

  @Test func `a command that its responder disables does not run`() throws {
    controller.commands = [command("x")]
    controller.answers = ["act"]
    controller.disabled = ["act"]
    let stage = stage()
    try stage.press("x")
    #expect(controller.performed.isEmpty)
  }

  @Test func `a held key repeats a command of the view controller`() throws {
    controller.commands = [command("x")]
    controller.answers = ["act"]
    let stage = stage()
    try stage.send("x", .down)
    try stage.send("x", .repeat)
    try stage.send("x", .up)
    #expect(controller.performed == ["act", "act"])
  }

  @Test func `the standard commands of the window reach the responder that handles them`() throws {
    controller.tiles[0].answers = [.copy]
    let stage = stage()
    try stage.press("ctrl+c")
    stage.window.modifierScheme = .mac
    try stage.press("super+c")
    #expect(controller.tiles[0].performed == [.copy, .copy])
  }

  @Test func `typing comes before commands, and a command with priority before typing`() throws {
    let field = TypingTile("field", 10, 10)
    let plain = command("x")
    let eager = command("y")
    eager.wantsPriorityOverSystemBehavior = true
    controller.view.addSubview(field)
    controller.commands = [plain, eager]
    controller.answers = ["act"]
    let stage = Stage(controller, model: .pad)
    stage.focus(on: field)
    try stage.press("x", "y")
    #expect(field.text == "x" && controller.performed == ["act"])
  }

  @Test func `the window knows which modifiers are held until it becomes inactive`() throws {
    let stage = stage()
    try stage.send("ctrl", .down)
    try stage.send("shift", .down)
    #expect(stage.window.heldModifiers == [.control, .shift])
    try stage.send("shift", .up)
    #expect(stage.window.heldModifiers == .control)
    stage.window.setActive(false)
    #expect(stage.window.heldModifiers == [])
  }
}
