import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloLockups
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Tests of the behaviour cases (article Cases) with real views: groups, deferral, scrolling,
/// sounds and traps.
///
/// The typing of case 48 is tested in FirstResponderTests and SearchTextFieldTests.
@MainActor
struct BehaviourCases44To66 {
  /// Two rows of two tiles; each row is a focus group.
  private func rows() -> Stage {
    let tiles = ["a", "b", "c", "d"].enumerated().map {
      Tile($1, CGFloat($0 % 2 * 120), CGFloat($0 / 2 * 120))
    }
    for (index, tile) in tiles.enumerated() {
      tile.focusGroupIdentifier = index < 2 ? "top" : "bottom"
    }
    return Stage(model: .pad, tiles[0], tiles[1], tiles[2], tiles[3])
  }

  private func walk(_ stage: Stage, from index: Int, _ keys: String...) throws -> [String?] {
    stage.focus(on: stage.root.subviews[index])
    return try keys.map { key in
      try stage.press(key)
      return stage.focused
    }
  }

  @Test func `case 44: Tab goes to the primary item of the other row's group`() throws {
    #expect(try walk(rows(), from: 0, "Tab") == ["c"])
  }

  @Test func `case 45: arrows do not leave a focus group`() throws {
    #expect(try walk(rows(), from: 0, "Down") == ["a"])
  }

  /// Two small tiles in a column beside a tall one; each tile is a focus group.
  private func column(parentGroup: String?) -> Stage {
    let column = View(frame: CGRect(x: 0, y: 0, width: 100, height: 220))
    column.focusGroupIdentifier = parentGroup
    let tiles = [Tile("top", 0, 0), Tile("bottom", 0, 120), Tile("tall", 120, 0, 100, 220)]
    for tile in tiles { tile.focusGroupIdentifier = "group \(tile.focusDebugLabel)" }
    column.addSubview(tiles[0])
    column.addSubview(tiles[1])
    let stage = Stage(model: .pad, column, tiles[2])
    stage.focus(on: tiles[0])
    return stage
  }

  @Test func `case 46: a parent group keeps the groups inside it together in Tab order`() throws {
    let stage = column(parentGroup: "column")
    var order: [String?] = [stage.focused]
    for _ in 0..<2 {
      try stage.press("Tab")
      order.append(stage.focused)
    }
    #expect(order == ["top", "bottom", "tall"])
  }

  @Test func `case 47: without a parent group Tab goes through the groups row by row`() throws {
    let stage = column(parentGroup: nil)
    var order: [String?] = [stage.focused]
    for _ in 0..<2 {
      try stage.press("Tab")
      order.append(stage.focused)
    }
    #expect(order == ["top", "tall", "bottom"])
  }

  /// A stand-in for a search field above a list of results.
  private func search(shared: Bool) -> ListStage {
    let lists = ListStage(model: .pad)
    lists.below.isHidden = true
    lists.above.accessibilityIdentifier = "field"
    lists.above.focusGroupIdentifier = shared ? lists.list.focusGroupIdentifier : "search"
    lists.stage.focus(on: lists.above)
    return lists
  }

