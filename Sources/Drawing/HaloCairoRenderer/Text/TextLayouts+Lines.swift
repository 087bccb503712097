import CHaloPango
import Foundation
import HaloDisplayList

extension TextLayouts {
  /// Returns the positions of the characters of `string` in one line; O(n).
  func line(of string: String, style: TextStyle) -> TextLine {
    let layout = layout(string, style, width: .infinity)
    guard let line = pango_layout_get_line_readonly(layout, 0) else {
      return TextLine(elements: [], length: 0)
    }
    let places = places(in: line, of: layout)
    var elements: [TextLine.Element] = []
    var position = 0
    for character in string {
      let end = position + character.utf8.count
      // A character takes the space of all its code points that have a position of their own.
      var element: TextLine.Element?
      var scalar = position
      for part in character.unicodeScalars {
        if let place = places[scalar] {
          element = TextLine.Element(
            position: position, minX: min(element?.minX ?? place.minX, place.minX),
            maxX: max(element?.maxX ?? place.maxX, place.maxX),
            isRightToLeft: element?.isRightToLeft ?? place.isRightToLeft)
        }
        scalar += part.utf8.count
      }
      // Characters after a line break are not in this line; they are placed at its end.
      let edge = elements.last?.maxX ?? 0
      elements.append(
        element
          ?? TextLine.Element(position: position, minX: edge, maxX: edge, isRightToLeft: false))
      position = end
    }
    let isMirrored = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    return TextLine(elements: elements, length: position, isRightToLeft: isMirrored)
  }

  private struct Place {
    var minX: CGFloat
    var maxX: CGFloat
    var isRightToLeft: Bool
  }

  /// Returns the position of every code point in the line, by its first byte in the text.
  private func places(
    in line: UnsafeMutablePointer<PangoLayoutLine>, of layout: OpaquePointer
  ) -> [Int: Place] {
    guard let text = pango_layout_get_text(layout) else { return [:] }
    let unit = 1 / CGFloat(PANGO_SCALE)
    var places: [Int: Place] = [:]
    // Int, because a line may be wider than Pango's numbers allow.
    var left = 0
    // Runs are ordered from left to right.
    var link = line.pointee.runs
    while let node = link {
      link = node.pointee.next
      guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = run.pointee.item
      else { continue }
      let isMirrored = item.pointee.analysis.level % 2 == 1
      var widths = [Int32](repeating: 0, count: Int(item.pointee.num_chars))
      pango_glyph_item_get_logical_widths(run, text, &widths)
      let end = widths.reduce(left) { $0 + Int($1) }
      var x = isMirrored ? end : left
      var position = Int(item.pointee.offset)
      for width in widths {
        let other = isMirrored ? x - Int(width) : x + Int(width)
        places[position] = Place(
          minX: CGFloat(min(x, other)) * unit, maxX: CGFloat(max(x, other)) * unit,
          isRightToLeft: isMirrored)
        x = other
        position += Int(UnsafeRawPointer(text + position).utf8Length)
      }
      left = end
    }
    return places
  }
}

extension UnsafeRawPointer {
  /// The number of bytes of the code point that begins here.
  fileprivate var utf8Length: Int {
    switch load(as: UInt8.self) {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
