import FocusGeometry
import Foundation
import HaloDisplayList

extension DrawingContext {
  /// Draws each pixel of `bitmap` as a square with hard edges; together they fill `rect` of the
  /// item's space.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func draw(_ bitmap: Bitmap, enlargedOver rect: CGRect, memory: PixelMemory) throws {
    let onDevice = rect.applying(transform)
    let target = PixelRect(
      x: Int(onDevice.minX.rounded()), y: Int(onDevice.minY.rounded()),
      width: Int(onDevice.width.rounded()), height: Int(onDevice.height.rounded()))
    let part = target.intersection(visible)
    guard !part.isEmpty else { return }
    // The surface holds only the damaged part, however large the whole is.
    let surface = try memory.surface(width: part.width, height: part.height, format: .argb32)
    guard let data = surface.data else { return }
    let columns = (part.x..<part.maxX).map { ($0 - target.x) * bitmap.width / target.width }
    for y in part.y..<part.maxY {
      let source = (y - target.y) * bitmap.height / target.height * bitmap.width
      let row = (data + (y - part.y) * surface.stride).assumingMemoryBound(to: UInt32.self)
      for (x, column) in columns.enumerated() { row[x] = bitmap.pixels[source + column] }
    }
    surface.markChanged()
    try fill(
      .rect(part.rect), with: surface,
      placement: CGAffineTransform(translationX: CGFloat(part.x), y: CGFloat(part.y)))
  }
}
