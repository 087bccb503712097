import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Tests of the behaviour cases (article Cases) with real views: geometry, guides and covers.
@MainActor
struct BehaviourCases1To21 {
  /// Tiles of 100 × 100 with gaps of 20, one for each letter of the drawing; `.` is empty.
  private func stage(_ drawing: String, model: FocusModel = .tv) -> Stage {
    let stage = Stage(model: model)
    for (row, line) in drawing.split(separator: "\n").enumerated() {
      for (column, letter) in line.enumerated() where letter != "." {
        let tile = Tile(String(letter), CGFloat(column * 120), CGFloat(row * 120))
        stage.root.addSubview(tile)
      }
    }
    return stage
  }

  private func view(_ name: String, in stage: Stage) throws -> View {
    func find(_ view: View) -> View? {
      view.accessibilityIdentifier == name
        ? view : view.subviews.lazy.compactMap { find($0) }.first
    }
    return try #require(find(stage.window), "no view \(name)")
  }

  /// The focused items after each of the keys, of which the first is pressed on the view `name`.
  private func walk(_ stage: Stage, from name: String, _ keys: String...) throws -> [String?] {
    stage.focus(on: try view(name, in: stage))
    return try keys.map { key in
      try stage.press(key)
      return stage.focused
    }
  }

  @discardableResult
  private func guide(
    _ stage: Stage, _ frame: CGRect, to names: String..., in owner: View? = nil
  ) throws -> FocusGuide {
    let guide = FocusGuide()
    (owner ?? stage.root).addLayoutGuide(guide)
    guide.layoutRect = frame
    guide.preferredFocusEnvironments = try names.map { try view($0, in: stage) }
    return guide
  }

  /// The number of failed movements in this window while `body` runs.
  private func failures(_ stage: Stage, _ body: () throws -> Void) rethrows -> Int {
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: FocusSystem.movementDidFailNotification, object: stage.window.focusSystem,
      queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    try body()
    return count
  }

  //     1 2 3
  //     4 . .
  //     5 . .
  //     6 . .
  private static let article = "123\n4..\n5..\n6.."

  @Test(arguments: ["2", "3"])
  func `case 1: Down from the rest of a row, with nothing below, leaves the focus where it is`(
    from: String
  ) throws {
    let stage = stage(Self.article)
    var focused: [String?] = []
    let failed = try failures(stage) { focused = try walk(stage, from: from, "Down") }
    #expect(focused == [from])
    #expect(failed == 1)
  }

  @Test(arguments: ["2", "3"])
  func `case 2: a guide below the rest of a row leads to the column`(from: String) throws {
    let stage = stage(Self.article)
    try guide(stage, CGRect(x: 120, y: 120, width: 220, height: 100), to: "4")
    #expect(try walk(stage, from: from, "Down") == ["4"])
  }

  @Test func `case 3: Down from the first item of a row reaches the column below it`() throws {
    #expect(try walk(stage(Self.article), from: "1", "Down") == ["4"])
  }

  @Test
  func `case 4: Right reaches the next corner, and Down stays above an empty corner`() throws {
    #expect(try walk(stage("ab\nc."), from: "a", "Right", "Down") == ["b", "b"])
  }

  @Test func `case 5: a guide in the empty corner leads to the other corner`() throws {
    let stage = stage("ab\nc.")
    try guide(stage, CGRect(x: 120, y: 120, width: 100, height: 100), to: "c")
    #expect(try walk(stage, from: "b", "Down") == ["c"])
  }

  /// Each section is a view of its own with cells, and all sections are visible.
  @Test func `case 6: Down skips a section that has no cell in the column`() throws {
    let stage = Stage()
    for (section, count) in [3, 2, 3].enumerated() {
      let box = View(frame: CGRect(x: 0, y: section * 120, width: 360, height: 100))
      for column in 0..<count {
        box.addSubview(Tile("\(section)-\(column)", CGFloat(column * 120), 0))
      }
      stage.root.addSubview(box)
    }
    #expect(try walk(stage, from: "0-2", "Down") == ["2-2"])
  }

