import FocusGeometry
import Foundation
import HaloDisplayList

/// The drawing of a view and all inside, and the surroundings in which it was made.
final class KeptDrawing {
  let surroundings: DrawingSurroundings
  let node: DisplayNode
  /// Around all of that in window points, and around what the clip has left out.
  let extent: Extent

  init(surroundings: DrawingSurroundings, node: DisplayNode, extent: Extent) {
    (self.surroundings, self.node, self.extent) = (surroundings, node, extent)
  }

  /// Points beyond the clip within which the view is listed: more than rounding takes.
  private static let margin: CGFloat = 2

  /// Nothing, in surroundings that differ by a movement which has taken all out of the clip; nil in
  /// others.
  func outOfSight(in surroundings: DrawingSurroundings) -> KeptDrawing? {
    let (old, new) = (self.surroundings.transform, surroundings.transform)
    guard old.a == new.a, old.b == new.b, old.c == new.c, old.d == new.d,
      self.surroundings.restScale == surroundings.restScale,
      self.surroundings.focusedScale == surroundings.focusedScale
    else { return nil }
    let moved = extent.offsetBy(dx: new.tx - old.tx, dy: new.ty - old.ty)
    let near = Extent(surroundings.clip.insetBy(dx: -Self.margin, dy: -Self.margin))
    guard !moved.meets(near) else { return nil }
    return KeptDrawing(surroundings: surroundings, node: .empty, extent: moved)
  }
}
