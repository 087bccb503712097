import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Tests of the behaviour cases (article Cases) with real views: preferences, requests, callbacks,
/// restoration and lists.
@MainActor
struct BehaviourCases22To43 {
  @Test(arguments: [(LayoutDirection.leftToRight, "a"), (.rightToLeft, "b")])
  func `case 22: the focus begins on the item nearest to the top leading corner`(
    direction: LayoutDirection, expected: String
  ) {
    let window = Window(
      size: CGSize(width: 1000, height: 800), model: .tv, appearance: .light,
      textMeasurer: FixedText())
    window.layoutDirection = direction
    let screen = Stage.Screen()
    for tile in [
      Tile("c", 50, 600), Tile("b", 850, 40), Tile("a", 40, 50), Tile("d", 850, 600),
    ] { screen.view.addSubview(tile) }
    window.rootViewController = screen
    _ = window.frame(at: 0)
    #expect(window.focusSystem?.focusedItem?.focusDebugLabel == expected)
  }

  @Test func `case 23: a preferred branch without focusable items gives way to the next one`() {
    let screen = TestController("screen", tiles: 0)
    let halves = [Tile("left", 0, 0, 300, 300), Tile("right", 400, 0, 300, 300)]
    for half in halves { half.isFocusable = false }
    halves[0].addSubview(View(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    halves[1].addSubview(Tile("item", 0, 0))
    halves.forEach(screen.view.addSubview)
    screen.view.addSubview(Tile("nearer", 0, 400))
    screen.preferred = halves
    #expect(Stage(screen).focused == "item")
  }

  @Test func `case 24: the first of three preferred items that can be focused gets the focus`() {
    let screen = TestController("event", tiles: 3)
    screen.tiles[0].isFocusable = false
    screen.preferred = screen.tiles
    #expect(Stage(screen).focused == "event-1")
  }

  @Test(arguments: FocusModel.all)
  func `case 25: a focusable view without preferences is focused itself`(model: FocusModel) {
    let outer = Tile("outer", 300, 0, 200, 200)
    outer.addSubview(Tile("inner", 0, 0, 50, 50))
    let stage = Stage(model: model, Tile("a", 0, 0), outer)
    #expect(outer.preferredFocusEnvironments.isEmpty)
    stage.focus(on: outer)
    #expect(stage.focused == "outer")
  }

  /// A view that cannot be focused and states preferences.
  private final class Half: Tile {
    var preferred: [any FocusEnvironment] = []
    override var canBecomeFocused: Bool { false }
    override var preferredFocusEnvironments: [any FocusEnvironment] { preferred }
  }

  /// A stage with a, which has the focus, and b in the left view, and c in the right view.
  private func halves(model: FocusModel) -> (stage: Stage, left: Half, right: Half) {
    let (left, right) = (Half("left", 0, 0, 300, 300), Half("right", 400, 0, 300, 300))
    for tile in [Tile("a", 0, 0), Tile("b", 120, 0)] { left.addSubview(tile) }
    right.addSubview(Tile("c", 0, 0))
    let stage = Stage(model: model, left, right)
    stage.focus(on: left.subviews[0])
    return (stage, left, right)
  }

  @Test(arguments: FocusModel.all)
  func `case 26: an update requested by an environment without the focus changes nothing`(
    model: FocusModel
  ) {
    let (stage, _, right) = halves(model: model)
    right.setNeedsFocusUpdate()
    right.updateFocusIfNeeded()
    stage.frame()
    #expect(stage.focused == "a")
  }

  @Test(arguments: FocusModel.all, [true, false])
  func `case 27: if a child and its ancestor both request an update, the ancestor decides`(
    model: FocusModel, isChildFirst: Bool
  ) {
    let outer = Half("outer", 0, 0, 900, 500)
    let (stage, left, right) = halves(model: model)
    stage.root.addSubview(outer)
    for half in [left, right] { outer.addSubview(half) }
    left.preferred = [left.subviews[1]]
    outer.preferred = [right]
    stage.focus(on: left.subviews[0])
    for view in isChildFirst ? [left, outer] : [outer, left] { view.setNeedsFocusUpdate() }
    stage.frame()
    #expect(stage.focused == "c")
  }

  @Test(arguments: FocusModel.all)
  func `case 28: a focus request is carried out in the next turn`(model: FocusModel) {
    let (stage, _, right) = halves(model: model)
    stage.window.focusSystem?.requestFocusUpdate(to: right)
    #expect(stage.focused == "a")
    stage.frame()
    #expect(stage.focused == "c")
  }

  @Test(arguments: FocusModel.all)
  func `case 29: a focus request is carried out at once by updateFocusIfNeeded`(model: FocusModel) {
    let (stage, _, right) = halves(model: model)
    stage.window.focusSystem?.requestFocusUpdate(to: right)
    right.updateFocusIfNeeded()
    #expect(stage.focused == "c")
  }

  // MARK: Callbacks

  /// A controller that records its focus callbacks in a journal.
  private final class Screen: ViewController {
    var journal: Journal?
    var adds: String?
    override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
      journal?.entries.append("ask VC")
      return true
    }
    override func didUpdateFocus(
      in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
    ) { journal?.note("VC", adds == "VC", coordinator) }
  }

  private final class Part: Tile {
    var journal: Journal?
    var adds = false
    override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
      journal?.entries.append("ask \(focusDebugLabel)")
      return true
    }
    override func didUpdateFocus(
      in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
    ) { journal?.note(focusDebugLabel, adds, coordinator) }
  }

