/// An object that a view keeps for a kind of interaction: UIKit's `UIInteraction`.
///
/// The only one of Halo is ``ContextMenuInteraction``; others have no effect by themselves.
@MainActor
public protocol Interaction: AnyObject {
  /// The view with the interaction; nil for none.
  var view: View? { get }
  /// Called before the interaction is added to a view, or removed (nil).
  func willMove(to view: View?)
  /// Called after the interaction was added to a view, or removed (nil); it sets ``view``.
  func didMove(to view: View?)
}

extension View {
  /// The interactions in the order in which they were added.
  public var interactions: [any Interaction] {
    (attachments?.interactions ?? []).compactMap { $0 as? any Interaction }
  }

  /// Adds an interaction; removes it from its previous view.
  public func addInteraction(_ interaction: any Interaction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    changeAttachments { $0.interactions.append(interaction) }
    interaction.didMove(to: self)
  }

  /// Removes an interaction; has no effect if the view does not have it.
  public func removeInteraction(_ interaction: any Interaction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    changeAttachments { $0.interactions.removeAll { $0 === interaction } }
    interaction.didMove(to: nil)
  }
}
