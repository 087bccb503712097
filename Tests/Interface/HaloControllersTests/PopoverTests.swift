import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Popovers: their position, presentation and dismissal.
@MainActor
struct PopoverTests {
  private let below = TestController("below")
  private let popover = TestController("popover", tiles: 2)

  private func started(
    pointingAt tile: Int = 1, size: CGSize = CGSize(width: 1000, height: 800)
  ) throws -> Stage {
    let stage = Stage(model: .pad, size: size, screen: below)
    stage.focus(on: below.tiles[tile])
    popover.preferredContentSize = CGSize(width: 300, height: 200)
    popover.modalPresentationStyle = .popover
    try #require(popover.popoverPresentationController).sourceView = below.tiles[tile]
    return stage
  }

  private func present(_ stage: Stage) {
    below.present(popover, animated: true)
    stage.rest()
  }

  private func frame(_ stage: Stage) -> CGRect {
    popover.view.convert(popover.view.bounds, to: stage.window)
  }

  @Test func `only a controller with the popover style has a popover presentation controller`() {
    #expect(popover.popoverPresentationController == nil)
    popover.modalPresentationStyle = .popover
    #expect(popover.popoverPresentationController === popover.popoverPresentationController)
    #expect(popover.popoverPresentationController?.arrowDirection == .unknown)
  }

  @Test func `a popover of the preferred size is below its source and inside the window`() throws {
    let stage = try started()
    present(stage)
    // The source begins at (130, 10) and is 100 points wide and high.
    #expect(frame(stage) == CGRect(x: 30, y: 123, width: 300, height: 200))
    #expect(popover.popoverPresentationController?.arrowDirection == .up)
    #expect(popover.presentationController === popover.popoverPresentationController)
    popover.preferredContentSize = CGSize(width: 400, height: 100)
    stage.frame()
    #expect(frame(stage) == CGRect(x: 10, y: 123, width: 400, height: 100))
  }

  @Test
  func `a popover's arrow has a permitted direction and points at the source rectangle`() throws {
    let stage = try started()
    let controller = try #require(popover.popoverPresentationController)
    controller.permittedArrowDirections = .left
    controller.sourceRect = CGRect(x: 0, y: 0, width: 50, height: 50)
    present(stage)
    #expect(controller.arrowDirection == .left)
    #expect(frame(stage).minX == 130 + 50 + PopoverPlacement.arrowHeight)
  }

