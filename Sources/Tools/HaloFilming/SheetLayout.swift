import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloSceneGraph

/// The layout of a contact sheet, in whole device pixels.
@MainActor
struct SheetLayout {
  let sheet: ContactSheet
  let scale: CGFloat
  let measurer: any TextMeasuring
  private(set) var width = 0
  private(set) var height = 0
  /// The places of the frames, in order.
  private(set) var cells: [PixelRect] = []
  /// The top of each row of the sheet; a row may have several lines.
  private(set) var rowTops: [Int] = []

  /// The measures in points.
  enum Metrics {
    static let margin: CGFloat = 24
    static let titleHeight: CGFloat = 28
    static let subtitleHeight: CGFloat = 20
    static let headerGap: CGFloat = 20
    static let captionGap: CGFloat = 6
    static let captionHeight: CGFloat = 18
    static let columnGap: CGFloat = 16
    static let lineGap: CGFloat = 14
    /// The additional space between rows.
    static let rowGap: CGFloat = 10
    static let capHeight: CGFloat = 26
    static let capPadding: CGFloat = 9
    static let capGap: CGFloat = 6
    /// The space between the key caps and the frames.
    static let gutterGap: CGFloat = 16
    static let widest: CGFloat = 2200
  }

  static let titleFont = Font.systemFont(ofSize: 20, weight: .semibold)
  static let subtitleFont = Font.systemFont(ofSize: 13)
  static let captionFont = Font.systemFont(ofSize: 13, weight: .medium, monospacedDigits: true)
  static let noteFont = Font.systemFont(ofSize: 13, monospacedDigits: true)
  static let capFont = Font.systemFont(ofSize: 13, weight: .medium)

  init(
    _ sheet: ContactSheet, width frameWidth: Int, height frameHeight: Int, scale: CGFloat,
    measurer: any TextMeasuring
  ) {
    self.sheet = sheet
    self.scale = scale
    self.measurer = measurer
    let margin = px(Metrics.margin)
    let left = margin + gutterWidth
    let gap = px(Metrics.columnGap)
    let fitting = (px(Metrics.widest) - left - margin + gap) / (frameWidth + gap)
    let columns = Self.columns(for: sheet.rows.map(\.frames.count), atMost: max(1, fitting))
    var top = margin + headerHeight
    for row in sheet.rows {
      rowTops.append(top)
      let lines = max(1, (row.frames.count + columns - 1) / columns)
      let lineHeight =
        frameHeight + px(Metrics.captionGap) + px(Metrics.captionHeight) + px(Metrics.lineGap)
      for index in row.frames.indices {
        cells.append(
          PixelRect(
            x: left + index % columns * (frameWidth + gap), y: top + index / columns * lineHeight,
            width: frameWidth, height: frameHeight))
      }
      let caps = CGFloat(row.keys.count) * (Metrics.capHeight + Metrics.capGap)
      top += max(lines * lineHeight, px(caps)) + px(Metrics.rowGap)
    }
    let right = left + columns * frameWidth + (columns - 1) * gap
    width = max(right, margin + headerWidth) + margin
    height = top - px(Metrics.lineGap) - px(Metrics.rowGap) + margin
  }

  /// Returns the smallest number of columns that gives the fewest lines.
  nonisolated static func columns(for counts: [Int], atMost most: Int) -> Int {
    func lines(_ columns: Int) -> Int {
      counts.reduce(0) { $0 + max(1, ($1 + columns - 1) / columns) }
    }
    return (1...most).min { (lines($0), $0) < (lines($1), $1) } ?? 1
  }

  func px(_ points: CGFloat) -> Int { Int((points * scale).rounded()) }

  /// Returns a number of pixels in points.
  func points(_ pixels: Int) -> CGFloat { CGFloat(pixels) / scale }

  func textWidth(_ string: String, _ font: Font) -> CGFloat {
    measurer.size(of: string, style: TextStyle(font: font, color: .black), width: .infinity).width
  }

  func capWidth(_ key: String) -> CGFloat {
    max(Metrics.capHeight, textWidth(key, Self.capFont) + 2 * Metrics.capPadding)
  }

  private var gutterWidth: Int {
    let widest = sheet.rows.flatMap(\.keys).map(capWidth).max()
    return widest.map { px($0.rounded(.up) + Metrics.gutterGap) } ?? 0
  }

  private var headerHeight: Int {
    var height: CGFloat = 0
    if !sheet.title.isEmpty { height += Metrics.titleHeight }
    if !sheet.subtitle.isEmpty { height += Metrics.subtitleHeight }
    return height > 0 ? px(height + Metrics.headerGap) : 0
  }

  private var headerWidth: Int {
    // A long title is cut off; it may widen the sheet to at most half the largest width.
    let widest = max(
      textWidth(sheet.title, Self.titleFont), textWidth(sheet.subtitle, Self.subtitleFont))
    return px(min(Metrics.widest / 2, widest.rounded(.up) + 1))
  }
}
