import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The colours and sizes of a search picture.
///
/// Red, purple and blue are from the App Programming Guide for tvOS; the rest is Halo's choice.
public struct SearchStyle: Hashable, Sendable {
  package var start: Color
  package var candidate: Color
  package var guide: Color
  var leftOut: Color
  /// The colours of items that were left out, one for each reason, used in turn.
  private var reasons: [Color]
  /// The text on tags in one of the three colours, and the background and text of other tags.
  package var onTag: Color
  var quietTag: Color
  var onQuietTag: Color
  /// The colour behind lines and arrows, which makes them contrast with any picture.
  package var casing: Color
  /// The translucent colour over everything that was not searched.
  var veil: Color
  var palette: Palette
  /// The scale of text, larger than 1 for a screen that is shown smaller.
  package var textScale: CGFloat = 1

  /// Creates colours for a screen with this palette.
  public init(palette: Palette) {
    self.palette = palette
    if palette.isDark {
      start = Color(hex: 0xFF6A5E)
      candidate = Color(hex: 0xCB9BFF)
      guide = Color(hex: 0x6DB9FF)
      leftOut = Color(white: 1, alpha: 0.42)
      reasons = [0xA8A8B0, 0x62D0C4, 0xE8B45A, 0xF090B8, 0x9CD070].map { Color(hex: $0) }
      onTag = Color(hex: 0x101014)
      quietTag = Color(hex: 0x26262A, alpha: 0.92)
      onQuietTag = Color(hex: 0xC4C4CA)
      casing = Color(white: 0, alpha: 0.75)
      veil = Color(hex: 0x08080C, alpha: 0.58)
    } else {
      start = Color(hex: 0xC9211E)
      candidate = Color(hex: 0x7B2FD0)
      guide = Color(hex: 0x0A5FC4)
      leftOut = Color(white: 0, alpha: 0.40)
      reasons = [0x66666E, 0x007A70, 0x96590A, 0xB0246E, 0x4A7A12].map { Color(hex: $0) }
      onTag = .white
      quietTag = Color(hex: 0xFFFFFF, alpha: 0.92)
      onQuietTag = Color(hex: 0x55555B)
      casing = Color(white: 1, alpha: 0.85)
      veil = Color(hex: 0xF7F7FA, alpha: 0.60)
    }
  }

  /// Returns the colour of items that were left out for the reason with this index, from 0; the
  /// colours repeat.
  func colorOfReason(_ index: Int) -> Color { reasons[index % reasons.count] }

  var tagFont: Font { .systemFont(ofSize: 11 * textScale, weight: .semibold) }
  var quietTagFont: Font { .systemFont(ofSize: 10 * textScale) }
  static let outline: CGFloat = 1.5
  static let strongOutline: CGFloat = 3
  static let arrowWidth: CGFloat = 3
  static let arrowHead: CGFloat = 13
}
