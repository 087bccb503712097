import Foundation

/// The movement of the layers, shadow and light of a tilted item (Decisions).
///
/// `FocusMovementHint` sets how far the item itself turns and shifts.
package struct TiltStyle: Hashable, Sendable {
  /// The size in points up to which an item turns fully; one whose longer side, focused, exceeds it
  /// turns less.
  package var fullTurnSize: CGFloat = 520
  /// The points by which each layer of a layered picture moves beyond the one behind it.
  package var layerShift: CGFloat = 2
  /// The largest movement of a layer as a share of the picture's shorter side, which limits small
  /// pictures.
  package var layerShiftLimit: CGFloat = 0.009
  /// The growth of each layer relative to the one behind it, so that its edge never shows.
  package var layerGrowth: CGFloat = 0.02
  /// The points by which the shadow moves against the tilt.
  package var shadowShift: CGFloat = 16
  /// The distance by which the light's centre follows the tilt, as a share of the picture.
  package var shineShift: CGFloat = 0.35
  /// The share of a full tilt while an arrow is held.
  package var held: CGFloat = 0.8
}
