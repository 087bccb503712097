import Foundation

/// Measures of controls and lockups in points, and how strong their states are (our choice, unless
/// another source is named).
package struct ControlStyle: Hashable, Sendable {
  /// Corners of buttons and caption buttons, and of cards (Decisions).
  package var buttonRadius: CGFloat = 14
  /// The least height of a button on a television, in points (HIG, Buttons).
  package var leastTVHeight: CGFloat = 56
  /// Corner radius of cards, in points.
  package var cardRadius: CGFloat = 18
  /// Of text fields and segmented controls, on the television and on the desk.
  package var fieldRadius: (tv: CGFloat, desk: CGFloat) { (14, 10) }
  /// From the edge of a button or a field to its text.
  package var textInset: (tv: CGFloat, desk: CGFloat) { (22, 12) }
  /// How much black, or white on dark grounds, is mixed into a pressed surface on a desk.
  package var pressedShade: CGFloat = 0.14
  /// A television inverts a pressed plate (HIG, Focus and selection): how much of the colour of a
  /// focused one is mixed into that of its text.
  package var pressedGlow: CGFloat = 0.08
  /// The same over a pressed picture, on which less would not be seen.
  package var pressedPictureShade: CGFloat = 0.28
  /// Opacity of the picture of a disabled control.
  package var disabledOpacity: CGFloat = 0.36
  /// Of a card with a colour of its own, until it is focused, pressed or selected.
  package var restingCardOpacity: CGFloat = 0.6

  /// Of quiet text beside that of full strength, on a surface.
  package var secondaryOpacity: CGFloat = 0.62
  /// Height of a line of a caption, in sizes of its type: near the published leading
  /// (HIG, Typography).
  package var captionLeading: CGFloat = 1.37
  /// Side of the check mark on a selected item: as a part of its shorter side, with limits in
  /// points.
  package var badge: (part: CGFloat, least: CGFloat, most: CGFloat) { (0.30, 20, 44) }

  /// Of a focused caption button, which grows upwards and to the sides only.
  package var captionButtonScale: CGFloat = 1.14
  /// Of a focused text field, which is long.
  package var fieldScale: CGFloat = 1.04
  /// Of a focused segment, which covers the edge of its control then.
  package var segmentScale: CGFloat = 1.12
  /// Around the segments of a segmented control.
  package var segmentInset: CGFloat = 2
  /// Width of the caret of a text field, in points; half as much again on a television.
  package var caretWidth: CGFloat = 2
  /// Of the desk's switch (iOS draws 51 × 31 with a knob of 27).
  package var switchSize = CGSize(width: 51, height: 31)
  /// Points between the knob of a switch and the edge of its track.
  package var knobInset: CGFloat = 2
  /// Diameter of a slider's knob, and height of its track.
  package var sliderKnob: CGFloat = 26
  /// Height of a slider's track, in points.
  package var sliderTrack: (tv: CGFloat, desk: CGFloat) { (10, 5) }
  /// Of the desk's stepper (iOS).
  package var stepperSize = CGSize(width: 94, height: 32)
}
