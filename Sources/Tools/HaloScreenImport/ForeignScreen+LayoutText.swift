import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import HaloSourceText

extension ForeignScreen {
  /// The text of a layout file of this screen: its picture as the backdrop, and over that a region
  /// for everything that can have the focus, is used or read, or holds such things together.
  ///
  /// `LayoutDocument` reads it. Ids are those of ``named``.
  ///
  /// - Parameters:
  ///   - model: what it is to be walked with; nil: what a layout is walked with that says nothing.
  ///   - comments: what the file begins with, a line each.
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

  /// Of a window that a layout may have.
  private static func side(_ length: CGFloat) -> String {
    (length.isFinite ? max(64, min(16_384, length)) : 64).inYAML
  }
}

/// Writes nodes as views of a layout.
private struct NodeWriter {
  /// Whether there is a picture of which views can be regions.
  let isPictured: Bool

  /// - Parameters:
  ///   - node: one of ``ForeignScreen/named``.
  ///   - origin: of the view around it, points of the screen.
  ///   - indent: before each line.
  /// - Returns: What is shown of it and of all inside.
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
      // What only holds others is a box in which they stand; a title would lie beneath them.
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
  /// The kind of view that stands for it where there is no picture.
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
}

extension AccessibleElement.Role? {
  /// Whether what is inside is walked together.
  fileprivate var isGroup: Bool {
    switch self {
    case .list, .grid, .tabBar, .segmentedControl: true
    default: false
    }
  }
}

extension [ForeignNode] {
  /// The id of what has the focus.
  fileprivate var firstFocused: String? {
    for node in self {
      // What is inside has it rather than what is around that.
      if let inside = node.children.firstFocused { return inside }
      if node.isFocused, node.isFocusable, node.isEnabled, let id = node.id { return id }
    }
    return nil
  }
}

extension CGFloat {
  /// A hundredth of a point is finer than any screen.
  fileprivate var inYAML: String { Double((self * 100).rounded() / 100).short }
}
