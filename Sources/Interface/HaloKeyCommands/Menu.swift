/// Commands that belong together under one title: UIKit's `UIMenu`, as far as a list of shortcuts
/// needs it.
@MainActor
public struct Menu {
  /// UIKit's `UIMenu.Identifier`: lists keep the system's menus in the order of a menu bar.
  public struct Identifier: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name that two equal identifiers share.
    public let rawValue: String
    /// The identifier of any menu, by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The identifier with this name.
    public init(stringLiteral value: String) { rawValue = value }

    /// Of the application itself: UIKit's `application`.
    public static let application: Identifier = "application"
    /// Of documents: UIKit's `file`.
    public static let file: Identifier = "file"
    /// Of editing: UIKit's `edit`.
    public static let edit: Identifier = "edit"
    /// Of the style of text: UIKit's `format`.
    public static let format: Identifier = "format"
    /// Of how the content is shown: UIKit's `view`.
    public static let view: Identifier = "view"
    /// Of windows: UIKit's `window`.
    public static let window: Identifier = "window"
    /// Of help: UIKit's `help`.
    public static let help: Identifier = "help"
  }

  /// What the list of shortcuts calls the category.
  public var title: String
  /// Tells the list where the category belongs.
  public var identifier: Identifier
  /// The commands, in the order in which they are shown.
  public var children: [KeyCommand]

  /// - Parameters:
  ///   - title: what the list calls the category.
  ///   - identifier: `title` itself unless given.
  ///   - children: in the order in which they are shown.
  public init(title: String, identifier: Identifier? = nil, children: [KeyCommand]) {
    self.title = title
    self.identifier = identifier ?? Identifier(title)
    self.children = children
  }
}
