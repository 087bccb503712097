import FocusGeometry
import Foundation
import HaloHosting

/// What Android tells of a view, whichever of its tools wrote it down.
struct AndroidView {
  /// As `com.example:id/play`.
  var resourceID = ""
  var text = ""
  var description = ""
  /// What an empty field asks for.
  var hint = ""
  /// As `android.widget.Button`; empty: not told.
  var className = ""
  var frame = CGRect.zero
  var isFocusable = false
  var isFocused = false
  var isClickable = false
  var isCheckable = false
  var isChecked = false
  var isSelected = false
  var isEnabled = true
  var isScrollable = false
  var isPassword = false
  /// What lies inside of it, by the same rules.
  var children: [AndroidView] = []

  /// - Parameter isInList: whether it stands in a list.
  /// - Returns: The view, and all inside.
  func node(isInList: Bool = false) -> ForeignNode {
    let role = role(isInList: isInList)
    let holdsItems = role == .list || role == .grid
    let children = children.map { $0.node(isInList: holdsItems || (isInList && !isFocusable)) }
    // What scrolls has the focus only where nothing inside can have it (Android, ViewGroup,
    // FOCUS_AFTER_DESCENDANTS, which lists and scroll views set).
    let leavesFocus = (isScrollable || holdsItems) && children.contains(where: \.leadsToFocus)
    let isField = role == .textField || role == .searchField || role == .secureTextField
    let name = [description, isField ? hint : text].first { !$0.isEmpty }
    return ForeignNode(
      id: resourceID.split(separator: "/").last.map(String.init), frame: frame, name: name,
      role: role, value: isField && !isPassword && !text.isEmpty ? text : nil,
      isFocusable: isFocusable && !leavesFocus, isFocused: isFocused, isEnabled: isEnabled,
      isSelected: isSelected || isChecked, children: children)
  }

  // MARK: Roles

  private func role(isInList: Bool) -> AccessibleElement.Role? {
    if isPassword { return .secureTextField }
    if let known = knownRole { return known }
    if isCheckable { return .switch }
    if isFocusable || isClickable {
      if isScrollable { return children.isEmpty ? nil : .list }
      return isInList ? .listItem : isClickable ? .button : nil
    }
    if isScrollable { return .list }
    if shortClass == "ImageView" { return .image }
    return !text.isEmpty || shortClass == "TextView" ? .text : nil
  }

  /// What the class stands for, whatever the view does.
  private var knownRole: AccessibleElement.Role? {
    let name = shortClass
    if name.hasSuffix("EditText") || name.hasSuffix("AutoCompleteTextView") { return .textField }
    if name.hasSuffix("SearchView") || name == "SearchEditText" { return .searchField }
    if name.hasSuffix("GridView") && !name.hasPrefix("Horizontal") && !name.hasPrefix("Vertical") {
      return .grid
    }
    // Leanback’s rows and columns are grids of one.
    for list in ["RecyclerView", "ListView", "GridView", "RowsView"] where name.hasSuffix(list) {
      return .list
    }
    for bar in ["TabLayout", "TabWidget", "TabRow"] where name.hasSuffix(bar) { return .tabBar }
    for toggle in ["Switch", "SwitchCompat", "CheckBox", "ToggleButton", "RadioButton", "Chip"]
    where name.hasSuffix(toggle) { return .switch }
    for slider in ["SeekBar", "Slider", "RatingBar"] where name.hasSuffix(slider) {
      return .slider
    }
    return name.hasSuffix("Button") || name == "Spinner" ? .button : nil
  }

  /// Without its package.
  private var shortClass: Substring { className.split(separator: ".").last ?? "" }
}

extension ForeignNode {
  /// Whether it, or something inside, can have the focus.
  fileprivate var leadsToFocus: Bool { isFocusable || children.contains(where: \.leadsToFocus) }
}
