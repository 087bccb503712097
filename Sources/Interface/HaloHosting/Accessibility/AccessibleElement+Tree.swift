extension AccessibleElement {
  /// This element and its descendants in reading order; O(n).
  public var all: [AccessibleElement] { [self] + children.flatMap(\.all) }

  /// The elements from this one to the focused one, both included; empty if none of them has the
  /// focus.
  public var pathToFocus: [AccessibleElement] {
    for child in children {
      let path = child.pathToFocus
      if !path.isEmpty { return [self] + path }
    }
    return states.contains(.focused) ? [self] : []
  }

  /// The tree as text: one line for each element, indented by its depth.
  public var outline: String {
    var lines: [String] = []
    func add(_ element: AccessibleElement, _ depth: Int) {
      lines.append(String(repeating: "  ", count: depth) + element.line)
      for child in element.children { add(child, depth + 1) }
    }
    add(self, 0)
    return lines.joined(separator: "\n") + "\n"
  }

  private var line: String {
    var parts = [role.rawValue + (label.map { " “\($0)”" } ?? "")]
    if let value { parts.append("value “\(value)”") }
    if let shortcut { parts.append("key \(shortcut.keyName)") }
    if let place { parts.append("\(place.number) of \(place.count)") }
    if let itemCount { parts.append(itemCount == 1 ? "1 item" : "\(itemCount) items") }
    parts += states.words(of: role)
    if let hint { parts.append("hint “\(hint)”") }
    if !actions.isEmpty {
      parts.append("actions \(actions.map { "“\($0)”" }.joined(separator: " "))")
    }
    return parts.joined(separator: ", ")
  }
}

extension AccessibleElement.States {
  /// Returns the words for the states that an outline mentions.
  fileprivate func words(of role: AccessibleElement.Role) -> [String] {
    let all: [(Self, String)] = [
      (.on, "on"), (.mixed, "mixed"), (.expanded, "expanded"), (.selected, "selected"),
      (.disabled, "disabled"), (.focused, "focused"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
      + (role.isOperable && isDisjoint(with: [.focusable, .disabled]) ? ["not focusable"] : [])
      + (contains(.showing) ? [] : ["out of sight"])
  }
}

extension AccessibleElement.Role {
  /// Whether the user operates the element, rather than reading it or moving into it.
  public var isOperable: Bool {
    switch self {
    case .window, .alert, .group, .list, .grid, .text, .heading, .image, .tabBar,
      .segmentedControl, .menuBar, .landmark:
      false
    case .link, .button, .switch, .listItem, .slider, .stepper, .datePicker, .textField,
      .searchField, .secureTextField, .tab, .segment, .menu, .menuItem, .checkMenuItem, .element:
      true
    }
  }

  /// Whether elements of the role are on or off.
  package var isCheckable: Bool { self == .switch || self == .checkMenuItem }
}
