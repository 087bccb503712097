import HaloDisplayList

/// A group of commands and actions under one title: UIKit's `UIMenu`.
///
/// Responders list the commands of `Responder.menus` with the shortcuts; a button, a bar item and
/// a context menu show a menu on the screen.
@MainActor
public struct Menu: MenuElement {
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

    /// The menu around all menus of a system: UIKit's `root`.
    public static let root: Identifier = "root"
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
    /// The group for undoing in the menu for editing: UIKit's `undoRedo`.
    public static let undoRedo: Identifier = "undoRedo"
    /// The group for the pasteboard and the selection in the menu for editing: UIKit's
    /// `standardEdit`.
    public static let standardEdit: Identifier = "standardEdit"
  }

  /// The way in which a menu is shown in another one: UIKit's `UIMenu.Options`.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Creates the options whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The children are rows of the menu around this one, instead of a row that opens them.
    public static let displayInline = Options(rawValue: 1)
  }

  /// The title of the menu, and of the category in the list of shortcuts.
  public var title: String
  /// The image in another menu; nil for none.
  public var image: Symbol?
  /// The identifier, which gives the list the position of the category.
  public var identifier: Identifier
  /// The way in which the menu is shown in another one.
  public var options: Options
  /// The commands, actions and menus in display order.
  public var children: [any MenuElement]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: the title of the menu, and of the category in the list of shortcuts.
  ///   - image: the image in another menu; nil for none.
  ///   - identifier: `title` itself if nil.
  ///   - options: how the menu is shown in another one.
  ///   - children: the commands, actions and menus in display order.
  public init(
    title: String = "", image: Symbol? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [any MenuElement] = []
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(title)
    self.options = options
    self.children = children
  }

  /// The key commands of the menu and of the menus inside, in display order.
  package var commands: [KeyCommand] {
    children.flatMap { child -> [KeyCommand] in
      switch child {
      case let command as KeyCommand: [command]
      case let menu as Menu: menu.commands
      default: []
      }
    }
  }
}
