import FocusGeometry
import Foundation
import HaloDisplayList

/// The rings of a window at one instant, with their positions in the drawing order.
///
/// Views are identified by their display ids.
package struct RingOrder {
  /// A ring that follows its item.
  package struct Following {
    /// The display id of the item.
    let displayID: UInt64
    let ring: HaloRing
    let opacity: CGFloat
    /// The transform from the item's coordinates to the window's, as currently drawn.
    let transform: CGAffineTransform
    /// The scale of the item at rest.
    let restScale: CGFloat

    /// Creates the ring of the item with this id.
    package init(
      of displayID: UInt64, _ ring: HaloRing, opacity: CGFloat, transform: CGAffineTransform,
      restScale: CGFloat
    ) {
      (self.displayID, self.ring, self.opacity) = (displayID, ring, opacity)
      (self.transform, self.restScale) = (transform, restScale)
    }
  }

  /// A ring that no longer follows its item, and fades out in place.
  package struct Remains {
    let displayID: UInt64
    let ring: HaloRing
    let opacity: CGFloat
    /// The transform of the ring in the view in which it is drawn.
    let transform: CGAffineTransform
    /// A number that distinguishes the rings that fade around one item.
    let number: UInt16

    /// Creates the fading ring of the item with this id.
    package init(
      of displayID: UInt64, _ ring: HaloRing, opacity: CGFloat, transform: CGAffineTransform,
      number: UInt16
    ) {
      (self.displayID, self.ring, self.opacity) = (displayID, ring, opacity)
      (self.transform, self.number) = (transform, number)
    }
  }

  /// A ring as it was drawn.
  package struct Drawn {
    /// The display id of the item.
    package let displayID: UInt64
    package let ring: HaloRing
    /// The transform of the ring in the superview of the view that it is drawn above.
    package let transform: CGAffineTransform
  }

  private var above: [UInt64: [Following]] = [:]
  private var remains: [UInt64: [Remains]] = [:]

  /// Creates an order without rings.
  package init() {}

  /// Returns the rings to draw after a view and its descendants.
  func rings(above view: UInt64) -> [Following] { above[view] ?? [] }
  /// Returns the fading rings to draw inside a view, after everything else in it.
  func remains(in view: UInt64) -> [Remains] { remains[view] ?? [] }

  /// Adds a ring to draw after a view and its descendants.
  package mutating func add(_ ring: Following, above view: UInt64) {
    above[view, default: []].append(ring)
  }

  /// Adds a fading ring to draw inside a view, after everything else in it.
  package mutating func add(_ ring: Remains, in view: UInt64) {
    remains[view, default: []].append(ring)
  }
}
