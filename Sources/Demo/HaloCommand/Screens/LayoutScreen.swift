import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloControllers
import HaloDisplayList
import HaloHosting
import HaloLayoutFiles
import HaloSceneGraph

/// A layout whose file and pictures were read, so that showing it cannot fail.
@MainActor
struct LayoutScreen: Screen {
  let controller: LayoutController
  /// Whether the layout is shown inside a ``LayoutShell``, which can show messages.
  var isInShell = false
  private let url: URL

  /// Reads a layout and its pictures.
  ///
  /// - Throws: `SourceError` for a layout or a picture that cannot be read.
  init(path: String) throws { try self.init(LayoutDocument(path: path), path: path) }

  /// Reads the pictures of a layout.
  ///
  /// - Parameters:
  ///   - document: the present or an earlier content of the file.
  ///   - path: the path of the file.
  /// - Throws: `SourceError` for a picture that cannot be read.
  init(_ document: LayoutDocument, path: String) throws {
    url = URL(filePath: path)
    controller = try LayoutBuilder.withPictures.makeController(for: document)
  }

  var document: LayoutDocument { controller.document }

  /// Returns the same layout with views of its own.
  ///
  /// - Throws: `SourceError` for a picture that cannot be read.
  func copy() throws -> LayoutScreen { try LayoutScreen(document, path: path) }

  /// Returns the same layout as if its file named another focus model.
  ///
  /// - Throws: `SourceError` for a picture that cannot be read.
  func under(_ model: FocusModel) throws -> LayoutScreen {
    var document = document
    document.model = model
    return try LayoutScreen(document, path: path)
  }

  /// The path of the file.
  var path: String { url.relativePath }
  var title: String { url.lastPathComponent }
  var name: String { url.deletingPathExtension().lastPathComponent }
  var size: CGSize { document.size }
  var canvasSize: CGSize { size }
  var model: FocusModel { document.model }
  var direction: LayoutDirection { document.direction }
  var variation: FocusVariation { document.variation }

  func appearance(_ looks: ScreenLooks) -> FocusAppearance {
    // A television's screen ignores whether the desktop is light or dark.
    document.appearance(model.look == .lift ? looks.forTelevision : looks.preferences)
      .tuned(by: looks.tuning)
  }

  func show(in window: Window, looks: ScreenLooks) {
    show(in: window, looks: looks, inside: isInShell ? LayoutShell(controller) : nil)
  }

  /// Shows the layout.
  ///
  /// - Parameters:
  ///   - window: the window, which keeps its size and appearance.
  ///   - looks: the options, whose direction overrides the layout's.
  ///   - model: the focus model; nil for the layout's.
  ///   - container: a controller that contains the layout's and is shown instead; nil for none.
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
  /// A builder that reads PNG files.
  @MainActor static var withPictures: LayoutBuilder {
    LayoutBuilder { Image(try Bitmap(png: $0)) }
  }
}

extension LayoutDocument {
  /// Returns the appearance that was asked for, with the layout's tuning; unless given, a
  /// television's screen is dark and any other light.
  func appearance(_ wanted: AppearancePreferences) -> FocusAppearance {
    wanted.appearance(otherwise: model.look == .lift ? .dark : .light).tuned(by: tuning)
  }
}
