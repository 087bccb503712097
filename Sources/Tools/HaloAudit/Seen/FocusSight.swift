import FocusEngine
import FocusGeometry
import Foundation

/// What is seen of an item while it has the focus.
struct FocusSight {
  /// The place in the graph.
  var item: Int
  /// How the screen looked; nil where that does not matter.
  var look: String?
  /// nil for what is no view, or has gone out of sight.
  var indicator: IndicatorMeasure?
  /// How much of the indicator a clip or the window cuts off, in points.
  var cut: CGFloat = 0
  /// Whether anything shows the focus so soon that nobody waits; nil where it was not tried.
  var isPrompt: Bool?
  /// Of the item, once it has been scrolled to.
  var place: Place?
  /// What the screen did by itself; nil: nothing.
  var change: Change?
  /// How far it differs from the same item selected and without the focus; nil where that was not
  /// tried.
  var beside: IndicatorMeasure?
  /// Whether a picture shows its focus by its size and its shadow, as pictures on a television do:
  /// what its pixels are then says little.
  var isToldBySize = false

  /// Where an item is seen.
  struct Place {
    /// The part that no clip and no edge cuts off; nil for out of sight.
    var onScreen: CGRect?
    /// What nothing covers.
    var visible: [CGRect]

    var isSeen: Bool {
      guard let onScreen else { return false }
      return visible.contains { $0.intersects(onScreen) }
    }
  }

  /// What happens only because something has the focus.
  enum Change: Hashable {
    /// Something is presented, or taken away again.
    case presentation
    /// The item is no longer there.
    case departure
    /// Focus has gone on; to the item of this label, or nowhere.
    case wandering(String?)
  }
}