  @Test
  func `case 48: with a shared group Down goes from the search field to the first result`() throws {
    let lists = search(shared: true)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "0")
  }

  @Test
  func `case 49: with separate groups Down stays in the field, and Tab reaches the list`() throws {
    let lists = search(shared: false)
    try lists.stage.press("Down")
    #expect(lists.stage.focused == "field")
    try lists.stage.press("Tab")
    #expect(lists.stage.focused == "0")
  }

  /// The item that is focused when Tab enters a list that the focus left at row 1.
  private func tabIn(_ prepare: (ListStage) -> Void) throws -> String? {
    let lists = ListStage(model: .pad)
    lists.focus(row: 1)
    lists.stage.focus(on: lists.above)
    prepare(lists)
    // The tiles above and below the list are one group.
    try lists.stage.press("Tab")
    return lists.stage.focused
  }

  @Test
  func `case 50: Tab enters a list at the selected cell rather than the last focused one`() throws {
    #expect(try tabIn { _ in } == "1")
    #expect(try tabIn { $0.list.selectItem(at: IndexPath(item: 3, section: 0)) } == "3")
  }

  @Test
  func `case 51: Tab enters at a cell with a higher priority than the last focused one`() throws {
    let priority = FocusGroupPriority(rawValue: FocusGroupPriority.previouslyFocused.rawValue + 10)
    #expect(try tabIn { $0.list.cells[2].focusGroupPriority = priority } == "2")
  }

  @Test func `case 52: the priority of a selected cell cannot be lowered`() throws {
    let entered = try tabIn {
      $0.list.selectItem(at: IndexPath(item: 3, section: 0))
      $0.list.cells[3].focusGroupPriority = .ignored
    }
    #expect(entered == "3")
  }

  /// Without gesture recognisers the item itself receives the press.
  @Test(arguments: [(FocusModel.pad, "Return", 1), (.pad, "space", 0), (.catalyst, "space", 1)])
  func `case 53: the platform's selection key presses an item once`(
    model: FocusModel, key: String, expected: Int
  ) throws {
    final class Pressed: Tile {
      var count = 0
      override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
        count += presses.count { $0.type == .select }
      }
    }
    let item = Pressed("item", 0, 0)
    let stage = Stage(model: model, item)
    stage.focus(on: item)
    try stage.press(key)
    #expect(item.count == expected)
  }

  // MARK: Key commands

  /// A controller with one command, and a cell that may respond to it.
  private func commands(_ command: KeyCommand, cellAnswers: Bool) -> (Stage, RespondingController) {
    let controller = RespondingController()
    controller.commands = [command]
    controller.answers = [command.action]
    if cellAnswers { controller.tiles[0].answers = [command.action] }
    for (index, tile) in controller.tiles.enumerated() { tile.focusGroupIdentifier = "\(index)" }
    let stage = Stage(controller, model: .pad)
    stage.focus(on: controller.tiles[0])
    return (stage, controller)
  }

  @Test
  func `case 54: the focused cell performs its controller's command if it responds to it`() throws {
    let remove = KeyCommand(
      action: .delete, input: KeyCommand.inputDelete, modifierFlags: .command)
    let (stage, controller) = commands(remove, cellAnswers: true)
    try stage.press("ctrl+BackSpace")
    #expect(controller.tiles[0].performed == [.delete] && controller.performed.isEmpty)
    try stage.press("Tab", "ctrl+BackSpace")
    #expect(controller.tiles[1].performed.isEmpty && controller.performed == [.delete])
  }

  @Test
  func `case 55: a Tab command without priority does not run if Tab can move the focus`() throws {
    let tab = KeyCommand(action: "tab", input: KeyCommand.inputTab)
    let (stage, controller) = commands(tab, cellAnswers: false)
    try stage.press("Tab")
    #expect(stage.focused == "1" && controller.performed.isEmpty)
  }

  @Test func `case 56: a Tab command with priority runs, and the focus stays`() throws {
    let tab = KeyCommand(action: "tab", input: KeyCommand.inputTab)
    tab.wantsPriorityOverSystemBehavior = true
    let (stage, controller) = commands(tab, cellAnswers: false)
    try stage.press("Tab")
    #expect(stage.focused == "0" && controller.performed == ["tab"])
  }

  // MARK: Deferral

  private func pushed(
    model: FocusModel = .pad, mode: FocusItemDeferralMode = .automatic
  ) -> (stage: Stage, navigation: NavigationController) {
    let (list, detail) = (TestController("list"), TestController("detail"))
    detail.tiles[0].focusItemDeferralMode = mode
    let navigation = NavigationController(rootViewController: list)
    let stage = Stage(navigation, model: model)
    stage.focus(on: list.tiles[2])
    navigation.pushViewController(detail, animated: true)
    stage.rest()
    return (stage, navigation)
  }

  @Test(arguments: [FocusModel.pad, .catalyst])
  func `case 57: after a push nothing is focused until an arrow is pressed`(
    model: FocusModel
  ) throws {
    let (stage, _) = pushed(model: model)
    #expect(stage.window.focusSystem?.focusedItem == nil)
    try stage.press("Down")
    #expect(stage.focused == "detail-0")
  }

  @Test func `case 58: a pop returns the focus to the earlier cell`() throws {
    let (stage, navigation) = pushed()
    try stage.press("Down")
    navigation.popViewController(animated: true)
    stage.rest()
    #expect(stage.focused == "list-2")
  }

  @Test func `case 59: an item that never defers is focused at once after a push`() {
    #expect(pushed(mode: .never).stage.focused == "detail-0")
  }

  // MARK: Scrolling

  /// A focusable row that is not a view.
  private final class Row: FocusItem {
    let focusDebugLabel: String
    let frame: CGRect
    private weak var list: Rows?
    init(_ number: Int, in list: Rows) {
      focusDebugLabel = "row \(number)"
      frame = CGRect(x: 0, y: number * 100, width: 200, height: 90)
      self.list = list
    }
    var canBecomeFocused: Bool { true }
    var parentFocusEnvironment: (any FocusEnvironment)? { list }
  }

  private final class Rows: ScrollView {
    private(set) var rows: [Row] = []
    var isCentring = false
    convenience init(count: Int) {
      self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 250))
      contentSize = CGSize(width: 200, height: CGFloat(count) * 100)
      rows = (0..<count).map { Row($0, in: self) }
    }
    override func focusItems(in rect: CGRect) -> [any FocusItem] {
      super.focusItems(in: rect) + rows.filter { $0.frame.intersects(rect) }
    }
    override func contentOffset(forFocusing item: any FocusItem, proposed: CGPoint) -> CGPoint {
      isCentring ? CGPoint(x: 0, y: item.frame.midY - visibleSize.height / 2) : proposed
    }
  }

  @Test func `case 60: a focus item that is not a view is focused and scrolled into view`() throws {
    let rows = Rows(count: 20)
    let stage = Stage(rows)
    #expect(stage.focused == "row 0")
    try stage.press("Down", "Down", "Down")
    #expect(stage.focused == "row 3" && rows.contentOffset.y == 140)
  }

  @Test func `case 61: a scroll view can choose the offset at which scrolling ends`() throws {
    let rows = Rows(count: 20)
    rows.isCentring = true
    let stage = Stage(rows)
    try stage.press("Down", "Down", "Down")
    #expect(rows.contentOffset.y == 220)
  }

  // MARK: The TV

  @Test
  func `case 62: the next item or its nearest ancestor that names a sound chooses it`() throws {
    final class Sounding: Tile {
      override var canBecomeFocused: Bool { false }
      override func soundIdentifierForFocusUpdate(
        in context: FocusUpdateContext
      ) -> FocusSoundIdentifier? { FocusSoundIdentifier("custom") }
    }
    let grandparent = View(frame: CGRect(x: 200, y: 0, width: 300, height: 300))
    let parent = Sounding("parent", 0, 0, 200, 200)
    grandparent.addSubview(parent)
    parent.addSubview(Tile("b", 0, 0))
    let stage = Stage(Tile("a", 0, 0), grandparent)
    var sounds: [FocusSoundIdentifier] = []
    stage.window.focusSystem?.soundHandler = { sounds.append($0.identifier) }
    try stage.press("Right")
    #expect(stage.focused == "b" && sounds == [FocusSoundIdentifier("custom")])
  }

  @Test func `a focused poster grows while its frame stays the same`() throws {
    let poster = TVPosterView(image: nil)
    poster.frame = CGRect(x: 300, y: 100, width: 200, height: 300)
    let stage = Stage(Tile("a", 0, 100), poster)
    let (frame, grown) = (poster.imageView.frame, poster.focusedFrameGuide.layoutFrame)
    try stage.press("Right")
    stage.rest()
    #expect(poster.isFocused && grown.insetBy(dx: 1, dy: 1).contains(frame))
    #expect(poster.imageView.frame == frame && poster.focusedFrameGuide.layoutFrame == grown)
    #expect(poster.imageView.presented(.lift, poster.imageView.lift) == 1)
  }

  @Test
  func `case 63: an image grows in a focused cell, and its focused frame guide stays`() throws {
    let imageView = ImageView()
    imageView.adjustsImageWhenAncestorFocused = true
    imageView.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    let cell = Tile("cell", 300, 100, 200, 400)
    cell.addSubview(imageView)
    let stage = Stage(Tile("a", 0, 100), cell)
    let (frame, guide) = (imageView.frame, imageView.focusedFrameGuide.layoutFrame)
    // The longest side grows by 70 points, the other in proportion.
    #expect(abs(guide.height - 370) < 1e-9 && guide.midX == 100 && guide.midY == 150)
    try stage.press("Right")
    stage.rest()
    #expect(stage.focused == "cell" && imageView.presented(.lift, imageView.lift) == 1)
    #expect(imageView.frame == frame && imageView.focusedFrameGuide.layoutFrame == guide)
    try stage.press("Left")
    stage.rest()
    #expect(imageView.presented(.lift, imageView.lift) == 0)
    #expect(imageView.focusedFrameGuide.layoutFrame == guide)
  }

  @Test func `a caption can be constrained to stay below the focused frame of an image`() throws {
    let imageView = ImageView()
    imageView.adjustsImageWhenAncestorFocused = true
    imageView.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let caption = Tile("caption", 0, 0, 300, 40)
    caption.translatesAutoresizingMaskIntoConstraints = false
    let cell = Tile("cell", 300, 100, 300, 300)
    [imageView, caption].forEach(cell.addSubview)
    caption.topAnchor.constraint(
      equalTo: imageView.focusedFrameGuide.bottomAnchor, constant: 12
    ).isActive = true
    let stage = Stage(cell)
    stage.advance(1)
    #expect(abs(caption.frame.minY - (200 * (1 + 370 / 300) / 2 + 12)) < 0.5)
    imageView.frame.size.height = 240
    stage.frame()
    #expect(abs(caption.frame.minY - (240 * (1 + 370 / 300) / 2 + 12)) < 1e-6)
  }

  @Test func `case 64: a container can keep the focus from leaving downwards`() throws {
    final class Trap: Tile {
      override var canBecomeFocused: Bool { false }
      override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
        context.focusHeading != .down || context.nextFocusedItem.map { contains($0) } == true
      }
    }
    let trap = Trap("trap", 0, 120, 100, 220)
    trap.addSubview(Tile("first", 0, 0))
    trap.addSubview(Tile("last", 0, 120))
    let stage = Stage(Tile("above", 0, 0), trap, Tile("below", 0, 360))
    stage.focus(on: trap.subviews[0])
    try stage.press("Down", "Down")
    #expect(stage.focused == "last")
    try stage.press("Up", "Up")
    #expect(stage.focused == "above")
  }

  @Test(arguments: [0.0, 880.0])
  func `case 65: guides beside a control lead to it from the far left and right`(
    x: CGFloat
  ) throws {
    let control = Tile("segments", 450, 0, 100, 50)
    let cell = Tile("cell", x, 200)
    let stage = Stage(control, cell)
    for frame in [
      CGRect(x: 0, y: 0, width: 450, height: 50), CGRect(x: 550, y: 0, width: 450, height: 50),
    ] {
      let guide = FocusGuide()
      stage.root.addLayoutGuide(guide)
      guide.layoutRect = frame
      guide.preferredFocusEnvironments = [control]
    }
    stage.focus(on: cell)
    try stage.press("Up")
    #expect(stage.focused == "segments")
  }

  @Test func `case 66: with nothing focusable a Menu press reaches the application`() throws {
    final class Application: Responder {
      var presses: [Press.PressType] = []
      override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
        self.presses += presses.map(\.type)
      }
    }
    let application = Application()
    let stage = Stage(View(frame: CGRect(x: 0, y: 0, width: 1000, height: 800)))
    stage.window.application = application
    stage.frame()
    #expect(stage.window.focusSystem?.focusedItem == nil)
    try stage.press("Escape")
    #expect(application.presses == [.menu])
  }
}
