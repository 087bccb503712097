import FocusEngine
import FocusGeometry
import Foundation
import HaloLayoutFiles
import HaloSceneGraph

/// A layout's file while the demo shows it: it is shown again when it changes, and what is wrong
/// with it stands over what it last showed.
@MainActor
final class LayoutSession: Screen {
  private let path: String
  /// As the file was when there was nothing wrong with it.
  private var screen: LayoutScreen
  private var error: String?
  /// As the file was when the demo was opened, or another file that was named for that.
  private let first: LayoutDocument
  /// nil when the folder cannot be watched.
  let watch: FolderWatch?

  /// - Parameters:
  ///   - path: of the file.
  ///   - earlier: of a file with the layout as it was before; nil: as it is now.
  /// - Throws: `SourceError` for a file that is wrong from the start.
  init(path: String, earlier: String? = nil) throws {
    self.path = path
    let folder = (path as NSString).deletingLastPathComponent
    // Before the file is read, so that no change is missed.
    watch = FolderWatch(folder.isEmpty ? "." : folder)
    screen = try LayoutScreen(path: path)
    first = try earlier.map { try LayoutDocument(path: $0) } ?? screen.document
  }

  /// The path that it was opened by.
  var file: String { path }

  /// The layout once more, as it is now or as it was.
  ///
  /// - Throws: `SourceError` for a picture that is no longer there.
  func again(asBefore: Bool) throws -> LayoutScreen {
    var again = try LayoutScreen(asBefore ? first : screen.document, path: path)
    again.isInShell = true
    return again
  }

  var title: String { screen.title }
  var name: String { screen.name }
  var size: CGSize { screen.size }
  var canvasSize: CGSize { size }
  var model: FocusModel { screen.model }
  var direction: LayoutDirection { screen.direction }
  var variation: FocusVariation { screen.variation }
  func appearance(_ looks: ScreenLooks) -> FocusAppearance { screen.appearance(looks) }

  enum Change {
    /// The file, or a picture that it shows, was written.
    case written
    /// One of them is gone, if only until an editor has put a new one in its place.
    case gone
  }

  /// What has happened since the last call; nil: nothing that matters.
  func change() -> Change? {
    guard let changes = watch?.changes() else { return nil }
    let file = (path as NSString).lastPathComponent
    let pictures = screen.document.imageNames
    func matters(_ name: String) -> Bool {
      // What a wrong file waits for may be any picture.
      name == file || (error == nil ? pictures.contains(name) : name.hasSuffix(".png"))
    }
    if changes.come.contains(where: { $0.map(matters) ?? true }) { return .written }
    return changes.gone.contains(where: matters) ? .gone : nil
  }

  /// Shows the file as it is now; while it is wrong, as it was.
  func show(in window: Window, looks: ScreenLooks) {
    read()
    present(in: window, looks: looks)
  }

  /// Shows the changed file in the place of the old one; focus stays where it was, by id.
  func reopen(in window: Window, looks: ScreenLooks) {
    let before = screen.model
    read()
    if let error, let shell = window.rootViewController as? LayoutShell {
      shell.error = error
      return
    }
    // A model that was chosen in the window stays, until the file names another one.
    let model = screen.model == before ? window.focusSystem?.model.unvaried : nil
    let focused = window.focusSystem?.focusedItem?.focusDebugLabel
    present(in: window, looks: looks, model: model, focused: focused)
  }

  private func read() {
    do {
      screen = try LayoutScreen(path: path)
      error = nil
    } catch {
      self.error = "\(error)"
    }
  }

  private func present(
    in window: Window, looks: ScreenLooks, model: FocusModel? = nil, focused: String? = nil
  ) {
    let controller = screen.controller
    controller.focusedIDToRestore = focused.flatMap {
      controller.view(withID: $0) == nil ? nil : $0
    }
    let shell = LayoutShell(controller)
    shell.error = error
    window.appearance = appearance(looks)
    // Whoever works on a layout looks at it for long.
    window.isIdleTimerDisabled = true
    window.title = "\(title) — Halo"
    screen.show(in: window, looks: looks, model: model, inside: shell)
  }
}
