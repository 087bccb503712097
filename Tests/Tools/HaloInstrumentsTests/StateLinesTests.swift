import FocusEngine
import FocusInspector
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph
import Testing

@testable import HaloInstruments
@testable import HaloViewTestSupport

/// The focused item, the items that keys lead to, and those that refuse the focus, on the panel and
/// over the screen.
@MainActor
struct StateLinesTests {
  /// Tiles in three columns and two rows of one focus group, of which `e` is disabled and `f` is
  /// covered by a banner.
  private func stage() throws -> BenchStage {
    let window = BenchStage.tiles(CGSize(width: 640, height: 400))
    let page = try #require(window.rootViewController?.view)
    page.accessibilityIdentifier = "page"
    let tiles = page.subviews
    tiles[4].isUserInteractionEnabled = false
    let banner = View(frame: tiles[5].frame.insetBy(dx: -4, dy: -4))
    banner.backgroundColor = .black
    banner.accessibilityIdentifier = "banner"
    page.addSubview(banner)
    let stage = try BenchStage(window)
    try stage.press("Right")
    return stage
  }

  private func after(_ heading: String, in stage: BenchStage) -> String? {
    let lines = stage.lines
    let index = lines.firstIndex { if case .heading(heading) = $0 { true } else { false } }
    guard let index, case .text(let words, _) = lines[index + 1] else { return nil }
    return words
  }

  private func showStates(on stage: BenchStage) throws {
    try stage.press("shift+F7 shift+F7 shift+F7")
    #expect(stage.instruments.why.mode == .states)
  }

  @Test func `the panel lists the items of each state and why some refuse the focus`() throws {
    let stage = try stage()
    try showStates(on: stage)
    #expect(stage.row("ahead")?.value == "states")
    #expect(after("Has the focus", in: stage) == stage.focus)
    #expect(
      after("Around it, from inside outwards", in: stage)?.hasPrefix("page ‹ ") == true)
    // One focus group is one Tab stop.
    #expect(after("Tab goes through 1", in: stage) == stage.focus)
    let rest: [String] = ["a", "b", "c", "d"].filter { $0 != stage.focus }
    #expect(after("Only arrows lead to 3", in: stage) == rest.joined(separator: ", "))
    #expect(after("2 refuse the focus", in: stage) == "user interaction disabled: e")
    #expect(stage.words.contains("covered by banner: f"))
  }

  @Test func `the legend has exactly the states that are on the screen`() throws {
    let stage = try stage()
    try showStates(on: stage)
    let legend = stage.lines.lazy.compactMap {
      if case .legend(let states, _) = $0 { states } else { nil }
    }.first
    #expect(legend == [.focused, .ancestor, .arrows, .refuses])
  }

  @Test func `the marks of states follow the focus`() throws {
    let stage = try stage()
    try showStates(on: stage)
    func marks() throws -> [DisplayItem] {
      _ = stage.player.frame()
      return stage.instruments.why.marks(over: try #require(stage.bench.frames.live))
    }
    func words() throws -> [String] {
      try marks().compactMap { if case .text(let text, _, _) = $0.content { text } else { nil } }
    }
    let before = try #require(stage.focus)
    #expect(try words().contains("\(before) · focus"))
    #expect(try words().contains("covered by banner"))
    #expect(try words().contains("no interaction"))
    try stage.press("Down Left")
    let now = try #require(stage.focus)
    #expect(now != before)
    #expect(try words().contains("\(now) · focus"))
    #expect(after("Has the focus", in: stage) == now)
  }

  @Test func `states are updated when a view is removed without a key`() throws {
    let stage = try stage()
    try showStates(on: stage)
    #expect(after("2 refuse the focus", in: stage) != nil)
    stage.window.rootViewController?.view.subviews.last?.removeFromSuperview()
    stage.player.rest()
    #expect(after("Only arrows lead to 4", in: stage)?.hasSuffix("f") == true)
    #expect(after("1 refuses the focus", in: stage) == "user interaction disabled: e")
  }

  @Test func `switching the states off removes their marks`() throws {
    let stage = try stage()
    try stage.press("F7 F7")
    let before = try stage.seenPicture()
    try showStates(on: stage)
    #expect(try stage.seenPicture().difference(from: before) != nil)
    for _ in 0...WhyInstrument.headings.count { try stage.press("shift+F7") }
    #expect(stage.instruments.why.mode == .off)
    #expect(try stage.seenPicture().difference(from: before) == nil)
  }
}
