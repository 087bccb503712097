import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import HaloSourceText

extension ForeignScreen {
  /// Returns the text of a layout file for this screen.
  ///
  /// The screen's picture is the backdrop. Over it are regions for everything that can have the
  /// focus, is operated or read, or groups such nodes. `LayoutDocument` reads the file. The ids are
  /// those of ``named``.
  ///
  /// - Parameters:
  ///   - model: the focus model to walk it with; nil for the default of layouts.
  ///   - comments: the comments at the beginning of the file, one per line.
  /// - Returns: The whole file, with a line break at its end.
  public func layoutText(model: FocusModel? = nil, comments: [String] = []) -> String {
    let screen = named
    var lines = comments.map(\.yamlComment)
    if let model { lines.append("model: \(model.name)") }
    lines.append("size: [\(Self.side(size.width)), \(Self.side(size.height))]")
    if let picture { lines.append("backdrop: \(picture.yaml)") }
    if let focused = screen.nodes.firstFocused { lines.append("focus: \(focused.yaml)") }
    let writer = NodeWriter(isPictured: picture != nil)
    let views = screen.nodes.flatMap { writer.lines(of: $0, in: .zero, indent: "  ") }
    lines.append(views.isEmpty ? "views: []" : "views:")
    lines += views
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the side of a window, limited to what a layout may have.
  private static func side(_ length: CGFloat) -> String {
    (length.isFinite ? max(64, min(16_384, length)) : 64).inYAML
  }
}

/// A writer that writes nodes as views of a layout.
private struct NodeWriter {
  /// Whether the layout has a picture, so that views are regions of it.
  let isPictured: Bool

  /// Returns the lines for a node and its descendants, as far as a layout shows them.
  ///
  /// - Parameters:
  ///   - node: a node of ``ForeignScreen/named``.
  ///   - origin: the origin of the enclosing view, in points of the screen.
  ///   - indent: the text before each line.
  /// - Returns: The lines.
  func lines(of node: ForeignNode, in origin: CGPoint, indent: String) -> [String] {
    guard let id = node.id else {
      return node.children.flatMap { lines(of: $0, in: origin, indent: indent) }
    }
    let fields = fields(of: node, id: id, in: origin)
    let inside = node.children.flatMap {
      lines(of: $0, in: node.frame.origin, indent: indent + "    ")
    }
    guard !inside.isEmpty else {
      let flow = fields.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
      return ["\(indent)- {\(flow)}"]
    }
    let block = fields.enumerated().map { index, field in
      "\(indent)\(index == 0 ? "- " : "  ")\(field.name): \(field.value)"
    }
    return block + ["\(indent)  views:"] + inside
  }

  private func fields(
    of node: ForeignNode, id: String, in origin: CGPoint
  ) -> [(name: String, value: String)] {
    var fields = [(name: "id", value: id.yaml)]
    func add(_ name: String, _ value: String?) {
      if let value { fields.append((name, value)) }
    }
    let name = node.spokenName?.yaml
    if isPictured {
      add("kind", "region")
      add("role", node.role?.rawValue.yaml)
      add("label", name)
    } else {
      add("kind", node.plainKind)
      if let role = node.role, role != node.plainRole { add("role", role.rawValue.yaml) }
      // A node that only groups others gets no title, which would be drawn beneath them.
      add(node.children.isEmpty || node.isItem ? "title" : "label", name)
    }
    add("value", node.value.map { $0.shortened(to: 200).yaml })
    let frame = node.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.inYAML)
    add("frame", "[\(numbers.joined(separator: ", "))]")
    if node.isFocusable {
      add("focusable", "true")
    } else if !isPictured, node.isItem {
      add("focusable", "false")
    }
    if !node.isEnabled { add("enabled", "false") }
    if node.isSelected { add("selected", "true") }
    add("group", node.group?.yaml ?? (node.role.isGroup && !node.isItem ? id.yaml : nil))
    if let radius = node.cornerRadius, radius > 0, radius.isFinite {
      add("halo", "{shape: rounded, radius: \(min(10_000, radius).inYAML), curve: circular}")
    }
    return fields
  }
}

extension ForeignNode {
  /// The kind of view that represents the node if there is no picture.
  fileprivate var plainKind: String {
    switch role {
    case .button, .link, .switch, .tab, .segment, .stepper, .datePicker: "button"
    case .textField, .searchField, .secureTextField: "text-field"
    case .listItem: "cell"
    case .text, .heading: "label"
    case .image: "image"
    case nil where !isFocusable && children.isEmpty: "label"
    default: "view"
    }
  }

  /// The role that ``plainKind`` implies; nil if it implies none.
  fileprivate var plainRole: AccessibleElement.Role? {
    switch plainKind {
    case "button": .button
    case "text-field": .textField
    case "cell": .listItem
    case "label": .text
    default: nil
    }
  }
}

extension AccessibleElement.Role? {
  /// Whether focus moves through the children as a group.
  fileprivate var isGroup: Bool {
    switch self {
    case .list, .grid, .tabBar, .segmentedControl: true
    default: false
    }
  }
}

extension [ForeignNode] {
  /// The id of the focused node; nil for none.
  fileprivate var firstFocused: String? {
    for node in self {
      // A focused descendant takes precedence over its ancestors.
      if let inside = node.children.firstFocused { return inside }
      if node.isFocused, node.isFocusable, node.isEnabled, let id = node.id { return id }
    }
    return nil
  }
}

extension CGFloat {
  /// The number rounded to a hundredth of a point, which is finer than any screen.
  fileprivate var inYAML: String { Double((self * 100).rounded() / 100).short }
}
