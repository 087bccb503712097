import Foundation

/// The measures of controls and lockups in points, and the strength of their states (our choice,
/// unless another source is named).
package struct ControlStyle: Hashable, Sendable {
  /// The corner radius of buttons and caption buttons, in points (Decisions).
  package var buttonRadius: CGFloat = 14
  /// The corner radius of these buttons under models that lift items; it depends on the look.
  package var televisionButtonRadius: CGFloat = 14
  /// The smallest height of a button on a television, in points (HIG, Buttons).
  package var leastTVHeight: CGFloat = 56
  /// The corner radius of cards, in points.
  package var cardRadius: CGFloat = 18
  /// The corner radius of text fields and segmented controls, in points, on the television and on
  /// the desktop.
  package var fieldRadius: (tv: CGFloat, desk: CGFloat) { (televisionFieldRadius, 10) }
  /// The radius on the television, which depends on the look.
  var televisionFieldRadius: CGFloat = 14
  /// The gap between the edge of a button or field and its text, in points.
  package var textInset: (tv: CGFloat, desk: CGFloat) { (22, 12) }
  /// The share (0–1) of black, or of white on dark backgrounds, mixed into a pressed surface on a
  /// desktop.
  package var pressedShade: CGFloat = 0.14
  /// The share (0–1) of the focused plate's colour mixed into its text's colour to fill a pressed
  /// plate.
  ///
  /// A television inverts a pressed plate (HIG, Focus and selection).
  package var pressedGlow: CGFloat = 0.08
  /// The line along the edge of a pressed control: its width in points, and the opacities of the black
  /// line on a light surface and of the white line on a dark one.
  ///
  /// Each has a contrast of 3:1 with its surface.
  package var pressedEdge: (width: (tv: CGFloat, desk: CGFloat), dark: CGFloat, light: CGFloat) {
    ((3, 2), 0.66, 0.72)
  }
  /// The opacity (0–1) of the black over a pressed picture, on which less would not be visible.
  package var pressedPictureShade: CGFloat = 0.28
  /// The opacity (0–1) of the picture of a disabled control.
  package var disabledOpacity: CGFloat = 0.36
  /// The opacity (0–1) of a card with a colour of its own, until it is focused, pressed or
  /// selected.
  package var restingCardOpacity: CGFloat = 0.6

  /// The opacity (0–1) of secondary text beside full-strength text on a surface.
  package var secondaryOpacity: CGFloat = 0.62
  /// The line height of a caption as a multiple of its font size: near the published leading (HIG,
  /// Typography).
  package var captionLeading: CGFloat = 1.37
  /// The side length of the check mark on a selected item: a share of the item's shorter side, with
  /// limits in points.
  package var badge: (part: CGFloat, least: CGFloat, most: CGFloat) { (0.30, 20, 44) }

  /// The scale of a focused caption button, which grows upwards and to the sides only.
  package var captionButtonScale: CGFloat = 1.14
  /// The scale of a focused text field; small, because fields are long.
  package var fieldScale: CGFloat = 1.04
  /// The scale of a focused segment, which then covers the edge of its control.
  package var segmentScale: CGFloat = 1.12
  /// The inset around the segments of a segmented control, in points.
  package var segmentInset: CGFloat = 2
  /// The width of a text field's caret, in points; half as much again on a television.
  package var caretWidth: CGFloat = 2
  /// The size of the desktop's switch, in points (iOS draws 51 × 31 with a knob of 27).
  package var switchSize = CGSize(width: 51, height: 31)
  /// The gap between a switch's knob and the edge of its track, in points.
  package var knobInset: CGFloat = 2
  /// The diameter of a slider's knob, in points.
  package var sliderKnob: CGFloat = 26
  /// The height of a slider's track, in points.
  package var sliderTrack: (tv: CGFloat, desk: CGFloat) { (10, 5) }
  /// The size of the desktop's stepper, in points (iOS).
  package var stepperSize = CGSize(width: 94, height: 32)
}
