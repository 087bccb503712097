/// The name of an action that responders can perform: Objective-C's `Selector` without its runtime.
///
/// Two of the same name are the same action. Responders list theirs in `Responder.responses`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  public var description: String { name }
}

/// What every screen with text or a selection answers to: UIKit's `UIResponderStandardEditActions`.
extension Selector {
  public static let cut: Selector = "cut"
  public static let copy: Selector = "copy"
  public static let paste: Selector = "paste"
  public static let pasteAndMatchStyle: Selector = "pasteAndMatchStyle"
  public static let delete: Selector = "delete"
  public static let selectAll: Selector = "selectAll"
  /// Shift-Command-A (HIG, Keyboards).
  public static let deselectAll: Selector = "deselectAll"
  public static let undo: Selector = "undo"
  public static let redo: Selector = "redo"
}

/// What a window answers to itself (HIG, Keyboards).
extension Selector {
  public static let focusNextGroup: Selector = "focusNextGroup"
  public static let focusPreviousGroup: Selector = "focusPreviousGroup"
  public static let fullKeyboardAccess: Selector = "fullKeyboardAccess"
  public static let help: Selector = "help"
}
