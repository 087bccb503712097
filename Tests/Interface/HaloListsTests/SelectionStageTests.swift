import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloHosting
@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// While an item has the focus, the select key selects: a key command for it runs only with
/// priority (WWDC21 10260, 0:39 and 19:14).
@MainActor
struct SelectionStageTests {
  /// The focused item that receives the select press.
  private enum Target: CaseIterable {
    /// A cell of a list.
    case cell
    /// A view with a gesture recogniser for select presses.
    case tap
    /// A view that ignores presses.
    case idle
  }

  /// A view controller with a key command that contains the focused item.
  private final class Screen: ViewController {
    var commands: [KeyCommand] = []
    var hits = 0
    var taps = 0
    override var keyCommands: [KeyCommand]? { commands }
    override var responses: [Selector: @MainActor (Any?) -> Void] {
      [
        "hit": { [weak self] _ in self?.hits += 1 },
        "tap": { [weak self] _ in self?.taps += 1 },
      ]
    }
  }

  private struct Opened {
    var stage: Stage
    var screen: Screen
    var list: CollectionView
    var stages: () -> [KeyStage]
  }

  private static let list = CGRect(x: 0, y: 400, width: 300, height: 200)

  private func open(
    _ target: Target, _ input: String, model: FocusModel, priority: Bool
  ) -> Opened {
    let screen = Screen(nibName: nil, bundle: nil)
    let list = CollectionView(
      frame: Self.list, collectionViewLayout: ListLayout(rowHeight: 50))
    list.setCells((0..<3).map { CollectionViewListCell(title: "\($0)") })
    list.allowsFocus = true
    let command = KeyCommand(title: "Hit", action: "hit", input: input)
    command.wantsPriorityOverSystemBehavior = priority
    screen.commands = [command]
    let stage = Stage(model: model, screen: screen)
    screen.view.addSubview(list)
    let tile = Tile("tile", 400, 400)
    if target == .tap {
      let tap = TapGestureRecognizer(target: screen, action: "tap")
      tap.allowedPressTypes = [NSNumber(value: Press.PressType.select.rawValue)]
      tile.addGestureRecognizer(tap)
    }
    screen.view.addSubview(tile)
    stage.frame()
    stage.focus(on: target == .cell ? list : tile)
    let record = Record()
    stage.window.keyTraceHandler = { record.stages.append($0.stage) }
    return Opened(stage: stage, screen: screen, list: list, stages: { record.stages })
  }

  private final class Record { var stages: [KeyStage] = [] }

  private nonisolated static let keys: [(String, String, FocusModel)] = [
    (KeyCommand.inputReturn, "Return", .pad), (KeyCommand.inputReturn, "Return", .tv),
    (KeyCommand.inputReturn, "Return", .android), (KeyCommand.inputReturn, "Return", .html),
    (KeyCommand.inputSpace, "space", .catalyst), (KeyCommand.inputSpace, "space", .html),
  ]

  @Test(arguments: keys)
  func `a command without priority does not run for the select key while an item is focused`(
    input: String, key: String, model: FocusModel
  ) throws {
    for target in Target.allCases {
      let opened = open(target, input, model: model, priority: false)
      try opened.stage.press(key)
      #expect(opened.screen.hits == 0, "\(target)")
      #expect(opened.stages() == [.selection])
      #expect(opened.list.numberOfSelectedItems == (target == .cell ? 1 : 0))
      #expect(opened.screen.taps == (target == .tap ? 1 : 0))
    }
  }

  @Test(arguments: keys)
  func `a command with priority runs for the select key, and nothing is selected`(
    input: String, key: String, model: FocusModel
  ) throws {
    for target in Target.allCases {
      let opened = open(target, input, model: model, priority: true)
      try opened.stage.press(key)
      #expect(opened.screen.hits == 1 && opened.stages() == [.priorityCommand])
      #expect(opened.list.numberOfSelectedItems == 0 && opened.screen.taps == 0)
    }
  }

  @Test(arguments: [
    (KeyCommand.inputSpace, "space", FocusModel.pad),
    (KeyCommand.inputReturn, "Return", .catalyst),
  ])
  func `a command runs for a key that does not select under the model`(
    input: String, key: String, model: FocusModel
  ) throws {
    let opened = open(.cell, input, model: model, priority: false)
    try opened.stage.press(key)
    #expect(opened.screen.hits == 1 && opened.stages() == [.command])
    #expect(opened.list.numberOfSelectedItems == 0)
  }

  @Test(arguments: keys)
  func `a command runs for the select key while nothing is focused`(
    input: String, key: String, model: FocusModel
  ) throws {
    let opened = open(.idle, input, model: model, priority: false)
    opened.screen.view.subviews.forEach { $0.isHidden = true }
    opened.stage.frame()
    try #require(opened.stage.focused == nil)
    try opened.stage.press(key)
    #expect(opened.screen.hits == 1 && opened.stages() == [.command])
  }

  @Test func `a held select key selects once and runs no command`() throws {
    let opened = open(.tap, KeyCommand.inputReturn, model: .pad, priority: false)
    try opened.stage.send("Return", .down)
    try opened.stage.send("Return", .repeat)
    try opened.stage.send("Return", .up)
    #expect(opened.screen.taps == 1 && opened.screen.hits == 0)
    #expect(opened.stages() == [.selection, .selection])
  }

  @Test func `the predicted effect of the select key is what the key then does`() throws {
    let opened = open(.cell, KeyCommand.inputReturn, model: .pad, priority: false)
    let window = opened.stage.window
    guard case .press(.select, by: let responder) = window.effect(of: Key(.return)) else {
      Issue.record("Return does not select")
      return
    }
    #expect(responder is CollectionViewCell)
    // Nothing handles the press, so the key has no effect, and the command does not run either.
    let idle = open(.idle, KeyCommand.inputReturn, model: .pad, priority: false)
    #expect(idle.stage.window.effect(of: Key(.return)) == nil)
    idle.screen.commands[0].wantsPriorityOverSystemBehavior = true
    guard case .command(let command, _) = idle.stage.window.effect(of: Key(.return)) else {
      Issue.record("the command has no priority")
      return
    }
    #expect(command.title == "Hit")
  }
}
