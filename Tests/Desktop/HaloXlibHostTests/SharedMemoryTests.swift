import CHaloX11
import Foundation
import HaloCairoRenderer
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// The ownership of the memory that the server reads frames from.
@MainActor
@Suite(.serialized, .enabled(if: Tool.xvfb.isInstalled, "Xvfb is not installed"))
struct SharedMemoryTests {
  /// Runs the body while the server reads nothing that the host sends.
  private func whileHeld(_ stage: Stage, _ body: () throws -> Void) throws {
    try #require(stage.drive { stage.host.painter.presenter.busySince == nil })
    XGrabServer(stage.observer.display)
    XSync(stage.observer.display, 0)
    defer {
      XUngrabServer(stage.observer.display)
      XSync(stage.observer.display, 0)
    }
    try body()
  }

  @Test func `no frame is drawn into memory that the server still reads`() throws {
    try Stage.run { stage in
      let presenter = stage.host.painter.presenter
      presenter.patience = 1000
      try whileHeld(stage) {
        stage.content.index = 1
        #expect(stage.drive { presenter.busySince != nil })
        let frames = stage.content.frameTimes.count
        stage.content.index = 2
        let before = stage.host.statistics.framesHeldBack
        #expect(stage.drive { stage.host.statistics.framesHeldBack > before })
        stage.drive(for: 0.05)
        #expect(stage.content.frameTimes.count == frames)
        #expect(presenter.surface?.pixel(x: 10, y: 10) == 0xFF00_0000 | TestContent.colors[1])
      }
      // The completion alone wakes the frame that was held back.
      #expect(stage.shows(2))
      #expect(stage.drive { presenter.busySince == nil })
    }
  }

  @Test func `a missing completion does not hold frames back for long`() throws {
    try Stage.run { stage in
      let presenter = stage.host.painter.presenter
      presenter.patience = 0.05
      try whileHeld(stage) {
        stage.content.index = 1
        #expect(stage.drive { presenter.busySince != nil })
        let frames = stage.content.frameTimes.count
        stage.content.index = 2
        #expect(stage.drive { stage.content.frameTimes.count > frames })
      }
      #expect(stage.shows(2))
      stage.content.index = 3
      #expect(stage.shows(3, x: 699, y: 499))
    }
  }

  @Test func `an overdue completion does not count for a later frame`() throws {
    try Stage.run { stage in
      let presenter = stage.host.painter.presenter
      try #require(stage.drive { presenter.busySince == nil })
      let display = stage.host.connection.display
      let segment = try #require(presenter.segmentID)
      @MainActor func put() -> UInt {
        let request = XNextRequest(display)
        presenter.put([PixelRect(x: 0, y: 0, width: 10, height: 10)])
        return request
      }
      let overdue = put()
      presenter.stopWaiting()
      let (first, last) = (put(), put())
      for early in [overdue, first] {
        #expect(presenter.didComplete(segment: segment, request: early) == nil)
        #expect(presenter.busySince != nil)
      }
      // The completion of an old buffer has no effect on this one.
      #expect(presenter.didComplete(segment: segment + 1, request: last) == nil)
      #expect(presenter.busySince != nil)
      #expect(presenter.didComplete(segment: segment, request: last) != nil)
      #expect(presenter.busySince == nil)
    }
  }
}
