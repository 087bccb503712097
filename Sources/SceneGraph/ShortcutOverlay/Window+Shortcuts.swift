import Foundation

/// When the list of shortcuts comes and goes: while Command is held, or from Command-? until Escape
/// (HIG, Keyboards).
@MainActor
struct ShortcutOverlayState {
  /// The timer that runs until Command has been held long enough.
  var timer: Int?
  var overlay: ShortcutOverlay?
  /// Whether the list stays when Command is let go.
  var isSticky = false
}

extension Window {
  /// Whether the list of shortcuts is shown.
  public var showsShortcuts: Bool { shortcuts.overlay != nil }

  var helpResponses: [Selector: @MainActor (Any?) -> Void] {
    [.help: { [weak self] _ in self?.toggleShortcuts() }]
  }

  private func toggleShortcuts() {
    if shortcuts.isSticky { return hideShortcuts() }
    showShortcuts()
    shortcuts.isSticky = true
  }

  func showShortcuts() {
    stopWaitingForShortcuts()
    guard shortcuts.overlay == nil else { return }
    let overlay = ShortcutOverlay(categories: shortcutCategories)
    shortcuts.overlay = overlay
    fill(with: overlay)
    addSubview(overlay)
    overlay.appear()
  }

  func hideShortcuts() {
    stopWaitingForShortcuts()
    shortcuts.isSticky = false
    shortcuts.overlay?.disappear()
    shortcuts.overlay = nil
  }

  private func stopWaitingForShortcuts() {
    shortcuts.timer.map(cancelPerform)
    shortcuts.timer = nil
  }

  /// Whether the list took the key: those that scroll it, and Escape.
  func shortcutsReceive(_ key: Key, _ phase: KeyPhase) -> Bool {
    let command = modifierScheme.commandKey
    if case .modifier(let flags) = key.keyCode {
      if phase == .down, flags == command, heldModifiers == command, shortcuts.overlay == nil {
        shortcuts.timer = perform(after: appearance.shortcuts.delay) { [weak self] in
          self?.showShortcuts()
        }
      } else if phase == .down {
        // Another modifier is added, so a shortcut is being typed.
        stopWaitingForShortcuts()
      } else if flags == command, phase == .up || phase == .cancelled, !shortcuts.isSticky {
        hideShortcuts()
      }
      return false
    }
    guard phase == .down || phase == .repeat else { return false }
    stopWaitingForShortcuts()
    guard let overlay = shortcuts.overlay else { return false }
    if overlay.scroll(by: key.keyCode) {
      setNeedsFrame()
      return true
    }
    let isHelp = Menu.standardHelp.children.contains {
      $0.matches(key, scheme: modifierScheme, direction: layoutDirection)
    }
    // Command-? is left to its own command.
    if isHelp { return false }
    hideShortcuts()
    return key.keyCode == .escape
  }
}
