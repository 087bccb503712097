import CHaloEvdev
import Foundation
import HaloHosting
import Testing

@testable import HaloXlibHost

/// Controllers that are connected, used and disconnected, on a manual clock.
@MainActor
final class GamePadsTests {
  private struct Sent: Equatable {
    var code: HaloHosting.KeyCode
    var phase: KeyPhase
    var time: TimeInterval
  }

  private enum Node {
    case controller(FakeController)
    case denied
  }

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "halo-input-\(UUID().uuidString)").path
  private var nodes: [String: Node] = [:]
  private var probes: [String] = []
  private var sent: [Sent] = []
  private var reports: [HostMessage] = []
  private var changes = 0
  private lazy var gamePads = GamePads(
    folder: folder, report: { [weak self] in self?.reports.append($0) },
    probe: { [weak self] path in
      guard let self else { return .other }
      let name = (path as NSString).lastPathComponent
      probes.append(name)
      switch nodes[name] {
      case .controller(let controller): return controller.open()
      case .denied: return .denied
      case nil: return .other
      }
    },
    handler: { [weak self] key, phase, time in
      self?.sent.append(Sent(code: key.keyCode, phase: phase, time: time))
    })

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func plug(_ name: String, _ node: Node?) {
    nodes[name] = node
    _ = FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: nil)
  }

  /// Reads all watched descriptors that have data.
  private func work(at time: TimeInterval) {
    for descriptor in gamePads.descriptors {
      var one = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&one, 1, 0) > 0 { gamePads.receive(descriptor, at: time) }
    }
  }

  /// Starts with one controller and an active window.
  private func start() -> FakeController {
    let controller = FakeController()
    plug("event3", .controller(controller))
    gamePads.search()
    gamePads.setActive(true, at: 0)
    return controller
  }

  @Test func `a controller button sends a key press and a key release`() {
    let controller = start()
    controller.key(BTN_SOUTH, 1)
    work(at: 1)
    controller.key(BTN_SOUTH, 0)
    work(at: 2)
    #expect(
      sent == [
        Sent(code: .select, phase: .down, time: 1), Sent(code: .select, phase: .up, time: 2),
      ])
  }

  @Test func `a press and a release that arrive together are both sent`() {
    let controller = start()
    controller.key(BTN_EAST, 1)
    controller.key(BTN_EAST, 0)
    controller.axis(ABS_X, 127)
    controller.axis(ABS_X, -128)
    work(at: 1)
    #expect(sent.map(\.code) == [.escape, .escape, .rightArrow, .rightArrow, .leftArrow])
    #expect(sent.map(\.phase) == [.down, .up, .down, .up, .down])
  }

  @Test func `the held keys are those of the device's current state after events were lost`() {
    let controller = start()
    controller.key(BTN_SOUTH, 1)
    controller.axis(ABS_X, 127)
    work(at: 1)
    sent = []
    // Among the lost events, Select came up, Left 1 went down, and the stick moved from right to
    // down.
    controller.drop()
    controller.set(key: BTN_SOUTH, held: false)
    controller.set(key: BTN_TL, held: true)
    controller.set(axis: ABS_X, 0)
    controller.set(axis: ABS_Y, 127)
    work(at: 2)
    #expect(
      Set(sent.map(\.code)) == [.select, .rightArrow, .downArrow, .pageUp] && sent.count == 4)
    #expect(
      sent.filter { $0.phase == .down }.map(\.code).sorted { "\($0)" < "\($1)" }
        == [.downArrow, .pageUp])
    sent = []
    controller.key(BTN_TL, 0)
    controller.axis(ABS_Y, 0)
    work(at: 3)
    #expect(
      sent == [
        Sent(code: .pageUp, phase: .up, time: 3), Sent(code: .downArrow, phase: .up, time: 3),
      ])
  }

  @Test func `events that were lost while the window was inactive press nothing`() {
    let controller = start()
    gamePads.setActive(false, at: 1)
    controller.drop()
    controller.set(key: BTN_SOUTH, held: true)
    controller.set(axis: ABS_X, 127)
    gamePads.setActive(true, at: 2)
    work(at: 2)
    controller.key(BTN_SOUTH, 0)
    controller.axis(ABS_X, 0)
    work(at: 3)
    #expect(sent.isEmpty)
    controller.axis(ABS_X, 127)
    work(at: 4)
    #expect(sent == [Sent(code: .rightArrow, phase: .down, time: 4)])
  }

  @Test func `a controller reports only its stick and its buttons`() {
    let controller = start()
    for code in [BTN_SOUTH, BTN_TL] { #expect(controller.tells(EV_KEY, code)) }
    for code in [ABS_X, ABS_Y] { #expect(controller.tells(EV_ABS, code)) }
    #expect(!controller.tells(EV_KEY, BTN_THUMBL))
    for code in [ABS_RX, ABS_Z, ABS_HAT0X] { #expect(!controller.tells(EV_ABS, code)) }
    #expect(!controller.tells(EV_MSC, MSC_SCAN))
    #expect(!controller.tells(EV_REL, REL_X))
  }

  @Test func `a device without controller buttons is no controller`() {
    let keyboard = FakeController(keys: [KEY_A, KEY_ENTER], axes: [])
    guard case .other = keyboard.open() else {
      Issue.record("the device was taken for a controller")
      return
    }
    // The axes of a touch screen are not a stick.
    let screen = FakeController(keys: [KEY_OK])
    plug("event3", .controller(screen))
    gamePads.search()
    gamePads.setActive(true, at: 0)
    screen.axis(ABS_X, 127)
    work(at: 1)
    #expect(sent.isEmpty)
  }

  @Test func `a held direction repeats until it is released`() throws {
    let controller = start()
    #expect(gamePads.deadline == nil)
    controller.axis(ABS_Y, 127)
    work(at: 10)
    let first = try #require(gamePads.deadline)
    gamePads.repeatIfDue(at: first - 0.01)
    gamePads.repeatIfDue(at: first)
    gamePads.repeatIfDue(at: try #require(gamePads.deadline))
    #expect(sent.map(\.phase) == [.down, .repeat, .repeat])
    controller.axis(ABS_Y, 0)
    work(at: 11)
    #expect(sent.last == Sent(code: .downArrow, phase: .up, time: 11))
    #expect(gamePads.deadline == nil)
  }

  @Test func `a button that is held on two controllers is pressed once`() {
    let controller = start()
    let other = FakeController()
    plug("event4", .controller(other))
    work(at: 1)
    controller.key(BTN_SOUTH, 1)
    other.key(BTN_SOUTH, 1)
    work(at: 2)
    controller.key(BTN_SOUTH, 0)
    work(at: 3)
    #expect(sent.map(\.phase) == [.down])
    other.key(BTN_SOUTH, 0)
    work(at: 4)
    #expect(sent.map(\.phase) == [.down, .up])
  }

  @Test func `a press while another window is active sends nothing, then or later`() {
    let controller = start()
    controller.key(BTN_SOUTH, 1)
    work(at: 1)
    gamePads.setActive(false, at: 2)
    #expect(sent.map(\.phase) == [.down, .cancelled])
    #expect(gamePads.descriptors.count == 1)
    controller.key(BTN_SOUTH, 0)
    controller.key(BTN_EAST, 1)
    controller.axis(ABS_X, 127)
    work(at: 3)
    gamePads.setActive(true, at: 4)
    work(at: 4)
    // Its release is ignored, because its press was never received.
    controller.key(BTN_EAST, 0)
    controller.axis(ABS_X, 0)
    work(at: 5)
    #expect(sent.count == 2)
    controller.axis(ABS_X, 127)
    work(at: 6)
    #expect(sent.last == Sent(code: .rightArrow, phase: .down, time: 6))
  }

  @Test
  func `a controller that is connected later works, and its keys are cancelled when it is removed`()
  {
    gamePads.search()
    gamePads.setActive(true, at: 0)
    gamePads.descriptorsHandler = { [weak self] in self?.changes += 1 }
    let controller = FakeController()
    plug("event9", .controller(controller))
    plug("mouse0", nil)
    work(at: 1)
    #expect(probes == ["event9"])
    #expect(changes == 1)
    controller.key(BTN_DPAD_LEFT, 1)
    work(at: 2)
    controller.disconnect()
    work(at: 3)
    #expect(sent.map(\.phase) == [.down, .cancelled])
    #expect(gamePads.descriptors.count == 1)
    #expect(gamePads.deadline == nil)
    // The device's name returns with another device behind it.
    let next = FakeController()
    plug("event9", .controller(next))
    _ = FileManager.default.createFile(atPath: "\(folder)/event10", contents: nil)
    work(at: 4)
    next.key(BTN_SOUTH, 1)
    work(at: 5)
    #expect(sent.last == Sent(code: .select, phase: .down, time: 5))
  }

  @Test func `a device that may not be read is reported once, and used as soon as it may be read`()
    throws
  {
    plug("event1", .denied)
    plug("event2", .denied)
    gamePads.search()
    gamePads.setActive(true, at: 0)
    gamePads.search()
    #expect(reports.count == 1)
    #expect(reports.first?.description.contains("\(folder)/event1,") == true)
    let controller = FakeController()
    nodes["event2"] = .controller(controller)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: "\(folder)/event2")
    work(at: 1)
    controller.key(BTN_SOUTH, 1)
    work(at: 2)
    #expect(sent == [Sent(code: .select, phase: .down, time: 2)])
    #expect(reports.count == 1)
  }

  @Test func `a device that is no controller is opened only once`() {
    plug("event0", nil)
    gamePads.search()
    plug("event1", nil)
    work(at: 1)
    #expect(probes == ["event0", "event1"])
  }

  @Test func `a missing folder of devices is not reported`() {
    let none = GamePads(
      folder: folder + "/none", report: { [weak self] in self?.reports.append($0) },
      handler: { _, _, _ in })
    none.search()
    none.setActive(true, at: 0)
    #expect(reports.isEmpty)
  }

  @Test func `a file that is not a device is no controller`() {
    _ = FileManager.default.createFile(atPath: folder + "/event0", contents: Data(count: 240))
    guard case .other = ControllerProbe.device(at: folder + "/event0") else {
      Issue.record("the device was taken for a controller")
      return
    }
    guard case .other = ControllerProbe.device(at: folder + "/none") else {
      Issue.record("the device was taken for a controller")
      return
    }
  }
}
