import HaloSceneGraph

/// Holds a bar with items, as these know it.
@MainActor
protocol BarItemHolder: Responder {
  /// The first responder to be asked what an item sends; nil while there is no screen.
  var screenUnderBar: Responder? { get }
  /// Shows the commands that an item offers; `choose` is called with the one that was chosen.
  func present(_ menu: Menu, at item: BarButtonItem, choose: @escaping (KeyCommand) -> Void)
}
