import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Presentations and dismissals apart from the focus.
@MainActor
struct PresentationTests {
  private let below = TestController("below")
  private let sheet = TestController("sheet")

  @Test func `presenting and presented controllers refer to each other, also through a child`() {
    let stage = Stage(below)
    let child = TestController("child")
    below.addChild(child)
    below.view.addSubview(child.view)
    child.present(sheet, animated: true)
    #expect(below.presentedViewController === sheet && child.presentedViewController === sheet)
    #expect(sheet.presentingViewController === below)
    #expect(sheet.presentationController?.presentedViewController === sheet)
    #expect(sheet.isBeingPresented)
    stage.rest()
    #expect(!sheet.isBeingPresented && !sheet.isBeingDismissed)
    sheet.dismiss(animated: true)
    #expect(below.presentedViewController == nil && sheet.isBeingDismissed)
    stage.rest()
    #expect(sheet.presentingViewController == nil && !sheet.isBeingDismissed)
  }

  @Test func `completions of presentations are called once, at the end of the transition`() {
    let stage = Stage(below)
    var calls: [String] = []
    below.present(sheet, animated: true) { calls.append("presented") }
    stage.advance(PresentationController.transitionDuration / 2)
    #expect(calls.isEmpty)
    stage.rest()
    #expect(calls == ["presented"])
    below.dismiss(animated: true) { calls.append("dismissed") }
    stage.rest()
    stage.rest()
    #expect(calls == ["presented", "dismissed"])
  }

  @Test func `dismissing a controller during its presentation completes the presentation first`() {
    let stage = Stage(below)
    var calls: [String] = []
    below.present(sheet, animated: true) { calls.append("presented") }
    stage.advance(0.1)
    sheet.dismiss(animated: true) { calls.append("dismissed") }
    #expect(calls == ["presented"])
    stage.rest()
    #expect(calls == ["presented", "dismissed"])
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `a controller can be presented again while it is being dismissed`() {
    let stage = Stage(below)
    sheet.modalPresentationStyle = .pageSheet
    below.present(sheet, animated: false)
    sheet.dismiss(animated: true)
    stage.advance(0.1)
    below.present(sheet, animated: true)
    stage.rest()
    #expect(stage.focused == "sheet-0")
    #expect(stage.window.subviews.count == 2)
  }

  @Test
  func `a presentation by a busy controller, outside a window or of a shown one is ignored`() {
    let stage = Stage(below)
    let other = TestController("other")
    other.present(sheet, animated: false)
    #expect(sheet.presentingViewController == nil)
    below.present(below, animated: false)
    #expect(below.presentedViewController == nil)
    below.present(sheet, animated: false)
    below.present(other, animated: false)
    #expect(below.presentedViewController === sheet && other.presentingViewController == nil)
    sheet.present(below, animated: false)
    #expect(sheet.presentedViewController == nil)
    stage.frame()
    #expect(stage.focused == "sheet-0")
  }

  @Test func `dismissing without a presentation does nothing`() {
    let stage = Stage(below)
    below.dismiss(animated: true)
    stage.rest()
    #expect(below.view.window != nil && stage.focused == "below-0")
  }

  @Test(arguments: [ModalPresentationStyle.pageSheet, .formSheet])
  func `a sheet is centred inside the window over a dimmed screen`(
    style: ModalPresentationStyle
  ) throws {
    let stage = Stage(below)
    sheet.modalPresentationStyle = style
    below.present(sheet, animated: false)
    stage.frame()
    for size in [CGSize(width: 1000, height: 800), CGSize(width: 300, height: 200)] {
      stage.window.resize(to: size, scale: 1)
      stage.frame()
      let card = sheet.view.convert(sheet.view.bounds, to: stage.window)
      #expect(stage.window.bounds.contains(card))
      #expect(abs(card.midX - size.width / 2) <= 1 && abs(card.midY - size.height / 2) <= 1)
      let container = try #require(sheet.presentationController?.containerView)
      #expect(container.subviews[0].frame == stage.window.bounds)
    }
  }

  @Test func `a form sheet has the preferred content size of its controller`() {
    let stage = Stage(below)
    sheet.modalPresentationStyle = .formSheet
    below.present(sheet, animated: false)
    sheet.preferredContentSize = CGSize(width: 320, height: 240)
    stage.frame()
    #expect(sheet.view.bounds.size == CGSize(width: 320, height: 240))
  }

  @Test
  func `the automatic style is full screen under the TV model and a sheet under the iPad one`() {
    for (model, style) in [(FocusModel.tv, ModalPresentationStyle.fullScreen), (.pad, .pageSheet)] {
      let below = TestController("below")
      let stage = Stage(below, model: model)
      let sheet = TestController("sheet")
      below.present(sheet, animated: false)
      stage.frame()
      #expect(sheet.presentationController?.presentationStyle == style)
    }
  }

  @Test func `a full-screen presentation removes the screen behind it and puts it back`() {
    let stage = Stage(below)
    sheet.modalPresentationStyle = .fullScreen
    below.present(sheet, animated: true)
    stage.frame()
    #expect(below.view.window != nil)
    stage.rest()
    #expect(below.view.window == nil)
    stage.window.resize(to: CGSize(width: 640, height: 480), scale: 1)
    sheet.dismiss(animated: true)
    stage.frame()
    #expect(stage.window.subviews.first === below.view)
    #expect(below.view.frame == stage.window.bounds)
  }

  @Test func `a sheet slides in from below`() {
    let stage = Stage(below, model: .pad)
    stage.advance(1)
    sheet.modalPresentationStyle = .formSheet
    below.present(sheet, animated: true)
    func top() -> CGFloat {
      sheet.view.bounds.applying(sheet.view.presentedTransformToRoot).minY
    }
    #expect(top() >= 800)
    stage.advance(0.1)
    #expect(top() < 800)
    stage.rest()
    #expect(top() == 90)
  }

  @Test func `with reduced motion a sheet fades in at its place`() {
    let stage = Stage(below, model: .pad)
    stage.window.appearance.prefersReducedMotion = true
    stage.advance(1)
    sheet.modalPresentationStyle = .formSheet
    below.present(sheet, animated: true)
    stage.advance(0.1)
    #expect(sheet.view.bounds.applying(sheet.view.presentedTransformToRoot).minY == 90)
    let card = sheet.presentationController?.presentedView
    #expect(card.map { $0.presented(.alpha, $0.alpha) < 1 } == true)
  }

  @Test
  func `a new root controller removes all presented controllers, even those being dismissed`() {
    let stage = Stage(below, model: .pad)
    below.present(TestController("leaving"), animated: false)
    below.dismiss(animated: true)
    let top = TestController("top")
    below.present(sheet, animated: false)
    sheet.present(top, animated: true)
    stage.frame()
    #expect(stage.window.subviews.count == 4)
    stage.window.rootViewController = TestController("new")
    stage.frame()
    #expect(stage.window.subviews.count == 1)
    stage.window.focusSystem?.model = .tv
    stage.frame()
    #expect(stage.focused == "new-0")
    #expect(below.presentedViewController == nil && top.presentingViewController == nil)
  }

  @Test func `no frame is requested after the end of a transition`() {
    let stage = Stage(below)
    below.present(sheet, animated: true)
    stage.rest()
    sheet.dismiss(animated: true)
    stage.rest()
    stage.advance(1)
    #expect(stage.window.nextFrameTime(now: stage.time) == nil)
    #expect(stage.window.saturatedFrames == 0)
  }
}
