import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

@MainActor
struct ScrollViewTests {
  @Test func `a content offset is limited to the content`() {
    let list = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.contentSize = CGSize(width: 100, height: 300)
    list.contentOffset.y = 99_999
    #expect(list.contentOffset.y == 200)
    list.contentOffset.y = -5
    #expect(list.contentOffset.y == 0)
  }

  @Test func `two lists with the same name are two focus groups`() throws {
    let lists = [0, 200].map { x -> ScrollView in
      let list = ScrollView(frame: CGRect(x: CGFloat(x), y: 0, width: 100, height: 100))
      list.accessibilityIdentifier = "list"
      list.addSubview(Tile("at-\(x)", 0, 0))
      return list
    }
    let stage = Stage(model: .pad, lists[0], lists[1])
    try stage.press("Down", "Right")
    #expect(stage.focused == "at-0")
    try stage.press("Tab")
    #expect(stage.focused == "at-200")
  }

  @Test func `a scroll view subclass can choose the offset for a focused item`() throws {
    final class Centring: ScrollView {
      override func contentOffset(forFocusing item: any FocusItem, proposed: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: item.frame.midY - bounds.height / 2)
      }
    }
    let list = Centring(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for row in 0..<10 { list.addSubview(Tile("\(row)", 0, CGFloat(row) * 50, 100, 40)) }
    list.contentSize = CGSize(width: 100, height: 500)
    let stage = Stage(list)
    for _ in 0..<4 { try stage.press("Down") }
    #expect(stage.focused == "4")
    #expect(list.contentOffset.y == 170)
    for _ in 0..<5 { try stage.press("Down") }
    #expect(list.contentOffset.y == 400)
  }

  private func column(of rows: Int) -> ScrollView {
    let list = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for row in 0..<rows { list.addSubview(Tile("\(row)", 0, CGFloat(row) * 50, 100, 40)) }
    list.contentSize = CGSize(width: 100, height: CGFloat(rows) * 50)
    return list
  }

  @Test func `a program can scroll to an offset, or just far enough to show a rectangle`() {
    let list = column(of: 10)
    let stage = Stage(list)
    func show(_ low: CGFloat, _ length: CGFloat) -> CGFloat {
      list.scrollRectToVisible(
        CGRect(x: 0, y: low, width: 10, height: length), animated: false)
      return list.contentOffset.y
    }
    list.setContentOffset(CGPoint(x: 0, y: 120), animated: false)
    #expect(list.contentOffset.y == 120)
    #expect(show(150, 20) == 120)
    #expect(show(300, 40) == 240)
    #expect(show(30, 200) == 130)
    #expect(show(30, 300) == 130)
    list.setContentOffset(CGPoint(x: 0, y: 99_999), animated: true)
    #expect(list.contentOffset.y == 400)
    stage.frame()
    stage.advance(0.02)
    #expect((31..<399).contains(list.presented(.bounds, list.bounds).minY))
    stage.advance(2)
    #expect(list.presented(.bounds, list.bounds).minY == 400)
  }

  @Test func `with scrolling disabled neither the focus nor the wheel scrolls a view`() throws {
    let list = column(of: 10)
    let stage = Stage(list)
    list.isScrollEnabled = false
    try stage.press("Down", "Down", "Down", "Down")
    #expect(stage.focused == "4" && list.contentOffset.y == 0)
    func turn() {
      stage.window.pointerScrolled(
        by: CGVector(dx: 0, dy: 60), .discrete, at: CGPoint(x: 50, y: 50), time: stage.time)
      stage.frame()
    }
    turn()
    #expect(list.contentOffset.y == 0)
    list.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    #expect(list.contentOffset.y == 10)
    list.isScrollEnabled = true
    turn()
    #expect(list.contentOffset.y == 70)
    try stage.press("Down")
    #expect(stage.focused == "5" && list.contentOffset.y > 70)
  }

  @Test(arguments: [FocusSystem.ExplanationDetail.decision, .complete])
  func `the focus reaches items far outside a list that is inside a clipping view`(
    detail: FocusSystem.ExplanationDetail
  ) throws {
    let list = ScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    for column in 0..<5 { list.addSubview(Tile("\(column)", CGFloat(column) * 900, 0)) }
    list.contentSize = CGSize(width: 4000, height: 100)
    let clip = View(frame: CGRect(x: 50, y: 50, width: 200, height: 100))
    clip.clipsToBounds = true
    clip.addSubview(list)
    let stage = Stage(clip)
    stage.window.focusSystem?.explanationDetail = detail
    try stage.press("Right")
    #expect(stage.focused == "1")
    // The wheel has scrolled the focused item half out of view.
    list.contentOffset.x = 750
    stage.frame()
    try stage.press("Right")
    #expect(stage.focused == "2")
    try stage.press("Left", "Left")
    #expect(stage.focused == "0")
  }

  @Test func `the focus group identifier of a controller applies to the views inside it`() throws {
    let child = ViewController()
    child.focusGroupIdentifier = "child"
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.view.addSubview(Tile("inside", 0, 0))
    let stage = Stage(model: .pad, Tile("outside", 200, 0))
    stage.root.addSubview(child.view)
    try stage.press("Right")
    #expect(stage.focused == "outside" || stage.focused == "inside")
    let start = stage.focused
    try stage.press("Left", "Right")
    #expect(stage.focused == start)
    try stage.press("Tab")
    #expect(stage.focused != start)
  }
}
