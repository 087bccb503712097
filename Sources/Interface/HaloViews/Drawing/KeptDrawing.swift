import FocusGeometry
import Foundation
import HaloDisplayList

/// The cached drawing of a view and its descendants, with the surroundings in which it was made.
final class KeptDrawing {
  let surroundings: DrawingSurroundings
  let node: DisplayNode
  /// The extent of the drawing in window points, including what the clip removed.
  let extent: Extent

  init(surroundings: DrawingSurroundings, node: DisplayNode, extent: Extent) {
    (self.surroundings, self.node, self.extent) = (surroundings, node, extent)
  }

  /// The distance beyond the clip, in points, within which the view is still listed: more than
  /// rounding can shift it.
  private static let margin: CGFloat = 2

  /// Returns an empty drawing if the surroundings differ only by a movement that takes the whole
  /// drawing out of the clip; nil otherwise.
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
