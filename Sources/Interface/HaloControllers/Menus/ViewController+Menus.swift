import Foundation
import HaloSceneGraph

extension ViewController: MenuPresenting {
  /// Shows a menu in a popover at its view; the sender of an action is the view.
  package func present(_ menu: ContextMenu) {
    // The popover holds its source weakly, and the view may leave while the menu is open.
    MenuScreen.present(menu.menu, over: self) { [weak view = menu.view] in
      view
    } place: { popover in
      popover.sourceView = menu.view
      if let rect = menu.rect { popover.sourceRect = rect }
    } choose: { [weak view = menu.view] element in
      element.perform(sender: view, startingAt: view)
    }
  }
}
