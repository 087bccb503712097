import FocusEngine
import FocusGeometry
import Foundation
import HaloLayoutFiles
import HaloSceneGraph
import HaloSourceText

/// A layout's file while the demo shows it: changes are shown at once, and an error is shown over
/// the last valid state.
@MainActor
final class LayoutSession: Screen {
  private let path: String
  /// The last valid state of the file; an empty screen if it was never valid.
  private var screen: LayoutScreen
  private var error: String?
  /// The state of the file at the beginning, or of another file given as the earlier one.
  private var first: LayoutDocument
  /// Whether no valid state of the file was read so far.
  private var isUnread = false
  /// The watch for changes; nil if the folder cannot be watched.
  let watch: FolderWatch?

  /// Opens a layout's file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - earlier: the path of a file with an earlier layout; nil for the current state.
  /// - Throws: `SourceError` for a file that is invalid from the start.
  init(path: String, earlier: String? = nil) throws {
    self.path = path
    // Watching begins before reading, so that no change is missed.
    watch = FolderWatch(folder(of: path))
    screen = try LayoutScreen(path: path)
    first = try earlier.map { try LayoutDocument(path: $0) } ?? screen.document
  }

  /// Opens one of several layouts, whose file is read when it is shown.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - watch: the watch for changes of its folder; nil if the folder cannot be watched.
  /// - Throws: an error only if an empty layout cannot be built.
  init(unread path: String, watch: FolderWatch?) throws {
    self.path = path
    self.watch = watch
    first = try LayoutDocument(text: "views: []", file: path)
    screen = try LayoutScreen(first, path: path)
    isUnread = true
  }

  /// Reads the file if that was not done yet, so that its size and model are known.
  func prepare() { if isUnread { read() } }

  /// The path with which it was opened.
  var file: String { path }

  /// Returns another copy of the layout, in its present or earlier state.
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
    /// One of them was removed, if only until an editor has replaced it.
    case gone
  }

  /// Returns the kind of change since the last call; nil if nothing relevant has changed.
  func change() -> Change? {
    guard let changes = watch?.changes() else { return nil }
    let file = (path as NSString).lastPathComponent
    let pictures = screen.document.imageNames
    func matters(_ name: String) -> Bool {
      // An invalid file may wait for any picture.
      name == file || (error == nil ? pictures.contains(name) : name.hasSuffix(".png"))
    }
    if changes.come.contains(where: { $0.map(matters) ?? true }) { return .written }
    return changes.gone.contains(where: matters) ? .gone : nil
  }

  /// Shows the current state of the file, or the last valid one if it is invalid.
  func show(in window: Window, looks: ScreenLooks) {
    read()
    present(in: window, looks: looks)
  }

  /// Shows the changed file instead of the old one; the focus stays on the item with the same id.
  func reopen(in window: Window, looks: ScreenLooks) {
    let before = screen.model
    read()
    if let error, let shell = window.rootViewController as? LayoutShell {
      shell.error = error
      return
    }
    // A model chosen in the window stays until the file names another one.
    let model = screen.model == before ? window.focusSystem?.model.unvaried : nil
    let focused = window.focusSystem?.focusedItem?.focusDebugLabel
    present(in: window, looks: looks, model: model, focused: focused)
  }

  private func read() {
    do {
      screen = try LayoutScreen(path: path)
      error = nil
      if isUnread { (first, isUnread) = (screen.document, false) }
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
    // Nothing dims, since a layout under work is looked at for a long time without keys.
    window.isIdleTimerDisabled = true
    window.title = "\(title) — Halo"
    screen.show(in: window, looks: looks, model: model, inside: shell)
  }
}
