import FocusGeometry
import Foundation
import HaloHosting
import HaloSourceText

/// A reader for Halo's own JSON of a screen:
/// `{picture, scale, size, nodes: [{id, frame, name, …}]}`.
///
/// It is for programs that can describe themselves, as a web page in a browser can.
enum NeutralScreen {
  static func pictureName(in value: YAMLValue) throws -> String? {
    try value.fields()["picture"]?.text("the name of a PNG file")
  }

  /// Reads a screen.
  ///
  /// - Parameters:
  ///   - value: the root value of the file.
  ///   - scale: pixels per point, instead of the file's scale; nil for the file's, or 1.
  ///   - pictureSize: the size of the picture in pixels; nil for no picture.
  /// - Returns: The screen, without its picture's name.
  /// - Throws: `SourceError` for the first error.
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

  /// The deepest nesting, far deeper than that of any screen and safe for recursion.
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
  /// Returns the text; nil for an empty or missing one.
  func wordsOrNothing() throws -> String? {
    if isNothing { return nil }
    let words = try text()
    return words.isEmpty ? nil : words
  }

  /// Returns the role; nil for none.
  ///
  /// - Throws: `SourceError` for a word that is a role neither of Halo nor of HTML.
  fileprivate func role() throws -> AccessibleElement.Role? {
    guard let name = try wordsOrNothing() else { return nil }
    guard let role = Self.roles[name] ?? AccessibleElement.Role(rawValue: name) else {
      let names = AccessibleElement.Role.allCases.map(\.rawValue).joined(separator: ", ")
      throw error("expected \(names), or a role of HTML, found “\(name.shortened(to: 40))”")
    }
    return role
  }

  /// The roles of WAI-ARIA that Halo has under another name.
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
