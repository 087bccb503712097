import FocusGeometry
import Foundation

/// What something on the screen is and does, for those who do not see it: a tree of values, which a
/// host can tell a screen reader.
public struct AccessibleElement: Hashable, Sendable {
  /// What kind of thing it is, in the words of a screen reader.
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
    /// A part of a screen that is worth a name.
    case landmark
    /// Has the focus, and nobody has said what it is.
    case element
  }

  /// What holds of it at the moment.
  public struct States: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let focusable = States(rawValue: 1 << 0)
    public static let focused = States(rawValue: 1 << 1)
    public static let selected = States(rawValue: 1 << 2)
    /// Of a switch.
    public static let on = States(rawValue: 1 << 3)
    public static let disabled = States(rawValue: 1 << 4)
    /// Some of it is in the window, and no clip takes all of that away.
    public static let showing = States(rawValue: 1 << 5)
    /// May be selected besides others of its like.
    public static let selectable = States(rawValue: 1 << 6)
  }

  /// Where it stands among its like.
  public struct Place: Hashable, Sendable {
    /// From 1.
    public var number: Int
    /// With those that are not on the screen.
    public var count: Int

    /// The `number`th of `count`.
    public init(_ number: Int, of count: Int) { (self.number, self.count) = (number, count) }
  }

  /// Names it while it exists; unique in the process.
  public var id: UInt64
  /// Its `accessibilityIdentifier`, which nobody hears.
  public var identifier: String?
  public var role: Role
  /// What it is called; nil where nothing says so.
  public var label: String?
  /// The ``id`` of the text that it is called by; nil where that is not on the screen.
  public var labelledBy: UInt64?
  /// What it holds: the text of a field, the place of a slider; of a secure field how long it is.
  public var value: String?
  /// What happens when it is used, where the label does not say so.
  public var hint: String?
  public var states: States
  /// In points of the window.
  public var frame: CGRect
  /// nil where there are no others.
  public var place: Place?
  /// How many items it has, with those that do not exist because they are out of sight; nil for
  /// what is no list.
  public var itemCount: Int?
  /// What can be read in it character by character; nil for what is no text field.
  public var text: AccessibleText?
  /// Its value as a number; nil for what has none.
  public var range: AccessibleRange?
  /// The names of its custom actions (`accessibilityCustomActions`).
  public var actions: [String]
  /// In the order in which they are read.
  public var children: [AccessibleElement]

  public init(
    id: UInt64, identifier: String? = nil, role: Role, label: String? = nil,
    labelledBy: UInt64? = nil, value: String? = nil, hint: String? = nil, states: States = [],
    frame: CGRect = .zero, place: Place? = nil,
    itemCount: Int? = nil, text: AccessibleText? = nil, range: AccessibleRange? = nil,
    actions: [String] = [], children: [AccessibleElement] = []
  ) {
    (self.id, self.identifier, self.role) = (id, identifier, role)
    (self.label, self.labelledBy) = (label, labelledBy)
    (self.value, self.hint) = (value, hint)
    (self.states, self.frame, self.place) = (states, frame, place)
    (self.itemCount, self.text, self.range) = (itemCount, text, range)
    (self.actions, self.children) = (actions, children)
  }
}
