import Foundation

/// The kind of a view in a layout.
enum ViewKind: String, Hashable, Sendable, CaseIterable {
  case view, button
  case textField = "text-field"
  case label, image, poster, cell, scroll, list, grid, guide, region
}

extension Set<ViewKind> {
  static let views = Set(ViewKind.allCases).subtracting([.guide])
  /// The views that draw their fields; a region shows a part of the backdrop instead.
  static let drawn = views.subtracting([.region])
  static let collections: Set = [.list, .grid]
  static let scrolling = collections.union([.scroll])
}
