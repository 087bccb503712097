import FocusEngine
import Foundation
import HaloHosting

/// What a program tells those who do not see its windows: UIKit's `UIAccessibility`.
@MainActor
public enum Accessibility {
  /// What has happened: UIKit's `UIAccessibility.Notification`.
  public struct Notification: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Something is to be said; its argument is a `String`.
    public static let announcement = Notification(rawValue: "announcement")
    /// Another screen is there; its argument is the `String` that says which, or the `View` that is
    /// to have the focus.
    public static let screenChanged = Notification(rawValue: "screenChanged")
    /// Part of a screen has changed; its argument is a `String` to be said, or the `View` that is to
    /// have the focus.
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

  /// Tells whoever hears the program's windows; costs nothing while nobody does
  /// (Apple, UIAccessibility.post(notification:argument:) documentation).
  ///
  /// - Parameters:
  ///   - notification: what has happened.
  ///   - argument: a `String` or a `View`, as the notification has it; anything else is ignored.
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
