import Foundation
import Testing
import XServerTestSupport

@testable import XlibHost

@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled, "Xvfb and xdotool are not installed"))
struct WatchTests {
  @Test func `what is written to a watched descriptor ends the host's sleep`() throws {
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
      // Sleeps longer than it may take, so it comes back in time only when woken.
      let start = MonotonicClock.now()
      while received < 2, MonotonicClock.now() < start + 10 { stage.host.turn(timeout: 10) }
      #expect(MonotonicClock.now() < start + 10)
      stage.host.watch(ends[0], nil)
      #expect(write(ends[1], "c", 1) == 1)
      stage.settle()
      #expect(received == 2)
    }
  }
}
