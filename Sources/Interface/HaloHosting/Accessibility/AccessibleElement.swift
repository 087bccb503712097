import FocusGeometry
import Foundation

/// A node of the tree of values that a host passes to a screen reader: it describes an element on
/// the screen.
public struct AccessibleElement: Hashable, Sendable {
  /// The kind of an element; raw values are the words that a screen reader says.
  public enum Role: String, Sendable, CaseIterable, Codable {
    case window, alert, group, list, grid, text, heading, image, link, button, `switch`
    case listItem = "list item"
    case slider, stepper
    case datePicker = "date picker"
    case textField = "text field"
    case searchField = "search field"
    case secureTextField = "secure text field"
    case tabBar = "tab bar"
    case tab
    case segmentedControl = "segmented control"
    case segment
    case menuBar = "menu bar"
    /// A title or a row that opens a menu, with the items of the menu while it is open.
    case menu
    case menuItem = "menu item"
    /// An item of a menu that shows whether a setting is on.
    case checkMenuItem = "check menu item"
    /// A part of a screen that has a name.
    case landmark
    /// A focusable element without a known role.
    case element
  }

  /// The current states of an element.
  public struct States: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let focusable = States(rawValue: 1 << 0)
    public static let focused = States(rawValue: 1 << 1)
    public static let selected = States(rawValue: 1 << 2)
    /// A switch or the setting of a menu item is on.
    public static let on = States(rawValue: 1 << 3)
    public static let disabled = States(rawValue: 1 << 4)
    /// Part of the element is inside the window and not clipped away.
    public static let showing = States(rawValue: 1 << 5)
    /// The element can be selected, as one of several alike.
    public static let selectable = States(rawValue: 1 << 6)
    /// The menu that the element opens is open.
    public static let expanded = States(rawValue: 1 << 7)
    /// The setting of a menu item is on for a part of what it applies to.
    public static let mixed = States(rawValue: 1 << 8)
  }

  /// The position of an element among its siblings of the same kind.
  public struct Place: Hashable, Sendable {
    /// The position, counted from 1.
    public var number: Int
    /// The number of elements, including those that are not on the screen.
    public var count: Int

    /// Creates the `number`th position of `count`.
    public init(_ number: Int, of count: Int) { (self.number, self.count) = (number, count) }
  }

  /// Identifies the element while it exists; unique in the process.
  public var id: UInt64
  /// The view's `accessibilityIdentifier`, which is never spoken.
  public var identifier: String?
  public var role: Role
  /// The name of the element; nil if it has none.
  public var label: String?
  /// The ``id`` of the text that labels the element; nil if that text is not on the screen.
  public var labelledBy: UInt64?
  /// The content of the element, such as the text of a field or the position of a slider; for a
  /// secure field, its length.
  public var value: String?
  /// The result of using the element, if the label does not say so; nil for none.
  public var hint: String?
  public var states: States
  /// The frame in points, in the window's coordinates.
  public var frame: CGRect
  /// The position among similar elements; nil if there are no others.
  public var place: Place?
  /// The number of items, including those that do not exist because they are out of sight; nil if
  /// the element is no list.
  public var itemCount: Int?
  /// The text that can be read character by character; nil if the element is no text field.
  public var text: AccessibleText?
  /// The value as a number; nil if it has none.
  public var range: AccessibleRange?
  /// The keys that do what the element does; nil for none.
  public var shortcut: AccessibleShortcut?
  /// The names of its custom actions (`accessibilityCustomActions`).
  public var actions: [String]
  /// The child elements in reading order.
  public var children: [AccessibleElement]

  public init(
    id: UInt64, identifier: String? = nil, role: Role, label: String? = nil,
    labelledBy: UInt64? = nil, value: String? = nil, hint: String? = nil, states: States = [],
    frame: CGRect = .zero, place: Place? = nil,
    itemCount: Int? = nil, text: AccessibleText? = nil, range: AccessibleRange? = nil,
    shortcut: AccessibleShortcut? = nil, actions: [String] = [], children: [AccessibleElement] = []
  ) {
    (self.id, self.identifier, self.role) = (id, identifier, role)
    (self.label, self.labelledBy) = (label, labelledBy)
    (self.value, self.hint) = (value, hint)
    (self.states, self.frame, self.place) = (states, frame, place)
    (self.itemCount, self.text, self.range) = (itemCount, text, range)
    (self.shortcut, self.actions, self.children) = (shortcut, actions, children)
  }
}
