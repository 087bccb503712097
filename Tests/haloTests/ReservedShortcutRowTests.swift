import DemoScenes
import FocusEngine
import FocusTestSupport
import Foundation
import Testing

@testable import SceneGraph
@testable import halo

/// Each row of the tables of reserved shortcuts that says it works is pressed, and something comes
/// of it.
@MainActor
struct ReservedShortcutRowTests {
  private final class Record {
    var actions: [Selector] = []
    var trace: KeyTrace?
  }

  /// All that a person could notice.
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
      case .everywhere, .scene: true
      case .free, .nowhere: false
      }
    }
  }

  /// Rows with the keys they work with.
  nonisolated static let works = ModifierScheme.allCases.flatMap { scheme in
    rows(with: scheme).map { (row: $0, scheme: scheme) }
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

  /// The key as a US keyboard has it.
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

  @Test func `the rows are most of those that no desktop keeps`() {
    #expect(Self.rows(with: .pc).count >= 45)
    #expect(Self.rows(with: .mac).count == Self.rows(with: .pc).count + 2)
  }

  @Test(arguments: works)
  func `a row that says it works does`(row: ReservedShortcut, scheme: ModifierScheme) throws {
    let scene = try ReservedShortcutSituation(for: row).open(scheme: scheme)
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
      // Text and focus take the key themselves; what they do with it is the row's.
      #expect(
        row.action.name.hasPrefix("select") || row.action.name.hasPrefix("focus"),
        "\(row.action) was taken by \(trace.stage)")
    case .press: Issue.record("nobody knew the key")
    }
    #expect(sight(of: scene) != before, "nothing came of it")
  }

  /// Of the program and the window; the other rows need text, a list or cells.
  nonisolated static let always: Set<Selector> = [
    .focusNextGroup, .focusPreviousGroup, .fullKeyboardAccess, .hide, .minimize, .minimizeAll,
    .close, .closeFile, .closeAll, .save, .toggleFullScreen, .quit, .help,
  ]

  @Test(arguments: DemoScene.all.map(\.id))
  func `what works everywhere works in this scene`(id: String) throws {
    let scene = try SceneHarness(id)
    adopt(scene)
    for row in Self.rows(with: .pc) where Self.always.contains(row.action) {
      record.trace = nil
      scene.player.press(try key(for: row.shortcut, scheme: .pc))
      scene.player.rest()
      #expect(record.trace?.command?.action == row.action, "\(row.shortcut.spelled)")
    }
  }
}
