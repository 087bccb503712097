import FocusEngine
import Foundation
import HaloDisplayList
import HaloHosting

/// Every number and colour of how focus looks, in one value.
///
/// Light, dark, increased contrast and reduced motion are values of it. What no public source gives
/// is in Decisions, to be corrected in the style that holds it.
public struct FocusAppearance: Hashable, Sendable {
  /// The colours.
  public var palette: Palette
  /// Whether focus shows without movement: UIKit's `UIAccessibility.isReduceMotionEnabled`.
  public var prefersReducedMotion = false
  /// The ring around the focused item on a desk: UIKit's `UIFocusHaloEffect`.
  public var halo = HaloStyle()
  /// Rows of lists.
  package var rows = RowStyle()
  /// How far the focused item rises on a television.
  package var lift = LiftStyle()
  /// How the parts of a leaning item move.
  package var tilt = TiltStyle()
  /// How long each animation takes.
  package var motion = MotionStyle()
  /// The light on what the pointer hovers over.
  package var gaze = GazeStyle()
  /// Alerts, on a desk and on a television.
  package var alert = AlertStyle()
  /// The list of shortcuts that appears while Command is held.
  package var shortcuts = ShortcutOverlayStyle()
  /// The panels of full keyboard access.
  package var choices = ChoicePanelStyle()
  /// Panes through which what is behind them is seen.
  package var materials = MaterialStyle()
  /// What the palette was made with.
  public private(set) var accent = AccentColor.blue
  /// Controls and lockups.
  package var controls = ControlStyle()

  /// An appearance of the usual measures with colours of its own.
  public init(palette: Palette) {
    self.palette = palette
    contrastDidChange()
  }

  /// An appearance of the usual measures for these traits; `.unspecified` counts as light, and as
  /// normal contrast.
  public init(
    style: UserInterfaceStyle, contrast: AccessibilityContrast = .normal,
    accent: AccentColor = .blue, reducedMotion: Bool = false
  ) {
    self.init(palette: Palette(style: style, contrast: contrast, accent: accent))
    self.accent = accent
    prefersReducedMotion = reducedMotion
  }

  /// Light, with normal contrast and the blue accent.
  public static let light = FocusAppearance(style: .light)
  /// Dark, with normal contrast and the blue accent.
  public static let dark = FocusAppearance(style: .dark)

  /// Light or dark, by the palette; never `.unspecified`.
  public var userInterfaceStyle: UserInterfaceStyle { palette.isDark ? .dark : .light }
  /// The contrast that the palette was made for.
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
    lift.defaultRim =
      palette.isDark ? Color(white: 1, alpha: isHigh ? 1 : 0.9) : isHigh ? .black : nil
    motion.idleDimming = isHigh ? MotionStyle.highContrastDimming : MotionStyle().idleDimming
  }
}
