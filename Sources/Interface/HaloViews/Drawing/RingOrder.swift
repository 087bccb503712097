import FocusGeometry
import Foundation
import HaloDisplayList

/// The rings of a window at one instant, and where they stand in the order of drawing.
///
/// Views are named by their display ids.
package struct RingOrder {
  /// A ring that follows its item.
  package struct Following {
    /// The item's.
    let displayID: UInt64
    let ring: HaloRing
    let opacity: CGFloat
    /// The way from the item's coordinates to the window's, as it is drawn.
    let transform: CGAffineTransform
    /// The scale of the item at rest.
    let restScale: CGFloat

    /// The ring of the item that has this id.
    package init(
      of displayID: UInt64, _ ring: HaloRing, opacity: CGFloat, transform: CGAffineTransform,
      restScale: CGFloat
    ) {
      (self.displayID, self.ring, self.opacity) = (displayID, ring, opacity)
      (self.transform, self.restScale) = (transform, restScale)
    }
  }

  /// A ring that no longer follows its item, and fades where it was.
  package struct Remains {
    let displayID: UInt64
    let ring: HaloRing
    let opacity: CGFloat
    /// The ring's place in the view that it was drawn in.
    let transform: CGAffineTransform
    /// Tells rings apart that fade around one item.
    let number: UInt16

    /// The remains of the ring of the item that has this id.
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
    /// The item's.
    package let displayID: UInt64
    package let ring: HaloRing
    /// The ring's place in the view around the one that it is drawn above.
    package let transform: CGAffineTransform
  }

  private var above: [UInt64: [Following]] = [:]
  private var remains: [UInt64: [Remains]] = [:]

  /// No rings yet.
  package init() {}

  /// Rings to be drawn after the view and all inside.
  func rings(above view: UInt64) -> [Following] { above[view] ?? [] }
  /// Fading rings to be drawn inside the view, after everything else in it.
  func remains(in view: UInt64) -> [Remains] { remains[view] ?? [] }

  /// Has a ring drawn after a view and all inside.
  package mutating func add(_ ring: Following, above view: UInt64) {
    above[view, default: []].append(ring)
  }

  /// Has a fading ring drawn inside a view, after everything else in it.
  package mutating func add(_ ring: Remains, in view: UInt64) {
    remains[view, default: []].append(ring)
  }
}
