import DisplayList
import Foundation
import Hosting

/// Named colours of a desktop scene, and of a TV scene (Decisions).
public struct Palette: Hashable, Sendable {
  public var isDark: Bool
  public var accessibilityContrast = AccessibilityContrast.normal

  // MARK: The accent

  /// Of rings: 3:1 against `window`, `sidebar` and `card`; 4.5:1 with increased contrast.
  public var tint = Color.clear
  /// Of symbols and of text that can be operated: 4.5:1 against the same, or 7:1.
  public var symbol = Color.clear
  /// Behind the text of a focused row: 3:1 against everything a row stands on, and 4.5:1, or 7:1,
  /// with `onTint`.
  public var highlight = Color.clear
  public var onTint = Color.clear
  public var onTintSecondary = Color.clear

  // MARK: The desk

  public var window: Color
  public var sidebar: Color
  public var card: Color
  public var label: Color
  public var secondaryLabel: Color
  public var separator: Color
  /// Behind a row that is selected while focus is elsewhere.
  public var unfocusedSelection: Color
  /// Of a ring while another window has the keyboard.
  public var inactiveHalo: Color
  /// With increased contrast, the line of 1 point around what can have the focus but has it not;
  /// nil: no line.
  public var border: Color?

  // MARK: tvOS controls and captions (HIG, Focus and selection)

  /// A surface that takes the colour of what is behind it; opaque with increased contrast.
  public var control: Color
  public var controlLabel: Color
  /// Opaque while focused, pressed or selected.
  public var focusedControl: Color
  public var focusedControlLabel: Color
  public var disabledControl: Color
  public var disabledControlLabel: Color
  public var caption: Color
  public var secondaryCaption: Color
  public var focusedCaption: Color
  public var focusedSecondaryCaption: Color
}

extension Palette {
  /// The colours of an appearance, with `accent` deepened or lightened as far as contrast needs.
  public init(
    style: UserInterfaceStyle, contrast: AccessibilityContrast = .normal,
    accent: AccentColor = .blue
  ) {
    self =
      switch (style == .dark, contrast == .high) {
      case (false, false): .lightGround
      case (true, false): .darkGround
      case (false, true): .lightHighContrastGround
      case (true, true): .darkHighContrastGround
      }
    setAccent(accent.color(style: style, contrast: contrast))
  }

  public static let light = Palette(style: .light)
  public static let dark = Palette(style: .dark)
}
