import DisplayList
import FocusGeometry
import Foundation

/// The surfaces that layers in perspective are put together on, kept between frames.
///
/// Such a layer is seen as a whole, whatever of it is drawn.
@MainActor
final class LayerSheets {
  /// Clear pixels, and the device pixels they stand for; the surface may be larger.
  struct Sheet {
    let surface: PixelSurface
    let area: PixelRect
  }

  /// What a layer looks like in perspective, where it is seen.
  struct Picture {
    let surface: PixelSurface
    let area: PixelRect
  }

  /// Everything that decides the picture of a layer.
  struct Key: Equatable {
    var contents: [DisplayItem]
    var projection: CATransform3D
    var placement: CGAffineTransform
  }

  private struct Entry {
    var key: Key
    var firstFrame: Int
    var lastFrame: Int
    var picture: Picture?
  }

  private var entries: [Entry] = []
  private var frame = 0
  /// Layers, and bytes of their pictures.
  private static let maximumEntries = 24
  private static let maximumBytes = 96 << 20

  private var used: [PixelSurface] = []
  private var free: [PixelSurface] = []
  /// More pixels are no card; what is as large is drawn without perspective.
  static let maximumPixels = 16 << 20

  func beginFrame() {
    frame += 1
    makeRoom()
    free += used
    used.removeAll()
    // No more than the last frame used are worth their memory.
    if free.count > 8 { free.removeFirst(free.count - 8) }
  }

  /// Drops what has not been seen for the longest time.
  private func makeRoom() {
    func isTooMuch() -> Bool {
      let bytes = entries.reduce(0) { $0 + ($1.picture?.area.area ?? 0) * 4 }
      return entries.count > Self.maximumEntries || bytes > Self.maximumBytes
    }
    while isTooMuch(),
      let oldest = entries.indices.min(by: { entries[$0].lastFrame < entries[$1].lastFrame })
    {
      entries.remove(at: oldest)
    }
  }

  /// The picture of a layer that has not changed; and whether it was there in an earlier frame, so
  /// that a picture of it is worth keeping.
  func recall(_ key: Key) -> (picture: Picture?, isSeenAgain: Bool) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else {
      entries.append(Entry(key: key, firstFrame: frame, lastFrame: frame))
      return (nil, false)
    }
    entries[index].lastFrame = frame
    return (entries[index].picture, entries[index].firstFrame < frame)
  }

  func keep(_ picture: Picture, for key: Key) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
    entries[index].picture = picture
  }

  /// A clear one, until the next frame; nil when there is no memory for it.
  func makeSheet(_ area: PixelRect) -> Sheet? {
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
    used.append(surface)
    return Sheet(surface: surface, area: area)
  }
}