  /// A screen with TL above BL in LeftSubView and TR in RightSubView; TL has the focus.
  private func callbacks() -> (stage: Stage, screen: Screen, parts: [Part], journal: Journal) {
    let journal = Journal()
    let screen = Screen()
    var parts: [Part] = []
    func add(_ name: String, _ x: CGFloat, _ y: CGFloat, _ side: CGFloat, to view: View) -> Part {
      let part = Part(name, x, y, side, side)
      part.isFocusable = !name.hasSuffix("View")
      view.addSubview(part)
      parts.append(part)
      return part
    }
    let left = add("LeftSubView", 0, 0, 300, to: screen.view)
    let right = add("RightSubView", 400, 0, 300, to: screen.view)
    let start = add("TL", 0, 0, 100, to: left)
    _ = add("BL", 0, 150, 100, to: left)
    _ = add("TR", 0, 0, 100, to: right)
    let stage = Stage(screen)
    stage.focus(on: start)
    screen.journal = journal
    for part in parts { part.journal = journal }
    return (stage, screen, parts, journal)
  }

  private func names(_ verb: String, in journal: Journal) -> [String] {
    journal.entries.filter { $0.hasPrefix(verb) }.map { String($0.dropFirst(verb.count + 1)) }
  }

  @Test
  func `case 30: a move in one view asks the item, its ancestors and then the next item`() throws {
    let (stage, _, _, journal) = callbacks()
    try stage.press("Down")
    #expect(names("ask", in: journal) == ["TL", "LeftSubView", "VC", "BL"])
  }

  @Test func `case 31: a move to another view asks the next item's own ancestors last`() throws {
    let (stage, _, _, journal) = callbacks()
    try stage.press("Right")
    #expect(names("ask", in: journal) == ["TL", "LeftSubView", "VC", "TR", "RightSubView"])
  }

  @Test func `case 32: a common ancestor is notified of a focus update once`() throws {
    let (stage, _, _, journal) = callbacks()
    try stage.press("Right")
    #expect(names("tell", in: journal).filter { $0 == "VC" }.count == 1)
    #expect(Set(names("tell", in: journal)).count == names("tell", in: journal).count)
  }

  @Test func `case 33: animations that a common ancestor adds have the focusing timing`() throws {
    let (stage, screen, _, journal) = callbacks()
    screen.adds = "VC"
    try stage.press("Right")
    #expect(names("focusing", in: journal) == ["VC"] && names("unfocusing", in: journal).isEmpty)
  }

