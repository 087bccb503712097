import Foundation

/// Every number and colour of how focus looks, in one value (spec/focus-looks.md).
///
/// Light, dark and reduced motion are values of it. What no public source gives is marked as our
/// choice, to be corrected in the style that holds it.
public struct FocusAppearance: Hashable, Sendable {
  public var palette: Palette
  public var prefersReducedMotion = false
  public var halo = HaloStyle()
  public var rows = RowStyle()
  public var lift = LiftStyle()
  public var tilt = TiltStyle()
  public var motion = MotionStyle()
  public var controls = ControlStyle()

  public init(palette: Palette) { self.palette = palette }

  public static let light = FocusAppearance(palette: .light)
  public static let dark = FocusAppearance(palette: .dark)
}
