import Foundation
import HaloMessageBus
import HaloXServerTestSupport

/// A program on the accessibility bus that describes itself rightly or wrongly, as a test chooses.
@MainActor
final class TellingProgram {
  enum Manner: String, CaseIterable {
    /// Describes a window with two buttons.
    case plain
    /// Never answers.
    case silent
    /// Says who it is, and nothing about the content of its window.
    case hangs
    /// Leaves the bus when it is asked for the content of its window.
    case leaves
    /// Has three objects in each object.
    case endless
    /// Has each object and the window in each object.
    case circular
    /// Answers with values that nobody asked for.
    case confused
    /// Is endless, and answers slowly.
    case slow
    /// Has objects at places that no screen has.
    case scattered
  }

  private(set) var bus: BusConnection?
  private let manner: Manner
  private var late: [(time: Date, call: BusMessage)] = []

  init(_ manner: Manner, on test: TestBus) throws {
    self.manner = manner
    guard let bus = BusConnection(address: test.address) else { throw ServerError.didNotStart }
    self.bus = bus
    _ = wait(seconds: 10) {
      _ = bus.takeMessages()
      return bus.uniqueName != nil
    }
  }

  /// Answers the calls that have arrived.
  func work() {
    for message in bus?.takeMessages() ?? [] where message.kind == .call {
      switch manner {
      case .silent: break
      case .slow: late.append((Date(timeIntervalSinceNow: 0.3), message))
      default: answer(message)
      }
    }
    let due = late.filter { $0.time < Date() }
    late.removeFirst(due.count)
    for each in due { answer(each.call) }
  }

  private func answer(_ call: BusMessage) {
    guard let bus else { return }
    let place = call.path.split(separator: "/").last.map(String.init) ?? ""
    if manner == .confused {
      return bus.reply(to: call, "as", [.list([.string("?")])])
    }
    switch call.member {
    case "GetChildren":
      if place == "window", manner == .hangs { return }
      if place == "window", manner == .leaves {
        self.bus = nil
        return
      }
      bus.reply(
        to: call, "a(so)",
        [
          .list(
            children(of: place).map {
              .list([
                .string(bus.uniqueName ?? ""), .string("/org/a11y/atspi/accessible/" + $0),
              ])
            })
        ])
    case "GetRole": bus.reply(to: call, "u", [.integer(place == "window" ? 23 : 43)])
    case "GetState":
      // Enabled, focusable, sensitive, showing, visible; the window is active.
      let bits: [Int64] = place == "window" ? [1, 8, 24, 25, 30] : [8, 11, 24, 25, 30]
      let word: Int64 = bits.reduce(0) { $0 | (1 << $1) }
      bus.reply(to: call, "au", [.list([.integer(word), .integer(0)])])
    case "GetExtents":
      bus.reply(to: call, "(iiii)", [.list(extents(of: place).map { .integer($0) })])
    case "Get":
      switch call.arguments.last?.string {
      case "Name": bus.reply(to: call, "v", [.variant(.string(name(of: place)), type: "s")])
      case "AccessibleId": bus.reply(to: call, "v", [.variant(.string(place), type: "s")])
      default: bus.refuse(call, "org.freedesktop.DBus.Error.UnknownProperty", "")
      }
    default: bus.refuse(call, "org.freedesktop.DBus.Error.UnknownMethod", "")
    }
  }

  private func children(of place: String) -> [String] {
    switch (place, manner) {
    case ("root", _): ["window"]
    case (_, .endless), (_, .slow): (0..<3).map { "\(place.suffix(90))_\($0)" }
    case (_, .circular): [place, "window", "one"]
    case ("window", _): ["one", "two"]
    default: []
    }
  }

  private func extents(of place: String) -> [Int64] {
    switch (place, manner) {
    case ("window", _): [100, 100, 400, 300]
    case (_, .scattered): [-2_147_483_648, 2_147_483_647, 2_147_483_647, -5]
    case ("two", _): [220, 120, 80, 30]
    default: [120, 120, 80, 30]
    }
  }

  private func name(of place: String) -> String {
    manner == .scattered ? "\u{1B}[31m\n\t\"'{}: #-" : place.capitalized
  }
}
