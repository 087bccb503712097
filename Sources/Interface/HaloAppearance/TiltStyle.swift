import Foundation

/// How the layers, shadow and light of a leaning item move (Decisions).
///
/// How far the item itself turns and shifts is set by `FocusMovementHint`.
package struct TiltStyle: Hashable, Sendable {
  /// Points; an item whose longer side, focused, exceeds this turns less.
  package var fullTurnSize: CGFloat = 520
  /// Points that each layer of a layered picture moves beyond the one behind it.
  package var layerShift: CGFloat = 2
  /// Small pictures move their layers less: at most this part of the shorter side.
  package var layerShiftLimit: CGFloat = 0.009
  /// How much larger each layer is drawn than the one behind it, so that its edge never shows.
  package var layerGrowth: CGFloat = 0.02
  /// Points that the shadow moves against the tilt.
  package var shadowShift: CGFloat = 16
  /// How far the middle of the light follows the tilt, in parts of the picture.
  package var shineShift: CGFloat = 0.35
  /// Part of a full tilt while an arrow is held.
  package var held: CGFloat = 0.8
}
