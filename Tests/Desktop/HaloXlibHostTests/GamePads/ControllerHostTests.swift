import CHaloEvdev
import Foundation
import HaloHosting
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// A controller with a real window.
@MainActor
@Suite(.serialized, .enabled(if: Tool.xvfb.isInstalled, "Xvfb is not installed"))
struct ControllerHostTests {
  /// Runs a test with a host that follows one controller.
  private func run(_ body: (Stage, FakeController) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "halo-input-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = FileManager.default.createFile(atPath: folder + "/event0", contents: nil)
    try Stage.run { stage in
      let controller = FakeController()
      stage.host.follow(
        GamePads(
          folder: folder, report: { _ in }, probe: { _ in controller.open() },
          handler: stage.host.sendFromGamePad))
      try body(stage, controller)
    }
  }

  @Test
  func `a controller's stick sends repeated keys to an active window and none to an inactive one`()
    throws
  {
    try run { stage, controller in
      // The window ignores the controller while it does not have the keyboard.
      stage.observer.focusElsewhere()
      #expect(stage.drive { !stage.host.keyboard.focus.isHere })
      controller.axis(ABS_X, 127)
      stage.settle()
      #expect(stage.content.events.isEmpty)
      try stage.activate()
      controller.axis(ABS_X, 0)
      stage.settle()
      controller.axis(ABS_X, 127)
      #expect(stage.shows(1))
      #expect(stage.drive { stage.content.phases.filter { $0 == .repeat }.count >= 2 })
      controller.axis(ABS_X, 0)
      #expect(stage.drive { stage.content.phases.last == .up })
      #expect(Set(stage.content.events.map(\.key)) == [Key(.rightArrow)])

      controller.key(BTN_SOUTH, 1)
      #expect(stage.drive { stage.content.events.last?.key == Key(.select) })
      stage.observer.focusElsewhere()
      #expect(stage.drive { stage.content.activations.last == false })
      #expect(stage.content.phases.last == .cancelled)
      let count = stage.content.events.count
      controller.key(BTN_SOUTH, 0)
      controller.key(BTN_EAST, 1)
      stage.settle()
      #expect(stage.content.events.count == count)
    }
  }

  @Test func `a controller that is not used, or is used in another window, does not wake the host`()
    throws
  {
    try run { stage, controller in
      try stage.activate()
      #expect(stage.rest())
      var start = MonotonicClock.now()
      stage.host.turn(timeout: 0.4)
      #expect(MonotonicClock.now() - start >= 0.4)

      stage.observer.focusElsewhere()
      #expect(stage.drive { stage.content.activations.last == false })
      #expect(stage.rest())
      controller.key(BTN_SOUTH, 1)
      start = MonotonicClock.now()
      stage.host.turn(timeout: 0.4)
      #expect(MonotonicClock.now() - start >= 0.4)
    }
  }
}
