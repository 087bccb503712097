import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The reasons for which views, lists and controls take no focus, as the focus debugger gives them.
@MainActor
struct DebuggerSceneTests {
  @Test func `the focus debugger names the list or delegate that refuses focus for a cell`() {
    let lists = ListStage()
    lists.list.accessibilityIdentifier = "list"
    let cell = lists.list.cells[1]
    lists.delegate.unfocusable = [1]
    #expect(
      FocusDebugger.checkFocusability(for: cell).problems
        == [.refused("the delegate of list refuses it")])
    lists.delegate.unfocusable = []
    #expect(FocusDebugger.checkFocusability(for: cell).isFocusable)
    lists.list.allowsFocus = false
    #expect(
      FocusDebugger.checkFocusability(for: cell).problems
        == [.refused("allowsFocus of list is false")])
  }

  @Test func `the focus debugger says if a control is disabled or left out by the model`() {
    let button = Button(title: "OK")
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let stage = Stage(model: .pad, button)
    #expect(
      FocusDebugger.checkFocusability(for: button).problems
        == [.refused("the focus model pad takes no focus to controls")])
    button.isEnabled = false
    #expect(FocusDebugger.checkFocusability(for: button).problems == [.disabled])
    button.isEnabled = true
    stage.window.focusSystem?.model = .tv
    #expect(FocusDebugger.checkFocusability(for: button).isFocusable)
  }

  @Test func `the focus debugger says that a view is not in a window`() {
    let tile = Tile("tile", 0, 0)
    let pane = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    pane.accessibilityIdentifier = "pane"
    pane.addSubview(tile)
    #expect(FocusDebugger.checkFocusability(for: tile).problems == [.detached("pane")])
    let stage = Stage(pane)
    #expect(FocusDebugger.checkFocusability(for: tile).isFocusable)
    withExtendedLifetime(stage) {}
  }
}
