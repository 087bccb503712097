import FocusGeometry
import Foundation
import HaloHosting

/// A view's data, whichever of Android's tools wrote them.
struct AndroidView {
  /// The id, such as `com.example:id/play`.
  var resourceID = ""
  var text = ""
  var description = ""
  /// The prompt of an empty field.
  var hint = ""
  /// The class, such as `android.widget.Button`; empty if it is unknown.
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
  /// The visible subviews.
  var children: [AndroidView] = []

  /// Converts the view and its subviews.
  ///
  /// - Parameter isInList: whether the view is in a list.
  /// - Returns: The node with its children.
  func node(isInList: Bool = false) -> ForeignNode {
    let role = role(isInList: isInList)
    let holdsItems = role == .list || role == .grid
    let children = children.map { $0.node(isInList: holdsItems || (isInList && !isFocusable)) }
    // A scrolling view has the focus only if none of its descendants can (Android, ViewGroup,
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

  /// The role that follows from the class alone.
  private var knownRole: AccessibleElement.Role? {
    let name = shortClass
    if name.hasSuffix("EditText") || name.hasSuffix("AutoCompleteTextView") { return .textField }
    if name.hasSuffix("SearchView") || name == "SearchEditText" { return .searchField }
    if name.hasSuffix("GridView") && !name.hasPrefix("Horizontal") && !name.hasPrefix("Vertical") {
      return .grid
    }
    // Leanback’s rows and columns are grids with one line.
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

  /// The class name without its package.
  private var shortClass: Substring { className.split(separator: ".").last ?? "" }
}

extension ForeignNode {
  /// Whether the node or a descendant can have the focus.
  fileprivate var leadsToFocus: Bool { isFocusable || children.contains(where: \.leadsToFocus) }
}
