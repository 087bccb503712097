import CHaloX11
import Foundation
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// A screen that changes its size, and a monitor that changes its mode.
@MainActor
@Suite(.serialized, .enabled(if: Tool.xvfb.isInstalled, "Xvfb is not installed"))
struct MonitorTests {
  @Test
  func `a window keeps its size and follows the refresh rate when the monitor's mode changes`()
    throws
  {
    try Stage.run { stage in
      #expect(stage.host.clock.interval == 1.0 / 60)
      stage.observer.setMonitor(width: 800, height: 600, rate: 100)
      #expect(stage.drive { stage.host.clock.interval == 1.0 / 100 })
      #expect(
        stage.host.clock.monitors.list.map(\.frame) == [CGRect(x: 0, y: 0, width: 800, height: 600)]
      )
      #expect(stage.content.scale == 1)
      #expect(stage.content.size == CGSize(width: 700, height: 500))
      stage.content.index = 1
      #expect(stage.shows(1, x: 699, y: 499))
      // The monitor is now smaller than the window.
      stage.observer.setMonitor(width: 640, height: 480, rate: 50)
      #expect(stage.drive { stage.host.clock.interval == 1.0 / 50 })
      #expect(stage.content.size == CGSize(width: 700, height: 500))
      stage.content.index = 2
      #expect(stage.shows(2, x: 639, y: 479))
    }
  }

  @Test(.enabled(if: Tool.openbox.isInstalled, "openbox is not installed"))
  func `a full-screen window fills the screen after its size changes`() throws {
    try Stage.run(options: HostOptions(fullscreen: true), prepare: { try $0.startWindowManager() })
    { stage in
      #expect(
        stage.drive { stage.host.isFullscreen && stage.host.window.geometry.size == (1024, 768) })
      for (index, size) in [(1, (800, 600)), (2, (1024, 768))] {
        stage.observer.setMonitor(width: UInt32(size.0), height: UInt32(size.1), rate: 75)
        #expect(stage.drive { stage.host.window.geometry.size == size })
        #expect(stage.host.isFullscreen)
        #expect(stage.content.scale == 1)
        #expect(stage.content.size == CGSize(width: size.0, height: size.1))
        stage.content.index = index
        #expect(stage.shows(index, x: size.0 - 1, y: size.1 - 1))
      }
    }
  }

  @Test(
    .enabled(if: Tool.openbox.isInstalled, "openbox is not installed"), arguments: [false, true])
  func `the minimum size of a window does not exceed its screen`(isFullscreen: Bool) throws {
    // At this scale the screen has fewer points than the smallest window.
    try Stage.run(
      options: HostOptions(scale: 2, fullscreen: isFullscreen),
      prepare: { try $0.startWindowManager() }
    ) { stage in
      #expect(stage.drive { stage.content.activations.last == true })
      #expect(
        stage.host.window.geometry.size.width <= 1024
          && stage.host.window.geometry.size.height <= 768)
      if isFullscreen { #expect(stage.drive { stage.host.window.geometry.size == (1024, 768) }) }
      @MainActor func smallest() -> [Int32] {
        var (size, supplied) = (XSizeHints(), 0)
        XGetWMNormalHints(stage.observer.display, stage.window, &size, &supplied)
        return [size.min_width, size.min_height]
      }
      #expect(smallest() == [1024, 768])
      stage.observer.setMonitor(width: 800, height: 600, rate: 60)
      #expect(stage.drive { smallest() == [800, 600] })
    }
  }
}
