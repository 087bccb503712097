import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The colours and sizes of the focus loop debugger: a loop, groups and a dotted line
/// (WWDC21 10260, 16:07 to 16:26); the rest is our choice.
package struct FocusLoopStyle: Hashable, Sendable {
  /// The path of Tab and its numbers.
  package var path: Color
  /// The number of the focused item.
  package var focused: Color
  /// Groups, each in the next colour.
  package var groups: [Color]
  /// Numbers and names on the colours above.
  package var onColor: Color
  /// Behind lines, so that they stand out from any picture.
  package var casing: Color
  /// Drawn over the scene to mute it.
  package var veil: Color
  /// The line that says what is seen, and remarks.
  package var note: Color
  /// Words on ``note``.
  package var onNote: Color

  /// Colours that suit a screen with these looks.
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

  /// The colour of the group with this index, from 0.
  func color(ofGroup index: Int) -> Color { groups[index % groups.count] }

  // MARK: Measures, in points

  static let numberFont = Font.systemFont(ofSize: 12, weight: .bold, monospacedDigits: true)
  static let nameFont = Font.systemFont(ofSize: 11, weight: .semibold)
  static let noteFont = Font.systemFont(ofSize: 12, weight: .medium)
  /// Of a number's disc, which is wider for three digits.
  static let discHeight: CGFloat = 22
  /// Of a stop without room for its number.
  static let dotSize: CGFloat = 9
  static let pathWidth: CGFloat = 2.5
  static let arrowHead: CGFloat = 10
  static let dash: [CGFloat] = [5, 5]
  /// How far the middle of an arc lies from the straight line: as a part of its length, and limits
  /// in points.
  static let sag: CGFloat = 0.09
  static let sagLimits: ClosedRange<CGFloat> = 5...44
  /// Around the stops.
  static let stopOutline: CGFloat = 1.5

  static let groupOutline: CGFloat = 2
  static let groupRadius: CGFloat = 8
  /// Between a group and what is in it.
  static let groupGap: CGFloat = 7
  static let dotted: CGFloat = 3
  static let tagPadding = CGSize(width: 7, height: 3)
  /// From the window's edge to the note.
  static let noteMargin: CGFloat = 10

  /// The size of a remark, with its padding.
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
  /// A line in the middle of the upper edge, or of the lower one; nil where there is no room.
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
