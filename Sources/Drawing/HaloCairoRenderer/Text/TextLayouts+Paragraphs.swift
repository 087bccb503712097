import CHaloPango
import Foundation
import HaloDisplayList

extension TextLayouts {
  /// The number of bytes of a paragraph that are laid out at once; a longer paragraph is cut
  /// between two characters.
  private static let longestPiece = 4_096

  /// Returns the lines into which one paragraph is broken at `width` points, as ranges of UTF-8
  /// bytes without gaps; O(n).
  func lines(ofParagraph string: String, style: TextStyle, width: CGFloat) -> [Range<Int>] {
    guard string.utf8.count > Self.longestPiece else {
      return lines(ofPiece: string, style: style, width: width)
    }
    var lines: [Range<Int>] = []
    var start = 0
    for piece in pieces(of: string) {
      lines += self.lines(ofPiece: piece, style: style, width: width).map {
        $0.lowerBound + start..<$0.upperBound + start
      }
      start += piece.utf8.count
    }
    return lines
  }

  private func pieces(of string: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var bytes = 0
    for character in string {
      let length = character.utf8.count
      if bytes + length > Self.longestPiece {
        pieces.append(piece)
        (piece, bytes) = ("", 0)
      }
      piece.append(character)
      bytes += length
    }
    return pieces + [piece]
  }

  private func lines(
    ofPiece string: String, style: TextStyle, width: CGFloat
  ) -> [Range<Int>] {
    var style = style
    style.numberOfLines = 0
    let breakable = string.breakable
    let layout = layout(breakable, style, width: width)
    let length = breakable.utf8.count
    var starts: [Int] = []
    var link = pango_layout_get_lines_readonly(layout)
    while let node = link {
      link = node.pointee.next
      guard let line = node.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) else {
        continue
      }
      starts.append(min(Int(line.pointee.start_index), length))
    }
    if starts.isEmpty { starts = [0] }
    // Positions are converted back by removing the added break opportunities.
    let added = breakable.utf8.count == string.utf8.count ? [] : breakable.addedBreaks(to: string)
    let places = starts.map { start in start - 3 * added.prefix { $0 < start }.count }
    return zip(places, places.dropFirst() + [string.utf8.count]).map { $0..<max($0, $1) }
  }
}

extension String {
  /// Returns the positions in bytes of the break opportunities that `plain` does not have:
  /// zero-width spaces of three bytes.
  fileprivate func addedBreaks(to plain: String) -> [Int] {
    var breaks: [Int] = []
    var (here, there) = (unicodeScalars.makeIterator(), plain.unicodeScalars.makeIterator())
    var position = 0
    var expected = there.next()
    while let scalar = here.next() {
      if scalar == expected {
        expected = there.next()
      } else {
        breaks.append(position)
      }
      position += String(scalar).utf8.count
    }
    return breaks
  }
}
