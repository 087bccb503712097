import FocusEngine
import Foundation
import HaloHosting

/// A button that the user holds: UIKit's `UIPress`.
@MainActor
public final class Press: Hashable {
  /// The kind of button: `UIPress.PressType`, with its raw values except for `keyboard`.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
    /// A key of a keyboard that stands for none of the others; `key` says which.
    case keyboard = 1000
  }

  /// The progress of the press: `UIPress.Phase`.
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// The meaning of the button under the window's focus model.
  public let type: PressType
  /// The phase, set before the responder is called; `changed` while a pointer moves with its button
  /// down.
  public package(set) var phase: Phase
  /// The key; nil if the press does not come from a keyboard.
  public let key: Key?
  /// The time in seconds on the host's clock.
  public package(set) var timestamp: TimeInterval
  /// The responder at which the press began; it also ends there, even if focus has moved on.
  public package(set) weak var responder: Responder?

  /// The router that scrolls by the press as it goes up the responder chain; nil for none.
  package weak var scroller: (any PressScrolling)?
  /// The responder at which the press has scrolled something, while it is held; nil for none.
  package weak var scrollingResponder: Responder?

  /// Creates a press that has just begun.
  package init(type: PressType, key: Key?, timestamp: TimeInterval) {
    self.type = type
    self.key = key
    self.timestamp = timestamp
    phase = .began
  }

  /// Whether both are the same press.
  public nonisolated static func == (a: Press, b: Press) -> Bool { a === b }
  /// Hashes the identity, as `==` compares.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A router that scrolls by presses that go up the responder chain.
@MainActor
package protocol PressScrolling: AnyObject {
  /// Scrolls by a press that has begun and has reached `responder`.
  ///
  /// - Returns: false if the press goes on up the chain.
  func scroll(by press: Press, from responder: Responder) -> Bool
}
