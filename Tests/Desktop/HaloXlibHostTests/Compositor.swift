import CHaloX11
import CHaloXext
import Foundation
import HaloXServerTestSupport

@testable import HaloXlibHost

/// Simulates a compositing window manager that reports when it has drawn a frame.
@MainActor
final class Compositor {
  private let observer: Observer
  private let alarmEvent: Int32
  private var check: CHaloX11.Window = 0
  private var display: OpaquePointer { observer.display }

  init(_ observer: Observer) {
    self.observer = observer
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    XSyncQueryExtension(observer.display, &event, &error)
    XSyncInitialize(observer.display, &major, &minor)
    alarmEvent = event + XSyncAlarmNotify
    come()
  }

  /// Announces the supported protocols, with a window that exists as long as the window manager.
  func come(supporting names: [AtomName] = [.netWMFrameDrawn, .netWMFrameTimings]) {
    check = XCreateSimpleWindow(display, observer.root, 0, 0, 1, 1, 0, 0, 0)
    for window in [check, observer.root] { set(.netSupportingWMCheck, of: window, [check]) }
    set(.netSupported, of: observer.root, names.map { observer.connection.atoms[$0] })
    XSync(display, 0)
  }

  /// Ends as in a crash, so the announcement remains.
  func vanish() { observer.destroy(check) }

  private func set(_ property: AtomName, of window: CHaloX11.Window, _ values: [UInt]) {
    observer.connection.set(
      observer.connection.atoms[property], on: window, type: XA_CARDINAL, values)
  }

  /// Reports that the frame that ended on this value has been drawn.
  func drew(_ value: Int64, in window: CHaloX11.Window) {
    observer.send(.netWMFrameDrawn, to: window, (low(value), high(value), 0, 0, 0))
  }

  func timed(_ value: Int64, in window: CHaloX11.Window, microseconds: Int) {
    observer.send(
      .netWMFrameTimings, to: window, (low(value), high(value), 5000, microseconds, 2000))
  }

  /// Requests a value of the extended counter for the next size.
  func request(_ value: Int64, of window: CHaloX11.Window) {
    observer.send(
      .wmProtocols, to: window,
      (observer.atom(.netWMSyncRequest), 0, low(value), high(value), 1))
  }

  private func low(_ value: Int64) -> Int { Int(value & 0xFFFF_FFFF) }
  private func high(_ value: Int64) -> Int { Int(value >> 32) }

  /// The counters that a window offers: the basic one, then the extended one.
  func counters(of window: CHaloX11.Window) -> [UInt] {
    observer.connection.values(of: .netWMSyncRequestCounter, on: window)
  }

  /// Subscribes to each step of a counter, as window managers do.
  func follow(_ counter: UInt) {
    var wanted = XSyncAlarmAttributes()
    wanted.trigger.counter = counter
    wanted.trigger.value_type = XSyncRelative
    wanted.trigger.wait_value = XSyncValue(hi: 0, lo: 1)
    wanted.trigger.test_type = XSyncPositiveComparison
    wanted.delta = XSyncValue(hi: 0, lo: 1)
    wanted.events = 1
    let mask =
      XSyncCACounter | XSyncCAValueType | XSyncCAValue | XSyncCATestType | XSyncCADelta
      | XSyncCAEvents
    XSyncCreateAlarm(display, UInt(mask), &wanted)
    XSync(display, 0)
  }

  /// Returns the values that a followed counter has had since the last call.
  func steps() -> [Int64] {
    XSync(display, 0)
    var values: [Int64] = []
    while XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      guard event.type == alarmEvent else { continue }
      withUnsafeBytes(of: event) {
        let value = $0.load(as: XSyncAlarmNotifyEvent.self).counter_value
        values.append(Int64(value.hi) << 32 | Int64(value.lo))
      }
    }
    return values
  }
}
