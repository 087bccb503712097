import Foundation
import HaloHosting
import HaloLocalization
import HaloSceneGraph

/// The commands that a text editor handles, from menus or keys.
extension TextEditor {
  var editingResponses: [Selector: @MainActor (Any?) -> Void] {
    [
      .cut: { _ in self.cut() },
      .copy: { _ in self.copy() },
      .paste: { _ in self.requestPaste(from: .general) },
      // Only plain text is pasted, so the style always matches.
      .pasteAndMatchStyle: { _ in self.requestPaste(from: .general) },
      .delete: { _ in self.delete(.forward, by: .character) },
      .selectAll: { _ in self.change { $0.selectAll() } },
      .deselectAll: { _ in
        self.change { $0.moveHead(to: $0.selection.head, extending: false) }
      },
      .undo: { _ in self.change { $0.undo() } },
      .redo: { _ in self.change { $0.redo() } },
    ]
  }

  /// The key command for Ctrl-Y, which with PC keys is another Redo, as in most Linux programs.
  var editingKeyCommands: [KeyCommand]? {
    guard isEditing, window?.modifierScheme == .pc else { return nil }
    return [
      KeyCommand(
        title: Localization.text("Redo"), action: .redo, input: "y", modifierFlags: .command,
        attributes: .hidden)
    ]
  }

  /// Returns whether a command is available; nil for one that is not an editing command.
  func canEdit(by action: Selector) -> Bool? {
    let hasSelection = !content.selection.isEmpty
    let can: Bool
    switch action {
    case .cut, .copy: can = hasSelection && !isSecureTextEntry
    case .delete, .deselectAll: can = hasSelection
    // To learn whether there is text, the editor would have to ask another program and wait.
    case .paste, .pasteAndMatchStyle: can = true
    case .selectAll: can = content.selection.range != 0..<content.length
    case .undo: can = content.canUndo
    case .redo: can = content.canRedo
    default: return nil
    }
    return can && isEditing
  }

  private func copy() {
    window?.pasteboard.setString(content.selectedText, for: .general)
  }

  private func cut() {
    copy()
    delete(.forward, by: .character)
  }

  /// Pastes from a pasteboard, at once or when the content arrives.
  func requestPaste(from name: PasteboardName) {
    window?.pasteboard.requestString(from: name, limit: maximumLength) { [weak self] answer in
      switch answer {
      case .text(let text): self?.paste(text)
      case .nothing: break
      case .tooLong: if self?.isEditing == true { self?.refuse(.paste) }
      }
    }
  }
}
