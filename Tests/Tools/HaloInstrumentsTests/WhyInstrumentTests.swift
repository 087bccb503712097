import FocusEngine
import FocusGeometry
import Foundation
import HaloAudit
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloLayoutFiles
import HaloSceneGraph
import Testing

@testable import HaloInstruments

/// Why the focus moved, and where keys would move it.
@MainActor
struct WhyInstrumentTests {
  private func marks(of stage: BenchStage) -> [DisplayItem] {
    _ = stage.player.frame()
    return stage.bench.frames.live.map { stage.instruments.why.marks(over: $0) } ?? []
  }

  private func texts(_ items: [DisplayItem]) -> [String] {
    items.compactMap { if case .text(let text, _, _) = $0.content { text } else { nil } }
  }

  @Test func `the search of a key that was pressed before the page was opened is drawn completely`()
    throws
  {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("Right")
    try stage.press("F7")
    #expect(stage.headings.contains("After Right"))
    #expect(stage.headings.contains("Found, best first"))
    #expect(stage.fact("1")?.hasPrefix("b") == true)
    // Candidates beside the beam are listed, too.
    #expect(stage.fact("2") != nil || stage.headings.contains("Left out"))
    let words = texts(marks(of: stage))
    #expect(words.contains { $0.contains("b") })
  }

  @Test func `switching the instrument off removes its marks and restores the explanation detail`()
    throws
  {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    let system = try #require(stage.window.focusSystem)
    let detail = system.explanationDetail
    try stage.press("Right F10")
    try stage.press("F1 Escape Escape")
    let before = try stage.seenPicture()
    try stage.press("F7")
    #expect(system.explanationDetail == .complete)
    #expect(try stage.seenPicture().difference(from: before) != nil)
    try stage.press("F7")
    #expect(stage.instruments.why.mode == .off && system.explanationDetail == detail)
    #expect(marks(of: stage).isEmpty)
    #expect(try stage.seenPicture().difference(from: before) == nil)
    try stage.press("shift+F7")
    #expect(stage.instruments.why.mode == .all && system.explanationDetail == .complete)
    let all = marks(of: stage)
    try stage.press("shift+F7")
    #expect(stage.instruments.why.mode == .map)
    #expect(marks(of: stage).count > all.count)
    #expect(stage.headings.contains("Findings of the audit"))
    try stage.press("shift+F7")
    #expect(stage.instruments.why.mode == .states)
    for _ in 0..<WhyInstrument.headings.count { try stage.press("shift+F7") }
    #expect(stage.instruments.why.mode == .ahead(.next))
    try stage.press("shift+F7")
    #expect(stage.instruments.why.mode == .off && system.explanationDetail == detail)
    #expect(marks(of: stage).isEmpty)
  }

  @Test
  func `a key that is not for the focus is told apart from the last one that moved it`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("F7 Right x")
    #expect(stage.headings.contains("After Right"))
    #expect(stage.words.contains("x did not move the focus: it had another effect."))
  }

  @Test func `a key that does not move the focus is explained, too`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("F7 Left")
    #expect(stage.focus == "a")
    #expect(stage.headings.contains("After Left"))
    #expect(!marks(of: stage).isEmpty)
  }

  /// The names of example layouts.
  nonisolated static let layouts = [
    "groups", "focus-guide", "sidebar-and-grid", "half-covered", "transparent-cover",
    "group-sorting", "row-memory", "tab-order", "tv-shelves", "neighbours",
  ]

  private func text(of layout: String) throws -> String {
    try String(contentsOfFile: PackageFolder.path("Examples/\(layout).yaml"), encoding: .utf8)
  }

  @Test(arguments: layouts)
  func `the predicted destination of each key is where it then moves the focus`(layout: String)
    throws
  {
    let stage = try BenchStage(layout: text(of: layout))
    try stage.press("shift+F7")
    #expect(stage.instruments.why.mode == .all)
    let system = try #require(stage.window.focusSystem)
    // The focus moves to the requested item at once.
    system.model.defersFocus = false
    let items = FocusMap.focusableItems(in: stage.window)
    #expect(items.count > 1)
    var tried = 0
    var time = stage.player.time
    for item in items {
      for (_, name) in WhyInstrument.headings {
        system.requestFocusUpdate(to: item)
        stage.window.settle()
        guard system.focusedItem === item else { continue }
        // The screen finishes scrolling to the focused item.
        time += 2
        _ = stage.window.frame(at: time)
        let told = stage.fact(name)
        for phase in [KeyPhase.down, .up] {
          stage.window.send(try Key(name: name), phase: phase, at: time)
        }
        stage.window.settle()
        let now = stage.focus == item.focusDebugLabel ? "stays where it is" : stage.focus
        #expect(told == now, "\(name) from \(item.focusDebugLabel)")
        tried += 1
      }
    }
    #expect(tried >= items.count)
  }

  @Test
  func `an arrow with the names of its keys is drawn to each item that they lead to`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("Right shift+F7")
    let words = texts(marks(of: stage))
    #expect(words.contains("Left") && words.contains("Down"))
    #expect(words.contains { $0.hasPrefix("Right") })
    #expect(words.contains("Up: stays"))
    #expect(
      WhyInstrument.headings.map { stage.fact($0.name) }
        == ["stays where it is", "e", "a", "c", stage.fact("Tab")])
  }

  @Test
  func `predicted searches are drawn after an animation has ended and not during it`() throws {
    let stage = try BenchStage(scene: "tv-home")
    try stage.press("shift+F7")
    #expect(!marks(of: stage).isEmpty)
    try stage.tap("Right")
    stage.player.advance(by: 0.05)
    #expect(marks(of: stage).isEmpty)
    stage.player.rest()
    #expect(!marks(of: stage).isEmpty)
  }
}
