import FocusEngine
import FocusGeometry
import Foundation
import HaloControllers
import HaloControls
import Testing

@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Complaints of users of other focus systems, each with a test that the problem does not occur.
///
/// The tests of presses cover a window that loses the keyboard, the tests of the X host a window
/// without a window manager.
@MainActor
struct ComplaintTests {
  enum Loss: CaseIterable, Sendable { case removed, hidden, disabled }

  /// Under the html model nothing has the focus then, and Tab continues from the same place.
  @Test(arguments: Loss.allCases, FocusModel.all)
  func `when the focused item goes away, a neighbour gets the focus, or nothing under html`(
    loss: Loss, model: FocusModel
  ) {
    let (left, near) = (Tile("left", 0, 0), Tile("near", 120, 0))
    let stage = Stage(model: model, left, near, Tile("far", 800, 600))
    stage.focus(on: near)
    switch loss {
    case .removed: near.removeFromSuperview()
    case .hidden: near.isHidden = true
    case .disabled: near.isFocusable = false
    }
    stage.frame()
    #expect(stage.focused == (model == .html ? nil : "left"))
  }

  enum Unseen: CaseIterable, Sendable {
    case hidden, invisible, withoutSize, switchedOff, inert, covered, clipped
  }

  @Test(arguments: Unseen.allCases, FocusStrategy.allCases)
  func `an item that cannot be seen or used never gets the focus`(
    unseen: Unseen, strategy: FocusStrategy
  )
    throws
  {
    var model = FocusModel.tv
    model.strategy = strategy
    let box = View(frame: CGRect(x: 120, y: 0, width: 100, height: 100))
    let ghost = Tile("ghost", 0, 0)
    box.addSubview(ghost)
    let cover = View(frame: box.frame)
    let stage = Stage(model: model, Tile("a", 0, 0), box, Tile("b", 300, 0))
    switch unseen {
    case .hidden: ghost.isHidden = true
    case .invisible: box.alpha = 0
    case .withoutSize: ghost.frame.size.width = 0
    case .switchedOff: ghost.isFocusable = false
    case .inert: box.isUserInteractionEnabled = false
    case .covered: stage.root.addSubview(cover)
    case .clipped:
      box.clipsToBounds = true
      ghost.frame.origin.x = 150
    }
    stage.focus(on: stage.root.subviews[0])
    try stage.press("Right")
    #expect(stage.focused == "b")
    try stage.press("Tab", "Tab", "Tab")
    #expect(stage.focused != "ghost")
  }

  @Test func `arrows lead out of a list at both ends`() throws {
    let lists = ListStage()
    for row in 0..<6 {
      for (key, end) in [("Up", "above"), ("Down", "below")] {
        lists.focus(row: row)
        for _ in 0..<7 { try lists.stage.press(key) }
        #expect(lists.stage.focused == end)
      }
    }
  }

  @Test func `Down from a wide item focuses the item below its middle`() throws {
    // The middle of the wide item is above c; b is at the same distance downwards.
    let wide = Tile("wide", 130, 0, 340, 100)
    let stage = Stage(wide)
    for (index, name) in ["a", "b", "c", "d"].enumerated() {
      stage.root.addSubview(Tile(name, CGFloat(index * 120), 120))
    }
    stage.focus(on: wide)
    try stage.press("Down")
    #expect(stage.focused == "c")
  }

  @Test func `a focus guide that leads back to the focused item causes no focus update`() throws {
    final class Counting: Tile {
      var told = 0
      override func didUpdateFocus(
        in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
      ) { told += 1 }
    }
    let item = Counting("item", 0, 0)
    let stage = Stage(item)
    let guide = FocusGuide()
    stage.root.addLayoutGuide(guide)
    guide.layoutRect = CGRect(x: 200, y: 0, width: 50, height: 100)
    guide.preferredFocusEnvironments = [item]
    stage.rest()
    let (told, lift) = (item.told, item.lift)
    try stage.press("Right", "Right", "Right")
    #expect(item.told == told && item.lift == lift && !stage.window.animator.isMoving)
  }

  @Test func `returning to a tab focuses the item that had the focus there`() throws {
    let (first, second) = (TestController("first"), TestController("second"))
    let tabs = TabBarController()
    tabs.viewControllers = [first, second]
    let stage = Stage(tabs)
    stage.focus(on: first.tiles[2])
    tabs.selectedIndex = 1
    stage.rest()
    tabs.selectedIndex = 0
    stage.rest()
    #expect(stage.focused == "first-2")
  }

