import Foundation
import HaloDisplayList
import HaloHosting

/// The named colours of a desktop scene and of a television scene (Decisions).
public struct Palette: Hashable, Sendable {
  /// Whether text is light on dark backgrounds.
  public var isDark: Bool
  /// The contrast that the colours were chosen for.
  public var accessibilityContrast = AccessibilityContrast.normal

  // MARK: The accent

  /// The colour of marks such as rings: at least 3:1 against `window`, `sidebar` and `card`; 4.5:1
  /// with increased contrast.
  public var tint = Color.clear
  /// The colour of rings around focused items: `tint`, or an accent that would turn brown if it had
  /// that contrast.
  public var ring = Color.clear
  /// The colour of the lines along both edges of such a ring, with the contrast of `tint`; nil for
  /// a ring of one colour.
  public var ringEdge: Color?
  /// The colour of symbols and of interactive text: at least 4.5:1 against the same backgrounds, or
  /// 7:1 with increased contrast.
  public var symbol = Color.clear
  /// The colour of a symbol alone or beside a word: `symbol`, except that a very bright accent
  /// keeps more of its brightness on light backgrounds (at least 3:1, as a mark).
  public var icon = Color.clear
  /// The background of a focused row: at least 4.5:1 against `onTint`, or 7:1 with increased
  /// contrast.
  public var highlight = Color.clear
  /// The outline of a focused row whose `highlight` has less than 3:1 contrast with its background;
  /// nil if not needed.
  ///
  /// It is also nil on light backgrounds for an accent that has black text.
  public var highlightEdge: Color?
  /// The colour of text and symbols on `highlight`: white or black, depending on the contrast.
  public var onTint = Color.clear

  // MARK: Desktop

  /// The background of a window.
  public var window: Color
  /// The background of a sidebar and of a tab bar.
  public var sidebar: Color
  /// The background of a card, such as an alert or a group of rows.
  public var card: Color
  /// The colour of text on these backgrounds: UIKit's `UIColor.label`.
  public var label: Color
  /// The colour of less important text: UIKit's `UIColor.secondaryLabel`.
  public var secondaryLabel: Color
  /// The colour of the words in an empty field: UIKit's `UIColor.placeholderText`, so faint that
  /// they are not taken for a value; at least 4.5:1 on `card` with increased contrast.
  public var placeholder: Color
  /// The colour of thin lines between parts: UIKit's `UIColor.separator`.
  public var separator: Color
  /// The background of a selected row while the focus is elsewhere.
  public var unfocusedSelection: Color
  /// The colour of a ring while another window has the keyboard.
  public var inactiveHalo: Color
  /// The outline of focusable but unfocused items with increased contrast, 1 point wide; nil for
  /// none.
  public var border: Color?

  // MARK: tvOS controls and captions (HIG, Focus and selection)

  /// The fill of a control, which shows what is behind it; opaque with increased contrast.
  public var control: Color
  /// The colour of text and symbols on `control`.
  public var controlLabel: Color
  /// The opaque fill of a focused or selected control, and the text colour of a pressed one.
  public var focusedControl: Color
  /// The colour of text and symbols on `focusedControl`; a pressed control is filled with it.
  public var focusedControlLabel: Color
  /// The fill of a disabled control.
  public var disabledControl: Color
  /// The colour of text and symbols on `disabledControl`, and of a disabled item's caption.
  public var disabledControlLabel: Color
  /// The colour of the title beside an unfocused picture.
  public var caption: Color
  /// The colour of the subtitle beside an unfocused picture.
  public var secondaryCaption: Color
  /// The colour of the title beside the focused picture.
  public var focusedCaption: Color
  /// The colour of the subtitle beside the focused picture.
  public var focusedSecondaryCaption: Color
}

extension Palette {
  /// Creates the colours of an appearance, with `accent` darkened or lightened as far as contrast
  /// requires.
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

  /// The light palette with normal contrast and the blue accent.
  public static let light = Palette(style: .light)
  /// The dark palette with normal contrast and the blue accent.
  public static let dark = Palette(style: .dark)
}
