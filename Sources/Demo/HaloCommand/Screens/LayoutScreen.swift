import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloControllers
import HaloDisplayList
import HaloHosting
import HaloLayoutFiles
import HaloSceneGraph

/// A layout whose file and pictures have been read: showing it cannot fail.
@MainActor
struct LayoutScreen: Screen {
  let controller: LayoutController
  /// Whether the window has a place for what the demo says, as the demo's own has.
  var isInShell = false
  private let url: URL

  /// - Throws: `SourceError` for a layout or a picture that cannot be read.
  init(path: String) throws { try self.init(LayoutDocument(path: path), path: path) }

  /// - Parameters:
  ///   - document: what was read at `path`, now or before.
  ///   - path: of the file.
  /// - Throws: `SourceError` for a picture that cannot be read.
  init(_ document: LayoutDocument, path: String) throws {
    url = URL(filePath: path)
    controller = try LayoutBuilder.withPictures.makeController(for: document)
  }

  var document: LayoutDocument { controller.document }

  /// The same with views of its own.
  ///
  /// - Throws: `SourceError` for a picture that cannot be read.
  func copy() throws -> LayoutScreen { try LayoutScreen(document, path: path) }

  /// Of the file.
  var path: String { url.relativePath }
  var title: String { url.lastPathComponent }
  var name: String { url.deletingPathExtension().lastPathComponent }
  var size: CGSize { document.size }
  var canvasSize: CGSize { size }
  var model: FocusModel { document.model }
  var direction: LayoutDirection { document.direction }
  var variation: FocusVariation { document.variation }

  func appearance(_ looks: ScreenLooks) -> FocusAppearance {
    // A television's screen is dark whatever the desktop is.
    document.appearance(model.look == .lift ? looks.forTelevision : looks.preferences)
  }

  func show(in window: Window, looks: ScreenLooks) {
    show(in: window, looks: looks, inside: isInShell ? LayoutShell(controller) : nil)
  }

  /// - Parameters:
  ///   - window: keeps its size and looks.
  ///   - looks: of which the direction goes before the layout's.
  ///   - model: instead of the layout's.
  ///   - container: the controller to show instead, which contains the layout's; nil: none.
  func show(
    in window: Window, looks: ScreenLooks, model: FocusModel? = nil,
    inside container: ViewController?
  ) {
    controller.show(in: window, model: model, inside: container)
    if let direction = looks.direction { window.layoutDirection = direction }
    window.focusSystem?.vary(by: looks.variation)
  }
}

extension LayoutBuilder {
  /// Reads PNG files.
  @MainActor static var withPictures: LayoutBuilder {
    LayoutBuilder { Image(try Bitmap(png: $0)) }
  }
}

extension LayoutDocument {
  /// What was asked for; otherwise a television's screen is dark, any other light.
  func appearance(_ wanted: AppearancePreferences) -> FocusAppearance {
    wanted.appearance(otherwise: model.look == .lift ? .dark : .light)
  }
}
