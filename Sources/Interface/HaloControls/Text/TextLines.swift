import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The lines of a text, broken at one width.
///
/// Positions are UTF-8 bytes of the text; x and y are points from the upper left corner of the
/// first line.
struct TextLines {
  let string: String
  /// The range of each line, with the line break that ends it, in order and without gaps.
  let ranges: [Range<Int>]
  /// The height of a line in points.
  let height: CGFloat
  let width: CGFloat
  let style: TextStyle

  /// Returns the index of the line with a caret position; where a line was broken, that is the
  /// lower one.
  func index(of position: Int) -> Int {
    var (low, high) = (0, ranges.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if ranges[middle].lowerBound <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the index of the line at a height, or of the nearest line.
  func index(atY y: CGFloat) -> Int {
    let index = (y / height).rounded(.down)
    return Int(min(max(index, 0), CGFloat(ranges.count - 1)))
  }

  /// Whether a line break ends the line.
  func endsParagraph(_ index: Int) -> Bool {
    let range = ranges[index]
    return !range.isEmpty && string.text(in: range.upperBound - 1..<range.upperBound) == "\n"
  }

  /// Returns the text of a line without its line break.
  func text(_ index: Int) -> String {
    let range = ranges[index]
    return string.text(in: range.lowerBound..<range.upperBound - (endsParagraph(index) ? 1 : 0))
  }

  /// Returns the last caret position that is shown in the line.
  func end(of index: Int) -> Int {
    let range = ranges[index]
    let isLast = index == ranges.count - 1
    return isLast || range.isEmpty ? range.upperBound : string.position(before: range.upperBound)
  }

  /// Returns the range of the paragraph around a position, without line breaks at its ends.
  func paragraph(at position: Int) -> Range<Int> {
    var (first, last) = (index(of: position), index(of: position))
    while first > 0, !endsParagraph(first - 1) { first -= 1 }
    while last < ranges.count - 1, !endsParagraph(last) { last += 1 }
    return ranges[first].lowerBound..<end(of: last)
  }

  /// Finds where a movement by a paragraph ends.
  ///
  /// - Parameters:
  ///   - position: a caret position.
  ///   - direction: backward for the beginning of a paragraph.
  ///   - includesBreak: whether the end lies after the line break, so that a selection contains it
  ///     (HIG, Keyboards).
  /// - Returns: the end of the paragraph around the position, or of the next paragraph if the position
  ///   is that end.
  func paragraphEnd(
    from position: Int, _ direction: TextStorageDirection, includingBreak includesBreak: Bool
  ) -> Int {
    switch direction {
    case .backward:
      let start = paragraph(at: position).lowerBound
      return start < position || start == 0 ? start : paragraph(at: start - 1).lowerBound
    case .forward:
      let length = string.utf8.count
      var end = paragraph(at: position).upperBound
      if end == position, end < length { end = paragraph(at: end + 1).upperBound }
      return includesBreak ? min(end + 1, length) : end
    }
  }
}

/// An object that breaks texts into lines, and caches the measurements of the last text.
@MainActor
final class TextBreaker {
  private struct Setting: Equatable {
    var style: TextStyle
    var width: CGFloat
  }

  private var setting: Setting?
  private var last: TextLines?
  /// The line ranges of each paragraph of the last text.
  private var paragraphs: [String: [Range<Int>]] = [:]
  /// The letter positions of lines that were requested, by the text of the line.
  private var lines: [String: TextLine] = [:]
  private static let mostLines = 256

  /// Returns the lines of a text; O(n), and measures only paragraphs that have changed.
  func lines(
    of string: String, style: TextStyle, width: CGFloat, by measurer: any TextMeasuring
  ) -> TextLines {
    let setting = Setting(style: style, width: width)
    if setting != self.setting {
      self.setting = setting
      (last, paragraphs, lines) = (nil, [:], [:])
    }
    if let last, last.string == string { return last }
    var known: [String: [Range<Int>]] = [:]
    var ranges: [Range<Int>] = []
    var start = 0
    for part in string.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let paragraph = String(decoding: part, as: UTF8.self)
      let broken =
        known[paragraph] ?? paragraphs[paragraph]
        ?? measurer.lines(ofParagraph: paragraph, style: style, width: width)
      known[paragraph] = broken
      let length = paragraph.utf8.count
      for line in broken {
        // The last line of a paragraph includes the line break, if there is one.
        let end = line.upperBound == length ? min(start + length + 1, string.utf8.count) : nil
        ranges.append(start + line.lowerBound..<(end ?? start + line.upperBound))
      }
      start += length + 1
    }
    paragraphs = known
    let height = measurer.size(of: "X", style: style, width: .infinity).height.rounded(.up)
    let new = TextLines(
      string: string, ranges: ranges, height: max(1, height), width: width, style: style)
    last = new
    return new
  }

  /// Returns the positions of the letters of a line.
  func line(_ index: Int, of lines: TextLines, by measurer: any TextMeasuring) -> TextLine {
    let text = lines.text(index)
    if let known = self.lines[text] { return known }
    if self.lines.count >= Self.mostLines { self.lines = [:] }
    let line = measurer.line(of: text, style: lines.style)
    self.lines[text] = line
    return line
  }
}
