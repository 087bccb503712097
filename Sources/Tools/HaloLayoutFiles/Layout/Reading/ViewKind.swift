import Foundation

/// The kind of a view in a layout.
enum ViewKind: String, Hashable, Sendable, CaseIterable {
  case view, button
  case textField = "text-field"
  case label, image, poster, cell, scroll, list, grid, guide, region

  /// The meaning in a noun phrase, for the reference.
  var meaning: String {
    switch self {
    case .view: "a plain view, which can contain others"
    case .button: "a button"
    case .textField: "a text field, which takes typed text"
    case .label: "text"
    case .image: "a picture"
    case .poster: "a picture with a title below it, as on a television"
    case .cell: "an item: a row directly inside a list, a tile in any other view"
    case .scroll:
      "a view that scrolls: keys also lead to items that are out of sight, and it scrolls to them"
    case .list: "a scrolling list of rows, such as a sidebar"
    case .grid: "a scrolling grid of tiles"
    case .guide:
      "a focus guide: an area without a view that sends the focus to the views of `prefers`"
    case .region: "a part of the backdrop, with nothing drawn over it but the effect of the focus"
    }
  }
}

extension Set<ViewKind> {
  static let all = Set(ViewKind.allCases)
  static let views = all.subtracting([.guide])
  /// The views that draw their fields; a region shows a part of the backdrop instead.
  static let drawn = views.subtracting([.region])
  static let collections: Set = [.list, .grid]
  static let scrolling = collections.union([.scroll])
}