  @Test(arguments: [
    (CGRect(x: 480, y: 20, width: 40, height: 40), PopoverArrowDirection.up),
    (CGRect(x: 480, y: 740, width: 40, height: 40), .down),
    (CGRect(x: 0, y: 0, width: 40, height: 800), .left),
    (CGRect(x: 960, y: 0, width: 40, height: 800), .right),
  ])
  func `a popover is placed on the side of its source where it has room`(
    source: CGRect, direction: PopoverArrowDirection
  ) {
    let room = CGRect(x: 10, y: 10, width: 980, height: 780)
    let placement = PopoverPlacement(
      size: CGSize(width: 300, height: 400), pointingAt: source, directions: .any, in: room)
    #expect(placement.direction == direction)
    #expect(room.contains(placement.body) && placement.body.size.height == 400)
    #expect(
      placement.frame.contains(placement.tip) || placement.tip.x == placement.frame.maxX
        || placement.tip.y == placement.frame.maxY)
  }

  @Test func `a popover that does not fit is made smaller`() {
    let room = CGRect(x: 10, y: 10, width: 300, height: 300)
    let placement = PopoverPlacement(
      size: CGSize(width: 800, height: 800),
      pointingAt: CGRect(x: 100, y: 100, width: 20, height: 20), directions: .any, in: room)
    #expect(room.contains(placement.body))
    #expect(placement.body.width > 100 && placement.body.height > 100)
  }

  @Test func `a navigation controller in a popover has the colour of the popover's arrow`() throws {
    let stage = try started()
    let inside = TestController("inside", tiles: 1)
    let navigation = NavigationController(rootViewController: inside)
    navigation.modalPresentationStyle = .popover
    try #require(navigation.popoverPresentationController).sourceView = below.tiles[1]
    below.present(navigation, animated: false)
    stage.rest()
    let card = stage.window.appearance.palette.card
    #expect(inside.view.superview?.backgroundColor == card)
    #expect(navigation.navigationBar.backgroundColor == card)
    below.dismiss(animated: false)
    stage.rest()
    #expect(navigation.ground == .window)
  }

  @Test func `the focus stays inside a popover, and Escape returns it to the source`() throws {
    let stage = try started()
    present(stage)
    try stage.press("Right", "Right", "Tab", "Down", "Up")
    #expect(stage.focused?.hasPrefix("popover") == true)
    try stage.press("Escape")
    stage.rest()
    #expect(below.presentedViewController == nil && stage.focused == "below-1")
    #expect(popover.view.window == nil)
  }

  @Test func `a click outside a popover dismisses it, and a click inside does not`() throws {
    let stage = try started()
    present(stage)
    let inside = CGPoint(x: frame(stage).midX, y: frame(stage).maxY - 10)
    stage.window.pointerPressed(at: inside, at: stage.time)
    stage.window.pointerReleased(at: inside, at: stage.time)
    stage.frame()
    #expect(below.presentedViewController === popover)
    let outside = CGPoint(x: 900, y: 700)
    stage.window.pointerPressed(at: outside, at: stage.time)
    stage.window.pointerReleased(at: outside, at: stage.time)
    stage.rest()
    #expect(below.presentedViewController == nil && popover.view.window == nil)
  }

  @Test func `a key command of a popover without focusable items is performed`() throws {
    let stage = try started()
    let empty = Closing()
    empty.modalPresentationStyle = .popover
    try #require(empty.popoverPresentationController).sourceView = below.tiles[1]
    below.present(empty, animated: false)
    stage.rest()
    try stage.press("Tab")
    stage.rest()
    #expect(below.presentedViewController == nil && stage.focused == "below-1")
  }

  private final class Closing: ViewController {
    init() {
      super.init(nibName: nil, bundle: nil)
      let command = KeyCommand(action: "close", input: "\t")
      command.wantsPriorityOverSystemBehavior = true
      addKeyCommand(command)
    }
    override var preferredContentSize: CGSize {
      get { CGSize(width: 320, height: 100) }
      set {}
    }
    override var responses: [Selector: @MainActor (Any?) -> Void] {
      ["close": { [weak self] _ in self?.dismiss(animated: true) }]
    }
  }

  @Test func `a popover's delegate can prevent its dismissal and is notified of it`() throws {
    let stage = try started()
    let listener = Listener()
    popover.popoverPresentationController?.delegate = listener
    listener.allows = false
    present(stage)
    try stage.press("Escape")
    stage.rest()
    #expect(below.presentedViewController === popover)
    listener.allows = true
    try stage.press("Escape")
    stage.rest()
    #expect(listener.log == ["prepared", "attempted", "will", "did", "popover did"])
  }

  @Test func `in a narrow window a popover becomes a sheet unless its delegate refuses`() throws {
    let stage = try started(size: CGSize(width: 400, height: 800))
    present(stage)
    #expect(popover.presentationController?.presentationStyle == .pageSheet)
    #expect(frame(stage).width > 300)
    try stage.press("Escape")
    stage.rest()
    let listener = Listener()
    listener.adapted = .none
    popover.popoverPresentationController?.delegate = listener
    popover.popoverPresentationController?.sourceView = below.tiles[1]
    present(stage)
    #expect(popover.presentationController?.presentationStyle == .popover)
    #expect(frame(stage).size == CGSize(width: 300, height: 200))
  }

  private final class Listener: PopoverPresentationControllerDelegate {
    var log: [String] = []
    var allows = true
    var adapted = ModalPresentationStyle.pageSheet
    func prepareForPopoverPresentation(_ controller: PopoverPresentationController) {
      log.append("prepared")
    }
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: PopoverPresentationController
    ) -> Bool { allows }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: PopoverPresentationController
    ) { log.append("popover did") }
    func adaptivePresentationStyle(
      for controller: PresentationController
    ) -> ModalPresentationStyle { adapted }
    func presentationControllerWillDismiss(_ presentationController: PresentationController) {
      log.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: PresentationController) {
      log.append("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: PresentationController
    ) { log.append("attempted") }
  }
}
