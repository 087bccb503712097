import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting

extension Window {
  /// Returns the menu that a key requests for the focused item; nil for another key, and for none.
  func contextMenu(by key: Key) -> ContextMenu? {
    guard key.requestsMenu, let item = focusSystem?.focusedItem as? View else { return nil }
    var menu = item.contextMenuAround(item.bounds.center)
    // A menu of a larger view is shown at the item for which it was requested.
    if let view = menu?.view, view !== item, menu?.rect == nil {
      menu?.rect = item.convert(item.bounds, to: view)
    }
    return menu
  }
}

extension Key {
  /// The keysym of the Menu key.
  private static let menuKey = KeyCode.other(0xFF67)

  /// Whether the key requests a menu: Menu, or Shift-F10 (GNOME Human Interface Guidelines).
  fileprivate var requestsMenu: Bool {
    switch modifierFlags.intersection(.chord) {
    case []: keyCode == Self.menuKey
    case .shift: keyCode == .function(10)
    default: false
    }
  }
}
