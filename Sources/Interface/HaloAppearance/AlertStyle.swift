import Foundation
import HaloDisplayList

/// Measures of alerts, in points (no public source gives them: our choice).
package struct AlertStyle: Hashable, Sendable {
  /// What differs between a desk and a television.
  package struct Measures: Hashable, Sendable {
    /// Of the card on a desk, of the text on a television.
    package var width: CGFloat
    /// Width of a button on a television, in points; a desk's buttons share the card's width.
    package var buttonWidth: CGFloat
    /// Height of a button, in points.
    package var buttonHeight: CGFloat
    /// Corner radius of a button, in points.
    package var buttonRadius: CGFloat
    /// Points between neighbouring buttons.
    package var buttonGap: CGFloat
    /// Height of a text field, in points; as wide as a button that stands alone.
    package var fieldHeight: CGFloat
    /// Points between neighbouring text fields.
    package var fieldGap: CGFloat
    /// Between the text and the text fields.
    package var fieldsGap: CGFloat
    /// Points kept free inside each edge: of the card on a desk, of the screen on a television.
    package var inset: CGFloat
    /// Between title and message.
    package var textGap: CGFloat
    /// Between what is above the buttons and them.
    package var buttonsGap: CGFloat
    /// Of the title; sizes in points.
    package var titleFont: Font
    /// Of the message under the title.
    package var messageFont: Font
    /// Height of a line of the message, in points.
    package var messageLineHeight: CGFloat
    /// Of the titles of buttons.
    package var buttonFont: Font
    /// Of the title of the preferred action's button.
    package var preferredButtonFont: Font
    /// The font of text fields.
    package var fieldFont: Font
  }

  /// Of the card in the middle of a desktop window.
  package var desk = Measures(
    width: 320, buttonWidth: 0, buttonHeight: 44, buttonRadius: 12, buttonGap: 8, fieldHeight: 44,
    fieldGap: 8, fieldsGap: 16, inset: 20, textGap: 6, buttonsGap: 20,
    titleFont: .systemFont(ofSize: 17, weight: .semibold),
    messageFont: .systemFont(ofSize: 15), messageLineHeight: 20,
    buttonFont: .systemFont(ofSize: 17),
    preferredButtonFont: .systemFont(ofSize: 17, weight: .semibold),
    fieldFont: .systemFont(ofSize: 17))
  /// On the canvas of 1920 × 1080 points (HIG, Layout).
  package var television = Measures(
    width: 900, buttonWidth: 560, buttonHeight: 72, buttonRadius: 16, buttonGap: 28,
    fieldHeight: 72, fieldGap: 28, fieldsGap: 48, inset: 60, textGap: 20, buttonsGap: 64,
    titleFont: .systemFont(ofSize: 48, weight: .medium),
    messageFont: .systemFont(ofSize: 29), messageLineHeight: 38,
    buttonFont: .systemFont(ofSize: 29, weight: .medium),
    preferredButtonFont: .systemFont(ofSize: 29, weight: .medium),
    fieldFont: .systemFont(ofSize: 29))
  /// Corner radius of a desk's card, in points.
  package var radius: CGFloat = 22
  /// Opacity, 0...1, of the label colour behind an unfocused button on a desk.
  package var restFillOpacity: CGFloat = 0.07
  /// Seconds to come and to go.
  package var transitionDuration: TimeInterval = 0.28
  /// How much larger a card is when it begins to come.
  package var arrivingScale: CGFloat = 1.08
  /// Colour of destructive actions: readable on a card, and under white text (HIG, Color).
  package var destructive = Color(hex: 0xE9152D)
  /// The colour of destructive actions in dark appearances.
  package var destructiveInDark = Color(hex: 0xFF6165)
  /// How small the canvas of a television may be shown: its message has 14.5 points then.
  package var leastTelevisionScale: CGFloat = 0.5
}
