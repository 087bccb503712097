import CCairo
import Foundation

/// The surfaces that layers in perspective are put together on, kept between frames.
///
/// A frame is drawn in several regions, and a layer is seen as a whole: it is put together once for
/// all of them.
@MainActor
final class LayerSheets {
  /// A clear surface whose user space is device pixels.
  struct Sheet {
    let surface: PixelSurface
    let area: PixelRect
  }

  private var kept: [Int: Sheet] = [:]
  private var free: [PixelSurface] = []
  /// More pixels are no card; what is as large is drawn without perspective.
  private static let maximumPixels = 16 << 20

  /// The layers of a new frame are numbered anew.
  func beginFrame() {
    free += kept.values.map(\.surface)
    kept.removeAll()
    // No more than the last frame used are worth their memory.
    if free.count > 8 { free.removeFirst(free.count - 8) }
  }

  /// What the layer with this number has been put together on already.
  func sheet(_ number: Int) -> Sheet? { kept[number] }

  /// nil when there is no memory for it.
  func makeSheet(_ number: Int, area: PixelRect) -> Sheet? {
    guard !area.isEmpty, area.area <= Self.maximumPixels else { return nil }
    let index = free.firstIndex { surface in
      surface.width >= area.width && surface.height >= area.height
        && surface.width * surface.height <= 4 * max(area.area, 1 << 14)
    }
    // Somewhat larger, so that it serves while the layer grows.
    let surface =
      index.map { free.remove(at: $0) }
      ?? (try? PixelSurface(
        width: (area.width / 64 + 1) * 64, height: (area.height / 64 + 1) * 64, format: .argb32))
    guard let surface, let data = surface.data else { return nil }
    for y in 0..<area.height { memset(data + y * surface.stride, 0, area.width * 4) }
    surface.markChanged()
    cairo_surface_set_device_offset(surface.handle, CGFloat(-area.x), CGFloat(-area.y))
    let sheet = Sheet(surface: surface, area: area)
    kept[number] = sheet
    return sheet
  }
}
