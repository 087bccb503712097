import Foundation
import HaloSceneGraph

extension LayoutDocument {
  /// The line, from 1, at which the view of this id is described; nil for none.
  public func line(ofView id: String) -> Int? {
    var line: Int?
    forEachView { view in
      if view.id?.id == id, line == nil { line = view.place.line }
    }
    return line
  }
}

extension LayoutController {
  /// Whether a view stands for something that can be operated; nil for what is no view of the
  /// layout.
  ///
  /// A layout says what is there, and not what comes of it.
  public func operates(_ view: View) -> Bool? {
    switch view {
    case is LayoutButton, is LayoutPoster, is LayoutCell, is LayoutTextField: true
    case is LayoutBox: false
    // What is in a picture does what things of its kind do.
    case let region as LayoutRegion:
      region.fields.role.flatMap { $0 == .element ? nil : $0.isOperable }
    default: nil
    }
  }
}
