/// The name of an action that responders can perform: Objective-C's `Selector` without its runtime.
///
/// Two of the same name are the same action. Responders list theirs in `Responder.responses`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// What tells one action from another.
  public let name: String

  /// The action with this name.
  public init(_ name: String) { self.name = name }
  /// The action with this name, as a string literal.
  public init(stringLiteral name: String) { self.name = name }

  /// The name alone.
  public var description: String { name }
}

/// What every screen with text or a selection answers to: UIKit's `UIResponderStandardEditActions`.
extension Selector {
  /// Moves the selection to the clipboard: UIKit's `cut(_:)`.
  public static let cut: Selector = "cut"
  /// Copies the selection to the clipboard: UIKit's `copy(_:)`.
  public static let copy: Selector = "copy"
  /// Inserts what the clipboard holds: UIKit's `paste(_:)`.
  public static let paste: Selector = "paste"
  /// Inserts it in the style of its surroundings: UIKit's `pasteAndMatchStyle(_:)`.
  public static let pasteAndMatchStyle: Selector = "pasteAndMatchStyle"
  /// Deletes the selection: UIKit's `delete(_:)`.
  public static let delete: Selector = "delete"
  /// Selects everything: UIKit's `selectAll(_:)`.
  public static let selectAll: Selector = "selectAll"
  /// Shift-Command-A (HIG, Keyboards).
  public static let deselectAll: Selector = "deselectAll"
  /// Takes back the last change.
  public static let undo: Selector = "undo"
  /// Makes the change again that was taken back last.
  public static let redo: Selector = "redo"
}

/// What a window answers to itself (HIG, Keyboards).
extension Selector {
  /// Moves focus to the next focus group.
  public static let focusNextGroup: Selector = "focusNextGroup"
  /// Moves focus to the focus group before.
  public static let focusPreviousGroup: Selector = "focusPreviousGroup"
  /// Switches ``Window/isFullKeyboardAccessEnabled`` on or off.
  public static let fullKeyboardAccess: Selector = "fullKeyboardAccess"
  /// Opens the panel that finds a control by its name (WWDC21 10120).
  public static let findControl: Selector = "findControl"
  /// Opens the panel with the custom actions of what has the focus (WWDC21 10120).
  public static let listActions: Selector = "listActions"
  /// Shows or hides the list of shortcuts.
  public static let help: Selector = "help"
}
