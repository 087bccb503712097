import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloHosting

@testable import HaloXlibHost

/// A content of one colour, which arrow keys and Tab change.
@MainActor
final class TestContent: HostedContent {
  struct Event: Equatable {
    var key: Key
    var phase: KeyPhase
  }

  static let colors: [UInt32] = [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF]

  var title = "Halo – probe ✓"
  var pasteboard: any Pasteboard = PrivatePasteboard()
  private(set) var events: [Event] = []
  private(set) var size = CGSize.zero
  private(set) var scale: CGFloat = 0
  private(set) var activations: [Bool] = []
  /// The pointer positions that it received, in points; nil: the pointer left.
  private(set) var pointer: [CGPoint?] = []
  private(set) var frameTimes: [TimeInterval] = []
  private(set) var clock: TimeInterval = 0
  /// Clicks and scrolls, with positions in points.
  private(set) var clicks: [String] = []
  /// The times of user input, by the host's clock.
  private(set) var times: [TimeInterval] = []
  /// The closure that is called for each key that goes down.
  var keyHandler: (() -> Void)?
  /// The frame of the text caret, in points; nil: nothing is edited.
  var textCaret: CGRect?
  private(set) var inserted: [String] = []
  private(set) var marked: [String] = []
  /// Whether it asks for a frame after each frame.
  var isMoving = false
  /// The time at which it asks for one frame; nil for none.
  var alarm: TimeInterval?
  /// The items that are drawn over the colour.
  var items: [DisplayItem] = [] { didSet { isDirty = true } }
  /// The items that are prepared in advance.
  var upcoming: [DisplayItem] = []
  var index = 0 { didSet { isDirty = true } }
  private var isDirty = true

  var color: UInt32 { Self.colors[index] }
  var phases: [KeyPhase] { events.map(\.phase) }

  func clearEvents() {
    events = []
    inserted = []
    pointer = []
  }

  func advance(to time: TimeInterval) { clock = max(clock, time) }

  func nextFrameTime(now: TimeInterval) -> TimeInterval? { isDirty || isMoving ? now : alarm }

  func frame(at time: TimeInterval) -> DisplayList {
    isDirty = false
    if let alarm, alarm <= time { self.alarm = nil }
    frameTimes.append(time)
    return DisplayList(size: size, background: .color(Color(hex: color)), items: items)
  }

  func upcomingItems() -> [DisplayItem] { upcoming }

  func resize(to size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
    isDirty = true
  }

  func setActive(_ active: Bool) { activations.append(active) }

  func receive(_ event: InputEvent, at time: TimeInterval) {
    times.append(time)
    switch event {
    case .key(let key, let phase): receive(key, phase)
    case .text(let text): inserted.append(text)
    case .markedText(let text): marked.append(text)
    case .pointerMoved(let point): pointer.append(point)
    case .pointerLeft: pointer.append(nil)
    case .pointerPressed(let point): clicks.append("press \(point.x) \(point.y)")
    case .pointerReleased(let point): clicks.append("release \(point.x) \(point.y)")
    case .pointerPasted(let point): clicks.append("paste \(point.x) \(point.y)")
    case .menuRequested(let point): clicks.append("menu \(point.x) \(point.y)")
    case .scrolled(let distance, let type, _):
      let part = type == .continuous ? "part " : ""
      clicks.append("scroll \(part)\(distance.dx) \(distance.dy)")
    }
  }

  private func receive(_ key: Key, _ phase: KeyPhase) {
    events.append(Event(key: key, phase: phase))
    guard phase == .down || phase == .repeat else { return }
    keyHandler?()
    let count = Self.colors.count
    switch (key.keyCode, key.modifierFlags) {
    case (.rightArrow, []), (.tab, []): index = (index + 1) % count
    case (.leftArrow, []), (.tab, .shift): index = (index + count - 1) % count
    default: break
    }
  }
}
