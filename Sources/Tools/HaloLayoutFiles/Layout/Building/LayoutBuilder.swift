import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// Creates the views of a layout.
@MainActor
public struct LayoutBuilder {
  private let readImage: ImageReading

  /// Creates a builder.
  ///
  /// - Parameter readImage: reads the pictures that layouts name.
  public init(readImage: @escaping ImageReading) { self.readImage = readImage }

  /// Returns the controller of the screen that a layout describes.
  ///
  /// - Throws: `SourceError` for a picture that cannot be read.
  public func makeController(for document: LayoutDocument) throws -> LayoutController {
    let controller = LayoutController(document: document, readImage: readImage)
    for description in document.views { add(description, to: controller.canvas, of: controller) }
    // Fields may name any view, so all views must exist.
    try controller.applyAll()
    return controller
  }

  /// Adds a view with those inside it; their fields are still to be applied.
  ///
  /// - Parameters:
  ///   - description: the view.
  ///   - parent: the view that gets it.
  ///   - index: the number of views of a layout in `parent` that stay behind it; nil for all.
  ///   - controller: the controller of the screen.
  func add(
    _ description: ViewDescription, to parent: View, at index: Int? = nil,
    of controller: LayoutController
  ) {
    let name = controller.name(for: description)
    if description.kind == .guide {
      let guide = PlacedFocusGuide()
      guide.identifier = name
      parent.addLayoutGuide(guide)
      controller.note(.guide(guide), name: name, description)
      return
    }
    let view = makeView(description.kind, in: parent, on: controller.canvas)
    view.accessibilityIdentifier = name
    view.clipsToBounds = Set.scrolling.contains(description.kind)
    view.isHitOnlyInside = true
    controller.note(.view(view), name: name, description)
    for child in description.views { add(child, to: view, of: controller) }
    if let list = view as? LayoutList {
      let children = list.subviews
      list.setCells(children.compactMap { $0 as? LayoutCell })
      // This restores the order of the file.
      for child in children { list.bringSubviewToFront(child) }
    }
    if description.fields.modal == true {
      controller.modals.add(view)
    } else {
      parent.insertLayoutView(view, at: index)
    }
  }

  private func makeView(
    _ kind: ViewKind, in parent: View, on canvas: LayoutCanvas
  ) -> any LayoutElement {
    switch kind {
    case .view, .guide: LayoutBox(.panel)
    case .label: LayoutBox(.label)
    case .image: LayoutBox(.image)
    case .button: LayoutButton()
    case .textField: LayoutTextField()
    case .poster: LayoutPoster()
    case .cell: LayoutCell(isRow: (parent as? LayoutList)?.isList == true)
    case .scroll: LayoutScroll()
    case .list: LayoutList(isList: true)
    case .grid: LayoutList(isList: false)
    case .region: LayoutRegion(on: canvas)
    }
  }
}

extension View {
  /// The views of a layout inside, back to front.
  var layoutViews: [any LayoutElement] { subviews.compactMap { $0 as? any LayoutElement } }

  /// Adds a view of a layout.
  ///
  /// - Parameters:
  ///   - view: the view; a cell in a list becomes one of its items.
  ///   - index: the number of views of the layout that stay behind it; nil for all.
  fileprivate func insertLayoutView(_ view: any LayoutElement, at index: Int?) {
    let ahead = index.map { layoutViews.dropFirst($0) } ?? []
    // A list that is being made gets all its cells at once.
    if let list = self as? LayoutList, let cell = view as? LayoutCell {
      let next = ahead.lazy.compactMap { $0 as? LayoutCell }.first
      list.insertCell(cell, at: list.cells.firstIndex { $0 === next } ?? list.cells.count)
      cell.removeFromSuperview()
    }
    let place = ahead.first.flatMap { first in subviews.firstIndex { $0 === first } }
    insertSubview(view, at: place ?? subviews.count)
  }
}
