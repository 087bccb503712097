import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Tab bars and tab bar controllers.
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

  @Test func `the selected screen of a tab bar has the focus and is the only one that is loaded`() {
    let stage = started()
    #expect(stage.focused == "first-0")
    #expect(first.view.window != nil && second.viewIfLoaded == nil)
    #expect(tabs.selectedViewController === first && second.tabBarController === tabs)
  }

  @Test func `under the TV model focusing a tab button selects its screen`() throws {
    let stage = started()
    try stage.press("Up")
    #expect(stage.focused == "first")
    try stage.press("Right")
    #expect(stage.focused == "second")
    #expect(tabs.selectedIndex == 1 && second.view.window != nil && first.view.window == nil)
  }

  @Test func `moving down from the tab bar focuses the item that had the focus last`() throws {
    let stage = started()
    second.preferred = [second.tiles[1]]
    stage.focus(on: first.tiles[2])
    try stage.press("Up", "Right", "Down")
    #expect(stage.focused == "second-1")
    try stage.press("Up", "Left", "Down")
    #expect(stage.focused == "first-2")
  }

  @Test
  func `moving down from the tab bar without restoration focuses the preferred item`() throws {
    let stage = started()
    first.restoresFocusAfterTransition = false
    first.preferred = [first.tiles[1]]
    stage.focus(on: first.tiles[2])
    try stage.press("Up", "Down")
    #expect(stage.focused == "first-1")
  }

  @Test func `moving up to the tab bar focuses the button of the selected screen`() throws {
    let stage = started()
    tabs.selectedIndex = 1
    stage.frame()
    try stage.press("Up")
    #expect(stage.focused == "second")
  }

  @Test func `switching tabs moves the focus to the new screen, and back to the earlier item`() {
    let stage = started()
    stage.focus(on: first.tiles[2])
    tabs.selectedIndex = 1
    stage.frame()
    #expect(stage.focused == "second-0")
    tabs.selectedIndex = 0
    stage.frame()
    #expect(stage.focused == "first-2")
  }

  @Test func `under the iPad model switching tabs hides the focus until a key is pressed`() throws {
    let stage = started(model: .pad)
    try stage.press("Tab")
    #expect(stage.focused == "first-0")
    tabs.selectedIndex = 1
    stage.frame()
    #expect(stage.focused == nil)
    try stage.press("Right")
    #expect(stage.focused == "second-0")
  }

  @Test func `a selected index outside the range of tabs is ignored`() {
    let stage = started()
    tabs.selectedIndex = 2
    tabs.selectedIndex = -1
    stage.frame()
    #expect(tabs.selectedIndex == 0 && stage.focused == "first-0")
  }

  @Test func `removing the selected screen selects the first remaining one`() {
    let stage = started()
    tabs.viewControllers = [second]
    stage.frame()
    #expect(tabs.selectedViewController === second && first.parent == nil)
    #expect(stage.focused == "second-0")
    tabs.viewControllers = []
    stage.frame()
    #expect(stage.focused == nil && tabs.selectedViewController == nil)
  }

  @Test func `tab buttons show the titles of their items and the selection`() {
    second.tabBarItem = TabBarItem(title: "Other")
    _ = started()
    #expect(tabs.tabBar.buttons.map(\.title) == ["first", "Other"])
    #expect(tabs.tabBar.buttons.map(\.isSelected) == [true, false])
    first.title = "Renamed"
    #expect(tabs.tabBar.buttons[0].title == "Renamed")
  }

  @Test
  func `the tab bar is at the top under the TV model and at the bottom under the iPad model`() {
    let tv = started()
    #expect(tabs.tabBar.frame.minY == 0)
    tv.window.focusSystem?.model = .pad
    tabs.view.setNeedsLayout()
    tv.frame()
    #expect(tabs.tabBar.frame.maxY == 800)
  }

  @Test func `a tab bar controller is a focus group around its bar and its screens`() throws {
    // Without the group of the tab bar controller, the tile would come between bar and screen.
    let stage = started(model: .pad)
    let tree = FocusDebugger.checkFocusGroupTree(for: stage.window)
    let group = try #require(tabs.focusGroupIdentifier)
    #expect(tree.groups.first?.groups.map(\.identifier) == [group])
    tabs.focusGroupIdentifier = "mine"
    #expect(tabs.focusGroupIdentifier == "mine")
  }
}
