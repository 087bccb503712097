import Foundation

/// How far what floats leans, and what moves against what while it does (Decisions).
///
/// How far the item itself turns and shifts is `FocusMovementHint`'s to say.
public struct TiltStyle: Hashable, Sendable {
  /// Points: what is longer than this, with the focus, turns less than all the way.
  public var fullTurnSize: CGFloat = 520
  /// Points that each layer of a layered picture moves beyond the one behind it.
  public var layerShift: CGFloat = 2
  /// Small pictures move their layers less: at most this part of the shorter side.
  public var layerShiftLimit: CGFloat = 0.009
  /// How much larger each layer is drawn than the one behind it: enough that moving never bares its
  /// edge.
  public var layerGrowth: CGFloat = 0.02
  /// Points that the shadow moves against the tilt.
  public var shadowShift: CGFloat = 10
  /// How far the middle of the light follows the tilt, in parts of the picture.
  public var shineShift: CGFloat = 0.35
  /// Of what a held arrow leans to, and what a movement lets a layered picture swing.
  public var held: CGFloat = 0.8
  public var swing: CGFloat = 0.6
}
