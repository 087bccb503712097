import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The colours and sizes of the focus loop debugger.
///
/// The loop, the groups and a dotted line are Apple's (WWDC21 10260, 16:07 to 16:26); the rest is
/// Halo's choice.
package struct FocusLoopStyle: Hashable, Sendable {
  /// The colour of the path of Tab and its numbers.
  package var path: Color
  /// The colour of the focused item's number.
  package var focused: Color
  /// The colours of the groups, used in turn.
  package var groups: [Color]
  /// The colour of numbers and names on the colours above.
  package var onColor: Color
  /// The colour behind lines, which makes them contrast with any picture.
  package var casing: Color
  /// The translucent colour over the screen that mutes it.
  package var veil: Color
  /// The background colour of the caption and of remarks.
  package var note: Color
  /// The colour of text on ``note``.
  package var onNote: Color

  /// Creates colours for a screen with this palette.
  package init(palette: Palette) {
    let isHigh = palette.accessibilityContrast == .high
    if palette.isDark {
      path = Color(hex: 0xCB9BFF)
      focused = Color(hex: 0xFF8A80)
      groups = [0x6DB9FF, 0xFFB25C, 0x7FDD8C, 0xFF92C2, 0x5FDCD6, 0xE3D25A]
        .map { Color(hex: $0) }
      onColor = Color(hex: 0x101014)
      casing = Color(white: 0, alpha: isHigh ? 1 : 0.75)
      veil = Color(hex: 0x08080C, alpha: 0.34)
      note = Color(hex: 0x26262A, alpha: isHigh ? 1 : 0.94)
      onNote = Color(hex: 0xF2F2F5)
    } else {
      path = Color(hex: 0x7B2FD0)
      focused = Color(hex: 0xC9211E)
      groups = [0x0A5FC4, 0xB34700, 0x1D7A33, 0xB51A6B, 0x00757A, 0x7A6200]
        .map { Color(hex: $0) }
      onColor = .white
      casing = Color(white: 1, alpha: isHigh ? 1 : 0.85)
      veil = Color(hex: 0xF7F7FA, alpha: 0.34)
      note = Color(hex: 0xFFFFFF, alpha: isHigh ? 1 : 0.95)
      onNote = Color(hex: 0x1D1D1F)
    }
  }

  /// Returns the colour of the group with this index, from 0.
  func color(ofGroup index: Int) -> Color { groups[index % groups.count] }

  // MARK: Measures, in points

  static let numberFont = Font.systemFont(ofSize: 12, weight: .bold, monospacedDigits: true)
  static let nameFont = Font.systemFont(ofSize: 11, weight: .semibold)
  static let noteFont = Font.systemFont(ofSize: 12, weight: .medium)
  /// The height of a number's disc, which is wider for three digits.
  static let discHeight: CGFloat = 22
  /// The diameter of the dot at a stop without space for its number.
  static let dotSize: CGFloat = 9
  static let pathWidth: CGFloat = 2.5
  static let arrowHead: CGFloat = 10
  static let dash: [CGFloat] = [5, 5]
  /// The distance of an arc's middle from the straight line, as a share of its length, with limits
  /// in points.
  static let sag: CGFloat = 0.09
  static let sagLimits: ClosedRange<CGFloat> = 5...44
  /// The width of the outlines around stops.
  static let stopOutline: CGFloat = 1.5

  static let groupOutline: CGFloat = 2
  static let groupRadius: CGFloat = 8
  /// The space between a group's box and its content.
  static let groupGap: CGFloat = 7
  static let dotted: CGFloat = 3
  static let tagPadding = CGSize(width: 7, height: 3)
  /// The space between the window's edge and the caption.
  static let noteMargin: CGFloat = 10

  /// Returns the size of a remark with its padding, in points.
  @MainActor
  static func size(of words: String, font: Font, _ text: any TextMeasuring) -> CGSize {
    let style = TextStyle(font: font, color: .black)
    let size = text.size(of: words, style: style, width: .infinity)
    return CGSize(
      width: (size.width + 2 * tagPadding.width).rounded(.up),
      height: (size.height + 2 * tagPadding.height).rounded(.up))
  }
}

extension TagPlacement {
  /// Returns a caption in the middle of the upper edge, or else of the lower one; nil if neither is
  /// free.
  @MainActor
  mutating func caption(_ words: String, _ text: any TextMeasuring) -> FocusLoopPicture.Note? {
    let size = FocusLoopStyle.size(of: words, font: FocusLoopStyle.noteFont, text)
    let margin = FocusLoopStyle.noteMargin
    let places = [bounds.minY + margin, bounds.maxY - margin - size.height].map { y in
      CGRect(
        x: (bounds.midX - size.width / 2).rounded(), y: y, width: size.width, height: size.height)
    }
    return place(among: places).map { FocusLoopPicture.Note(text: words, rect: $0) }
  }
}
