import Foundation
import HaloSceneGraph

extension NavigationController: BarItemHolder {
  var screenUnderBar: Responder? { topViewController }

  func present(_ menu: Menu, at item: BarButtonItem, choose: @escaping (any MenuElement) -> Void) {
    MenuScreen.present(
      menu, over: self, startingAt: { [weak self] in self?.topViewController },
      place: { $0.sourceItem = item }, choose: choose)
  }
}
