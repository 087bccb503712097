import Foundation

/// What a view of a layout is.
enum ViewKind: String, Hashable, Sendable, CaseIterable {
  case view, button, label, image, poster, cell, scroll, list, grid, guide, region
  case textField = "text-field"

  var isCollection: Bool { self == .list || self == .grid }
  var scrolls: Bool { isCollection || self == .scroll }

  /// The fields that a view of this kind may have, besides `id`, `kind` and `views`.
  var fieldNames: [String] {
    if self == .guide { return ["frame", "enabled", "prefers"] }
    let common = [
      "label", "hint", "value", "frame", "focusable", "enabled", "hidden", "alpha", "interaction",
      "respondsToUserInteraction",
      "clips", "transparent", "prefers", "group", "priority", "selected", "next", "tabIndex",
      "focusgroup", "focusgroupStart", "effect", "halo", "groupAccessibilityChildren",
    ]
    if self == .region { return common + ["role"] }
    return ["title"] + common + ["image", "color"]
      + (scrolls ? ["contentSize", "contentOffset"] : [])
      + (isCollection ? ["allowsFocus", "selectionFollowsFocus", "remembersLastFocused"] : [])
  }

  static let names: KeyValuePairs<String, ViewKind> = [
    "view": .view, "button": .button, "text-field": .textField, "label": .label, "image": .image,
    "poster": .poster, "cell": .cell, "scroll": .scroll, "list": .list, "grid": .grid,
    "guide": .guide, "region": .region,
  ]
}
