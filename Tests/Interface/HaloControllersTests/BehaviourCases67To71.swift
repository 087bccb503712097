import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Tests of the behaviour cases (article Cases) with real views: entering groups, use and lists
/// that change.
@MainActor
struct BehaviourCases67To71 {
  /// A list of six rows, of which four are visible, and a tile of another group.
  private func sidebar(_ model: FocusModel = .pad) -> ListStage { ListStage(model: model) }

  @Test(arguments: [true, false])
  func `case 67: Tab enters a list at a visible row if the preferred one is scrolled away`(
    isSelected: Bool
  ) throws {
    let lists = sidebar()
    if isSelected { lists.list.selectItem(at: IndexPath(item: 0, section: 0)) }
    lists.focus(row: 0)
    lists.stage.focus(on: lists.above)
    lists.list.contentOffset.y = 100
    lists.stage.frame()
    try lists.stage.press("Tab")
    #expect(lists.stage.focused == "2")
    #expect(lists.list.contentOffset.y == 100)
  }

  @Test func `case 68: the first key focuses the selected row of a list`() throws {
    let lists = sidebar()
    lists.above.removeFromSuperview()
    lists.list.selectItem(at: IndexPath(item: 2, section: 0))
    lists.stage.frame()
    try lists.stage.press("Tab")
    #expect(lists.stage.focused == "2")
    #expect(lists.list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test(arguments: [FocusModel.pad, .catalyst, .android, .html])
  func `case 69: Tab moves on from a field that was clicked and typed into`(
    model: FocusModel
  ) throws {
    let fields = (0..<2).map { TextField(frame: CGRect(x: 0, y: $0 * 60, width: 200, height: 40)) }
    let stage = Stage(model: model, fields[0], fields[1])
    for phase in [true, false] {
      let place = CGPoint(x: 50, y: 20)
      if phase {
        stage.window.pointerPressed(at: place, at: stage.time)
      } else {
        stage.window.pointerReleased(at: place, at: stage.time)
      }
      stage.frame()
    }
    try stage.press("a", "n", "n", "Tab", "x")
    #expect(fields.map(\.text) == ["ann", "x"])
    #expect(fields[1].isFocused)
  }

  @Test(arguments: [(1, "2"), (3, "2")])
  func `case 70: the cell that takes the place of a deleted cell gets the focus`(
    deleted: Int, next: String
  ) throws {
    let lists = ListStage(rows: 4)
    lists.focus(row: deleted)
    var names = (0..<4).map { $0 }
    names.remove(at: deleted)
    let cells = names.map { row in lists.list.cells[row] }
    lists.list.setCells(cells)
    lists.stage.advance(1)
    #expect(lists.stage.focused == next)
  }

  /// A screen with a list of two cells and a key command.
  private final class CommandedList: ViewController {
    let list = ListStage(rows: 2, model: .pad).list
    private(set) var runs = 0
    private let input: String
    private let hasPriority: Bool

    init(input: String, hasPriority: Bool) {
      self.input = input
      self.hasPriority = hasPriority
      super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.delegate = nil
      view.addSubview(list)
    }

    override var keyCommands: [KeyCommand]? {
      let command = KeyCommand(action: "run", input: input, modifierFlags: [])
      command.wantsPriorityOverSystemBehavior = hasPriority
      return [command]
    }

    override var responses: [Selector: @MainActor (Any?) -> Void] {
      ["run": { [weak self] _ in self?.runs += 1 }]
    }
  }

  @Test(arguments: [
    (FocusModel.pad, KeyCommand.inputReturn, "Return"),
    (.catalyst, KeyCommand.inputSpace, "space"),
  ])
  func `case 71: a command on the key that selects runs only with priority`(
    model: FocusModel, input: String, key: String
  ) throws {
    for hasPriority in [false, true] {
      let screen = CommandedList(input: input, hasPriority: hasPriority)
      let stage = Stage(screen, model: model)
      stage.focus(on: screen.list.cells[1])
      try stage.press(key)
      #expect(screen.runs == (hasPriority ? 1 : 0))
      #expect(screen.list.indexPathsForSelectedItems?.map(\.item) == (hasPriority ? nil : [1]))
    }
  }
}
