/// The name of an action that responders can perform: Objective-C's `Selector` without its runtime.
///
/// Two selectors with the same name are the same action. Responders list theirs in
/// `Responder.responses`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, which identifies the action.
  public let name: String

  /// Creates the action with this name.
  public init(_ name: String) { self.name = name }
  /// Creates the action named by a string literal.
  public init(stringLiteral name: String) { self.name = name }

  /// The name of the action.
  public var description: String { name }
}

/// The standard edit actions: UIKit's `UIResponderStandardEditActions`.
extension Selector {
  /// Moves the selection to the clipboard: UIKit's `cut(_:)`.
  public static let cut: Selector = "cut"
  /// Copies the selection to the clipboard: UIKit's `copy(_:)`.
  public static let copy: Selector = "copy"
  /// Inserts the clipboard's content: UIKit's `paste(_:)`.
  public static let paste: Selector = "paste"
  /// Inserts the clipboard's content in the style of its surroundings: UIKit's
  /// `pasteAndMatchStyle(_:)`.
  public static let pasteAndMatchStyle: Selector = "pasteAndMatchStyle"
  /// Deletes the selection: UIKit's `delete(_:)`.
  public static let delete: Selector = "delete"
  /// Selects everything: UIKit's `selectAll(_:)`.
  public static let selectAll: Selector = "selectAll"
  /// Deselects everything: Shift-Command-A (HIG, Keyboards).
  public static let deselectAll: Selector = "deselectAll"
  /// Undoes the last change.
  public static let undo: Selector = "undo"
  /// Redoes the change that was undone last.
  public static let redo: Selector = "redo"
}

/// The actions that a window handles itself (HIG, Keyboards).
extension Selector {
  /// Moves focus to the next focus group.
  public static let focusNextGroup: Selector = "focusNextGroup"
  /// Moves focus to the previous focus group.
  public static let focusPreviousGroup: Selector = "focusPreviousGroup"
  /// Switches `Window.isFullKeyboardAccessEnabled` on or off.
  public static let fullKeyboardAccess: Selector = "fullKeyboardAccess"
  /// Opens the panel that finds a control by its name (WWDC21 10120).
  public static let findControl: Selector = "findControl"
  /// Opens the panel with the custom actions of the focused item (WWDC21 10120).
  public static let listActions: Selector = "listActions"
  /// Shows or hides the list of shortcuts.
  public static let help: Selector = "help"
}
