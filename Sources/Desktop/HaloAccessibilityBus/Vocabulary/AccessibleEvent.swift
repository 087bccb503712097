import Foundation
import HaloHosting
import HaloMessageBus

/// A signal of AT-SPI, with the body that all signals share.
struct AccessibleEvent: Equatable {
  enum Source: Equatable {
    case application
    case element(UInt64)
    /// The announcement that is shown at the moment.
    case notice
  }

  /// The content of a signal besides its two numbers.
  enum Content: Equatable {
    case nothing
    case text(String)
    case number(Double)
    /// A frame in the window's coordinates, in points.
    case frame(CGRect)
    case object(Source)
  }

  var source: Source
  /// Whether the event is about a window instead of an object.
  var isWindow = false
  var member: String
  var detail = ""
  var first = 0
  var second = 0
  var content = Content.nothing

  static func state(
    _ state: AccessibleState, of source: Source, _ isOn: Bool
  ) -> AccessibleEvent {
    AccessibleEvent(
      source: source, member: "StateChanged", detail: state.name, first: isOn ? 1 : 0)
  }

  static func window(_ member: String, _ id: UInt64, title: String) -> AccessibleEvent {
    AccessibleEvent(source: .element(id), isWindow: true, member: member, content: .text(title))
  }
}
