import CHaloX11
import Foundation
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// The search for a window manager that reports drawn frames.
@MainActor
@Suite(.serialized, .enabled(if: Tool.xvfb.isInstalled, "Xvfb is not installed"))
struct WindowManagerSearchTests {
  private func state(_ stage: Stage) -> FrameSync { stage.host.clock.sync?.state ?? FrameSync() }

  @Test func `a window offers two counters, which do not count without a suitable window manager`()
    throws
  {
    try Stage.run { stage in
      let observer = stage.observer
      let counters = observer.connection.values(of: .netWMSyncRequestCounter, on: stage.window)
      #expect(Set(counters).count == 2)
      let frames = stage.content.frameTimes.count
      stage.content.isMoving = true
      #expect(stage.drive { stage.content.frameTimes.count > frames + 3 })
      #expect(counters.map { observer.counter($0) } == [0, 2])
      #expect(!state(stage).isFollowed)
    }
  }

  @Test func `the claim of a window manager is ignored if its window is missing or the host's own`()
    throws
  {
    try Stage.run(prepare: { Compositor($0.observer).vanish() }) { stage in
      let connection = stage.observer.connection
      let check = connection.atoms[.netSupportingWMCheck]
      for claimed in [stage.window, 0, 0xBAD] {
        connection.set(check, on: stage.window, type: XA_CARDINAL, [stage.window])
        connection.set(check, on: connection.root, type: XA_CARDINAL, [claimed])
        stage.content.index = (stage.content.index + 1) % TestContent.colors.count
        #expect(stage.shows(stage.content.index))
        #expect(stage.drive { !stage.host.clock.windowManager.isStale })
        #expect(!state(stage).isFollowed)
      }
      try stage.activate()
    }
  }
}