  @Test func `case 7: Down from the end of a column does not reach the buttons beside it`() throws {
    #expect(try walk(stage(".a.\n.b.\nc.d"), from: "b", "Down") == ["b"])
  }

  @Test func `case 8: a guide leads to the first preferred item that can be focused`() throws {
    let stage = stage(".a.\n.b.\nl.r")
    try guide(stage, CGRect(x: 120, y: 240, width: 100, height: 100), to: "l", "r")
    try view("l", in: stage).isHidden = true
    #expect(try walk(stage, from: "b", "Down") == ["r"])
  }

  @Test(arguments: [120, 400, 880])
  func `case 9: Right reaches the other button of a row whatever the gap is`(x: Int) throws {
    let stage = Stage(Tile("left", 0, 0), Tile("right", CGFloat(x), 0))
    #expect(try walk(stage, from: "left", "Right") == ["right"])
  }

  @Test
  func `case 10: a guide one point thick beside the focused view catches a movement`() throws {
    let stage = stage("ab\nc.")
    try guide(stage, CGRect(x: 100, y: 0, width: 1, height: 100), to: "c")
    #expect(try walk(stage, from: "a", "Right") == ["c"])
  }

  /// A screen with two rows of two tiles and a guide over each row, which prefers the tile of the
  /// row that was focused last.
  private final class Rows: ViewController {
    private let tiles = ["a", "b", "c", "d"].enumerated().map {
      Tile($1, CGFloat($0 % 2 * 120), CGFloat($0 / 2 * 120))
    }
    private let guides = [FocusGuide(), FocusGuide()]

    override func viewDidLoad() {
      tiles.forEach(view.addSubview)
      for (row, guide) in guides.enumerated() {
        view.addLayoutGuide(guide)
        guide.layoutRect = CGRect(x: 0, y: row * 120, width: 220, height: 100)
        guide.preferredFocusEnvironments = [tiles[row * 2]]
      }
    }

    override func didUpdateFocus(
      in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
    ) {
      guard let next = context.nextFocusedView,
        let index = tiles.firstIndex(where: { $0 === next })
      else { return }
      guides[index / 2].preferredFocusEnvironments = [next]
    }
  }

  @Test
  func `case 11: a guide over a row leads to the item of the row that was focused last`() throws {
    let fresh = Stage(screen: Rows())
    #expect(try walk(fresh, from: "d", "Up") == ["a"])
    #expect(try walk(fresh, from: "b", "Down", "Left", "Up") == ["d", "c", "b"])
  }

  @Test
  func `case 12: a guide over a row is ignored while the focus moves inside the row`() throws {
    let stage = Stage(screen: Rows())
    #expect(try walk(stage, from: "a", "Right", "Left") == ["b", "a"])
    #expect(try walk(stage, from: "d", "Left", "Right") == ["c", "d"])
  }

  @Test(arguments: [true, false])
  func `case 13: a guide that is disabled or prefers nothing is ignored`(isEnabled: Bool) throws {
    let stage = stage("a.\n..\nb.\nc.")
    let guide = try guide(stage, CGRect(x: 0, y: 120, width: 100, height: 100), to: "c")
    guide.isEnabled = isEnabled
    if isEnabled { guide.preferredFocusEnvironments = [] }
    #expect(try walk(stage, from: "a", "Down") == ["b"])
  }

  /// A control with five stars and gaps between them, which can itself be focused unless it is
  /// edited.
  private final class Rating: Tile {
    var isEditing = false
    var keepsFocus = false
    let stars = (1...5).map { Tile("star \($0)", CGFloat($0 * 100 - 80), 20, 60, 60) }

