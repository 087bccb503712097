import FocusEngine
import Foundation
import HaloAudit
import HaloControls
import HaloDemoTestSupport
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import Testing

@testable import HaloCommand
@testable import HaloDemoScenes
@testable import HaloKeyCommands
@testable import HaloSceneGraph

/// Presses every reserved shortcut that is said to work, and expects an effect.
@MainActor
struct ReservedShortcutRowTests {
  private final class Record {
    var actions: [Selector] = []
    var trace: KeyTrace?
  }

  /// Everything that a person could notice.
  private struct Sight: Equatable {
    var focus: String?
    var items: [DisplayItem]
    var actions: [Selector]
    var clipboard: String?
    var hasFullAccess: Bool
  }

  nonisolated static func rows(with scheme: ModifierScheme) -> [ReservedShortcut] {
    ReservedShortcut.all.filter { row in
      switch row.place(with: scheme) {
      case .everywhere, .scenes: true
      case .free, .nowhere: false
      }
    }
  }

  struct Work: Sendable, CustomTestStringConvertible {
    var row: ReservedShortcut
    var scheme: ModifierScheme
    var scene: String
    var testDescription: String { "\(row.shortcut.spelled) in \(scene), \(scheme)" }
  }

  /// The rows that work with each scheme, in each scene that they name.
  nonisolated static let works = ModifierScheme.allCases.flatMap { scheme in
    rows(with: scheme).flatMap { row in
      scenes(of: row).map { Work(row: row, scheme: scheme, scene: $0) }
    }
  }

  nonisolated static func scenes(of row: ReservedShortcut) -> [String] {
    if case .scenes(let ids) = row.place(with: .mac) { ids } else { ["photos"] }
  }

  private let record = Record()
  private let application: DemoApplication

  init() {
    let record = record
    let all: [Selector] = [
      .quit, .close, .minimize, .save, .toggleFullScreen, .hide, .minimizeAll, .closeFile,
      .closeAll,
    ]
    var actions: [Selector: @MainActor () -> Void] = [:]
    for action in all { actions[action] = { record.actions.append(action) } }
    application = DemoApplication(actions: actions)
  }

  private func adopt(_ scene: SceneHarness) {
    scene.window.application = application
    let record = record
    scene.window.keyTraceHandler = { record.trace = $0 }
  }

  private func sight(of scene: SceneHarness) -> Sight {
    var clipboard: String?
    scene.window.pasteboard.requestString(from: .general) { clipboard = $0 }
    return Sight(
      focus: scene.focus, items: scene.player.frame().items, actions: record.actions,
      clipboard: clipboard, hasFullAccess: scene.window.isFullKeyboardAccessEnabled)
  }

  /// The key of a shortcut on a US keyboard.
  private func key(for shortcut: Shortcut, scheme: ModifierScheme) throws -> Key {
    var flags = scheme.pressed(for: shortcut.modifierFlags)
    var input = shortcut.input
    var characters = input.count == 1 ? input : ""
    if let lower = KeyCapName.upper.first(where: { $0.value == input })?.key {
      input = lower
      flags.insert(.shift)
    } else if flags.contains(.shift) {
      characters = characters.uppercased()
    }
    let code = try #require(KeyCode(input: input))
    return Key(code, modifierFlags: flags, characters: characters)
  }

  @Test func `most reserved shortcuts that no desktop uses work in the demo`() {
    #expect(Self.rows(with: .pc).count >= 45)
    #expect(Self.rows(with: .mac).count == Self.rows(with: .pc).count + 2)
  }

  @Test func `the demo explains each reserved shortcut once and no other shortcuts`() {
    let actions =
      Array(ReservedShortcut.everywhere) + ReservedShortcut.scenes.keys
      + ReservedShortcut.reasons.keys + ReservedShortcut.freeReasons.keys
    #expect(Set(actions).count == actions.count)
    #expect(Set(actions).isSubset(of: ReservedShortcut.all.map(\.action)))
    #expect(Set(ReservedShortcut.pcReasons.keys).isSubset(of: ReservedShortcut.scenes.keys))
  }

  @Test(arguments: works)
  func `a reserved shortcut that is said to work has an effect`(work: Work) throws {
    let (row, scheme) = (work.row, work.scheme)
    let scene = try ReservedShortcutSituation(for: row, in: work.scene).open(scheme: scheme)
    adopt(scene)
    let before = sight(of: scene)
    scene.player.press(try key(for: row.shortcut, scheme: scheme))
    scene.player.rest()
    let trace = try #require(record.trace)
    switch trace.stage {
    case .priorityCommand, .command:
      #expect(trace.command?.action == row.action)
      #expect(trace.target != nil)
    case .text, .focus:
      // Text and focus handle the key themselves, and their effect is that of the row.
      #expect(
        row.action.name.hasPrefix("select") || row.action.name.hasPrefix("focus"),
        "\(row.action) was taken by \(trace.stage)")
    case .selection, .press: Issue.record("nothing handled the key")
    }
    #expect(sight(of: scene) != before, "nothing changed")
  }

  @Test(arguments: DemoScene.all.map(\.id))
  func `a shortcut that is said to work everywhere works in every scene`(id: String) throws {
    let scene = try SceneHarness(id, appearance: .still)
    adopt(scene)
    for row in Self.rows(with: .pc) where row.place(with: .pc) == .everywhere {
      // With PC keys, Control-arrows go through the words of a field, and move the focus from other
      // items.
      scene.window.isFullKeyboardAccessEnabled = true
      scene.player.rest()
      if row.action.name.hasPrefix("focusCell") {
        let items = FocusMap.focusableItems(in: scene.window)
        let other = try #require(items.first { !($0 is TextField) })
        scene.window.focusSystem?.requestFocusUpdate(to: other)
        scene.player.rest()
      }
      record.trace = nil
      scene.player.press(try key(for: row.shortcut, scheme: .pc))
      scene.player.rest()
      let trace = try #require(record.trace, "\(row.shortcut.spelled)")
      // An arrow that leads nowhere is a press of the focused item.
      let isFocus =
        trace.stage == .focus && row.action.name.hasPrefix("focus")
        || trace.stage == .press && row.action.name.hasPrefix("focusCell")
      #expect(isFocus || trace.command?.action == row.action, "\(row.shortcut.spelled)")
    }
  }

  /// Focuses every item, types into every field and asks every list.
  @Test(arguments: DemoScene.all.map(\.id))
  func `the scenes listed with the shortcuts of editing are those that can be edited`(id: String)
    throws
  {
    let scene = try SceneHarness(id, appearance: .still)
    scene.window.isFullKeyboardAccessEnabled = true
    scene.player.rest()
    let commands = Menu.standardEdit.commands
    var found: Set<Selector> = []
    func look() {
      for command in commands where scene.window.target(of: command) != nil {
        found.insert(command.action)
      }
    }
    for item in FocusMap.focusableItems(in: scene.window) {
      scene.window.focusSystem?.requestFocusUpdate(to: item)
      scene.player.rest()
      look()
      guard item is TextField || item is TextView else { continue }
      item.becomeFirstResponder()
      for keys in ["a b", "shift+Left", "ctrl+z"] {
        try scene.press(keys)
        look()
      }
    }
    let listed = ReservedShortcut.all.filter { row in
      commands.contains { $0.action == row.action } && Self.scenes(of: row).contains(id)
    }
    let isText = scene.textField != nil
    #expect(found.isSubset(of: listed.map(\.action)), "\(found)")
    #expect(isText == listed.contains { $0.action == .paste })
  }
}
