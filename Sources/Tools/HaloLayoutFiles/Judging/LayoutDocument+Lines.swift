import Foundation
import HaloSceneGraph

extension LayoutDocument {
  /// The lines, counted from 1, of the descriptions of the views, by id.
  public var linesOfViews: [String: Int] {
    var lines: [String: Int] = [:]
    forEachView { view in
      if let id = view.id?.id, lines[id] == nil { lines[id] = view.place.line }
    }
    return lines
  }
}

extension LayoutController {
  /// Returns whether a view represents something that can be operated; nil if the layout does not
  /// say, or for a view of another kind.
  ///
  /// A layout describes views, not their actions, so the kind of the view decides.
  public func operates(_ view: View) -> Bool? {
    switch view {
    case is LayoutButton, is LayoutPoster, is LayoutCell, is LayoutTextField: true
    case is LayoutBox: false
    // A region is operable if its role is.
    case let region as LayoutRegion:
      region.fields.role.flatMap { $0 == .element ? nil : $0.isOperable }
    default: nil
    }
  }
}
