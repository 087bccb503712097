import Foundation
import HaloSceneGraph

/// Changes of views while the screen is shown.
extension LayoutController {
  /// Adds a view with those inside it; does nothing if the view that should get it is gone.
  ///
  /// - Throws: `SourceError` for a picture that cannot be read.
  func insert(_ insertion: WalkInsertion) throws {
    let parent = insertion.parent.map { view(withID: $0.id) } ?? canvas
    guard let parent else { return }
    LayoutBuilder(readImage: readImage)
      .add(insertion.view, to: parent, at: insertion.index, of: self)
    try applyPending()
  }

  /// Replaces every cell of a list or grid by a new one with the same id, fields and views inside;
  /// does nothing for another view.
  ///
  /// - Throws: `SourceError` for a picture that cannot be read.
  func reload(_ id: String) throws {
    guard let list = view(withID: id) as? LayoutList else { return }
    let builder = LayoutBuilder(readImage: readImage)
    let old = list.layoutViews
    let descriptions = old.map { $0 is LayoutCell ? description(of: $0) : nil }
    list.setCells([])
    for (index, description) in descriptions.enumerated() {
      if let description { builder.add(description, to: list, at: index, of: self) }
    }
    try applyPending()
  }

  /// Shows a modal view, which presents it, or hides it.
  ///
  /// - Throws: `SourceError`, as ``apply(_:to:)`` does.
  func setPresented(_ isPresented: Bool, _ id: String) throws {
    var fields = ViewFields()
    fields.hidden = !isPresented
    try apply(fields, to: id)
  }
}
