import FocusEngine
import Foundation
import HaloHosting

/// A button that a person holds: UIKit's `UIPress`.
@MainActor
public final class Press: Hashable {
  /// Which button: `UIPress.PressType`, with its raw values but for `keyboard`.
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
    /// A key of a keyboard that stands for none of the above; `key` tells which.
    case keyboard = 1000
  }

  /// How far the press has come: `UIPress.Phase`.
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// What the button stands for under the window's focus model.
  public let type: PressType
  /// Set before the responder is told; `changed` while a pointer moves with its button down.
  public package(set) var phase: Phase
  /// nil when the press does not come from a keyboard.
  public let key: Key?
  /// Seconds on the host's clock.
  public package(set) var timestamp: TimeInterval
  /// Where the press began; it ends there too, even when focus has moved on.
  public package(set) weak var responder: Responder?

  /// The router that scrolls by the press, wherever it comes to; nil: nobody does.
  package weak var scroller: (any PressScrolling)?
  /// The responder from which the press scrolls, for as long as it is held; nil: none.
  package weak var scrollingResponder: Responder?

  /// A press that has just begun.
  package init(type: PressType, key: Key?, timestamp: TimeInterval) {
    self.type = type
    self.key = key
    self.timestamp = timestamp
    phase = .began
  }

  /// Whether both are the same press.
  public nonisolated static func == (a: Press, b: Press) -> Bool { a === b }
  /// By identity, as `==` compares.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A router that scrolls by presses which come up the chain of responders.
@MainActor
package protocol PressScrolling: AnyObject {
  /// Scrolls by a press that has begun and has come to `responder`.
  ///
  /// - Returns: false for one that goes on up the chain.
  func scroll(by press: Press, from responder: Responder) -> Bool
}
