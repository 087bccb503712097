import Foundation
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// A window with a window manager that reports drawn frames.
@MainActor
@Suite(.serialized, .enabled(if: Tool.xvfb.isInstalled, "Xvfb is not installed"))
struct FrameSyncHostTests {
  /// Runs a test with a patience that is longer than any expected wait.
  private func run(_ body: (Stage, Compositor) throws -> Void) throws {
    var compositor: Compositor?
    try Stage.run(prepare: { compositor = Compositor($0.observer) }) { stage in
      try #require(stage.drive { stage.host.clock.sync?.state.isFollowed == true })
      stage.host.clock.sync?.state.patience = 60
      try body(stage, #require(compositor))
    }
  }

  /// Draws frames and reports them as drawn, until the host waits for such reports.
  private func trust(_ stage: Stage, _ compositor: Compositor) throws {
    let isTrusted = stage.drive {
      guard !state(stage).isTrusted else { return true }
      turnColor(stage)
      stage.host.turn(timeout: 0)
      compositor.drew(state(stage).value, in: stage.window)
      return false
    }
    try #require(isTrusted)
  }

  private func turnColor(_ stage: Stage) {
    stage.content.index = (stage.content.index + 1) % TestContent.colors.count
  }

  private func state(_ stage: Stage) -> FrameSync { stage.host.clock.sync?.state ?? FrameSync() }

  /// Animates until a frame is held back; returns the number of frames so far.
  private func hold(_ stage: Stage) throws -> Int {
    stage.content.isMoving = true
    turnColor(stage)
    try #require(stage.drive { stage.host.nextFrame.isHeldBack })
    return stage.content.frameTimes.count
  }

  @Test func `the frame counter is odd until a frame is put completely`() throws {
    try run { stage, compositor in
      let counters = compositor.counters(of: stage.window)
      let start = state(stage).value
      compositor.follow(counters[1])
      stage.content.index = 2
      #expect(stage.shows(2))
      let steps = compositor.steps()
      #expect(steps.first == start + 1)
      #expect(steps.count.isMultiple(of: 2))
      #expect(steps.enumerated().allSatisfy { $1.isMultiple(of: 2) == !$0.isMultiple(of: 2) })
      #expect(steps == steps.sorted() && steps.last == state(stage).value)
      #expect(stage.observer.counter(counters[0]) == 0)
    }
  }

  @Test func `a frame waits until the previous one is drawn`() throws {
    try run { stage, compositor in
      try trust(stage, compositor)
      for _ in 0..<3 {
        let frames = try hold(stage)
        let value = state(stage).value
        compositor.drew(value - 2, in: stage.window)
        stage.host.turn(timeout: 0)
        #expect(stage.content.frameTimes.count == frames && stage.host.nextFrame.isHeldBack)
        compositor.drew(value, in: stage.window)
        #expect(stage.drive { stage.content.frameTimes.count == frames + 1 })
        #expect(state(stage).isTrusted)
      }
    }
  }

  @Test(.enabled(if: Tool.xdotool.isInstalled, "xdotool is not installed"))
  func `the frame after a key does not wait for the window manager`() throws {
    try run { stage, compositor in
      try stage.activate()
      try trust(stage, compositor)
      turnColor(stage)
      let index = stage.content.index
      #expect(stage.shows(index))
      let value = state(stage).value
      try stage.press("Right")
      #expect(stage.shows((index + 1) % TestContent.colors.count))
      #expect(state(stage).isTrusted && state(stage).value > value)
    }
  }

  @Test func `a window manager that stops answering does not stop frames`() throws {
    try run { stage, compositor in
      try trust(stage, compositor)
      let frames = try hold(stage)
      stage.host.clock.sync?.state.patience = FrameSync().patience
      #expect(stage.drive { stage.content.frameTimes.count > frames + 3 })
      #expect(!state(stage).isTrusted && !stage.host.nextFrame.isHeldBack)
      stage.content.isMoving = false
      stage.host.clock.sync?.state.patience = 60
      try trust(stage, compositor)
      let later = try hold(stage)
      #expect(later > frames)
    }
  }

  @Test func `frames do not wait for a window manager that ends, and another one may start`() throws
  {
    try run { stage, compositor in
      try trust(stage, compositor)
      let frames = try hold(stage)
      compositor.vanish()
      #expect(stage.drive { stage.content.frameTimes.count > frames })
      #expect(!state(stage).isFollowed)
      compositor.come(supporting: [.netWMName])
      let value = state(stage).value
      let before = stage.content.frameTimes.count
      #expect(stage.drive { stage.content.frameTimes.count > before + 3 })
      #expect(!state(stage).isFollowed && state(stage).value == value)
      stage.content.isMoving = false
      compositor.come()
      #expect(stage.drive { state(stage).isFollowed })
      try trust(stage, compositor)
    }
  }

  @Test func `a window that is unmapped and mapped again does not wait for an earlier frame`()
    throws
  {
    try run { stage, compositor in
      try trust(stage, compositor)
      _ = try hold(stage)
      stage.content.isMoving = false
      stage.observer.setMapped(stage.window, false)
      #expect(stage.drive { !stage.host.window.visibility.isMapped })
      let frames = stage.content.frameTimes.count
      stage.observer.setMapped(stage.window, true)
      stage.content.index = 3
      #expect(stage.shows(3))
      #expect(stage.content.frameTimes.count > frames && state(stage).isTrusted)
    }
  }

  @Test(arguments: [true, false])
  func `the extended counter reaches the requested value once the new size is shown`(isThere: Bool)
    throws
  {
    try run { stage, compositor in
      if !isThere {
        compositor.vanish()
        #expect(stage.drive { !state(stage).isFollowed })
      }
      let counters = compositor.counters(of: stage.window)
      let value = state(stage).value + 0x2_8000_0000
      compositor.request(value, of: stage.window)
      stage.host.turn(timeout: 0)
      stage.observer.resize(stage.window, width: 800, height: 600)
      #expect(stage.drive { stage.observer.counter(counters[1]) >= value })
      #expect(stage.observer.pixel(of: stage.window, x: 799, y: 599) == TestContent.colors[0])
      #expect(stage.observer.counter(counters[0]) == 0)
    }
  }

  @Test func `the frame interval is that of the window manager while one is running`() throws {
    try run { stage, compositor in
      let value = state(stage).value
      stage.content.index = 1
      #expect(stage.drive { state(stage).value > value })
      compositor.timed(state(stage).value, in: stage.window, microseconds: 8000)
      #expect(stage.drive { stage.host.clock.interval == 0.008 })
      stage.observer.resize(stage.window, width: 800, height: 600)
      #expect(stage.drive { stage.host.window.geometry.size == (800, 600) })
      #expect(stage.host.clock.interval == 0.008)
      compositor.vanish()
      #expect(stage.drive { stage.host.clock.interval == 1 / Monitors.usualRate })
    }
  }
}
