extension AccessibleElement {
  /// This and all inside, in the order in which they are read; O(n).
  public var all: [AccessibleElement] { [self] + children.flatMap(\.all) }

  /// From this to what has the focus, both included; empty where nothing inside has it.
  public var pathToFocus: [AccessibleElement] {
    for child in children {
      let path = child.pathToFocus
      if !path.isEmpty { return [self] + path }
    }
    return states.contains(.focused) ? [self] : []
  }

  /// The tree as text: a line an element, indented by what is around it.
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
  /// Those that are worth a word in an outline.
  fileprivate func words(of role: AccessibleElement.Role) -> [String] {
    let all: [(Self, String)] = [
      (.on, "on"), (.selected, "selected"), (.disabled, "disabled"),
      (.focused, "focused"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
      + (role.isOperable && isDisjoint(with: [.focusable, .disabled]) ? ["not focusable"] : [])
      + (contains(.showing) ? [] : ["out of sight"])
  }
}

extension AccessibleElement.Role {
  /// Whether a person does something with it, rather than read it or go into it.
  public var isOperable: Bool {
    switch self {
    case .window, .alert, .group, .list, .grid, .text, .heading, .image, .tabBar,
      .segmentedControl, .landmark:
      false
    case .link, .button, .switch, .listItem, .slider, .stepper, .datePicker, .textField,
      .searchField, .secureTextField, .tab, .segment, .element:
      true
    }
  }
}
