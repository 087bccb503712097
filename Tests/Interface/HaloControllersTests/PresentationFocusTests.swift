import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The focus when controllers are presented and dismissed (WWDC16 215).
@MainActor
struct PresentationFocusTests {
  private let below = TestController("below")
  private let sheet = TestController("sheet")

  private func started(model: FocusModel = .tv) -> Stage {
    let stage = Stage(below, model: model)
    stage.focus(on: below.tiles[2])
    return stage
  }

  private nonisolated static let styles: [ModalPresentationStyle] = [
    .automatic, .fullScreen, .overFullScreen, .pageSheet, .formSheet,
  ]

  @Test(arguments: styles, [FocusModel.tv, .pad])
  func `the focus moves into a presented controller at once`(
    style: ModalPresentationStyle, model: FocusModel
  ) {
    let stage = started(model: model)
    sheet.modalPresentationStyle = style
    sheet.preferred = [sheet.tiles[1]]
    below.present(sheet, animated: true)
    stage.frame()
    #expect(stage.focused == "sheet-1")
  }

  /// Cases, 36.
  @Test(arguments: styles, [false, true])
  func `a dismissal returns the focus to the item that had it last`(
    style: ModalPresentationStyle, animated: Bool
  ) {
    let stage = started()
    below.preferred = [below.tiles[0]]
    sheet.modalPresentationStyle = style
    below.present(sheet, animated: animated)
    stage.rest()
    below.dismiss(animated: animated)
    stage.frame()
    #expect(stage.focused == "below-2")
    stage.rest()
    #expect(stage.focused == "below-2")
  }

  /// Cases, 37.
  @Test func `a dismissal without restoration focuses the preferred item`() {
    let stage = started()
    below.preferred = [below.tiles[0]]
    below.restoresFocusAfterTransition = false
    below.present(sheet, animated: true)
    stage.rest()
    below.dismiss(animated: true)
    stage.frame()
    #expect(stage.focused == "below-0")
  }

  @Test
  func `a child controller without restoration focuses its preferred item after a dismissal`() {
    let outer = TestController("outer", tiles: 0)
    let stage = Stage(outer)
    outer.addChild(below)
    below.view.frame = outer.view.bounds
    outer.view.addSubview(below.view)
    outer.preferred = [below]
    below.restoresFocusAfterTransition = false
    below.preferred = [below.tiles[1]]
    stage.focus(on: below.tiles[2])
    below.present(sheet, animated: false)
    stage.frame()
    below.dismiss(animated: false)
    stage.frame()
    #expect(stage.focused == "below-1")
  }

  @Test func `a dismissal focuses the preferred item if the earlier item is gone`() {
    let stage = started()
    below.preferred = [below.tiles[1]]
    below.present(sheet, animated: false)
    stage.frame()
    below.tiles[2].removeFromSuperview()
    below.dismiss(animated: false)
    stage.frame()
    #expect(stage.focused == "below-1")
  }

  @Test func `a dismissal focuses the preferred item of a controller that never had the focus`() {
    let stage = Stage(model: .tv, screen: TestController("empty", tiles: 0))
    stage.screen.present(sheet, animated: false)
    stage.frame()
    stage.screen.view.addSubview(Tile("late", 0, 0))
    sheet.dismiss(animated: false)
    stage.frame()
    #expect(stage.focused == "late")
  }

  @Test(arguments: styles)
  func `items behind a presented controller cannot be focused`(
    style: ModalPresentationStyle
  ) throws {
    let stage = started()
    sheet.modalPresentationStyle = style
    below.present(sheet, animated: false)
    stage.rest()
    try stage.press("Right", "Right", "Right", "Down", "Up", "Left", "Left", "Left", "Left", "Tab")
    #expect(stage.focused?.hasPrefix("sheet") == true)
    stage.window.focusSystem?.requestFocusUpdate(to: below.tiles[0])
    stage.frame()
    #expect(stage.focused?.hasPrefix("sheet") == true)
  }

