import Foundation
import HaloDisplayList
import HaloHosting

/// Named colours of a desktop scene, and of a TV scene (Decisions).
public struct Palette: Hashable, Sendable {
  /// Whether text is light on dark grounds.
  public var isDark: Bool
  /// The contrast that the colours were chosen for.
  public var accessibilityContrast = AccessibilityContrast.normal

  // MARK: The accent

  /// Of rings: 3:1 against `window`, `sidebar` and `card`; 4.5:1 with increased contrast.
  public var tint = Color.clear
  /// Of symbols and of text that can be operated: 4.5:1 against the same, or 7:1.
  public var symbol = Color.clear
  /// Of symbols that stand alone or beside a word: as `symbol`, but of an accent too bright for
  /// white text nearly as bright on light grounds: 2:1.
  public var icon = Color.clear
  /// Behind the text of a focused row: 4.5:1, or 7:1, with `onTint`.
  public var highlight = Color.clear
  /// Of the line inside the edge of a focused row whose `highlight` has less than 3:1 against what a
  /// row stands on; nil where it has more, and on light grounds for an accent too bright for white
  /// text, unless contrast is increased.
  public var highlightEdge: Color?
  /// Of text and symbols on `highlight`: white or black, as the contrast asks.
  public var onTint = Color.clear

  // MARK: The desk

  /// The ground of a window.
  public var window: Color
  /// The ground of a sidebar and of a tab bar.
  public var sidebar: Color
  /// The ground of a card, such as an alert or a group of rows.
  public var card: Color
  /// Of text, on any of these grounds: UIKit's `UIColor.label`.
  public var label: Color
  /// Of less important text: UIKit's `UIColor.secondaryLabel`.
  public var secondaryLabel: Color
  /// Of thin lines between parts: UIKit's `UIColor.separator`.
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
  /// Of text and symbols on `control`.
  public var controlLabel: Color
  /// Opaque while focused, pressed or selected.
  public var focusedControl: Color
  /// Of text and symbols on `focusedControl`.
  public var focusedControlLabel: Color
  /// The surface of a disabled control.
  public var disabledControl: Color
  /// Of text and symbols on `disabledControl`, and of the caption of a disabled item.
  public var disabledControlLabel: Color
  /// Of the title beside a picture without the focus.
  public var caption: Color
  /// Of the subtitle beside a picture without the focus.
  public var secondaryCaption: Color
  /// Of the title beside the focused picture.
  public var focusedCaption: Color
  /// Of the subtitle beside the focused picture.
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

  /// Light, with normal contrast and the blue accent.
  public static let light = Palette(style: .light)
  /// Dark, with normal contrast and the blue accent.
  public static let dark = Palette(style: .dark)
}
