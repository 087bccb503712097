import FocusEngine
import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloHosting
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Arrows, Page keys, Home and End scroll where they move no focus (Apple, UIScrollView documentation,
/// `allowsKeyboardScrolling`).
@MainActor
struct ScrollKeysTests {
  private nonisolated static let models: [FocusModel] = [.pad, .catalyst, .tv, .android, .html]

  /// A scroll view of 300 by 200 points whose content has 1000 by 1000.
  private func text(_ name: String = "text", _ x: CGFloat = 400, _ y: CGFloat = 0) -> ScrollView {
    let view = ScrollView(frame: CGRect(x: x, y: y, width: 300, height: 200))
    view.accessibilityIdentifier = name
    view.contentSize = CGSize(width: 1000, height: 1000)
    view.addSubview(Label("The end", font: .systemFont(ofSize: 17)))
    return view
  }

  @Test(arguments: models)
  func `keys scroll a text that contains nothing focusable`(model: FocusModel) throws {
    let view = text()
    let stage = Stage(model: model, view)
    let walk: [(String, CGPoint)] = [
      ("Down", CGPoint(x: 0, y: 40)), ("Right", CGPoint(x: 40, y: 40)),
      ("Page_Down", CGPoint(x: 40, y: 200)), ("End", CGPoint(x: 40, y: 800)),
      ("Down", CGPoint(x: 40, y: 800)), ("Up", CGPoint(x: 40, y: 760)),
      ("Page_Up", CGPoint(x: 40, y: 600)), ("Left", CGPoint(x: 0, y: 600)),
      ("Home", CGPoint(x: 0, y: 0)), ("Up", CGPoint(x: 0, y: 0)),
    ]
    for (key, place) in walk {
      let before = view.contentOffset
      if case .scroll(let told) = stage.window.effect(of: try Key(name: key)) {
        #expect(told === view && before != place, "\(key)")
      } else {
        #expect(before == place, "\(key)")
      }
      try stage.press(key)
      #expect(view.contentOffset == place, "\(key)")
    }
  }

  @Test(arguments: models)
  func `an arrow scrolls a text elsewhere only if it cannot move the focus`(
    model: FocusModel
  ) throws {
    let view = text()
    let stage = Stage(model: model, Tile("a", 0, 0), Tile("b", 0, 120), view)
    stage.focus(on: stage.root.subviews[0])
    try stage.press("Down")
    if model.arrowScope == .nowhere {
      #expect(stage.focused == "a" && view.contentOffset.y == 40)
    } else {
      #expect(stage.focused == "b" && view.contentOffset.y == 0)
      try stage.press("Down", "Page_Down")
      #expect(stage.focused == "b" && view.contentOffset.y == 200)
    }
  }

  @Test(arguments: models)
  func `keys scroll the focus out of view only under the HTML model`(model: FocusModel) throws {
    let (around, aside) = (text("around"), text("aside", 0, 300))
    aside.frame.size = CGSize(width: 900, height: 400)
    around.addSubview(Tile("button", 0, 0, 100, 40))
    let stage = Stage(model: model, around, aside)
    stage.focus(on: around)
    try #require(stage.focused == "button")
    try stage.press("Down")
    let isPage = model.arrowScope == .nowhere
    #expect(around.contentOffset.y == (isPage ? 40 : 0))
    #expect(aside.contentOffset.y == (isPage ? 0 : 40))
  }

  @Test
  func `a key scrolls the most visible of several texts, and at its end the next one`() throws {
    let (small, large) = (text("small"), text("large", 0, 300))
    large.frame.size.height = 300
    let stage = Stage(model: .pad, small, large)
    try stage.press("Down")
    #expect(large.contentOffset.y == 40 && small.contentOffset.y == 0)
    try stage.press("End", "Down")
    #expect(large.contentOffset.y == 700 && small.contentOffset.y == 40)
  }

  @Test
  func `keys outside a list with focusable rows scroll it only under the HTML model`() throws {
    let lists = ListStage(rows: 20)
    lists.stage.focus(on: lists.above)
    try lists.stage.press("Left", "Home")
    #expect(lists.list.contentOffset == .zero)
    // Under the HTML model arrows do not move the focus, and scroll the list.
    lists.stage.window.focusSystem?.model = .html
    try lists.stage.press("Down")
    #expect(lists.list.contentOffset.y == 40)
  }

  @Test func `a held key keeps scrolling the same view even after it reaches the end`() throws {
    let (first, second) = (text("first"), text("second", 0, 300))
    first.frame.size.height = 250
    let stage = Stage(model: .tv, first, second)
    try stage.send("Down", .down)
    for _ in 0..<40 { try stage.send("Down", .repeat) }
    try stage.send("Down", .up)
    #expect(first.contentOffset.y == 750 && second.contentOffset.y == 0)
  }

  @Test func `a held arrow does not begin to scroll when the focus reaches the last item`() throws {
    let view = text()
    let stage = Stage(model: .tv, Tile("a", 0, 0), Tile("b", 0, 120), view)
    stage.focus(on: stage.root.subviews[0])
    try stage.send("Down", .down)
    for _ in 0..<5 { try stage.send("Down", .repeat) }
    #expect(stage.focused == "b" && view.contentOffset.y == 0)
  }

  @Test(arguments: models)
  func `keys scroll no view that is disabled, hidden or covered by a presented screen`(
    model: FocusModel
  ) throws {
    let changes: [(ScrollView) -> Void] = [
      { $0.allowsKeyboardScrolling = false }, { $0.isScrollEnabled = false },
      { $0.isUserInteractionEnabled = false }, { $0.isHidden = true }, { $0.alpha = 0 },
    ]
    for change in changes {
      let view = text()
      let stage = Stage(model: model, view)
      change(view)
      stage.frame()
      try stage.press("Down", "End")
      #expect(view.contentOffset == .zero)
      #expect(stage.window.effect(of: Key(.downArrow)) == nil)
    }
    let view = text()
    let stage = Stage(model: model, view)
    stage.screen.present(TestController("sheet"), animated: false)
    stage.advance(1)
    try stage.press("Down", "End")
    #expect(view.contentOffset == .zero)
  }

  @Test
  func `key commands and responders that handle presses take precedence over scrolling`() throws {
    let tile = RespondingTile("tile", 0, 0)
    let view = text()
    let stage = Stage(model: .tv, tile, view)
    stage.focus(on: tile)
    // The tile handles the press and does not pass it on.
    try stage.press("Down")
    #expect(tile.heard == ["downArrow"] && view.contentOffset == .zero)
    let controller = RespondingController(tiles: 0)
    controller.commands = [KeyCommand(action: "act", input: KeyCommand.inputDownArrow)]
    controller.answers = ["act"]
    let other = text()
    controller.view.addSubview(other)
    let bare = Stage(model: .pad, screen: controller)
    try bare.press("Down", "Up")
    #expect(controller.performed == ["act"] && other.contentOffset == .zero)
  }

  @Test func `with a modifier keys scroll nothing`() throws {
    let view = text()
    let stage = Stage(model: .pad, view)
    try stage.press("ctrl+Down", "alt+Down", "shift+Page_Down", "super+End")
    #expect(view.contentOffset == .zero)
  }

  @Test func `a press is sent to responders only if it does not scroll`() throws {
    final class Listener: Responder {
      var heard: [String] = []
      override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
        heard.append("began")
      }
      override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
        heard.append("ended")
      }
      override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
        heard.append("cancelled")
      }
    }
    let stage = Stage(model: .pad, text())
    let listener = Listener()
    stage.window.application = listener
    try stage.press("Down")
    try stage.send("Down", .down)
    try stage.send("Down", .cancelled)
    #expect(listener.heard.isEmpty)
    try stage.press("End", "End")
    #expect(listener.heard == ["began", "ended"])
  }

  @Test func `horizontally, Page keys, Home and End scroll in the reading direction`() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let view = text()
      view.contentSize.height = 200
      let stage = Stage(model: .pad, view)
      stage.window.layoutDirection = direction
      stage.frame()
      let start = view.contentOffset.x
      let way: CGFloat = direction == .leftToRight ? 1 : -1
      try stage.press("Page_Down")
      #expect(view.contentOffset.x == start + way * 260)
      try stage.press("End")
      #expect(view.contentOffset.x == start + way * 700)
      try stage.press("Home")
      #expect(view.contentOffset.x == start)
      try stage.press("Left")
      #expect(view.contentOffset.x == (direction == .leftToRight ? 0 : start - 40))
    }
  }

  /// Presses random keys under random models.
  @Test(arguments: 0..<20)
  func `keys scroll as predicted and never beyond the content`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let views = (0..<Int.random(in: 1...3, using: &random)).map { number -> ScrollView in
      let view = text("view-\(number)", CGFloat(number) * 320, 0)
      view.contentSize = CGSize(
        width: .random(in: 100...900, using: &random),
        height: .random(in: 100...900, using: &random))
      if Bool.random(using: &random) { view.addSubview(Tile("in-\(number)", 0, 0, 50, 50)) }
      return view
    }
    let model = Self.models.randomElement(using: &random) ?? .pad
    let stage = Stage(model: model)
    views.forEach(stage.root.addSubview)
    stage.frame()
    let keys = ["Up", "Down", "Left", "Right", "Page_Up", "Page_Down", "Home", "End", "Tab"]
    for _ in 0..<60 {
      let key = keys.randomElement(using: &random) ?? "Down"
      let effect = stage.window.effect(of: try Key(name: key))
      let (before, focus) = (views.map(\.contentOffset), stage.focused)
      try stage.press(key)
      let changed = views.indices.filter { views[$0].contentOffset != before[$0] }
      if case .scroll(let told) = effect {
        #expect(changed.map { views[$0] } == [told], "\(key)")
        #expect(stage.focused == focus)
      } else if effect == nil {
        #expect(changed.isEmpty, "\(key)")
      }
      for view in views {
        let room = CGSize(
          width: max(0, view.contentSize.width - 300), height: max(0, view.contentSize.height - 200)
        )
        #expect((0...room.width).contains(view.contentOffset.x))
        #expect((0...room.height).contains(view.contentOffset.y))
      }
    }
  }
}
