import FocusEngine
import Foundation
import Hosting

/// Every number and colour of how focus looks, in one value.
///
/// Light, dark, increased contrast and reduced motion are values of it. What no public source gives
/// is in Decisions, to be corrected in the style that holds it.
public struct FocusAppearance: Hashable, Sendable {
  public var palette: Palette
  public var prefersReducedMotion = false
  public var halo = HaloStyle()
  public var rows = RowStyle()
  public var lift = LiftStyle()
  public var tilt = TiltStyle()
  public var motion = MotionStyle()
  public var gaze = GazeStyle()
  public var alert = AlertStyle()
  public var shortcuts = ShortcutOverlayStyle()
  /// What the palette was made with.
  public private(set) var accent = AccentColor.blue
  public var controls = ControlStyle()

  /// An appearance of the usual measures with colours of its own.
  public init(palette: Palette) {
    self.palette = palette
    contrastDidChange()
  }

  public init(
    style: UserInterfaceStyle, contrast: AccessibilityContrast = .normal,
    accent: AccentColor = .blue, reducedMotion: Bool = false
  ) {
    self.init(palette: Palette(style: style, contrast: contrast, accent: accent))
    self.accent = accent
    prefersReducedMotion = reducedMotion
  }

  public static let light = FocusAppearance(style: .light)
  public static let dark = FocusAppearance(style: .dark)

  public var userInterfaceStyle: UserInterfaceStyle { palette.isDark ? .dark : .light }
  public var accessibilityContrast: AccessibilityContrast { palette.accessibilityContrast }

  /// A copy with the colours for other traits; nil and `.unspecified` leave a trait as it is.
  public func with(
    style: UserInterfaceStyle = .unspecified, contrast: AccessibilityContrast = .unspecified,
    accent: AccentColor? = nil
  ) -> FocusAppearance {
    var new = self
    new.accent = accent ?? self.accent
    new.palette = Palette(
      style: style == .unspecified ? userInterfaceStyle : style,
      contrast: contrast == .unspecified ? accessibilityContrast : contrast, accent: new.accent)
    new.contrastDidChange()
    return new
  }

  /// With increased contrast rings are wider and unfocused items dim less (Decisions).
  private mutating func contrastDidChange() {
    let isHigh = palette.accessibilityContrast == .high
    halo = isHigh ? .increasedContrast : HaloStyle()
    lift.increasedContrast = isHigh
  }
}
