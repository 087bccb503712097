import FocusGeometry
import Foundation
import HaloHosting
import HaloSourceText

/// A screen in JSON of its own: `{picture, scale, size, nodes: [{id, frame, name, …}]}`, for programs
/// that can tell of themselves, as a page in a browser can.
enum NeutralScreen {
  static func pictureName(in value: YAMLValue) throws -> String? {
    try value.fields()["picture"]?.text("the name of a PNG file")
  }

  /// - Parameters:
  ///   - value: the whole file.
  ///   - scale: pixels a point, whatever the file says.
  ///   - pictureSize: in pixels; nil: there is no picture.
  /// - Returns: The screen, without its picture's name.
  /// - Throws: `SourceError` for the first thing that is wrong.
  static func screen(
    in value: YAMLValue, scale: CGFloat?, pictureSize: CGSize?
  ) throws -> ForeignScreen {
    let fields = try value.fields()
    try fields.allow(["picture", "scale", "size", "nodes"], in: "a screen")
    let told = try fields["scale"]?.number(in: 0.1...16)
    let scale = scale ?? told.map { CGFloat($0) } ?? 1
    let nodes = try fields.required("nodes").list(of: "a list of nodes").map {
      try node($0, depth: 1)
    }
    let picture = pictureSize.map {
      CGSize(width: $0.width / scale, height: $0.height / scale)
    }
    let size: CGSize
    if let told = fields["size"] {
      let sides = try told.numbers(["width", "height"], in: [64...16_384, 64...16_384])
      size = CGSize(width: sides[0], height: sides[1])
      if let picture { try ScreenSize.check(picture, shows: size, told.place) }
    } else {
      size = try ScreenSize.checked(
        ScreenSize.size(reach: nodes.reach, picture: picture, place: value.place), value.place)
    }
    return ForeignScreen(size: size, scale: scale, nodes: nodes)
  }

  /// Far deeper than any screen, and no more than can be walked by calls in calls.
  private static let deepest = 500
  private static let coordinate = -1_000_000.0...1_000_000.0
  private static let length = 0.0...1_000_000.0

  private static func node(_ value: YAMLValue, depth: Int) throws -> ForeignNode {
    guard depth <= deepest else { throw value.error("nested deeper than \(deepest)") }
    let fields = try value.fields("a node’s fields, such as id and frame")
    try fields.allow(
      [
        "id", "frame", "name", "role", "value", "focusable", "focused", "enabled", "selected",
        "group", "radius", "children",
      ], in: "a node")
    let n = try fields.required("frame").numbers(
      ["x", "y", "width", "height"], in: [coordinate, coordinate, length, length])
    func truth(_ name: String, otherwise: Bool = false) throws -> Bool {
      try fields[name]?.truth() ?? otherwise
    }
    let radius = try fields["radius"]?.number(in: 0...10_000)
    return ForeignNode(
      id: try fields["id"]?.wordsOrNothing(),
      frame: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]),
      name: try fields["name"]?.wordsOrNothing(), role: try fields["role"]?.role(),
      value: try fields["value"]?.wordsOrNothing(),
      isFocusable: try truth("focusable"), isFocused: try truth("focused"),
      isEnabled: try truth("enabled", otherwise: true), isSelected: try truth("selected"),
      group: try fields["group"]?.wordsOrNothing(),
      cornerRadius: radius.map { CGFloat($0) },
      children: try fields["children"]?.list(of: "a list of nodes").map {
        try node($0, depth: depth + 1)
      } ?? [])
  }
}

extension YAMLValue {
  /// A text; nil for an empty one, or where a program has written that there is none.
  func wordsOrNothing() throws -> String? {
    if isNothing { return nil }
    let words = try text()
    return words.isEmpty ? nil : words
  }

  /// - Throws: `SourceError` for a word that is no role, here or in HTML.
  fileprivate func role() throws -> AccessibleElement.Role? {
    guard let name = try wordsOrNothing() else { return nil }
    guard let role = AccessibleElement.Role(rawValue: name) ?? Self.roles[name] else {
      let names = AccessibleElement.Role.allCases.map(\.rawValue).joined(separator: ", ")
      throw error("expected \(names), or a role of HTML, found “\(name.shortened(to: 40))”")
    }
    return role
  }

  /// Those of WAI-ARIA that have a word here.
  private static let roles: [String: AccessibleElement.Role] = [
    "alertdialog": .alert, "dialog": .alert, "checkbox": .switch, "radio": .switch,
    "menuitemcheckbox": .switch, "menuitemradio": .switch, "menuitem": .button,
    "combobox": .button, "listbox": .list, "menu": .list, "tree": .list, "feed": .list,
    "listitem": .listItem, "option": .listItem, "treeitem": .listItem, "row": .listItem,
    "gridcell": .listItem, "article": .listItem, "table": .grid, "treegrid": .grid,
    "img": .image, "figure": .image, "textbox": .textField, "searchbox": .searchField,
    "spinbutton": .stepper, "tablist": .tabBar, "radiogroup": .segmentedControl,
    "toolbar": .group, "navigation": .group, "region": .group, "main": .group, "form": .group,
    "search": .group, "banner": .group, "contentinfo": .group, "paragraph": .text,
  ]
}
