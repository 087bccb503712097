import Foundation
import HaloSceneGraph

extension LayoutDocument {
  /// Returns the line, counted from 1, of the description of the view with an id; nil if there is
  /// none.
  public func line(ofView id: String) -> Int? {
    var line: Int?
    forEachView { view in
      if view.id?.id == id, line == nil { line = view.place.line }
    }
    return line
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
