import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Opening a screen focuses the selected item of its list and changes no selection, although selection
/// follows focus there (WWDC21 10260, 13:08; Decisions).
@MainActor
struct OpeningSelectionTests {
  /// A screen with a list of six rows, in which selection follows focus.
  private final class Sections: ViewController {
    let list = CollectionView(
      collectionViewLayout: ListLayout(rowHeight: 50, spacing: 0, insets: EdgeInsets(0)))
    let delegate = ListDelegate()

    init(selecting row: Int?) {
      super.init(nibName: nil, bundle: nil)
      list.accessibilityIdentifier = "list"
      list.setCells((0..<6).map(ListStage.cell))
      list.allowsFocus = true
      list.selectionFollowsFocus = true
      list.delegate = delegate
      list.selectItem(at: row.map { IndexPath(item: $0, section: 0) })
      preferredContentSize = CGSize(width: 300, height: 320)
    }

    override func loadView() { view = View() }
    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      view.addSubview(list)
    }

    var selected: [Int] { list.indexPathsForSelectedItems?.map(\.item) ?? [] }
  }

  enum Way: String, CaseIterable, Sendable {
    case launch, sheet, popover, push, pop, requestOfTheList, requestOfAnotherRow
  }

  /// Opens the screen, presses a key if the focus is not shown yet, and returns the focused item.
  private func open(_ screen: Sections, _ way: Way) throws -> String? {
    let below = TestController("below")
    switch way {
    case .launch:
      let stage = Stage(screen, model: .pad)
      try stage.press("Down")
      return stage.focused
    case .sheet, .popover:
      let stage = Stage(below, model: .pad)
      stage.focus(on: below.tiles[1])
      screen.modalPresentationStyle = way == .sheet ? .formSheet : .popover
      screen.popoverPresentationController?.sourceView = below.tiles[1]
      below.present(screen, animated: true)
      stage.rest()
      if stage.focused == nil { try stage.press("Down") }
      return stage.focused
    case .push:
      let navigation = NavigationController(rootViewController: below)
      let stage = Stage(navigation, model: .pad)
      stage.focus(on: below.tiles[1])
      navigation.pushViewController(screen, animated: true)
      stage.rest()
      try stage.press("Down")
      return stage.focused
    case .pop:
      let navigation = NavigationController(rootViewController: screen)
      let stage = Stage(navigation, model: .pad)
      navigation.pushViewController(below, animated: false)
      stage.rest()
      navigation.popViewController(animated: true)
      stage.rest()
      if stage.focused == nil { try stage.press("Down") }
      return stage.focused
    case .requestOfTheList, .requestOfAnotherRow:
      let stage = Stage(screen, model: .pad)
      stage.focus(on: way == .requestOfTheList ? screen.list : screen.list.cells[0])
      return stage.focused
    }
  }

  @Test(arguments: Way.allCases)
  func `opening a screen focuses the selected row and does not change the selection`(
    way: Way
  ) throws {
    let screen = Sections(selecting: 3)
    #expect(try open(screen, way) == (way == .requestOfAnotherRow ? "0" : "3"))
    #expect(screen.selected == [3])
    #expect(screen.delegate.log == [])
  }

  @Test(arguments: Way.allCases)
  func `opening a screen without a selection selects the row that gets the focus`(way: Way) throws {
    let screen = Sections(selecting: nil)
    #expect(try open(screen, way) == "0")
    #expect(screen.selected == [0])
    #expect(screen.delegate.log == ["follows 0", "selected 0"])
  }

  @Test func `an arrow after opening a screen moves the focus and the selection`() throws {
    let screen = Sections(selecting: 3)
    let stage = Stage(screen, model: .pad)
    try stage.press("Down", "Down")
    #expect(stage.focused == "4" && screen.selected == [4])
  }

  /// A removal moves focus to another row, which is selected like any other that focus moves to
  /// (Apple, `selectionFollowsFocus` documentation).
  @Test func `when the focused row is removed, the row that gets the focus is selected`() throws {
    let screen = Sections(selecting: 3)
    let stage = Stage(screen, model: .pad)
    try stage.press("Down")
    screen.list.setCells([0, 1, 2, 4, 5].map(ListStage.cell))
    stage.rest()
    #expect(stage.focused == "4" && screen.selected == [3])
  }
}
