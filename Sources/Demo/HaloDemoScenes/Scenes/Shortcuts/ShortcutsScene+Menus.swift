import FocusEngine
import HaloControllers
import HaloSceneGraph

/// The menu bar of the scene, which replaces the panel of shortcuts.
extension ShortcutsScene {
  /// Returns the name of a way in which a window lists its commands.
  static func name(of display: CommandDisplay) -> String {
    switch display {
    case .shortcutPanel: "Panel of Shortcuts (iPadOS 15–18)"
    case .menuBar: "Menu Bar (iPadOS 26)"
    }
  }

  private var display: CommandDisplay { view.window?.commandDisplay ?? .shortcutPanel }
  /// The display that the command changes to.
  var otherDisplay: CommandDisplay { display == .menuBar ? .shortcutPanel : .menuBar }

  func changeDisplay() { show(otherDisplay) }

  private func show(_ display: CommandDisplay) {
    view.window?.commandDisplay = display
    shell?.showToast(Self.name(of: display))
    view.window?.keyEffectsMayHaveChanged()
  }

  /// Adds the settings of the scene to the menu for the view, and a menu for the focused row.
  func addMenus(with builder: any MenuBuilder) {
    let displays = CommandDisplay.allCases.map { display in
      Action(title: Self.name(of: display), state: display == self.display ? .on : .off) {
        [weak self] _ in self?.show(display)
      }
    }
    let schemes = [(ModifierScheme.pc, "PC Keys"), (.mac, "Mac Keys")].map { scheme, title in
      Action(title: title, state: view.window?.modifierScheme == scheme ? .on : .off) {
        [weak self] _ in self?.use(scheme)
      }
    }
    builder.insertElements(
      [
        Menu(title: "Commands In", options: .displayInline, children: displays),
        Menu(title: "Modifier Keys", children: schemes),
      ], atEndOfMenu: .view)
    builder.insertSibling(
      Menu(
        title: "Row",
        children: [.usingFocus(identifier: Self.focusedRow, shouldCacheItems: false)]
          as [DeferredMenuElement]),
      afterMenu: .view)
  }

  static let focusedRow: DeferredMenuElement.Identifier = "focused-row"

  /// Returns what can be done with the focused row.
  func elementsOfFocusedRow() -> [any MenuElement] {
    guard let row = view.window?.focusSystem?.focusedItem as? ShortcutTableRow else { return [] }
    let keys = row.printedKeys
    var elements: [any MenuElement] = [
      Action(title: "Copy “\(keys)”") { [weak self] _ in
        self?.view.window?.pasteboard.setString(keys, for: .general)
        self?.shell?.showToast("Copied \(keys)")
      },
      Action(title: "Say What “\(keys)” Does") { [weak self, weak row] _ in
        if let row { self?.shell?.showToast("\(row.titleText): \(row.noteText)") }
      },
    ]
    if let isOn = row.isTicked {
      elements.append(
        Menu(
          options: .displayInline,
          children: [
            Action(title: "Available", state: isOn ? .on : .off) { [weak self, weak row] _ in
              if let row { self?.toggle(row) }
            }
          ]))
    }
    return elements
  }
}
