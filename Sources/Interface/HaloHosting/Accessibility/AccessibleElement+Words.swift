import HaloLocalization

extension AccessibleElement.Role {
  /// The role in the language of the person.
  package var localizedName: String {
    switch self {
    case .window: Localization.text("window", context: "role")
    case .alert: Localization.text("alert", context: "role")
    case .group: Localization.text("group", context: "role")
    case .list: Localization.text("list", context: "role")
    case .grid: Localization.text("grid", context: "role")
    case .text: Localization.text("text", context: "role")
    case .heading: Localization.text("heading", context: "role")
    case .image: Localization.text("image", context: "role")
    case .link: Localization.text("link", context: "role")
    case .button: Localization.text("button", context: "role")
    case .switch: Localization.text("switch", context: "role")
    case .listItem: Localization.text("list item", context: "role")
    case .slider: Localization.text("slider", context: "role")
    case .stepper: Localization.text("stepper", context: "role")
    case .datePicker: Localization.text("date picker", context: "role")
    case .textField: Localization.text("text field", context: "role")
    case .searchField: Localization.text("search field", context: "role")
    case .secureTextField: Localization.text("secure text field", context: "role")
    case .tabBar: Localization.text("tab bar", context: "role")
    case .tab: Localization.text("tab", context: "role")
    case .segmentedControl: Localization.text("segmented control", context: "role")
    case .segment: Localization.text("segment", context: "role")
    case .menuBar: Localization.text("menu bar", context: "role")
    case .menu: Localization.text("menu", context: "role")
    case .menuItem: Localization.text("menu item", context: "role")
    case .checkMenuItem: Localization.text("check menu item", context: "role")
    case .landmark: Localization.text("landmark", context: "role")
    case .element: Localization.text("element", context: "role")
    }
  }
}

extension AccessibleElement.Place {
  /// The position in words, such as “3 of 10”.
  package var words: String {
    Localization.text("%1 of %2", Localization.number(number), Localization.number(count))
  }
}
