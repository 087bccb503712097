import FocusEngine
import FocusGeometry
import Foundation

/// An observation of an item while it has the focus.
struct FocusSight {
  /// The item's index in the graph.
  var item: Int
  /// The name of the appearance; nil if it does not matter.
  var look: String?
  /// The indicator; nil for an item that is not a view or has left the visible area.
  var indicator: IndicatorMeasure?
  /// The largest part of the indicator that a clip or the window cuts off, in points.
  var cut: CGFloat = 0
  /// Whether the focus shows within the time limit; nil if this was not tried.
  var isPrompt: Bool?
  /// The item's place after it has been scrolled to.
  var place: Place?
  /// The change that the screen made by itself; nil for none.
  var change: Change?
  /// The difference between the focused item and the same item selected without focus; nil if not
  /// tried.
  var beside: IndicatorMeasure?
  /// The text that the item's growth covers most; nil for none.
  var crowding: Crowding?
  /// The text or mark that the focus makes hard to read; nil for none.
  var legibility: Legibility?
  /// The edges of a lifted picture; nil for everything else.
  var edges: LiftEdges?
  /// When the item is seen among the things on the screen; nil if it was not tried.
  var order: Order?
  /// Whether a picture shows its focus by size and shadow, as pictures on a television do.
  ///
  /// Its pixels say little then.
  var isToldBySize = false

  /// The visible place of an item.
  struct Place {
    /// The part that no clip and no edge cuts off; nil if the item is out of sight.
    var onScreen: CGRect?
    /// The parts that no other view covers.
    var visible: [CGRect]

    var isSeen: Bool {
      guard let onScreen else { return false }
      return visible.contains { $0.intersects(onScreen) }
    }
  }

  /// The contrast of a text or a mark with the ground behind it.
  struct Legibility {
    /// The text; nil for a mark.
    var text: String?
    /// The contrast with the focus, 1...21.
    var ratio: Double
    /// The contrast that is required.
    var required: Double
    /// The contrast without the focus; nil if it is not known.
    var former: Double?

    /// The contrast as a share of the required one.
    var share: Double { ratio / required }
  }

  /// The place of an item among the things that are seen from a distance.
  struct Order {
    /// The place, counted from 1.
    var place: Int
    /// The number of things.
    var count: Int
    /// The strength as a share of that of the thing that is seen first, 0...1.
    var strength: Double
    /// The name of the thing that is seen first.
    var first: String
  }

  /// A text that cannot be read because an item has grown.
  struct Crowding {
    var text: String
    /// The id under which the view of the text draws.
    var view: UInt64
    /// Whether it is a text of the item itself, which something else covers.
    var isOwn: Bool
    /// The share of the text that is covered, 0...1.
    var share: Double
  }

  /// A change that the mere focus causes.
  enum Change: Hashable {
    /// A presentation appears or disappears.
    case presentation
    /// The item leaves the window.
    case departure
    /// The focus moves on to the item with this label; nil for none.
    case wandering(String?)
  }
}
