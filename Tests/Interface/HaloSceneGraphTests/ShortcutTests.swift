import FocusEngine
import Foundation
import Testing

@testable import HaloControls
@testable import HaloHosting
@testable import HaloKeyCommands
@testable import HaloSceneGraph

/// The names of shortcuts, and the tables of reserved ones.
@MainActor
struct ShortcutTests {
  private nonisolated static let spellings: [(String, String, KeyModifierFlags)] = [
    ("Shift-Command-A", "a", [.shift, .command]),
    ("Control-Right arrow", KeyCommand.inputRightArrow, .control),
    ("Option-Command-Forward slash", "/", [.alternate, .command]),
    ("Command-Hyphen", "-", .command), ("F11", "F11", []),
  ]

  @Test(arguments: spellings)
  func `a shortcut is read from its spelling and written as the same spelling`(
    spelled: String, input: String, flags: KeyModifierFlags
  ) {
    #expect(Shortcut(spelled: spelled) == Shortcut(input, flags))
    #expect(Shortcut(input, flags).spelled == spelled)
  }

  @Test func `the modifiers of a shortcut are always named in the same order`() {
    let all: KeyModifierFlags = [.command, .shift, .alternate, .control]
    #expect(Shortcut("k", all).spelled == "Control-Option-Shift-Command-K")
    #expect(Shortcut("k", all).caps(scheme: .mac) == ["⌃", "⌥", "⇧", "⌘", "K"])
    #expect(Shortcut("k", all).caps(scheme: .pc) == ["Ctrl", "Alt", "Shift", "Super", "K"])
    #expect(Shortcut("k", [.shift, .command]).caps(scheme: .pc) == ["Ctrl", "Shift", "K"])
  }

  @Test func `a shortcut with Shift on a key of two characters is named by the upper one`() {
    #expect(Shortcut("/", [.shift, .command]).spelled == "Command-Question mark")
    #expect(Shortcut("/", .command).spelled == "Command-Forward slash")
    #expect(Shortcut("?", .command).spelled == "Command-Question mark")
    #expect(Shortcut("/", [.shift, .command]).caps(scheme: .mac) == ["⌘", "?"])
    let pairs = ["`~", "-_", "=+", "[{", "]}", "\\|", ";:", "'\"", ",<", ".>", "/?"]
    for pair in pairs {
      let (lower, upper) = (String(pair.prefix(1)), String(pair.suffix(1)))
      #expect(Shortcut(lower, [.shift, .command]).named == Shortcut(upper, .command))
      #expect(Shortcut(lower, .command).named == Shortcut(lower, .command))
    }
    // “Shift-Command-Equal sign” in the HIG's table is the same key and the same shortcut.
    #expect(Shortcut("=", [.shift, .command]).spelled == "Command-Plus")
    #expect(Shortcut("=", [.shift, .command]).caps(scheme: .pc) == ["Ctrl", "+"])
    // Digits keep their names with Shift.
    #expect(Shortcut("3", [.shift, .command]).spelled == "Shift-Command-3")
  }

  @Test(arguments: ["", "-", "Hyper-A", "Command-"])
  func `a malformed spelling is not read as a shortcut`(spelled: String) {
    #expect(Shortcut(spelled: spelled) == nil)
  }

  // MARK: Reserved shortcuts

  /// The standard table has 114 rows, 64 of them for the system; the international one has 5, one
  /// of which stands for three shortcuts (HIG, Keyboards).
  @Test func `the reserved shortcuts contain every row of both tables`() {
    let all = ReservedShortcut.all
    #expect(all.count { $0.source == .standard } == 114)
    #expect(all.count { $0.source == .standard && $0.isSystem } == 64)
    #expect(all.count { $0.source == .international } == 7)
    for row in all {
      #expect(!row.title.isEmpty && !row.action.name.isEmpty, "\(row.shortcut.spelled)")
      #expect(row.shortcut.input == "Eject" || KeyCode(input: row.shortcut.input) != nil)
    }
  }

  @Test func `a reserved shortcut is found by either name of its key`() {
    #expect(ReservedShortcut.all(for: Shortcut("/", [.shift, .command])).map(\.action) == [.help])
    #expect(ReservedShortcut.all(for: Shortcut("i", .command)).count == 2)
    #expect(ReservedShortcut.all(for: Shortcut("k", .command)).isEmpty)
  }

  private func problems(
    _ commands: KeyCommand..., scheme: ModifierScheme = .pc
  ) -> [ShortcutProblem.Kind] {
    ShortcutProblem.problems(in: commands, scheme: scheme).map(\.kind).filter { !$0.isStyle }
  }

  private func styles(
    _ commands: KeyCommand..., scheme: ModifierScheme = .pc
  ) -> [ShortcutProblem.Kind] {
    ShortcutProblem.problems(in: commands, scheme: scheme).map(\.kind).filter(\.isStyle)
  }

  private func command(
    _ title: String, _ input: String, _ flags: KeyModifierFlags, _ action: Selector = "own"
  ) -> KeyCommand {
    KeyCommand(title: title, action: action, input: input, modifierFlags: flags)
  }

