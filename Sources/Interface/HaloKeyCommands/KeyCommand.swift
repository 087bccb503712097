import Foundation
import HaloDisplayList
import HaloHosting

/// A key, with or without modifiers, that triggers an action: UIKit's `UIKeyCommand` (Apple,
/// UIKeyCommand documentation).
@MainActor
public final class KeyCommand: MenuElement {
  /// The attributes of a command: UIKit's `UIMenuElement.Attributes`.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: Int
    /// Creates the attributes whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The command does not act, even if a responder handles its action: UIKit's `disabled`.
    public static let disabled = Attributes(rawValue: 1)
    /// The action destroys something; Halo draws no difference.
    public static let destructive = Attributes(rawValue: 2)
    /// The key works, but lists omit the command.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The state of a setting that a command changes: UIKit's `UIMenuElement.State`.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// The behaviour of a command while its key is held: UIKit's `UIMenuElement.RepeatBehavior`.
  public enum RepeatBehavior: Int, Sendable {
    /// Performs the command each time the key repeats.
    case automatic
    /// Performs the command each time the key repeats.
    case repeatable
    /// Performs the command once, however long the key is held.
    case nonRepeatable
  }

  /// The title in a menu, whose surroundings provide context.
  public var title: String
  /// The title in a flat list, complete without context; nil to use `title`.
  public var discoverabilityTitle: String?
  /// The image for menus, which the list of shortcuts omits; nil for none.
  public var image: Symbol?
  /// The action that a responder performs.
  public let action: Selector
  /// The closure that the command calls instead of an action of a responder; nil for none.
  package private(set) var handler: (@MainActor (KeyCommand) -> Void)?
  /// The character of the key, or one of the `input…` constants; empty for a command without a key,
  /// which only menus perform.
  ///
  /// A letter is lowercase; a character that needs Shift on some keyboards (`?`) is given itself,
  /// without Shift in `modifierFlags`.
  public let input: String
  /// The modifiers to hold, as Apple names them; see ``ModifierScheme``.
  public let modifierFlags: KeyModifierFlags
  /// A value for the responder that performs the action; Halo itself does not use it.
  public var propertyList: Any?
  /// Whether the command is disabled, destructive or hidden; empty by default.
  public var attributes: Attributes
  /// The state of the setting that the action changes; the list of shortcuts marks `.on`.
  public var state: State
  /// Whether a held key performs the command repeatedly (Apple, UIMenuLeaf documentation).
  public var repeatBehavior = RepeatBehavior.automatic
  /// Whether the command precedes text input, focus movement and selection.
  ///
  /// They otherwise come first: without priority, a command for Tab, an arrow or the key that
  /// selects does not work (WWDC21 10260, 0:39 and 19:14).
  public var wantsPriorityOverSystemBehavior = false
  /// Whether the command also matches the key that types `input` in the current keyboard layout.
  public var allowsAutomaticLocalization = true
  /// Whether left and right, and brackets, are swapped in right-to-left layouts.
  public var allowsAutomaticMirroring = true

  /// Creates a command for the key that `input` names; lists show `title` if `discoverabilityTitle`
  /// is nil.
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

  /// Creates a command without a key, which only menus perform: UIKit's `UICommand`.
  public convenience init(
    title: String, image: Symbol? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, action: action, input: "", propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command that calls a closure, while the responder with the command is in the chain.
  ///
  /// It needs no responder that performs an action, and has no counterpart in UIKit. `handler` must
  /// not hold the object that keeps the command.
  public convenience init(
    title: String = "", image: Symbol? = nil, input: String, modifierFlags: KeyModifierFlags = [],
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping @MainActor (KeyCommand) -> Void
  ) {
    // Lists of shortcuts compare commands, which are often created anew, by their actions.
    let action = Selector("handler of \(title.isEmpty ? input : title)")
    self.init(
      title: title, image: image, action: action, input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
    self.handler = handler
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
  /// The Tab key, given as the character that it types.
  public nonisolated static let inputTab = "\t"
  /// The Return key, given as the character that it types, a carriage return.
  public nonisolated static let inputReturn = "\r"
  /// The space bar.
  public nonisolated static let inputSpace = " "
  /// Returns the input of a function key, 1...24; with any other number it names no key.
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
