import Foundation
import HaloSceneGraph

extension NavigationController: BarItemHolder {
  var screenUnderBar: Responder? { topViewController }

  func present(_ menu: Menu, at item: BarButtonItem, choose: @escaping (any MenuElement) -> Void) {
    let screen = MenuScreen(menu, choose: choose)
    screen.popoverPresentationController?.sourceItem = item
    present(screen, animated: true)
  }
}
