import Foundation
import HaloHosting
import HaloMessageBus
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// A window with the bridge to screen readers, and a registry on a separate bus.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.dbusDaemon.isInstalled,
    "Xvfb and dbus-daemon are not installed"))
struct AccessibilityHostTests {
  private func withReader(
    takesKeys: Bool?, _ body: (Stage, FakeRegistry, TestBus) throws -> Void
  ) throws {
    let bus = try TestBus()
    defer { bus.end() }
    let registry = try FakeRegistry(bus)
    registry.keyListeners = [":1.99"]
    registry.takesKeys = takesKeys
    #expect(registry.isNamed())
    try Stage.run(sessionBusAddress: bus.address) { stage in
      stage.observer.focus(stage.window)
      let isAsked = stage.drive {
        registry.work()
        return stage.host.bridge.wantsKeys && stage.host.keyboard.focus.isHere
      }
      #expect(isAsked)
      try body(stage, registry, bus)
    }
  }

  private func press(_ key: String, _ stage: Stage) throws {
    try stage.server.run(.xdotool, ["key", "--clearmodifiers", key])
  }

  @Test func `a key that the screen reader consumes does not reach the content`() throws {
    try withReader(takesKeys: true) { stage, registry, _ in
      try press("a", stage)
      let isTold = stage.drive {
        registry.work()
        return registry.keys.count == 2 && stage.host.keyboard.held.isEmpty
      }
      #expect(isTold)
      stage.settle()
      #expect(stage.content.events.isEmpty)
      // The event contains the text that the key types, and that it types text.
      #expect(registry.keys.first?.suffix(2) == [.string("a"), .boolean(true)])
    }
  }

  @Test(arguments: [false, nil] as [Bool?])
  func `a key that no screen reader consumes or answers for reaches the content`(
    answer: Bool?
  ) throws {
    try withReader(takesKeys: answer) { stage, registry, _ in
      try press("Right", stage)
      let isTold = stage.drive {
        registry.work()
        return stage.content.events.count == 2
      }
      #expect(isTold)
      #expect(registry.keys.first?.suffix(2) == [.string("Right"), .boolean(false)])
    }
  }

  @Test func `a screen reader whose bus ends does not block keys`() throws {
    try withReader(takesKeys: nil) { stage, _, bus in
      bus.end()
      try press("Right", stage)
      #expect(stage.drive { stage.content.events.count == 2 })
      #expect(stage.drive { stage.host.waiter.watched.isEmpty })
      #expect(!stage.host.bridge.wantsKeys)
    }
  }
}
