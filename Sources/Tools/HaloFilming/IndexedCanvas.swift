import Foundation
import HaloCairoRenderer

/// The picture of a GIF as entries of its colour table.
struct IndexedCanvas {
  private let width: Int
  private let height: Int
  private var entries: [UInt8]
  private var dither: Dither

  init(width: Int, height: Int, dither: Dither) {
    self.width = width
    self.height = height
    self.dither = dither
    entries = [UInt8](repeating: 0, count: width * height)
  }

  /// Changes the canvas to show `picture`.
  ///
  /// - Returns: The smallest part that changes, with `clear` for pixels that do not; nil for no
  ///   change.
  mutating func update(
    _ picture: PixelSurface, changedSince previous: PixelSurface?, clear: UInt8
  ) -> GIFFile.Image? {
    guard let data = picture.data else { return nil }
    let old = previous?.data
    // The bounds of the change.
    var edges = (left: width, top: height, right: 0, bottom: 0)
    var shown = [UInt8](repeating: clear, count: width * height)
    for y in 0..<height {
      let row = data + y * picture.stride
      let oldRow = old.map { $0 + y * picture.stride }
      if let oldRow, memcmp(row, oldRow, width * 4) == 0 { continue }
      let pixels = row.assumingMemoryBound(to: UInt32.self)
      let oldPixels = oldRow?.assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        if let oldPixels, oldPixels[x] == pixels[x] { continue }
        let entry = dither.entry(for: pixels[x], x: x, y: y)
        guard oldPixels == nil || entry != entries[y * width + x] else { continue }
        entries[y * width + x] = entry
        shown[y * width + x] = entry
        edges = (min(edges.left, x), min(edges.top, y), max(edges.right, x + 1), y + 1)
      }
    }
    guard edges.right > 0 else { return nil }
    let frame = PixelRect(
      x: edges.left, y: edges.top, width: edges.right - edges.left,
      height: edges.bottom - edges.top)
    let part = (frame.y..<frame.maxY).flatMap { y in
      shown[(y * width + frame.x)..<(y * width + frame.maxX)]
    }
    return GIFFile.Image(frame: frame, entries: part)
  }
}
