import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The next frame checks whether the focused view can still have the focus.
@MainActor
struct ViewFocusTests {
  private let a = Tile("a", 0, 0)
  private let b = Tile("b", 200, 0)

  private func stage(_ more: View...) -> Stage {
    let stage = Stage(a, b)
    more.forEach(stage.root.addSubview)
    stage.focus(on: a)
    return stage
  }

  enum Change: CaseIterable, Sendable {
    case removed, hidden, invisible, inert, unfocusable, coveredByNew, coveredByMoved,
      coveredByGrown
    case coveredByTransform, coveredByOrder, coveredByShown, clippedByNewSize
    case clippedByClip, movedOut, shrunk
  }

  @Test(arguments: Change.allCases)
  func `the next frame moves the focus from a view that can no longer have it`(change: Change) {
    let cover = View(frame: CGRect(x: 0, y: 300, width: 110, height: 110))
    let box = View(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
    let back = View(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
    let stage = Stage(back, box, b, cover)
    box.addSubview(a)
    stage.focus(on: a)
    if change == .coveredByShown {
      cover.isHidden = true
      cover.frame.origin = .zero
    }
    stage.frame()
    switch change {
    case .removed: a.removeFromSuperview()
    case .hidden: a.isHidden = true
    case .invisible: a.alpha = 0
    case .inert: box.isUserInteractionEnabled = false
    case .unfocusable: a.isFocusable = false
    case .coveredByNew: stage.root.addSubview(View(frame: box.frame))
    case .coveredByMoved: cover.frame.origin = .zero
    case .coveredByGrown: cover.frame = CGRect(x: 0, y: 0, width: 110, height: 500)
    case .coveredByTransform: cover.transform = CGAffineTransform(scaleX: 1, y: 10)
    case .coveredByOrder: stage.root.bringSubviewToFront(back)
    case .coveredByShown: cover.isHidden = false
    case .clippedByNewSize:
      box.clipsToBounds = true
      box.frame = CGRect(x: 0, y: 0, width: 150, height: 0)
    case .clippedByClip:
      a.frame.origin.y = 200
      stage.frame()
      box.clipsToBounds = true
    case .movedOut: a.frame.origin.x = -5000
    case .shrunk: a.frame.size = .zero
    }
    stage.frame()
    #expect(stage.focused == "b")
  }

  @Test func `a view that moves keeps the focus`() {
    let stage = stage()
    a.frame.origin.y = 300
    stage.frame()
    #expect(stage.focused == "a")
  }

  @Test func `the focus of a removed view goes to the view nearest to its latest place`() {
    let far = Tile("far", 0, 600)
    let stage = stage(far)
    a.frame.origin.y = 500
    stage.frame()
    a.removeFromSuperview()
    stage.frame()
    #expect(stage.focused == "far")
  }

  @Test func `checking the focus after a change requests no further frames`() {
    let stage = stage()
    a.frame.origin.y = 300
    stage.advance(1)
    #expect(stage.window.nextFrameTime(now: 2) == nil)
    #expect(stage.window.saturatedFrames == 0)
  }

  @Test func `a focus movement during an animation finds views where they will end`() throws {
    let stage = stage()
    View.animate(withDuration: 10, in: stage.window) { b.frame.origin = CGPoint(x: 0, y: 300) }
    stage.advance(0.1)
    try stage.press("Down")
    #expect(stage.focused == "b")
  }

  @Test func `scrolling to the focused view is animated`() throws {
    let lists = ListStage(rows: 20)
    lists.focus(row: 3)
    lists.stage.advance(1)
    try lists.stage.press("Down")
    let list = lists.list
    #expect(list.contentOffset.y == 50)
    lists.stage.advance(0.05)
    let shown = list.presented(.bounds, list.bounds).minY
    #expect(shown > 0 && shown < 50)
  }
}
