import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Screens side by side.
@MainActor
struct TabBarTests {
  private let tabs = TabBarController()
  private let first = TestController("first")
  private let second = TestController("second")

  private func started(model: FocusModel = .tv) -> Stage {
    tabs.viewControllers = [first, second]
    let stage = Stage(tabs, model: model)
    stage.window.focusSystem?.requestFocusUpdate(to: tabs)
    stage.frame()
    return stage
  }

  @Test func `the selected screen has the focus and is the only one shown`() {
    let stage = started()
    #expect(stage.focused == "first-0")
    #expect(first.view.window != nil && second.viewIfLoaded == nil)
    #expect(tabs.selectedViewController === first && second.tabBarController === tabs)
  }

  @Test func `where items are lifted, a focused button selects`() throws {
    let stage = started()
    try stage.press("Up")
    #expect(stage.focused == "first")
    try stage.press("Right")
    #expect(stage.focused == "second")
    #expect(tabs.selectedIndex == 1 && second.view.window != nil && first.view.window == nil)
  }

  @Test func `coming from the bar, focus goes to the item that had it last`() throws {
    let stage = started()
    second.preferred = [second.tiles[1]]
    stage.focus(on: first.tiles[2])
    try stage.press("Up", "Right", "Down")
    #expect(stage.focused == "second-1")
    try stage.press("Up", "Left", "Down")
    #expect(stage.focused == "first-2")
  }

  @Test func `without restoration the preferences decide`() throws {
    let stage = started()
    first.restoresFocusAfterTransition = false
    first.preferred = [first.tiles[1]]
    stage.focus(on: first.tiles[2])
    try stage.press("Up", "Down")
    #expect(stage.focused == "first-1")
  }

  @Test func `going to the bar, focus goes to the selected button`() throws {
    let stage = started()
    tabs.selectedIndex = 1
    stage.frame()
    try stage.press("Up")
    #expect(stage.focused == "second")
  }

  @Test func `switching takes focus that is in the screen along, and brings it back`() {
    let stage = started()
    stage.focus(on: first.tiles[2])
    tabs.selectedIndex = 1
    stage.frame()
    #expect(stage.focused == "second-0")
    tabs.selectedIndex = 0
    stage.frame()
    #expect(stage.focused == "first-2")
  }

  @Test func `under deferral switching hides focus until a key`() throws {
    let stage = started(model: .pad)
    try stage.press("Tab")
    #expect(stage.focused == "first-0")
    tabs.selectedIndex = 1
    stage.frame()
    #expect(stage.focused == nil)
    try stage.press("Right")
    #expect(stage.focused == "second-0")
  }

  @Test func `an index outside changes nothing`() {
    let stage = started()
    tabs.selectedIndex = 2
    tabs.selectedIndex = -1
    stage.frame()
    #expect(tabs.selectedIndex == 0 && stage.focused == "first-0")
  }

  @Test func `removing the selected screen shows the first that is left`() {
    let stage = started()
    tabs.viewControllers = [second]
    stage.frame()
    #expect(tabs.selectedViewController === second && first.parent == nil)
    #expect(stage.focused == "second-0")
    tabs.viewControllers = []
    stage.frame()
    #expect(stage.focused == nil && tabs.selectedViewController == nil)
  }

  @Test func `buttons have the items' titles and show the selection`() {
    second.tabBarItem = TabBarItem(title: "Other")
    _ = started()
    #expect(tabs.tabBar.buttons.map(\.title) == ["first", "Other"])
    #expect(tabs.tabBar.buttons.map(\.isSelected) == [true, false])
    first.title = "Renamed"
    #expect(tabs.tabBar.buttons[0].title == "Renamed")
  }

  @Test func `the bar is where the platform has it`() {
    let tv = started()
    #expect(tabs.tabBar.frame.minY == 0)
    tv.window.focusSystem?.model = .pad
    tabs.view.setNeedsLayout()
    tv.frame()
    #expect(tabs.tabBar.frame.maxY == 800)
  }

  @Test func `what is inside stands together in Tab order`() throws {
    // Without the group of the tab bar controller, the tile would come between bar and screen.
    let stage = started(model: .pad)
    let tree = FocusDebugger.checkFocusGroupTree(for: stage.window)
    let group = try #require(tabs.focusGroupIdentifier)
    #expect(tree.groups.first?.groups.map(\.identifier) == [group])
    tabs.focusGroupIdentifier = "mine"
    #expect(tabs.focusGroupIdentifier == "mine")
  }
}
