import Foundation
import HaloHosting
import HaloLocalization
import HaloSceneGraph

/// The window accessory that shows the list of shortcuts while Command is held, or from Command-?
/// until Escape (HIG, Keyboards).
@MainActor
final class ShortcutList: WindowAccessory {
  private unowned let window: Window
  /// The timer that runs until Command has been held long enough; nil if it does not run.
  private var timer: Int?
  private(set) var overlay: ShortcutOverlay?
  /// Whether the list stays when Command is released.
  private var isSticky = false

  init(_ window: Window) { self.window = window }

  var responses: [Selector: @MainActor (Any?) -> Void] {
    [.help: { [weak self] _ in self?.toggle() }]
  }

  private func toggle() {
    if isSticky { return hide() }
    show()
    isSticky = true
  }

  func show() {
    stopWaiting()
    guard overlay == nil else { return }
    let overlay = ShortcutOverlay(categories: window.shortcutCategories)
    self.overlay = overlay
    window.addOverlay(overlay)
    overlay.appear()
  }

  private func hide() {
    stopWaiting()
    isSticky = false
    overlay?.fillsWindow = false
    overlay?.disappear()
    overlay = nil
  }

  private func stopWaiting() {
    timer.map(window.cancelPerform)
    timer = nil
  }

  // MARK: Accessory

  var coversContent: Bool { overlay != nil }

  func answer(to key: Key) -> KeyAnswer {
    guard window.commandDisplay == .shortcutPanel else { return .passes }
    if case .modifier(let flags) = key.keyCode {
      return flags == window.modifierScheme.commandKey && overlay == nil ? .acts : .passes
    }
    guard let overlay else { return .passes }
    if let scrolls = overlay.scrolls(by: key.keyCode) { return scrolls ? .acts : .swallows }
    return key.keyCode == .escape ? .acts : .passes
  }

  func purpose(of key: Key) -> String? {
    key.keyCode == .escape ? Localization.text("Hide the list") : Localization.text("Scroll")
  }

  func receivePointerPress() { hide() }
  func windowDidResignActive() { hide() }

  /// Handles the keys that scroll the list, and Escape.
  func receive(_ key: Key, phase: KeyPhase) -> Bool {
    guard window.commandDisplay == .shortcutPanel else {
      hide()
      return false
    }
    let command = window.modifierScheme.commandKey
    if case .modifier(let flags) = key.keyCode {
      if phase == .down, flags == command, window.heldModifiers == command, overlay == nil {
        timer = window.perform(after: window.appearance.shortcuts.delay) { [weak self] in
          // With the pointer's button down, Command changes what dragging does.
          if let self, !window.isPointerPressed { show() }
        }
      } else if phase == .down {
        // An additional modifier means that the user types a shortcut.
        stopWaiting()
      } else if flags == command, phase == .up || phase == .cancelled, !isSticky {
        hide()
      }
      return false
    }
    guard phase == .down || phase == .repeat else { return false }
    stopWaiting()
    guard let overlay else { return false }
    if overlay.scroll(by: key.keyCode) {
      window.setNeedsFrame()
      return true
    }
    let isHelp = Menu.standardHelp.commands.contains {
      $0.matches(key, scheme: window.modifierScheme, direction: window.layoutDirection)
    }
    // The command for Command-? handles that key itself.
    if isHelp { return false }
    hide()
    return key.keyCode == .escape
  }
}

extension Window {
  /// Whether the list of shortcuts is shown.
  public var showsShortcuts: Bool { accessory(ShortcutList.self)?.overlay != nil }
}