    convenience init() {
      self.init("rating", 0, 0, 520, 100)
      stars.forEach(addSubview)
    }
    override var canBecomeFocused: Bool { !isEditing }
    override var preferredFocusEnvironments: [any FocusEnvironment] { [stars[0]] }
    override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
      !keepsFocus || context.nextFocusedItem.map { next in stars.contains { $0 === next } } == true
    }
  }

  @Test
  func `case 14: a gap in a focusable control leads to the star that the control prefers`() throws {
    let rating = Rating()
    let stage = Stage(rating)
    #expect(try walk(stage, from: "star 1", "Right") == ["star 1"])
  }

  @Test
  func `case 15: the focus moves between the stars of a control that is being edited`() throws {
    let rating = Rating()
    rating.isEditing = true
    #expect(try walk(Stage(rating), from: "star 1", "Right") == ["star 2"])
  }

  @Test func `case 16: a control that refuses focus updates keeps the focus on its stars`() throws {
    let rating = Rating()
    rating.isEditing = true
    let stage = Stage(rating, Tile("outside", 0, 200))
    stage.focus(on: rating.stars[1])
    rating.keepsFocus = true
    try stage.press("Down")
    #expect(stage.focused == "star 2")
    try stage.press("Right")
    #expect(stage.focused == "star 3")
  }

  private class Glass: Tile {
    override var isTransparentFocusItem: Bool { true }
  }

  /// Two buttons, the second under a cover.
  private func covered(by cover: Tile, canBecomeFocused: Bool, model: FocusModel) -> Stage {
    cover.frame = CGRect(x: 200, y: 0, width: 120, height: 120)
    cover.accessibilityIdentifier = "cover"
    cover.isFocusable = canBecomeFocused
    cover.alpha = 0.5
    return Stage(model: model, Tile("a", 0, 0), Tile("b", 210, 10), cover)
  }

  @Test
  func `case 17: a half-transparent cover keeps the focus out, and the debugger names it`() throws {
    let stage = covered(by: Tile(), canBecomeFocused: false, model: .tv)
    #expect(try walk(stage, from: "a", "Right") == ["a"])
    let report = FocusDebugger.checkFocusability(for: try view("b", in: stage))
    #expect(report.problems == [.covered(by: ["cover"])])
  }

  @Test(arguments: [FocusModel.pad, .catalyst])
  func `case 18: a transparent cover that cannot be focused lets the focus through`(
    model: FocusModel
  ) throws {
    let stage = covered(by: Glass(), canBecomeFocused: false, model: model)
    #expect(try walk(stage, from: "a", "Right") == ["b"])
  }

  @Test(arguments: [FocusModel.pad, .catalyst])
  func `case 19: a cover that can be focused hides what it covers even if it is transparent`(
    model: FocusModel
  ) throws {
    let stage = covered(by: Glass(), canBecomeFocused: true, model: model)
    #expect(try walk(stage, from: "a", "Right") == ["cover"])
    let report = FocusDebugger.checkFocusability(for: try view("b", in: stage))
    #expect(report.problems == [.covered(by: ["cover"])])
  }

  @Test func `case 20: a button whose visible half is outside the beam is not reached`() throws {
    let stage = Stage(
      Tile("a", 0, 0, 100, 100), Tile("b", 200, 0, 100, 200),
      View(frame: CGRect(x: 190, y: 0, width: 120, height: 100)))
    #expect(try walk(stage, from: "a", "Right") == ["a"])
  }

  @Test(arguments: FocusModel.all)
  func `case 21: nothing inside a view without user interaction can be focused`(
    model: FocusModel
  ) throws {
    let pane = View(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    pane.accessibilityIdentifier = "pane"
    pane.isUserInteractionEnabled = false
    let inside = Tile("inside", 0, 0)
    pane.addSubview(inside)
    let stage = Stage(model: model, Tile("a", 0, 0), pane)
    stage.focus(on: inside)
    #expect(stage.focused != "inside")
    #expect(try walk(stage, from: "a", "Right", "Tab") == ["a", "a"])
    let report = FocusDebugger.checkFocusability(for: inside)
    #expect(report.problems == [.ancestor("pane", .interactionDisabled)])
  }
}
