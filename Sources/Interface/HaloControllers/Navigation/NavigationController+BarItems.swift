import Foundation
import HaloSceneGraph

extension NavigationController: BarItemHolder {
  var screenUnderBar: Responder? { topViewController }

  func present(_ menu: Menu, at item: BarButtonItem, choose: @escaping (any MenuElement) -> Void) {
    MenuScreen.present(menu, over: self) { [weak self] in
      self?.topViewController
    } place: { popover in
      popover.sourceItem = item
    } choose: { element in
      choose(element)
    }
  }
}
