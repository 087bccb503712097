import DemoScenes
import Foundation
import FocusEngine
import LayoutFiles
import SceneGraph

/// A layout's file while the demo shows it: it is shown again when it changes, and what is wrong
/// with it stands over what it last showed.
@MainActor
final class LayoutSession {
  private let path: String
  private var document: LayoutDocument
  private var error: String?
  /// nil when the folder cannot be watched.
  let watch: FolderWatch?

  /// - Throws: `LayoutError` for a file that is wrong from the start.
  init(path: String) throws {
    self.path = path
    let folder = (path as NSString).deletingLastPathComponent
    // Before the file is read, so that no change is missed.
    watch = FolderWatch(folder.isEmpty ? "." : folder)
    document = try LayoutDocument(path: path)
    _ = try LayoutBuilder.withPictures.makeController(for: document)
  }

  var size: CGSize { document.size }

  /// Of the file, for the names of screenshots.
  var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

  /// Whether the file, or a picture that it shows, has changed since the last call.
  func hasChanged() -> Bool {
    let file = (path as NSString).lastPathComponent
    let pictures = document.imageNames
    return watch?.changedNames().contains { name in
      guard let name else { return true }
      // What a wrong file waits for may be any picture.
      let isPicture = error == nil ? pictures.contains(name) : name.hasSuffix(".png")
      return name == file || isPicture
    } ?? false
  }

  /// Shows the file as it is now; while it is wrong, as it was.
  func show(in window: Window, looks: SessionLooks) {
    read()
    present(in: window, looks: looks)
  }

  /// The looks of the document in this window.
  func appearance(_ looks: SessionLooks) -> FocusAppearance {
    // A television's screen is dark whatever the desktop is.
    document.appearance(document.model.look == .lift ? looks.forTelevision : looks.preferences)
  }

  /// Shows the changed file in the place of the old one; focus stays where it was, by id.
  func reopen(in window: Window, looks: SessionLooks) {
    let before = document
    read()
    if let error, let shell = window.rootViewController as? LayoutShell {
      shell.error = error
      return
    }
    // A model that was chosen in the window stays, until the file names another one.
    let model = document.model == before.model ? window.focusSystem?.model : nil
    let focused = window.focusSystem?.focusedItem?.focusDebugLabel
    present(in: window, looks: looks, model: model, focused: focused)
  }

  private func read() {
    do {
      let new = try LayoutDocument(path: path)
      _ = try LayoutBuilder.withPictures.makeController(for: new)
      document = new
      error = nil
    } catch {
      self.error = "\(error)"
    }
  }

  private func present(
    in window: Window, looks: SessionLooks, model: FocusModel? = nil,
    focused: String? = nil
  ) {
    guard let screen = try? LayoutBuilder.withPictures.makeController(for: document) else { return }
    if let focused, screen.view(withID: focused) != nil { screen.focusedIDToRestore = focused }
    let shell = LayoutShell(screen)
    shell.error = error
    window.appearance = appearance(looks)
    // Whoever works on a layout looks at it for long.
    window.isIdleTimerDisabled = true
    window.title = "\((path as NSString).lastPathComponent) — Halo"
    screen.show(in: window, model: model, inside: shell)
    if let direction = looks.direction { window.layoutDirection = direction }
  }
}
