import FocusGeometry
import Foundation

/// A view that has menus besides those of its interactions.
@MainActor
package protocol ContextMenuOffering: View {
  /// Returns the menu at a point in the view's coordinates; nil for none.
  func contextMenu(at place: CGPoint) -> ContextMenu?
}

/// A responder that shows menus on the screen.
@MainActor
package protocol MenuPresenting: Responder {
  /// Shows a menu; the chosen command goes up the responder chain from its view.
  func present(_ menu: ContextMenu)
}

/// A menu with the view that it belongs to.
@MainActor
package struct ContextMenu {
  package var menu: Menu
  package var view: View
  /// The place at which it is shown, in the view's coordinates; nil for its bounds.
  package var rect: CGRect?
  /// Whether the menu is for the place at which it was requested, instead of a whole view or item; a
  /// menu requested by the pointer is then shown there.
  package var isForPlace: Bool

  package init(_ menu: Menu, of view: View, rect: CGRect? = nil, isForPlace: Bool = false) {
    (self.menu, self.view, self.rect, self.isForPlace) = (menu, view, rect, isForPlace)
  }

  /// Has the menu shown by the nearest responder around its view that shows menus.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  package func show() -> Bool {
    guard let presenter = view.nearest((any MenuPresenting).self) else { return false }
    presenter.present(self)
    return true
  }
}

extension View {
  /// Returns the menu at a point in the view's coordinates, of the view or the nearest ancestor that
  /// has one; nil for none.
  package func contextMenuAround(_ place: CGPoint) -> ContextMenu? {
    for view in sequence(first: self, next: \.superview) {
      let own = convert(place, to: view)
      if let found = view.ownContextMenu(at: own) { return found }
    }
    return nil
  }

  private func ownContextMenu(at place: CGPoint) -> ContextMenu? {
    for case let interaction as ContextMenuInteraction in interactions.reversed() {
      if let menu = interaction.menu(at: place) {
        return ContextMenu(menu, of: self, isForPlace: true)
      }
    }
    return (self as? any ContextMenuOffering)?.contextMenu(at: place)
  }
}
