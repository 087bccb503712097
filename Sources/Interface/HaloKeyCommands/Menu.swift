/// A group of commands under one title: UIKit's `UIMenu`, as far as a list of shortcuts needs it.
@MainActor
public struct Menu {
  /// The identifier of a menu: UIKit's `UIMenu.Identifier`.
  ///
  /// Lists keep the system's menus in the order of a menu bar.
  public struct Identifier: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name; equal identifiers have the same.
    public let rawValue: String
    /// Creates the identifier with this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates the identifier with this name.
    public init(stringLiteral value: String) { rawValue = value }

    /// The menu of the application itself: UIKit's `application`.
    public static let application: Identifier = "application"
    /// The menu for documents: UIKit's `file`.
    public static let file: Identifier = "file"
    /// The menu for editing: UIKit's `edit`.
    public static let edit: Identifier = "edit"
    /// The menu for the style of text: UIKit's `format`.
    public static let format: Identifier = "format"
    /// The menu for how content is shown: UIKit's `view`.
    public static let view: Identifier = "view"
    /// The menu for windows: UIKit's `window`.
    public static let window: Identifier = "window"
    /// The menu for help: UIKit's `help`.
    public static let help: Identifier = "help"
  }

  /// The title of the category in the list of shortcuts.
  public var title: String
  /// The identifier, which gives the list the position of the category.
  public var identifier: Identifier
  /// The commands in display order.
  public var children: [KeyCommand]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: the title of the category in the list of shortcuts.
  ///   - identifier: `title` itself if nil.
  ///   - children: the commands in display order.
  public init(title: String, identifier: Identifier? = nil, children: [KeyCommand]) {
    self.title = title
    self.identifier = identifier ?? Identifier(title)
    self.children = children
  }
}
