import Foundation
import HaloHosting
import HaloLayoutFiles
import HaloReview
import HaloSceneGraph
import Testing

@testable import HaloInstruments

/// The look of the focus, tuned by hand while a move is repeated.
@MainActor
struct TuneTests {
  private func stage() throws -> BenchStage { try BenchStage(scene: "tv-home") }

  @Test func `arrows change each parameter on the screen, and leaving restores them all`() throws {
    let stage = try stage()
    let before = stage.window.appearance
    try stage.press("ctrl+F8")
    for parameter in FocusTuning.Parameter.all {
      #expect(stage.row(parameter.name)?.isOn == false)
      try stage.press("Left", onRow: parameter.name)
      #expect(stage.row(parameter.name)?.isOn == true)
      #expect(stage.window.appearance[parameter] < before[parameter], "\(parameter.name)")
    }
    #expect(stage.words.contains { $0.contains("static let kept") })
    // Escape goes back to the list of all keys.
    try stage.press("Escape")
    #expect(stage.window.appearance == before && stage.subject.looks.tuning.isEmpty)
    #expect(!stage.instruments.tune.isOn)
  }

  @Test func `closing the panel restores the look, too, also from another page`() throws {
    let stage = try stage()
    let before = stage.window.appearance
    try stage.press("ctrl+F8")
    try stage.press("Right Right", onRow: "growth")
    #expect(stage.window.appearance != before)
    try stage.press("F10")
    #expect(stage.window.appearance != before)
    try stage.press("shift+F1")
    #expect(stage.window.appearance == before)
  }

  @Test func `the look as it was can be shown for comparison, and taken back`() throws {
    let stage = try stage()
    let before = stage.window.appearance
    try stage.press("ctrl+F8")
    try stage.press("Right", onRow: "shine")
    let tuned = stage.window.appearance
    try stage.press("Right", onRow: "compare")
    #expect(stage.window.appearance == before)
    try stage.press("Right", onRow: "compare")
    #expect(stage.window.appearance == tuned)
    try stage.press("Return", onRow: "reset")
    #expect(stage.window.appearance == before && stage.row("keep")?.isEnabled == false)
  }

  @Test func `the focus moves to a neighbour and back for a while, then rests where it was`() throws
  {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("Right ctrl+F8")
    #expect(stage.focus == "b")
    var seen: Set<String> = []
    for _ in 0..<600 {
      stage.player.advance(by: 0.05)
      if let focus = stage.focus { seen.insert(focus) }
    }
    #expect(seen == ["b", "c"] && stage.focus == "b")
    #expect(stage.row("loop")?.value == "rests")
  }

  @Test func `a key on the screen acts from the first item, and its move is repeated`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("ctrl+F8")
    while stage.focus != "b" { stage.player.advance(by: 0.05) }
    stage.bench.setPanelKeyboard(false)
    try stage.tap("Down")
    #expect(stage.focus == "d")
    var seen: Set<String> = []
    for _ in 0..<60 {
      stage.player.advance(by: 0.05)
      if let focus = stage.focus { seen.insert(focus) }
    }
    #expect(seen == ["a", "d"])
    // The repeated moves are no input of the user.
    #expect(stage.bench.hand.keyNames(from: 0) == ["Down"])
  }

  @Test func `time that is stopped stops the repeated move`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("ctrl+F8 F8")
    stage.player.advance(by: 5)
    #expect(stage.focus == "a")
  }

  @Test func `keeping saves a file with Swift code, films before and after, and their review`()
    throws
  {
    let stage = try stage()
    // Pictures of a shelf grow, buttons above it do not.
    try stage.press("Down Right ctrl+F8")
    try stage.press("Right Right", onRow: "growth")
    try stage.press("Return", onRow: "keep")
    let (folder, names) = try stage.sitting()
    #expect(names.filter { !$0.contains("/") }.contains("screen.tuning.yaml"))
    let tuning = try FocusTuning(path: "\(folder)/screen.tuning.yaml")
    #expect(tuning == stage.subject.looks.tuning && !tuning.isEmpty)
    let text = try String(contentsOfFile: "\(folder)/screen.tuning.yaml", encoding: .utf8)
    #expect(text.contains("\n#       .growth: "))
    // The films are made a few frames at a time.
    for _ in 0..<4000 where stage.bench.job != nil { _ = stage.player.frame() }
    #expect(stage.bench.job == nil)
    let films = "\(folder)/screen.tuning"
    let folders = try (
      before: PictureFolder("\(films)/before"), after: PictureFolder("\(films)/after")
    )
    let review = try PictureReview(
      before: folders.before, after: folders.after, thresholds: Thresholds(), versions: [])
    #expect(review.entries.map(\.state) == [.changed])
    #expect(FileManager.default.fileExists(atPath: "\(films)/index.html"))
    let page = try String(contentsOfFile: "\(folder)/index.html", encoding: .utf8)
    #expect(page.contains("screen.tuning/index.html"))
    // A kept look stays.
    let kept = stage.window.appearance
    try stage.press("shift+F1")
    #expect(stage.window.appearance == kept)
  }
}
