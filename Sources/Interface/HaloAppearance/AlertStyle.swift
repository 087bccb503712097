import Foundation
import HaloDisplayList

/// The measures of alerts, in points (no public source gives them: our choice).
package struct AlertStyle: Hashable, Sendable {
  /// The measures that differ between a desktop and a television.
  package struct Measures: Hashable, Sendable {
    /// The width of the card on a desktop, and of the text on a television, in points.
    package var width: CGFloat
    /// The width of a button on a television, in points; on a desktop, buttons share the card's
    /// width.
    package var buttonWidth: CGFloat
    /// The height of a button, in points.
    package var buttonHeight: CGFloat
    /// The corner radius of a button, in points.
    package var buttonRadius: CGFloat
    /// The gap between neighbouring buttons, in points.
    package var buttonGap: CGFloat
    /// The height of a text field, in points; it is as wide as a single button.
    package var fieldHeight: CGFloat
    /// The gap between neighbouring text fields, in points.
    package var fieldGap: CGFloat
    /// The gap between the text and the text fields, in points.
    package var fieldsGap: CGFloat
    /// The margin inside each edge of the card on a desktop, and of the screen on a television, in
    /// points.
    package var inset: CGFloat
    /// The gap between title and message, in points.
    package var textGap: CGFloat
    /// The gap between the buttons and what is above them, in points.
    package var buttonsGap: CGFloat
    /// The font of the title.
    package var titleFont: Font
    /// The font of the message under the title.
    package var messageFont: Font
    /// The line height of the message, in points.
    package var messageLineHeight: CGFloat
    /// The font of button titles.
    package var buttonFont: Font
    /// The font of the preferred action's button title.
    package var preferredButtonFont: Font
    /// The font of text fields.
    package var fieldFont: Font
  }

  /// The measures of the card in the middle of a desktop window.
  package var desk = Measures(
    width: 320, buttonWidth: 0, buttonHeight: 44, buttonRadius: 12, buttonGap: 8, fieldHeight: 44,
    fieldGap: 8, fieldsGap: 16, inset: 20, textGap: 6, buttonsGap: 20,
    titleFont: .systemFont(ofSize: 17, weight: .semibold),
    messageFont: .systemFont(ofSize: 15), messageLineHeight: 20,
    buttonFont: .systemFont(ofSize: 17),
    preferredButtonFont: .systemFont(ofSize: 17, weight: .semibold),
    fieldFont: .systemFont(ofSize: 17))
  /// The measures on the television's canvas of 1920 × 1080 points (HIG, Layout).
  package var television = Measures(
    width: 900, buttonWidth: 560, buttonHeight: 72, buttonRadius: 16, buttonGap: 28,
    fieldHeight: 72, fieldGap: 28, fieldsGap: 48, inset: 60, textGap: 20, buttonsGap: 64,
    titleFont: .systemFont(ofSize: 48, weight: .medium),
    messageFont: .systemFont(ofSize: 29), messageLineHeight: 38,
    buttonFont: .systemFont(ofSize: 29, weight: .medium),
    preferredButtonFont: .systemFont(ofSize: 29, weight: .medium),
    fieldFont: .systemFont(ofSize: 29))
  /// The corner radius of the card on a desktop, in points.
  package var radius: CGFloat = 22
  /// The opacity (0–1) of the label colour behind an unfocused button on a desktop.
  package var restFillOpacity: CGFloat = 0.07
  /// The duration of appearing and of disappearing, in seconds.
  package var transitionDuration: TimeInterval = 0.28
  /// The scale of a card at the start of its appearing.
  package var arrivingScale: CGFloat = 1.08
  /// The colour of destructive actions: readable on a card, and as the background of white text
  /// (HIG, Color).
  package var destructive = Color(hex: 0xE9152D)
  /// The colour of destructive actions in dark appearances.
  package var destructiveInDark = Color(hex: 0xFF6165)
  /// The smallest scale of a television's canvas, at which its message has 14.5 points.
  package var leastTelevisionScale: CGFloat = 0.5
}
