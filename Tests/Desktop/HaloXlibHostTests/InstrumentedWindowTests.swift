import Foundation
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// Windows that another program can ask to show their instruments.
@MainActor
@Suite(.serialized, .enabled(if: Tool.xvfb.isInstalled, "Xvfb is not installed"))
struct InstrumentedWindowTests {
  private func windows(_ stage: Stage) throws -> [InstrumentedWindow] {
    try InstrumentedWindow.all(displayName: stage.server.displayName)
  }

  @Test func `a window is found while it offers instruments, and is asked for them`() throws {
    try Stage.run { stage in
      #expect(try windows(stage).isEmpty)
      var count = 0
      stage.host.instrumentsHandler = { count += 1 }
      stage.settle()
      let window = try #require(try windows(stage).first)
      #expect(window.id == stage.window && window.process == Int(getpid()))
      #expect(window.title == stage.content.title)
      // This thread cannot wait for itself.
      #expect(!window.showInstruments(within: 0))
      #expect(stage.drive { count == 1 })
      stage.host.instrumentsHandler = nil
      stage.settle()
      #expect(try windows(stage).isEmpty)
    }
  }

  @Test func `the answer to a request is that the property is written again`() throws {
    try Stage.run { stage in
      stage.host.instrumentsHandler = {}
      stage.settle()
      let window = try #require(try windows(stage).first)
      #expect(!window.showInstruments(within: 0))
      stage.settle()
      // The second request finds the answer to the first.
      #expect(window.showInstruments(within: 10))
    }
  }
}
