import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting

extension Window {
  /// Returns the menu that a key requests for the focused item; nil for another key, and for none.
  func contextMenu(by key: Key) -> ContextMenu? {
    guard key.requestsMenu, let item = focusSystem?.focusedItem as? View else { return nil }
    return item.contextMenuAround(item.bounds.center)
  }
}

extension PointerRouter {
  /// Handles a press of the right button: the item under the pointer is focused, and its menu shown.
  func menuRequested(at point: CGPoint, _ time: TimeInterval) {
    begin(at: point, time)
    guard !isPressed, !window.isCovered, let hit = window.hitTest(point),
      var menu = hit.contextMenuAround(window.convert(point, to: hit))
    else { return }
    if let target = clickTarget(at: point) { focus(onClicked: target) }
    // Where the pointer is, unless the menu belongs to a small view such as a button.
    if menu.rect == nil, !(menu.view is any ContextMenuOffering) {
      menu.rect = CGRect(origin: window.convert(point, to: menu.view), size: .zero)
    }
    menu.show()
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
