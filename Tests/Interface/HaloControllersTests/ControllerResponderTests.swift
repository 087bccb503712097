import FocusEngine
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The responder chain through controllers, and the lifetimes of controllers.
@MainActor
struct ControllerResponderTests {
  private final class Listener: ViewController {
    var heard: [Press.PressType] = []
    var answers: Set<Press.PressType> = []
    override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
      heard += presses.map(\.type)
      if presses.allSatisfy({ !answers.contains($0.type) }) {
        super.pressesEnded(presses, with: event)
      }
    }
  }

  private let below = Listener()
  private let sheet = Listener()

  private func presented(animated: Bool = false) -> Stage {
    below.view.addSubview(Tile("below", 0, 0))
    sheet.view.addSubview(Tile("sheet", 0, 0))
    let stage = Stage(below)
    below.present(sheet, animated: animated)
    stage.rest()
    return stage
  }

  @Test func `the responder chain leads from the item through its controllers to the window`() {
    let stage = presented()
    var chain: [Responder] = []
    var responder: Responder? = stage.window.focusSystem?.focusedItem as? Responder
    while let current = responder {
      chain.append(current)
      responder = current.next
    }
    let expected: [Responder] = [sheet.view.subviews[0], sheet.view, sheet, below, stage.window]
    #expect(chain.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
  }

  @Test func `a press that a sheet does not handle goes to its presenter`() throws {
    try presented().press("a")
    #expect(sheet.heard == [.keyboard] && below.heard == [.keyboard])
  }

  @Test func `Menu dismisses a presented controller and is not passed on`() throws {
    let stage = presented()
    try stage.press("Escape")
    #expect(below.presentedViewController == nil && below.heard.isEmpty)
    #expect(stage.focused == "below")
  }

  @Test func `a controller that handles Menu is not dismissed`() throws {
    let stage = presented()
    sheet.answers = [.menu]
    try stage.press("Escape")
    #expect(below.presentedViewController === sheet && sheet.heard == [.menu])
    #expect(below.heard.isEmpty)
  }

  @Test func `Menu dismisses neither a modal controller nor its presenter`() throws {
    let stage = presented()
    let alert = Listener()
    alert.isModalInPresentation = true
    sheet.present(alert, animated: false)
    stage.frame()
    try stage.press("Escape")
    #expect(sheet.presentedViewController === alert && below.presentedViewController === sheet)
  }

  @Test func `Menu dismisses one presented controller at a time`() throws {
    let stage = presented()
    let top = Listener()
    top.view.addSubview(Tile("top", 0, 0))
    sheet.present(top, animated: false)
    stage.frame()
    try stage.press("Escape")
    #expect(stage.focused == "sheet" && below.presentedViewController === sheet)
    try stage.press("Escape")
    #expect(stage.focused == "below")
  }

  @Test
  func `Menu pops the screens of a presented navigation controller before dismissing it`() throws {
    below.view.addSubview(Tile("below", 0, 0))
    let stage = Stage(below)
    let navigation = NavigationController(rootViewController: TestController("list"))
    below.present(navigation, animated: false)
    navigation.pushViewController(TestController("detail"), animated: false)
    stage.frame()
    try stage.press("Escape")
    #expect(stage.focused == "list-0")
    try stage.press("Escape")
    #expect(stage.focused == "below")
  }

  @Test
  func `with nothing focused the innermost controller of the top screen receives presses`() throws {
    let stage = Stage(below)
    let inner = Listener()
    below.present(NavigationController(rootViewController: inner), animated: false)
    stage.frame()
    try stage.press("Return")
    #expect(stage.focused == nil && inner.heard == [.select])
  }

  @Test func `a button in a sheet that is being dismissed does not perform its action`() throws {
    var actions = 0
    let button = Button(title: "OK")
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    button.primaryAction = { actions += 1 }
    let stage = Stage(below)
    sheet.view.addSubview(button)
    below.present(sheet, animated: false)
    stage.rest()
    try stage.send("Return", .down)
    sheet.dismiss(animated: true)
    try stage.send("Return", .up)
    #expect(actions == 0 && button.window != nil)
  }

  // MARK: Lifetime

  @Test(arguments: [false, true])
  func `a dismissed controller is deallocated after its transition`(animated: Bool) {
    let stage = Stage(below)
    weak var controller: ViewController?
    weak var presentation: PresentationController?
    weak var container: View?
    do {
      let sheet = TestController("sheet")
      below.present(sheet, animated: animated)
      stage.rest()
      controller = sheet
      presentation = sheet.presentationController
      container = presentation?.containerView
      sheet.dismiss(animated: animated)
      stage.frame()
    }
    stage.rest()
    #expect(controller == nil && presentation == nil && container == nil)
  }

  @Test(arguments: [false, true])
  func `a popped controller is deallocated after its transition`(animated: Bool) {
    let navigation = NavigationController(rootViewController: TestController("list"))
    let stage = Stage(navigation)
    weak var controller: ViewController?
    weak var tile: View?
    do {
      let detail = TestController("detail")
      navigation.pushViewController(detail, animated: animated)
      stage.rest()
      controller = detail
      tile = detail.tiles[0]
      navigation.popViewController(animated: animated)
      stage.frame()
    }
    stage.rest()
    #expect(controller == nil && tile == nil)
  }

  @Test func `controllers are deallocated with their window, even during a transition`() {
    weak var controller: ViewController?
    weak var presentation: PresentationController?
    weak var list: ViewController?
    do {
      let navigation = NavigationController(rootViewController: TestController("list"))
      let stage = Stage(navigation)
      list = navigation.topViewController
      navigation.pushViewController(TestController("detail"), animated: true)
      let sheet = TestController("sheet")
      navigation.present(sheet, animated: true)
      stage.advance(0.1)
      controller = sheet
      presentation = sheet.presentationController
    }
    #expect(controller == nil && presentation == nil && list == nil)
  }

  @Test func `a tab bar controller and its children are deallocated together`() {
    weak var tabs: TabBarController?
    weak var child: ViewController?
    do {
      let controller = TabBarController()
      controller.viewControllers = [TestController("a"), TestController("b")]
      let stage = Stage(controller)
      stage.frame()
      tabs = controller
      child = controller.viewControllers[0]
    }
    #expect(tabs == nil && child == nil)
  }
}