  @Test func `keys in a presented sheet do not scroll a list behind it`() throws {
    let list = ScrollView(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
    for row in 0..<30 { list.addSubview(Tile("row-\(row)", 0, CGFloat(row) * 100, 1000, 90)) }
    list.contentSize = CGSize(width: 1000, height: 3000)
    let stage = Stage(list)
    sheet.modalPresentationStyle = .formSheet
    stage.screen.present(sheet, animated: false)
    stage.rest()
    try stage.press("Down", "Down", "Up")
    #expect(stage.focused == "sheet-0")
    #expect(list.contentOffset.y == 0)
  }

  @Test
  func `a controller being dismissed cannot be focused and blocks nothing behind it`() throws {
    let stage = started()
    sheet.modalPresentationStyle = .overFullScreen
    below.present(sheet, animated: false)
    stage.rest()
    below.dismiss(animated: true)
    stage.frame()
    #expect(sheet.view.window != nil)
    try stage.press("Left")
    #expect(stage.focused == "below-1")
    stage.window.focusSystem?.requestFocusUpdate(to: sheet.tiles[0])
    stage.frame()
    #expect(stage.focused?.hasPrefix("below") == true)
  }

  @Test func `each presented controller remembers its own focused item`() throws {
    let top = TestController("top")
    let stage = started()
    below.present(sheet, animated: false)
    stage.rest()
    try stage.press("Right")
    sheet.present(top, animated: false)
    stage.rest()
    try stage.press("Right", "Right")
    #expect(stage.focused == "top-2")
    top.dismiss(animated: true)
    stage.frame()
    #expect(stage.focused == "sheet-1")
    sheet.dismiss(animated: true)
    stage.frame()
    #expect(stage.focused == "below-2")
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .pageSheet])
  func `dismissing a stack of presentations returns the focus to its bottom`(
    style: ModalPresentationStyle
  ) throws {
    let top = TestController("top")
    let stage = started()
    for controller in [sheet, top] { controller.modalPresentationStyle = style }
    below.present(sheet, animated: false)
    stage.rest()
    sheet.present(top, animated: false)
    stage.rest()
    below.dismiss(animated: true)
    stage.frame()
    #expect(stage.focused == "below-2")
    #expect(sheet.viewIfLoaded?.window == nil && top.view.window != nil)
    stage.rest()
    #expect(stage.window.subviews.count == 1 && top.view.window == nil)
    #expect(stage.focused == "below-2")
  }

  @Test func `the focus is restored whether or not an override of didUpdateFocus calls super`() {
    final class Silent: ViewController {
      override func didUpdateFocus(
        in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
      ) {}
    }
    let silent = Silent()
    let last = Tile("last", 500, 0)
    silent.view.addSubview(Tile("first", 0, 0))
    silent.view.addSubview(last)
    let stage = Stage(silent)
    stage.focus(on: last)
    silent.present(sheet, animated: false)
    stage.frame()
    sheet.dismiss(animated: false)
    stage.frame()
    #expect(stage.focused == "last")
  }

  @Test func `a refused focus update does not keep the focus in a controller being dismissed`() {
    final class Stubborn: ViewController {
      override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
        context.previouslyFocusedItem == nil
          || context.nextFocusedItem?.focusDebugLabel.hasPrefix("below") != true
      }
    }
    let stubborn = Stubborn()
    stubborn.view.addSubview(Tile("stubborn", 0, 0))
    let stage = started()
    below.present(stubborn, animated: false)
    stage.frame()
    #expect(stage.focused == "stubborn")
    stubborn.dismiss(animated: true)
    stage.frame()
    #expect(stage.focused?.hasPrefix("below") == true)
  }

  @Test func `the explanation of a focus update names a restoration as its trigger`() {
    let stage = started()
    below.present(sheet, animated: false)
    stage.frame()
    sheet.dismiss(animated: false)
    stage.frame()
    #expect(stage.window.focusSystem?.lastExplanation?.trigger == .restoration)
  }

  /// Cases, 66.
  @Test
  func `a screen without items has no focus, and a Menu press reaches the application`() throws {
    final class Application: Responder {
      var presses: [Press.PressType] = []
      override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
        self.presses += presses.map(\.type)
      }
    }
    let application = Application()
    let stage = Stage(TestController("empty", tiles: 0))
    stage.window.application = application
    stage.frame()
    #expect(stage.focused == nil)
    try stage.press("Escape")
    #expect(application.presses == [.menu])
  }

  @Test func `a presented screen without items leaves nothing focused`() {
    let stage = started()
    let empty = TestController("empty", tiles: 0)
    below.present(empty, animated: false)
    stage.rest()
    #expect(stage.focused == nil)
    empty.dismiss(animated: false)
    stage.frame()
    #expect(stage.focused == "below-2")
  }
}
