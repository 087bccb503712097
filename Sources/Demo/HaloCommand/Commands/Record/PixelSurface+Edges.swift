import HaloCairoRenderer

extension PixelSurface {
  /// Returns the box that was drawn around a content, including its padding.
  ///
  /// The search goes outwards from each side of the content to the first line that differs from the
  /// one before it nearly everywhere, which is a border or the end of a colour.
  ///
  /// - Parameters:
  ///   - content: the content of the box, in pixels.
  ///   - limit: the area that contains the box; its sides count as lines within half the reach.
  ///   - reach: the largest padding in pixels.
  /// - Returns: the box; nil if a side has no such line.
  func box(around content: PixelRect, within limit: PixelRect, reach: Int) -> PixelRect? {
    let limit = limit.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !content.isEmpty, content.intersection(limit) == content else { return nil }
    let (columns, rows) = (content.x..<content.maxX, content.y..<content.maxY)
    func steps(_ room: Int, _ line: (Int) -> [UInt32?]) -> Int? {
      var last = line(0)
      for step in 1...max(1, reach) where step <= room {
        let next = line(step)
        if Self.standsOut(next, from: last) { return step }
        last = next
      }
      return room <= reach / 2 ? room : nil
    }
    guard
      let left = steps(
        content.x - limit.x, { step in rows.map { pixel(x: content.x - step, y: $0) } }),
      let right = steps(
        limit.maxX - content.maxX, { step in rows.map { pixel(x: content.maxX - 1 + step, y: $0) } }
      ),
      let top = steps(
        content.y - limit.y, { step in columns.map { pixel(x: $0, y: content.y - step) } }),
      let bottom = steps(
        limit.maxY - content.maxY,
        { step in columns.map { pixel(x: $0, y: content.maxY - 1 + step) } })
    else { return nil }
    return PixelRect(
      x: content.x - left, y: content.y - top, width: content.width + left + right,
      height: content.height + top + bottom)
  }

  /// Returns whether nine tenths of a line differ in colour from the line beside it.
  private static func standsOut(_ line: [UInt32?], from other: [UInt32?]) -> Bool {
    let count = zip(line, other).count { differ($0 ?? 0, $1 ?? 0) }
    return count * 10 >= line.count * 9
  }

  private static func differ(_ first: UInt32, _ second: UInt32) -> Bool {
    let shifts: [UInt32] = [0, 8, 16]
    return shifts.contains { shift in
      let difference = Int((first >> shift) & 0xFF) - Int((second >> shift) & 0xFF)
      return abs(difference) > 10
    }
  }
}