  @Test func `a command is reported if it gives a standard shortcut another action`() {
    #expect(problems(command("Archive", "a", .command)) == [.repurposed(from: "Select all")])
    #expect(problems(command("Select All", "a", .command, .selectAll)).isEmpty)
    #expect(problems(command("Get Info", "i", .command, "showInfo")).isEmpty)
    #expect(problems(command("Kern", "k", .command)).isEmpty)
    #expect(problems(command("Next", "a", [])).isEmpty)
  }

  @Test func `a shortcut that the system reserves is reported unless no Linux desktop has it`() {
    #expect(
      problems(command("Undock", "d", [.alternate, .command]))
        == [.reserved(for: "Show or hide the dock")])
    // A shortcut that no Linux desktop reserves is free.
    #expect(problems(command("Screenshot", KeyCommand.f12, [])).isEmpty)
  }

  @Test func `the second of two commands with the same shortcut is reported`() {
    let (near, far) = (command("Near", "k", .command, "near"), command("Far", "k", .command, "far"))
    #expect(problems(near, far) == [.taken(by: "Near")])
    #expect(problems(near, command("Again", "k", .command, "near")).isEmpty)
    #expect(problems(command("Odd", "F77", .command)) == [.unknownKey])
  }

  @Test func `the description of a problem names the shortcut, the command and the reason`() throws
  {
    let problem = try #require(
      ShortcutProblem.problems(in: [command("Archive", "a", .command)], scheme: .pc).first)
    #expect(
      problem.description
        == "Command-A for “Archive”: people know it for something else: Select all")
  }

  // MARK: The scheme in use

  @Test func `in the PC scheme a Command shortcut is reported if a Control shortcut has its keys`()
    throws
  {
    let peek = command("Peek", KeyCommand.f1, .command)
    #expect(problems(peek) == [.reserved(for: "Full keyboard access on or off")])
    #expect(problems(peek, scheme: .mac).isEmpty)
    let line = try #require(ShortcutProblem.problems(in: [peek], scheme: .pc).first)
    #expect(
      line.description
        == "Command-F1 for “Peek”: it is Control-F1, and the system keeps it: "
        + "Full keyboard access on or off")
    let mark = command("Mark", "b", .control)
    #expect(problems(mark) == [.repurposed(from: "Bold")])
    #expect(problems(mark, scheme: .mac).isEmpty)
  }

  @Test func `of two commands with the same keys the one without priority is reported`() {
    let (far, near) = (
      command("Far", "k", .control, "far"), command("Near", "k", .command, "near")
    )
    #expect(problems(near, far) == [.taken(by: "Near")])
    far.wantsPriorityOverSystemBehavior = true
    #expect(problems(near, far) == [.taken(by: "Far")])
    #expect(problems(near, far, scheme: .mac).isEmpty)
  }

  private nonisolated static let grabbed:
    [(String, KeyModifierFlags, ModifierScheme, keys: String?, use: String?)] = [
      ("F4", .alternate, .pc, "Alt-F4", "closing the window"),
      (KeyCommand.inputTab, .alternate, .mac, "Alt-Tab", "the next window"),
      (
        KeyCommand.inputUpArrow, [.alternate, .command], .pc, "Ctrl-Alt-Up arrow",
        "another workspace"
      ),
      ("d", .command, .mac, "Super-D", "showing the desktop"),
      ("5", [.control, .command], .pc, nil, nil),
    ]

  @Test(arguments: grabbed)
  func `a shortcut that window managers use is reported with the keys that are held`(
    input: String, flags: KeyModifierFlags, scheme: ModifierScheme, keys: String?, use: String?
  ) {
    let problem = ShortcutProblem.problems(
      in: [command("Peek", input, flags)], scheme: scheme
    ).first { !$0.kind.isStyle }
    #expect(problem?.sameKeys == keys)
    #expect(problem?.kind == use.map { .grabbed(for: $0) })
  }

  @Test func `all shortcuts of window managers are read and have known keys`() {
    #expect(GrabbedKeys.uses.count == 45)
    for keys in GrabbedKeys.uses.keys { #expect(KeyCode(input: keys.input) != nil) }
  }

  @Test func `in the PC scheme the shortcuts that switch windows and applications have Alt`() {
    for row in ReservedShortcut.all {
      let isWindows = [
        Selector.nextApplication, .previousApplication, .nextWindow, .previousWindow,
      ].contains(row.action)
      #expect(row.shortcut(in: .mac) == row.shortcut)
      #expect((row.shortcut(in: .pc) == row.shortcut) == !isWindows)
      if isWindows { #expect(row.shortcut(in: .pc).caps(scheme: .pc).first == "Alt") }
    }
    // No two shortcuts with Tab have the same keys.
    let tabs = ReservedShortcut.all.filter { $0.shortcut.input == KeyCommand.inputTab }
    let caps = tabs.map { $0.shortcut(in: .pc).caps(scheme: .pc) }
    #expect(Set(caps).count == caps.count && caps.contains(["Alt", "Tab"]))
    #expect(caps.contains(["Alt", "Shift", "Tab"]))
    #expect(
      problems(command("Peek", KeyCommand.inputTab, .alternate))
        == [.reserved(for: "Next application")])
  }

  // MARK: Modifiers

  @Test func `a shortcut with modifiers but without Command, or with Control, is reported`() {
    #expect(styles(command("Kern", "k", .command)).isEmpty)
    #expect(styles(command("Kern", "k", [.shift, .command])).isEmpty)
    #expect(styles(command("Kern", "k", .shift)) == [.withoutCommand])
    #expect(styles(command("Kern", "k", .alternate)) == [.withoutCommand])
    for flags in [KeyModifierFlags.control, [.control, .command], [.control, .shift]] {
      #expect(styles(command("Kern", "k", flags), scheme: .mac) == [.control])
    }
    // A key without modifiers is fine, and so is the Shift that a character needs.
    #expect(styles(command("Kern", "k", []), command("Larger", "+", [])).isEmpty)
  }

  @Test func `the reserved shortcuts and the standard menus have no style problems`() {
    for row in ReservedShortcut.all {
      let shortcut = row.shortcut
      let own = command(row.title, shortcut.input, shortcut.modifierFlags, row.action)
      for scheme in ModifierScheme.allCases { #expect(styles(own, scheme: scheme).isEmpty) }
    }
    for menu in [Menu.standardEdit, .standardFocus, .standardHelp] {
      let problems = ShortcutProblem.problems(in: menu.commands, scheme: .pc, model: .pad)
      #expect(problems.isEmpty, "\(problems)")
    }
  }

  @Test func `a shortcut that adds a modifier to that of an unrelated command is reported`() {
    let undo = Shortcut("z", .command)
    let zoom = command("Zoom", "z", [.alternate, .command])
    let use = ReservedShortcut.all(for: undo)[0].title
    #expect(styles(zoom) == [.derived(from: undo, for: use)])
    // A program's own shortcuts count too and come before those of the tables.
    let kern = command("Kern", "k", .command, "kern")
    let mark = command("Mark", "k", [.shift, .command], "mark")
    #expect(styles(kern, mark) == [.derived(from: kern.shortcut, for: "Kern")])
    let loose = command("Kern Loosely", "k", [.shift, .command], "loose")
    #expect(styles(kern, loose).isEmpty)
    // One action can have a shortcut with and without a modifier, as for a smaller step.
    let left = command("Go West", KeyCommand.inputLeftArrow, [], "move")
    let little = command("A Bit", KeyCommand.inputLeftArrow, .alternate, "move")
    #expect(styles(left, little).isEmpty)
    // Words that occur in many titles do not make commands related.
    let next = command("Next Page", KeyCommand.f2, [], "page")
    let other = command("Next Colour", KeyCommand.f2, .shift, "colour")
    #expect(styles(next, other) == [.derived(from: next.shortcut, for: "Next Page")])
    // The upper character of a key is that key with Shift.
    let hide = command("Hide Bar", "/", .command, "hide")
    let dice = command("Roll Dice", "?", .command, "dice")
    #expect(styles(hide, dice) == [.derived(from: hide.shortcut, for: "Hide Bar")])
  }

  @Test func `Option is reported if most shortcuts of a program have it`() {
    let plain = ["j", "k", "l"].map { command("Plain \($0)", $0, .command, "plain") }
    let power = ["u", "y"].map { command("Power \($0)", $0, [.alternate, .command], "power") }
    func styles(_ commands: [KeyCommand]) -> [ShortcutProblem.Kind] {
      ShortcutProblem.problems(in: commands, scheme: .mac).map(\.kind).filter(\.isStyle)
        .filter { if case .derived = $0 { false } else { true } }
    }
    #expect(styles(plain + power).isEmpty && styles([power[0]]).isEmpty)
    #expect(styles([plain[0]] + power) == [.option(2, of: 3)])
  }

  // MARK: Keys of focus

  @Test func `a command for a key that moves focus or selects is reported without priority`() {
    func problems(_ command: KeyCommand, _ model: FocusModel) -> [ShortcutProblem.Kind] {
      ShortcutProblem.problems(in: [command], scheme: .pc, model: model).map(\.kind)
    }
    let inputs = [
      KeyCommand.inputTab, KeyCommand.inputDownArrow, KeyCommand.inputPageDown,
      KeyCommand.inputHome,
      KeyCommand.inputReturn,
    ]
    for input in inputs {
      let own = command("Own", input, [])
      #expect(problems(own, .pad) == [.focus], "\(input)")
      own.wantsPriorityOverSystemBehavior = true
      #expect(problems(own, .pad).isEmpty)
    }
    #expect(problems(command("Own", KeyCommand.inputSpace, []), .pad).isEmpty)
    #expect(problems(command("Own", KeyCommand.inputSpace, []), .catalyst) == [.focus])
    #expect(problems(command("Own", KeyCommand.inputReturn, []), .catalyst).isEmpty)
    #expect(problems(command("Own", KeyCommand.inputDownArrow, []), .html).isEmpty)
    #expect(problems(command("Own", KeyCommand.inputReturn, .command), .pad).isEmpty)
  }
}
