import FocusGeometry
import Foundation

/// A context menu for a view and its descendants: UIKit's `UIContextMenuInteraction`.
///
/// The right button of the pointer shows it, and so do the Menu key and Shift-F10 while the view or a
/// descendant is focused.
@MainActor
public final class ContextMenuInteraction: Interaction {
  /// The object that provides the menu, held weakly.
  public private(set) weak var delegate: (any ContextMenuInteractionDelegate)?
  /// The view with the interaction; nil for none.
  public private(set) weak var view: View?
  private var place = CGPoint.zero

  /// Creates an interaction whose menu `delegate` provides.
  public init(delegate: any ContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Does nothing.
  public func willMove(to view: View?) {}
  /// Sets ``view``.
  public func didMove(to view: View?) { self.view = view }

  /// Returns the point for which the menu was requested last, in points of `view`; in points of the
  /// window for nil.
  public func location(in view: View?) -> CGPoint {
    guard let own = self.view, let view = view ?? own.rootView else { return .zero }
    return own.convert(place, to: view)
  }

  /// Asks the delegate for the menu at a point in the view's coordinates; nil for none.
  func menu(at place: CGPoint) -> Menu? {
    self.place = place
    return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)?.menu()
  }
}

/// An object that provides the menu of a view: UIKit's `UIContextMenuInteractionDelegate`.
@MainActor
public protocol ContextMenuInteractionDelegate: AnyObject {
  /// Asks for the menu at a point in the coordinates of the interaction's view, which for keys is the
  /// middle of the focused view; nil for none.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration?
}
