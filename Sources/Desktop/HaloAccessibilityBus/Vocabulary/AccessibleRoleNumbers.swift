import HaloHosting

extension AccessibleElement.Role {
  /// The role in AT-SPI's number and name (at-spi2-core, atspi-constants.h).
  ///
  /// Only roles that the screen readers of Debian 12 know are used: they do not know a switch, and
  /// read a check box with its state.
  var atspi: (number: Int64, name: String) {
    switch self {
    case .window: (23, "frame")
    case .alert: (16, "dialog")
    case .group: (39, "panel")
    // A table, whose rows and columns have no meaning here, would be read row by row.
    case .list, .grid: (98, "list box")
    case .text: (29, "label")
    case .heading: (83, "heading")
    case .image: (27, "image")
    case .link: (88, "link")
    case .button: (43, "push button")
    case .switch: (7, "check box")
    case .listItem: (32, "list item")
    case .slider: (51, "slider")
    case .stepper: (52, "spin button")
    case .datePicker: (12, "date editor")
    case .textField, .searchField: (79, "entry")
    case .secureTextField: (40, "password text")
    case .tabBar: (38, "page tab list")
    case .tab: (37, "page tab")
    case .segmentedControl: (39, "panel")
    case .segment: (44, "radio button")
    case .menuBar: (34, "menu bar")
    case .menu: (33, "menu")
    case .menuItem: (35, "menu item")
    case .checkMenuItem: (8, "check menu item")
    case .landmark: (110, "landmark")
    case .element: (67, "unknown")
    }
  }

  /// Whether elements of this role are in a menu bar, where the one with the focus is selected.
  var isInMenuBar: Bool { self == .menu || self == .menuItem || self == .checkMenuItem }

  /// Whether elements of this role are choices, of which some may be selected.
  var isChoosable: Bool { self == .listItem || self == .tab || self == .segment }
}

extension AccessibleElement {
  /// Whether some of the children are selected, or can be.
  ///
  /// In a list whose items are only activated, screen readers would otherwise report each item as
  /// not selected.
  var holdsChoices: Bool {
    switch role {
    case .list, .grid, .tabBar, .segmentedControl:
      children.contains { !$0.states.isDisjoint(with: [.selected, .selectable]) }
    default: false
    }
  }
}
