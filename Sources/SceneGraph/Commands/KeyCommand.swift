import DisplayList
import Foundation
import Hosting

/// A key, with or without modifiers, that stands for an action: UIKit's `UIKeyCommand`
/// (Apple, UIKeyCommand documentation).
@MainActor
public final class KeyCommand {
  /// UIKit's `UIMenuElement.Attributes`.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    /// The key still works; lists leave the command out.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// UIKit's `UIMenuElement.State`.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// For a menu, where what is around gives the context.
  public var title: String
  /// For a flat list, with all the context in it; nil: `title` will do.
  public var discoverabilityTitle: String?
  public var image: Symbol?
  public let action: Selector
  /// A character, or one of the `input…` constants.
  ///
  /// A letter is lower case; a character that needs Shift on some keyboards (`?`) is named by itself,
  /// without Shift in `modifierFlags`.
  public let input: String
  public let modifierFlags: KeyModifierFlags
  /// For the responder that answers; not used by Halo itself.
  public var propertyList: Any?
  public var attributes: Attributes
  public var state: State
  /// Goes before text input and focus movement, which otherwise go first.
  public var wantsPriorityOverSystemBehavior = false
  /// Also answers to the key that types `input` in the present keyboard layout, wherever that is.
  public var allowsAutomaticLocalization = true
  /// Left and right, and brackets, change places from right to left.
  public var allowsAutomaticMirroring = true

  public init(
    title: String = "", image: Symbol? = nil, action: Selector, input: String,
    modifierFlags: KeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.title = title
    self.image = image
    self.action = action
    self.input = input
    self.modifierFlags = modifierFlags
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  public nonisolated static let inputUpArrow = "UpArrow"
  public nonisolated static let inputDownArrow = "DownArrow"
  public nonisolated static let inputLeftArrow = "LeftArrow"
  public nonisolated static let inputRightArrow = "RightArrow"
  public nonisolated static let inputEscape = "Escape"
  public nonisolated static let inputPageUp = "PageUp"
  public nonisolated static let inputPageDown = "PageDown"
  public nonisolated static let inputHome = "Home"
  public nonisolated static let inputEnd = "End"
  public nonisolated static let inputDelete = "Delete"
  public nonisolated static let inputForwardDelete = "ForwardDelete"
  public nonisolated static let inputTab = "\t"
  public nonisolated static let inputReturn = "\r"
  public nonisolated static let inputSpace = " "
  public nonisolated static func inputFunction(_ number: Int) -> String { "F\(number)" }
  public nonisolated static let f1 = inputFunction(1)
  public nonisolated static let f2 = inputFunction(2)
  public nonisolated static let f3 = inputFunction(3)
  public nonisolated static let f4 = inputFunction(4)
  public nonisolated static let f5 = inputFunction(5)
  public nonisolated static let f6 = inputFunction(6)
  public nonisolated static let f7 = inputFunction(7)
  public nonisolated static let f8 = inputFunction(8)
  public nonisolated static let f9 = inputFunction(9)
  public nonisolated static let f10 = inputFunction(10)
  public nonisolated static let f11 = inputFunction(11)
  public nonisolated static let f12 = inputFunction(12)
}
