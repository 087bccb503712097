import Foundation
import HaloDisplayList
import HaloHosting

/// A key, with or without modifiers, that stands for an action: UIKit's `UIKeyCommand`
/// (Apple, UIKeyCommand documentation).
@MainActor
public final class KeyCommand {
  /// UIKit's `UIMenuElement.Attributes`.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: Int
    /// The attributes whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The command does not act, even where a responder answers to it: UIKit's `disabled`.
    public static let disabled = Attributes(rawValue: 1)
    /// The action destroys something; Halo draws no difference.
    public static let destructive = Attributes(rawValue: 2)
    /// The key still works; lists leave the command out.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// UIKit's `UIMenuElement.State`.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// UIKit's `UIMenuElement.RepeatBehavior`.
  public enum RepeatBehavior: Int, Sendable {
    /// As the key repeats.
    case automatic
    /// As the key repeats.
    case repeatable
    /// Once, however long the key is held.
    case nonRepeatable
  }

  /// For a menu, where what is around gives the context.
  public var title: String
  /// For a flat list, with all the context in it; nil: `title` will do.
  public var discoverabilityTitle: String?
  /// A picture for menus, which the list of shortcuts leaves out; nil: none.
  public var image: Symbol?
  /// What the responder is asked to perform.
  public let action: Selector
  /// A character, or one of the `input…` constants.
  ///
  /// A letter is lower case; a character that needs Shift on some keyboards (`?`) is named by
  /// itself, without Shift in `modifierFlags`.
  public let input: String
  /// What is to be held down with it, as Apple names the keys; see ``ModifierScheme``.
  public let modifierFlags: KeyModifierFlags
  /// For the responder that answers; not used by Halo itself.
  public var propertyList: Any?
  /// Whether the command is disabled, destructive or hidden; none at first.
  public var attributes: Attributes
  /// Whether the setting that the action changes is on; the list of shortcuts marks `.on`.
  public var state: State
  /// Whether a key that is held performs the command again and again (Apple, UIMenuLeaf
  /// documentation).
  public var repeatBehavior = RepeatBehavior.automatic
  /// Goes before text input, focus movement and selection, which otherwise go first: a command for
  /// Tab, an arrow, or the key that selects works no longer without it (WWDC21 10260, 0:39 and
  /// 19:14).
  public var wantsPriorityOverSystemBehavior = false
  /// Also answers to the key that types `input` in the present keyboard layout, wherever that is.
  public var allowsAutomaticLocalization = true
  /// Left and right, and brackets, change places from right to left.
  public var allowsAutomaticMirroring = true

  /// A command for the key that `input` names; a nil `discoverabilityTitle` leaves lists the
  /// `title`.
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

  /// The up arrow key: UIKit's `inputUpArrow`.
  public nonisolated static let inputUpArrow = "UpArrow"
  /// The down arrow key: UIKit's `inputDownArrow`.
  public nonisolated static let inputDownArrow = "DownArrow"
  /// The left arrow key: UIKit's `inputLeftArrow`.
  public nonisolated static let inputLeftArrow = "LeftArrow"
  /// The right arrow key: UIKit's `inputRightArrow`.
  public nonisolated static let inputRightArrow = "RightArrow"
  /// The Escape key: UIKit's `inputEscape`.
  public nonisolated static let inputEscape = "Escape"
  /// The Page Up key: UIKit's `inputPageUp`.
  public nonisolated static let inputPageUp = "PageUp"
  /// The Page Down key: UIKit's `inputPageDown`.
  public nonisolated static let inputPageDown = "PageDown"
  /// The Home key: UIKit's `inputHome`.
  public nonisolated static let inputHome = "Home"
  /// The End key: UIKit's `inputEnd`.
  public nonisolated static let inputEnd = "End"
  /// The Backspace key, which deletes backwards: UIKit's `inputDelete`.
  public nonisolated static let inputDelete = "Delete"
  /// The Delete key of PC keyboards, which deletes forwards.
  public nonisolated static let inputForwardDelete = "ForwardDelete"
  /// The Tab key, by the character that it types.
  public nonisolated static let inputTab = "\t"
  /// The Return key, by its character, a carriage return.
  public nonisolated static let inputReturn = "\r"
  /// The space bar.
  public nonisolated static let inputSpace = " "
  /// The function key of a number, 1...24; with any other number the input names no key.
  public nonisolated static func inputFunction(_ number: Int) -> String { "F\(number)" }
  /// The F1 key: UIKit's `f1`.
  public nonisolated static let f1 = inputFunction(1)
  /// The F2 key: UIKit's `f2`.
  public nonisolated static let f2 = inputFunction(2)
  /// The F3 key: UIKit's `f3`.
  public nonisolated static let f3 = inputFunction(3)
  /// The F4 key: UIKit's `f4`.
  public nonisolated static let f4 = inputFunction(4)
  /// The F5 key: UIKit's `f5`.
  public nonisolated static let f5 = inputFunction(5)
  /// The F6 key: UIKit's `f6`.
  public nonisolated static let f6 = inputFunction(6)
  /// The F7 key: UIKit's `f7`.
  public nonisolated static let f7 = inputFunction(7)
  /// The F8 key: UIKit's `f8`.
  public nonisolated static let f8 = inputFunction(8)
  /// The F9 key: UIKit's `f9`.
  public nonisolated static let f9 = inputFunction(9)
  /// The F10 key: UIKit's `f10`.
  public nonisolated static let f10 = inputFunction(10)
  /// The F11 key: UIKit's `f11`.
  public nonisolated static let f11 = inputFunction(11)
  /// The F12 key: UIKit's `f12`.
  public nonisolated static let f12 = inputFunction(12)
}
