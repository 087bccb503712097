import Foundation
import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloInstruments

/// A program that offers no instruments until another program asks for them.
@MainActor
struct AttachTests {
  private func makeStage() throws -> BenchStage {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    stage.bench.isOffered = false
    return stage
  }

  @Test func `before, no key opens the instruments, and no input is recorded`() throws {
    let stage = try makeStage()
    try stage.press("F1 F7 Right")
    #expect(stage.bench.panelHost.panel == nil && stage.focus == "b")
    #expect(stage.bench.hand.entries.isEmpty && stage.bench.frames.history.recent.isEmpty)
    #expect(stage.bench.unfinishedWork == nil)
  }

  @Test func `afterwards the panel is open with the keyboard, and input is recorded from then on`()
    throws
  {
    let stage = try makeStage()
    try stage.press("Right")
    stage.bench.attach()
    stage.player.rest()
    #expect(stage.bench.panelHost.hasKeyboard && stage.bench.isAttached && stage.focus == "b")
    try stage.press("F1 Down")
    #expect(stage.focus == "e" && stage.bench.hand.keyNames(from: 0) == ["Down"])
    try stage.press("shift+F1 F1")
    #expect(stage.bench.panelHost.panel != nil)
  }

  @Test func `a panel that is open stays as it is, and gets the keyboard`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("shift+F10")
    stage.bench.attach()
    stage.player.rest()
    #expect(stage.bench.panelHost.page?.title == "Facts" && stage.bench.panelHost.hasKeyboard)
    #expect(!stage.bench.isAttached)
  }
}