  @Test func `a focus guide works as soon as its constraints give it a size`() throws {
    let stage = Stage(Tile("a", 0, 0), Tile("c", 300, 200))
    let guide = FocusGuide()
    stage.root.addLayoutGuide(guide)
    guide.preferredFocusEnvironments = [stage.root.subviews[1]]
    stage.focus(on: stage.root.subviews[0])
    try stage.press("Right")
    #expect(stage.focused == "a")
    guide.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 200).isActive = true
    guide.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
    guide.widthAnchor.constraint(equalToConstant: 50).isActive = true
    guide.heightAnchor.constraint(equalToConstant: 100).isActive = true
    try stage.press("Right")
    #expect(stage.focused == "c")
  }

  @Test func `a focus movement finds an animated view where its animation ends`() throws {
    let moved = Tile("moved", 300, 0)
    let stage = Stage(Tile("a", 0, 0), moved, Tile("still", 600, 0))
    View.animate(withDuration: 10, in: stage.window) {
      moved.transform = CGAffineTransform(translationX: -300, y: 300)
    }
    stage.advance(0.1)
    try stage.press("Right")
    #expect(stage.focused == "still")
    try stage.press("Left", "Down")
    #expect(stage.focused == "moved")
  }

  @Test(arguments: FocusModel.all)
  func `a focus key brings the focus back after pointer use and a long pause`(model: FocusModel)
    throws
  {
    let stage = Stage(model: model, Tile("a", 0, 0), Tile("b", 120, 0))
    stage.focus(on: stage.root.subviews[1])
    stage.window.focusSystem?.pointerDidAct()
    stage.advance(500)
    try stage.press("Tab")
    #expect(stage.focused != nil)
    if model.inactivityInterval != nil { #expect(stage.focused == "b") }
  }

  @Test func `going back focuses the item that had the focus on the previous screen`() throws {
    let screens = (0..<4).map { TestController("screen \($0)") }
    let navigation = NavigationController(rootViewController: screens[0])
    let stage = Stage(navigation)
    for (depth, screen) in screens.enumerated() {
      if depth > 0 { navigation.pushViewController(screen, animated: true) }
      stage.rest()
      stage.focus(on: screen.tiles[depth % 3])
    }
    for depth in [2, 1, 0] {
      try stage.press("Escape")
      stage.rest()
      #expect(stage.focused == "screen \(depth)-\(depth % 3)")
    }
  }

  @Test func `scrolling to the focused item also shows the edge of the next one`() throws {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 250))
    scroll.focusScrollMargins = EdgeInsets(30)
    for row in 0..<10 { scroll.addSubview(Tile("\(row)", 0, CGFloat(row * 100), 300, 90)) }
    scroll.contentSize = CGSize(width: 300, height: 990)
    let stage = Stage(scroll)
    try stage.press("Down", "Down", "Down")
    #expect(stage.focused == "3" && scroll.contentOffset.y == 390 + 30 - 250)
  }

  @Test func `with the anchor band an arrow and its opposite return to the same item`() throws {
    var model = FocusModel.tv
    model.keepsAnchorBand = true
    let stage = Stage(model: model, Tile("a", 0, 0), Tile("b", 120, 0), Tile("wide", 0, 120, 340))
    stage.root.addSubview(Tile("c", 240, 0))
    for tile in [1, 3] {
      stage.focus(on: stage.root.subviews[tile])
      let start = stage.focused
      try stage.press("Down", "Up")
      #expect(stage.focused == start)
    }
  }

  @Test(arguments: [0, 0.0004, -0.0004])
  func `arrows move between neighbours whose frames have rounding errors`(error: Double) throws {
    let stage = Stage(Tile("a", 0, 0, 100, 677.6), Tile("b", 100 + error, 0, 100, 678))
    try stage.press("Right")
    #expect(stage.focused == "b")
    try stage.press("Left")
    #expect(stage.focused == "a")
  }

  @Test func `one press of an arrow moves the focus once`() throws {
    let stage = Stage(Tile("a", 0, 0), Tile("b", 120, 0), Tile("c", 240, 0))
    stage.focus(on: stage.root.subviews[0])
    try stage.send("Right", .down)
    try stage.send("Right", .up)
    #expect(stage.focused == "b")
  }

  @Test func `an item that is its own next focus item blocks that direction`() throws {
    let (a, b) = (Tile("a", 0, 0), Tile("b", 120, 0))
    let stage = Stage(model: .android, a, b)
    a.setNextFocusItem(a, for: .right)
    stage.focus(on: a)
    try stage.press("Right")
    #expect(stage.focused == "a")
  }
}
