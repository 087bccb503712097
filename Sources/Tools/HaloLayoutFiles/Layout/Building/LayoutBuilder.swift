import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A closure that reads the picture in a file.
///
/// The renderer provides it; an error's description is the reason in one line.
public typealias ImageReading = @MainActor (_ path: String) throws -> Image

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
    var counts: [ViewKind: Int] = [:]
    for description in document.views {
      try add(description, to: controller.canvas, of: controller, counts: &counts)
    }
    // Fields may name any view, so all views must exist.
    try controller.applyAll()
    return controller
  }

  private func add(
    _ description: ViewDescription, to parent: View, of controller: LayoutController,
    counts: inout [ViewKind: Int]
  ) throws {
    let kind = description.kind
    counts[kind, default: 0] += 1
    // No id contains a space, so no other view has this name.
    let name = description.id?.id ?? "\(kind.rawValue) \(counts[kind, default: 0])"
    if kind == .guide {
      let guide = PlacedFocusGuide()
      guide.identifier = name
      parent.addLayoutGuide(guide)
      controller.note(.guide(guide), name: name, fields: description.fields)
      return
    }
    let view = makeView(kind, in: parent, on: controller.canvas)
    view.accessibilityIdentifier = name
    view.clipsToBounds = Set.scrolling.contains(kind)
    controller.note(.view(view), name: name, fields: description.fields)
    for child in description.views {
      try add(child, to: view, of: controller, counts: &counts)
    }
    if let list = view as? LayoutList {
      let children = list.subviews
      list.setCells(children.compactMap { $0 as? LayoutCell })
      // This restores the order of the file.
      for child in children { list.bringSubviewToFront(child) }
    }
    parent.addSubview(view)
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
