import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloInstruments
@testable import HaloViewTestSupport

/// The same screen twice, controlled by the same keys.
@MainActor
struct TwoTests {
  private static let size = CGSize(width: 640, height: 400)

  private func twinFocus(_ stage: BenchStage) -> String? {
    stage.bench.twin?.focusSystem?.focusedItem?.focusDebugLabel
  }

  @Test func `a second screen begins where the keys so far have led`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("Right Down Right")
    try stage.press("shift+F6 shift+F6")
    #expect(stage.focus == "f" && twinFocus(stage) == "f")
    #expect(stage.words.contains("Nowhere so far."))
    let slots = stage.bench.place.slots
    #expect(slots.count == 2)
  }

  @Test func `keys and clicks reach both screens, in stopped time, too`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("shift+F6 shift+F6 Right Down")
    #expect(stage.focus == "e" && twinFocus(stage) == "e")
    for index in 0..<2 {
      let slot = stage.bench.place.slots[index]
      let place = index == 0 ? CGPoint(x: 120, y: 100) : CGPoint(x: 520, y: 100)
      stage.player.click(
        CGPoint(
          x: slot.frame.minX + place.x * slot.scale, y: slot.frame.minY + place.y * slot.scale))
      stage.player.rest()
      #expect(stage.focus == twinFocus(stage))
    }
    try stage.press("F8 Left F9 F9")
    let own = try stage.renderer.picture(of: try #require(stage.bench.frames.live), scale: 1)
    #expect(stage.focus == twinFocus(stage))
    _ = own
  }

  @Test func `the key after which two focus models differ is named, and both screens are marked`()
    throws
  {
    // In the models pad and catalyst, arrow keys stay in a focus group; in tv they do not.
    let layout = """
      model: tv
      size: [640, 400]
      focus: a
      views:
        - id: top
          group: top
          frame: [0, 0, 640, 200]
          views:
            - {id: a, focusable: true, frame: [40, 40, 160, 120], color: "#2f6f8f"}
        - id: bottom
          group: bottom
          frame: [0, 200, 640, 200]
          views:
            - {id: b, focusable: true, frame: [40, 40, 160, 120], color: "#b8813f"}
      """
    let stage = try BenchStage(layout: layout)
    var holders: [Any] = []
    stage.subject.make = { _ in
      let made = try? BenchStage.layout(layout)
      made.map { holders.append($0) }
      return made?.0
    }
    try stage.press("shift+F6")
    let twin = try #require(stage.bench.twin)
    #expect(twin.focusSystem?.model.name == "pad")
    try stage.press("Down")
    #expect(stage.focus == "b" && twinFocus(stage) == "a")
    #expect(stage.words.contains("Down: b here, a there"))
    let texts = stage.player.frame().items.compactMap {
      if case .text(let text, _, _) = $0.content { text } else { nil }
    }
    #expect(texts.contains("focus: b") && texts.contains("focus: a"))
    // The page chooses another model.
    try stage.press("Right", onRow: "model")
    #expect(stage.bench.twin?.focusSystem?.model.name == "catalyst")
    #expect(stage.focus == "b")
  }

  @Test func `a screen that cannot be made a second time says so and keeps working`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    stage.subject.make = { _ in nil }
    try stage.press("shift+F6")
    #expect(stage.bench.twin == nil)
    #expect(
      stage.words.contains("The screen of this program cannot be shown a second time."))
    #expect(stage.bench.place.slots.map(\.isPlain) == [true])
    // Keys still reach the screen.
    try stage.press("Right")
    #expect(stage.focus == "b")
  }

  @Test func `two looks are the same screen in light and in dark`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("shift+F6 shift+F6")
    let twin = try #require(stage.bench.twin)
    #expect(stage.window.appearance.userInterfaceStyle == .light)
    #expect(twin.appearance.userInterfaceStyle == .dark)
    try stage.press("shift+F5")
    try stage.press("Right Right", onRow: "appearance")
    #expect(stage.window.appearance.userInterfaceStyle == .dark)
    #expect(twin.appearance.userInterfaceStyle == .light)
    #expect(stage.bench.twin === twin)
  }

  @Test func `changes of a layout file are found by the names of views`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    stage.subject.makeBefore = { size in
      let window = BenchStage.tiles(size)
      let views = window.rootViewController?.view.subviews ?? []
      views[1].frame.origin.y += 20
      views[5].accessibilityIdentifier = "old"
      return window
    }
    try stage.press("shift+F6 shift+F6 shift+F6")
    #expect(
      stage.instruments.two.changes.map { "\($0.id) \($0.kind.rawValue)" }
        == ["b moved", "f new", "old gone"])
    #expect(stage.fact("moved") == "b" && stage.fact("new") == "f" && stage.fact("gone") == "old")
    try stage.press("shift+F6")
    #expect(stage.bench.twin == nil && stage.bench.place.slots.count == 1)
  }

  @Test func `the comparison with an earlier file is left out if there is none`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("shift+F6 shift+F6 shift+F6")
    #expect(stage.instruments.two.pair == .off)
    try stage.press("Left", onRow: "pair")
    #expect(stage.instruments.two.pair == .appearances)
  }

  @Test func `the second screen shows the same pixels as the first`() throws {
    let stage = try BenchStage(scene: "photos")
    try stage.press("Tab Right")
    try stage.press("shift+F6 shift+F6")
    // The second screen gets the looks of the first.
    stage.bench.twin?.appearance = stage.window.appearance
    stage.bench.twin?.focusSystem.map { _ in }
    _ = stage.player.frame()
    stage.player.advance(by: 1)
    let own = try stage.renderer.picture(of: try #require(stage.bench.frames.live), scale: 1)
    let other = try stage.renderer.picture(
      of: try #require(stage.bench.frames.twin), scale: 1)
    let difference = other.difference(from: own)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `both screens have the program's keys, and the program acts once`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    let program = Program()
    stage.window.application = program
    try stage.press("shift+F6 shift+F6")
    let twin = try #require(stage.bench.twin)
    for window in [stage.window, twin] {
      let escape = window.effect(of: Key(.escape))
      guard case .press(.menu, let owner) = escape else {
        Issue.record("\(String(describing: escape))")
        continue
      }
      #expect(owner === window.application)
      guard case .command(let command, _) = window.effect(of: Key(.function(2))) else {
        Issue.record("F2 has no effect")
        continue
      }
      #expect(command.action == "go")
    }
    try stage.press("F2")
    #expect(program.count == 1)
  }

  @Test func `the list of all keys has the program's function keys`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    let program = Program()
    stage.window.application = program
    try stage.press("F1")
    let row = try #require(stage.row("program-2"))
    #expect(row.title == "Go" && row.caps == ["F2"])
    row.act?()
    #expect(program.count == 1)
  }

  @Test func `the captions of two screens are above them`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("shift+F6 shift+F6")
    #expect(stage.instruments.two.captions() == ["light", "dark"])
    let slots = stage.bench.place.slots
    for words in ["light", "dark"] {
      let rects = stage.player.frame().items.compactMap { item -> CGRect? in
        guard case .text(words, _, let rect) = item.content else { return nil }
        return rect.applying(item.transform)
      }
      #expect(
        rects.contains { rect in
          slots.contains { $0.frame.minY >= rect.maxY && abs($0.frame.midX - rect.midX) <= 1 }
        })
    }
  }

  /// A program with a command on F2, which quits by Escape.
  private final class Program: Responder, PressAnswering {
    private(set) var count = 0
    private let menu = Menu(
      title: "Program", identifier: "program",
      children: [KeyCommand(title: "Go", action: "go", input: KeyCommand.f2)])
    override var menus: [Menu] { [menu] }
    override var responses: [Selector: @MainActor (Any?) -> Void] {
      ["go": { [weak self] _ in self?.count += 1 }]
    }
    func answer(to type: Press.PressType, of key: Key) -> KeyAnswer {
      type == .menu ? .acts : .passes
    }
  }
}
