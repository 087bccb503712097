import FocusGeometry
import Foundation
import HaloSourceText

/// A reader for the XML of `uiautomator dump`.
enum AndroidDump {
  /// Returns the text without the message that uiautomator adds when it writes to the terminal.
  static func withoutMessage(_ text: String) -> String {
    guard let end = text.range(of: "</hierarchy>", options: .backwards),
      text[end.upperBound...].contains(where: { !$0.isWhitespace })
    else { return text }
    let message = text[end.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
    return message.hasPrefix("UI hier") ? String(text[..<end.upperBound]) : text
  }

  /// Returns the visible nodes, with frames in pixels.
  ///
  /// - Parameters:
  ///   - root: the element `<hierarchy>`.
  ///   - file: the name of the file in errors.
  /// - Returns: The nodes.
  /// - Throws: `SourceError` for a node without bounds, for a flag that is neither true nor false,
  ///   or if nothing is visible.
  static func nodes(in root: MarkupElement, file: String) throws -> [ForeignNode] {
    let views = try root.children.filter { $0.name == "node" }.compactMap {
      try view($0, file: file)
    }
    guard !views.isEmpty else {
      throw SourceError(SourcePlace(file: file, line: root.line), "the screen is empty")
    }
    return views.map { $0.node() }
  }

  /// Returns nil for a view that is not visible.
  private static func view(_ element: MarkupElement, file: String) throws -> AndroidView? {
    let place = SourcePlace(file: file, line: element.line)
    func truth(_ name: String, otherwise: Bool = false) throws -> Bool {
      switch element[name] {
      case nil, "": return otherwise
      case "true": return true
      case "false": return false
      case let word?:
        throw SourceError(
          place, "\(name): expected true or false, found “\(word.shortened(to: 40))”")
      }
    }
    guard let written = element["bounds"] else {
      throw SourceError(place, "the node has no bounds")
    }
    guard let bounds = AndroidBounds(written) else {
      throw SourceError(
        place,
        "bounds: expected [left,top][right,bottom], found “\(written.shortened(to: 40))”")
    }
    guard try truth("visible-to-user", otherwise: true) else { return nil }
    var view = AndroidView()
    view.resourceID = element["resource-id"] ?? ""
    view.text = element["text"] ?? ""
    view.description = element["content-desc"] ?? ""
    view.hint = element["hint"] ?? ""
    view.className = element["class"] ?? ""
    view.frame = bounds.rect
    view.isFocusable = try truth("focusable")
    view.isFocused = try truth("focused")
    view.isClickable = try truth("clickable")
    view.isCheckable = try truth("checkable")
    view.isChecked = try truth("checked")
    view.isSelected = try truth("selected")
    view.isEnabled = try truth("enabled", otherwise: true)
    view.isScrollable = try truth("scrollable")
    view.isPassword = try truth("password")
    view.children = try element.children.filter { $0.name == "node" }.compactMap {
      try Self.view($0, file: file)
    }
    return view
  }
}