  @Test
  func `case 34: animations of the previous item's own ancestors have unfocusing timing`() throws {
    let (stage, _, parts, journal) = callbacks()
    parts[0].adds = true
    try stage.press("Right")
    #expect(
      names("unfocusing", in: journal) == ["LeftSubView"]
        && names("focusing", in: journal).isEmpty)
  }

  @Test func `case 35: a focus update that finds no item is not a failed movement`() {
    let (stage, _, right) = halves(model: .tv)
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: FocusSystem.movementDidFailNotification, object: stage.window.focusSystem,
      queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    right.subviews[0].isHidden = true
    stage.window.focusSystem?.requestFocusUpdate(to: right)
    stage.frame()
    #expect(stage.focused == "a" && count == 0)
  }

  // MARK: Restoration

  @Test func `case 36: a dismissal returns the focus to the button that had it last`() {
    dismissal(restores: true, expected: "below-2")
  }

  @Test func `case 37: a dismissal without restoration focuses the preferred button`() {
    dismissal(restores: false, expected: "below-0")
  }

  private func dismissal(restores: Bool, expected: String) {
    let (below, sheet) = (TestController("below"), TestController("sheet"))
    below.preferred = [below.tiles[0]]
    below.restoresFocusAfterTransition = restores
    let stage = Stage(below)
    stage.focus(on: below.tiles[2])
    below.present(sheet, animated: true)
    stage.rest()
    #expect(stage.focused == "sheet-0")
    below.dismiss(animated: true)
    stage.rest()
    #expect(stage.focused == expected)
  }

  // MARK: Lists

  @Test func `case 38: a row that the delegate refuses to focus is skipped`() throws {
    let lists = ListStage(rows: 8)
    lists.below.isHidden = true
    lists.delegate.unfocusable = [5]
    lists.focus(row: 4)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "6")
  }

  @Test func `case 39: a focus update that a list requests goes to its preferred row`() throws {
    let lists = ListStage(rows: 8)
    lists.delegate.preferred = 2
    lists.focus(row: 7)
    try lists.stage.press("Return")
    lists.list.setNeedsFocusUpdate()
    lists.list.updateFocusIfNeeded()
    #expect(lists.stage.focused == "2")
  }

  @Test func `case 40: a list that remembers its last focused row is entered there`() throws {
    let lists = ListStage()
    lists.list.remembersLastFocusedIndexPath = true
    lists.delegate.preferred = 2
    lists.stage.focus(on: lists.above)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "2")
    try lists.stage.press("Down")
    lists.stage.focus(on: lists.above)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "3")
  }

  @Test func `case 41: the delegate's answer takes precedence over allowsFocus`() {
    let lists = ListStage()
    lists.list.allowsFocus = false
    lists.delegate.overridesFocus = true
    lists.focus(row: 1)
    #expect(lists.stage.focused == "1")
  }

  @Test
  func `case 42: a row whose selection the delegate refuses is focused and not selected`() throws {
    let lists = ListStage(model: .pad)
    lists.list.selectionFollowsFocus = true
    lists.delegate.unselectable = [1]
    lists.focus(row: 0)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "1" && !lists.list.cells[1].isSelected)
    try lists.stage.press("Down")
    #expect(lists.list.cells[2].isSelected)
  }

  @Test func `case 43: if selection does not follow the focus, the delegate is not asked`() throws {
    let lists = ListStage(model: .pad)
    lists.list.selectionFollowsFocus = false
    lists.focus(row: 0)
    try lists.stage.press("Down", "Down")
    #expect(lists.delegate.log.isEmpty)
  }
}

extension Journal {
  /// Records that `name` was notified and, if it `adds` an animation, the timing of the animation.
  @MainActor
  fileprivate func note(
    _ name: String, _ adds: Bool, _ coordinator: FocusAnimationCoordinator
  ) {
    entries.append("tell \(name)")
    guard adds else { return }
    let before = coordinator.unfocusing.animations.count
    coordinator.addCoordinatedAnimations({})
    entries.append(
      coordinator.unfocusing.animations.count > before ? "unfocusing \(name)" : "focusing \(name)")
  }
}
