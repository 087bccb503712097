import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The colours and sizes of a search picture: red, purple and blue (App Programming Guide for
/// tvOS); the rest is our choice.
public struct SearchStyle: Hashable, Sendable {
  package var start: Color
  package var candidate: Color
  package var guide: Color
  var leftOut: Color
  /// Of tags in one of the three colours, and of tags of what was left out.
  package var onTag: Color
  var quietTag: Color
  var onQuietTag: Color
  /// Behind lines and arrows, so that they stand out from any picture.
  package var casing: Color
  /// Over everything that was not searched.
  var veil: Color
  var palette: Palette
  /// How much larger words are, for a screen that is shown smaller.
  package var textScale: CGFloat = 1

  /// For a screen with these looks.
  public init(palette: Palette) {
    self.palette = palette
    if palette.isDark {
      start = Color(hex: 0xFF6A5E)
      candidate = Color(hex: 0xCB9BFF)
      guide = Color(hex: 0x6DB9FF)
      leftOut = Color(white: 1, alpha: 0.42)
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
      onTag = .white
      quietTag = Color(hex: 0xFFFFFF, alpha: 0.92)
      onQuietTag = Color(hex: 0x55555B)
      casing = Color(white: 1, alpha: 0.85)
      veil = Color(hex: 0xF7F7FA, alpha: 0.60)
    }
  }

  func color(of mark: SearchMark) -> Color {
    switch mark.role {
    case .start: start
    case .candidate, .stop, .target: candidate
    case .guide: guide
    case .leftOut: leftOut
    }
  }

  var tagFont: Font { .systemFont(ofSize: 11 * textScale, weight: .semibold) }
  var quietTagFont: Font { .systemFont(ofSize: 10 * textScale) }
  static let outline: CGFloat = 1.5
  static let strongOutline: CGFloat = 3
  static let arrowWidth: CGFloat = 3
  static let arrowHead: CGFloat = 13
}
