import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Page keys and typed letters in lists.
@MainActor
struct ListKeysTests {
  // MARK: Pages

  @Test func `Page keys move by the visible rows less one and stop at the ends of a list`() throws {
    let long = LongListStage(1_000_000)
    long.focus(0)
    var walk: [String?] = []
    for _ in 0..<3 {
      try long.press("Page_Down")
      walk.append(long.focused)
    }
    #expect(walk == ["3", "6", "9"])
    try long.press("Page_Up", "Page_Up")
    #expect(long.focused == "3")
    try long.press("Page_Up", "Page_Up")
    #expect(long.focused == "0")
    try long.press("End", "Page_Down")
    #expect(long.focused == "999999")
  }

  @Test func `a held Page key keeps moving through a list`() throws {
    let long = LongListStage(1_000_000)
    long.focus(0)
    try long.stage.send("Page_Down", .down)
    for _ in 0..<99 { try long.hold("Page_Down") }
    #expect(long.focused == "300" && long.source.rows.count < 60)
  }

  @Test func `a Page key keeps the column in a grid`() throws {
    let long = LongListStage([200], layout: GridLayout(minimumWidth: 60, insets: EdgeInsets(0)))
    long.focus(2)
    try long.press("Page_Down")
    let first = Int(long.focused ?? "") ?? 0
    #expect(first > 2 && first % 4 == 2)
    try long.press("Page_Up")
    #expect(long.focused == "2")
  }

  @Test func `a Page key skips rows that cannot be focused`() throws {
    let long = LongListStage(1000)
    long.focus(0)
    long.delegate.unfocusable = Set(1..<40)
    try long.press("Page_Down")
    #expect(long.focused == "40")
  }

  @Test func `a Page key with Shift extends the selection`() throws {
    let long = LongListStage(1000)
    long.list.allowsMultipleSelection = true
    long.focus(1)
    try long.press("shift+Page_Down")
    #expect(long.selected == [1, 2, 3, 4])
  }

  @Test func `Page keys also work in a list without a data source`() throws {
    let lists = ListStage(rows: 20)
    lists.focus(row: 0)
    try lists.stage.press("Page_Down", "Page_Down")
    #expect(lists.stage.focused == "6")
  }

  @Test func `outside of lists Page Down moves to the last item`() throws {
    let stage = Stage(Tile("a", 0, 0), Tile("b", 200, 0), Tile("c", 400, 0))
    stage.focus(on: stage.root.subviews[1])
    try stage.press("Page_Down")
    #expect(stage.focused == "c")
  }

  @Test(arguments: [
    (KeyCommand.inputPageUp, "Page_Up", "7"), (KeyCommand.inputPageDown, "Page_Down", "13"),
    (KeyCommand.inputHome, "Home", "0"), (KeyCommand.inputEnd, "End", "19"),
  ])
  func `a key command on a paging key of a list runs only with priority`(
    input: String, key: String, target: String
  ) throws {
    for priority in [true, false] {
      let controller = RespondingController(tiles: 0)
      let command = KeyCommand(action: "act", input: input)
      command.wantsPriorityOverSystemBehavior = priority
      controller.commands = [command]
      controller.answers = ["act"]
      let list = CollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 200),
        collectionViewLayout: ListLayout(rowHeight: 50, spacing: 0, insets: EdgeInsets(0)))
      list.setCells(
        (0..<20).map { number in
          let cell = CollectionViewListCell(title: "\(number)")
          cell.accessibilityIdentifier = "\(number)"
          return cell
        })
      list.allowsFocus = true
      controller.view.addSubview(list)
      let stage = Stage(controller, model: .pad)
      stage.focus(on: list.cells[10])
      try stage.press(key)
      #expect(controller.performed == (priority ? ["act"] : []))
      #expect(stage.focused == (priority ? "10" : target))
    }
  }

  @Test func `a list has no key commands of its own for paging`() {
    let lists = ListStage(rows: 20)
    lists.focus(row: 0)
    #expect(lists.list.ownCommands.isEmpty)
  }

  // MARK: Letters

  private func cities(
    _ names: [String] = ["Aarhus", "Bergen", "Örebro", "Berlin", "Oslo", "ålesund"]
  )
    -> LongListStage
  {
    let long = LongListStage(names: names)
    long.delegate.texts = names
    long.focus(0)
    return long
  }

  @Test func `typed letters focus the item whose text begins with them`() throws {
    let long = cities()
    try long.press("b")
    #expect(long.focused == "Bergen")
    try long.press("e", "r", "l")
    #expect(long.focused == "Berlin")
  }

  @Test func `letters typed a second after the last ones begin a new search`() throws {
    let long = cities()
    try long.press("b")
    long.stage.advance(1.5)
    try long.press("o")
    #expect(long.focused == "Örebro")
  }

  @Test func `typing one letter repeatedly cycles through the items that begin with it`() throws {
    let long = cities()
    try long.press("o", "o")
    #expect(long.focused == "Oslo")
    try long.press("O")
    #expect(long.focused == "Örebro")
    long.stage.advance(2)
    try long.press("a", "a")
    #expect(long.focused == "Aarhus")
  }

  @Test func `a list leaves letters that match nothing to others unless a search has begun`() throws
  {
    let long = cities()
    let listener = PressListener()
    long.stage.window.application = listener
    try long.press("q")
    #expect(listener.characters == ["q"])
    try long.press("b", "q")
    #expect(long.focused == "Bergen" && listener.characters == ["q"])
  }

  @Test func `a list ignores letters with Alt, and all letters if type select is off`() throws {
    let long = cities()
    try long.press("alt+b")
    #expect(long.focused == "Aarhus")
    long.list.allowsTypeSelect = false
    try long.press("b")
    #expect(long.focused == "Aarhus")
  }

  @Test func `typed letters find rows by their list content without a delegate`() throws {
    let list = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: ListLayout(rowHeight: 50))
    list.setCells(["Inbox", "Drafts", "Sent"].map { CollectionViewListCell(title: $0) })
    let stage = Stage(list)
    stage.focus(on: list)
    try stage.press("s")
    #expect(list.indexPath(around: stage.window.focusSystem?.focusedItem)?.item == 2)
  }

  @Test func `typed letters find an item that has no cell yet`() throws {
    let names = (0..<5000).map { "row \($0)" } + ["Zebra"]
    let long = cities(names)
    try long.press("z")
    #expect(long.focused == "Zebra" && long.source.rows.count < 40)
  }

  private final class PressListener: Responder {
    var characters: [String] = []
    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
      characters += presses.compactMap { $0.key?.characters }
    }
  }
}
