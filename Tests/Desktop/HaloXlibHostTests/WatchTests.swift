import Foundation
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled, "Xvfb and xdotool are not installed"))
struct WatchTests {
  @Test func `data on a watched descriptor wakes the host`() throws {
    try Stage.run { stage in
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      defer { ends.forEach { close($0) } }
      var received = 0
      stage.host.watch(ends[0]) { [ends] in
        var byte: UInt8 = 0
        received += read(ends[0], &byte, 1)
      }
      stage.settle()
      #expect(received == 0)
      #expect(write(ends[1], "ab", 2) == 2)
      // The timeout is longer than the limit, so the host returns in time only if it is woken.
      let start = MonotonicClock.now()
      while received < 2, MonotonicClock.now() < start + 10 { stage.host.turn(timeout: 10) }
      #expect(MonotonicClock.now() < start + 10)
      stage.host.watch(ends[0], nil)
      #expect(write(ends[1], "c", 1) == 1)
      stage.settle()
      #expect(received == 2)
    }
  }

  @Test func `the program's loop runs when it is due, and its changes are drawn at once`() throws {
    try Stage.run { stage in
      let due = MonotonicClock.now() + 0.3
      var done: [TimeInterval] = []
      stage.host.programLoop = {
        let wait = due - MonotonicClock.now()
        guard wait <= 0, done.isEmpty else { return done.isEmpty ? wait : nil }
        done.append(MonotonicClock.now())
        stage.content.index = 2
        return nil
      }
      let start = MonotonicClock.now()
      while done.isEmpty, MonotonicClock.now() < start + 10 { stage.host.turn(timeout: 10) }
      #expect(done.first.map { $0 >= due } == true)
      let frames = stage.content.frameTimes.count
      stage.host.turn(timeout: 0)
      #expect(stage.content.frameTimes.count == frames + 1)
    }
  }
}
