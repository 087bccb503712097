import FocusEngine
import Foundation
import HaloDisplayList
import HaloHosting

/// All measures and colours of how focus looks, in one value.
///
/// Light, dark, increased contrast and reduced motion are values of it. Numbers without a public
/// source are listed in Decisions and belong to the style that holds them.
public struct FocusAppearance: Hashable, Sendable {
  /// The colours of the appearance.
  public var palette: Palette
  /// Whether focus shows without movement: UIKit's `UIAccessibility.isReduceMotionEnabled`.
  public var prefersReducedMotion = false
  /// Whether translucent surfaces are opaque: UIKit's
  /// `UIAccessibility.isReduceTransparencyEnabled`.
  public var prefersReducedTransparency = false
  /// The look of focus on a television; see ``with(look:reducedTransparency:)``.
  public package(set) var televisionLook = TelevisionLook.tvOS18
  /// The style of the ring around the focused item on a desktop: UIKit's `UIFocusHaloEffect`.
  public var halo = HaloStyle()
  /// The style of list rows.
  package var rows = RowStyle()
  /// The style of a lifted item on a television.
  package var lift = LiftStyle()
  /// The style of a tilted item's layers, shadow and light.
  package var tilt = TiltStyle()
  /// The durations of animations.
  package var motion = MotionStyle()
  /// The style of the light on a hovered item.
  package var gaze = GazeStyle()
  /// The style of alerts, on a desktop and on a television.
  package var alert = AlertStyle()
  /// The style of the list of shortcuts, which appears while Command is held.
  package var shortcuts = ShortcutOverlayStyle()
  /// The style of the menu bar.
  package var menuBar = MenuBarStyle()
  /// The style of the panels of full keyboard access.
  package var choices = ChoicePanelStyle()
  /// The style of translucent panes.
  package var materials = MaterialStyle()
  /// The accent from which ``with(style:contrast:accent:)`` derives a palette; blue after
  /// ``init(palette:)``.
  public private(set) var accent = AccentColor.blue
  /// The style of controls and lockups.
  package var controls = ControlStyle()
  /// The style of glass, for looks and effects that use it; see ``glass``.
  package var glassStyle = GlassStyle()

  /// Creates an appearance with the default measures and the given colours.
  public init(palette: Palette) {
    self.palette = palette
    contrastDidChange()
  }

  /// Creates an appearance with the default measures for these traits; `.unspecified` counts as
  /// light and as normal contrast.
  public init(
    style: UserInterfaceStyle, contrast: AccessibilityContrast = .normal,
    accent: AccentColor = .blue, reducedMotion: Bool = false
  ) {
    self.init(palette: Palette(style: style, contrast: contrast, accent: accent))
    self.accent = accent
    prefersReducedMotion = reducedMotion
  }

  /// The light appearance with normal contrast and the blue accent.
  public static let light = FocusAppearance(style: .light)
  /// The dark appearance with normal contrast and the blue accent.
  public static let dark = FocusAppearance(style: .dark)

  /// Light or dark, according to the palette; never `.unspecified`.
  public var userInterfaceStyle: UserInterfaceStyle { palette.isDark ? .dark : .light }
  /// The contrast that the palette was made for.
  public var accessibilityContrast: AccessibilityContrast { palette.accessibilityContrast }

  /// Returns a copy with the colours for other traits; nil and `.unspecified` leave a trait
  /// unchanged.
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

  /// Applies the palette's contrast: with increased contrast, rings are wider and unfocused items
  /// dim less (Decisions).
  mutating func contrastDidChange() {
    let isHigh = palette.accessibilityContrast == .high
    halo = isHigh ? .increasedContrast : palette.ringEdge == nil ? HaloStyle() : .edged
    lift.increasedContrast = isHigh
    lift.isOnLight = !palette.isDark
    lift.defaultRim =
      palette.isDark
      ? Color(white: 1, alpha: isHigh ? 1 : 0.9) : Color(white: 0, alpha: isHigh ? 1 : 0.12)
    // On a light ground, the line is a hairline beside the shadow.
    lift.defaultRimWidth = palette.isDark || isHigh ? LiftStyle().defaultRimWidth : 0
    motion.idleDimming = isHigh ? MotionStyle.highContrastDimming : MotionStyle().idleDimming
  }
}
