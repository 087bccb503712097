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
  /// A layout describes views, not their actions, so their role decides, and otherwise their kind.
  public func operates(_ view: View) -> Bool? {
    if let role = (view as? any LayoutElement)?.fields.role {
      return role == .element ? nil : role.isOperable
    }
    return switch view {
    case is LayoutButton, is LayoutPoster, is LayoutCell, is LayoutTextField: true
    case is LayoutBox: false
    default: nil
    }
  }
}
