import FocusEngine
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Letters that are typed into a list, and key commands for single letters.
@MainActor
struct TypedNameTests {
  private final class Application: Responder {
    var letters: [String] = []
    private let commands = ["b", "q", "s"].map {
      KeyCommand(title: $0, action: "letter", input: $0)
    }
    override var keyCommands: [KeyCommand]? { commands }
    override var responses: [Selector: @MainActor (Any?) -> Void] {
      ["letter": { [weak self] in self?.letters.append(($0 as? KeyCommand)?.input ?? "") }]
    }
    func prioritize() { commands.forEach { $0.wantsPriorityOverSystemBehavior = true } }
  }

  private let application = Application()
  private let list = CollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 400),
    collectionViewLayout: ListLayout(rowHeight: 50))

  private func stage() -> Stage {
    list.allowsFocus = true
    list.setCells(
      ["Inbox", "Bin", "Drafts", "Sent", "Questions"].map { CollectionViewListCell(title: $0) })
    let stage = Stage(list, Tile("tile", 400, 0))
    stage.window.application = application
    stage.focus(on: list)
    return stage
  }

  private func row(_ stage: Stage) -> Int? {
    list.indexPath(around: stage.window.focusSystem?.focusedItem)?.item
  }

  @Test func `a letter with which an item begins focuses the item and runs no command`() throws {
    let stage = stage()
    try stage.press("q")
    #expect(row(stage) == 4 && application.letters.isEmpty)
  }

  @Test func `while a name is being typed, a list also takes letters that match no item`() throws {
    let stage = stage()
    try stage.press("d", "s", "q")
    #expect(row(stage) == 2 && application.letters.isEmpty)
    stage.advance(1.5)
    try stage.press("b")
    #expect(row(stage) == 1 && application.letters.isEmpty)
  }

  @Test func `a letter command runs if no item begins with the letter or no list is focused`()
    throws
  {
    let stage = stage()
    list.setCells([CollectionViewListCell(title: "Inbox")])
    stage.focus(on: list)
    try stage.press("q")
    #expect(application.letters == ["q"])
    stage.focus(on: stage.root.subviews[1])
    try stage.press("b")
    #expect(application.letters == ["q", "b"])
  }

  @Test func `a letter command with priority runs before the list searches for the letter`() throws
  {
    let stage = stage()
    application.prioritize()
    try stage.press("q")
    #expect(row(stage) == 0 && application.letters == ["q"])
  }

  @Test func `a list without type select leaves letters to key commands`() throws {
    let stage = stage()
    list.allowsTypeSelect = false
    try stage.press("s")
    #expect(row(stage) == 0 && application.letters == ["s"])
  }

  @Test(arguments: [FocusModel.pad, .catalyst, .html])
  func `Space continues a name that is being typed and otherwise activates if the model has it`(
    model: FocusModel
  ) throws {
    let stage = stage()
    stage.window.focusSystem?.model = model
    var acted = 0
    list.delegate = actor
    actor.acted = { acted += 1 }
    list.setCells(
      ["Newest", "New Album…", "Other"].map { CollectionViewListCell(title: $0) })
    stage.focus(on: list)
    try stage.press("o", "n")
    // No item begins with “on”.
    #expect(row(stage) == 2)
    stage.advance(1.5)
    try stage.press("n", "e", "w")
    #expect(row(stage) == 0)
    try stage.press("space")
    #expect(row(stage) == 1)
    try stage.press("a")
    #expect(row(stage) == 1 && acted == 0)
    stage.advance(1.5)
    try stage.press("space")
    #expect(row(stage) == 1 && acted == (model.activationKeys.contains(.space) ? 1 : 0))
  }

  private final class Actor: CollectionViewDelegate {
    var acted: () -> Void = {}
    func collectionView(
      _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { acted() }
  }

  private let actor = Actor()

  @Test func `the key trace names the list as the target of a typed letter`() throws {
    let stage = stage()
    var taker: Responder?
    stage.window.keyTraceHandler = { taker = $0.stage == .focus ? $0.target : nil }
    try stage.press("s")
    #expect(taker === list)
  }
}
