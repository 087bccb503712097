import FocusEngine
import Foundation
import HaloHosting

/// The messages of a program to screen readers: UIKit's `UIAccessibility`.
@MainActor
public enum Accessibility {
  /// The kind of an event: UIKit's `UIAccessibility.Notification`.
  public struct Notification: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A text to be spoken; the argument is a `String`.
    public static let announcement = Notification(rawValue: "announcement")
    /// A new screen has appeared; the argument is a `String` that names it, or the `View` that
    /// should be focused.
    public static let screenChanged = Notification(rawValue: "screenChanged")
    /// Part of a screen has changed; the argument is a `String` to be spoken, or the `View` that
    /// should be focused.
    public static let layoutChanged = Notification(rawValue: "layoutChanged")
  }

  private struct Heard {
    weak var window: Window?
  }

  private static var heard: [Heard] = []

  static func setHeard(_ isHeard: Bool, _ window: Window) {
    heard.removeAll { $0.window == nil || $0.window === window }
    if isHeard { heard.append(Heard(window: window)) }
  }

  /// Notifies the screen reader that listens to the program's windows; costs nothing while none
  /// does (Apple, UIAccessibility.post(notification:argument:) documentation).
  ///
  /// - Parameters:
  ///   - notification: the kind of event.
  ///   - argument: a `String` or a `View`, depending on the notification; anything else is ignored.
  public static func post(notification: Notification, argument: Any?) {
    switch argument {
    case let text as String:
      for each in heard { each.window?.announcements.add(text) }
    case let view as View where notification != .announcement:
      guard heard.contains(where: { $0.window === view.window }) else { return }
      view.window?.focusSystem?.requestFocusUpdate(to: view)
    default: break
    }
  }
}
