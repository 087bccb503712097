/// Commands that belong together under one title: UIKit's `UIMenu`, as far as a list of shortcuts
/// needs it.
@MainActor
public struct Menu {
  /// UIKit's `UIMenu.Identifier`: lists keep the system's menus in the order of a menu bar.
  public struct Identifier: Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public static let application: Identifier = "application"
    public static let file: Identifier = "file"
    public static let edit: Identifier = "edit"
    public static let format: Identifier = "format"
    public static let view: Identifier = "view"
    public static let window: Identifier = "window"
    public static let help: Identifier = "help"
  }

  public var title: String
  public var identifier: Identifier
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
