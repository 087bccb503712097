import HaloSceneGraph

/// An object that contains a bar with items.
@MainActor
protocol BarItemHolder: Responder {
  /// The responder that first receives what an item sends; nil while there is no screen.
  var screenUnderBar: Responder? { get }
  /// Shows the menu of an item; `choose` is called with what the user chooses.
  func present(_ menu: Menu, at item: BarButtonItem, choose: @escaping (any MenuElement) -> Void)
}
