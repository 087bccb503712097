import FocusGeometry
import Foundation
import HaloDisplayList

/// The surfaces that layers in perspective are put together on, kept between frames.
///
/// All of such a layer is drawn, even where only part of it is damaged: a damaged pixel of the
/// screen may show any part of the layer.
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
  private static let maximumEntries = 24
  /// Bytes of the layers' pictures.
  private var limit: Int

  private let memory: PixelMemory
  private var used: [PixelSurface] = []
  private var free: [PixelSurface] = []
  /// Pixels; a larger layer is drawn without perspective.
  static let maximumPixels = 16 << 20

  init(limits: CacheLimits, memory: PixelMemory) {
    self.memory = memory
    limit = limits.layers
  }

  /// Drops what was made for another size.
  func keep(_ limits: CacheLimits) {
    limit = limits.layers
    entries = []
    free = []
  }

  func beginFrame() {
    frame += 1
    makeRoom()
    free += used
    used.removeAll()
    // Eight are kept for the next frame; more are not worth their memory.
    if free.count > 8 { free.removeFirst(free.count - 8) }
  }

  /// Drops what has not been seen for the longest time.
  private func makeRoom() {
    func isTooMuch() -> Bool {
      let bytes = entries.reduce(0) { $0 + ($1.picture?.area.area ?? 0) * 4 }
      return entries.count > Self.maximumEntries || bytes > limit
    }
    while isTooMuch(),
      let oldest = entries.indices.min(by: { entries[$0].lastFrame < entries[$1].lastFrame })
    {
      entries.remove(at: oldest)
    }
  }

  /// The kept picture of a layer that has not changed since.
  ///
  /// Without one, `isSeenAgain` says whether an earlier frame showed the same layer, so that its
  /// picture is worth keeping.
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

  /// Clear pixels for the picture of a layer; nil when `area` is too large for one.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func makePicture(_ area: PixelRect) throws -> PixelSurface? {
    guard area.area <= Self.maximumPixels, area.fitsSurface else { return nil }
    return try memory.surface(width: area.width, height: area.height, format: .argb32)
  }

  /// A clear one, until the next frame; nil for one that is too large.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func makeSheet(_ area: PixelRect) throws -> Sheet? {
    guard !area.isEmpty, area.area <= Self.maximumPixels else { return nil }
    // Somewhat larger, so that it serves while the layer grows.
    let roomy = PixelRect(
      x: 0, y: 0, width: (area.width / 64 + 1) * 64, height: (area.height / 64 + 1) * 64)
    guard roomy.fitsSurface else { return nil }
    let index = free.firstIndex { surface in
      surface.width >= area.width && surface.height >= area.height
        && surface.width * surface.height <= 4 * max(area.area, 1 << 14)
    }
    let surface =
      try index.map { free.remove(at: $0) }
      ?? memory.surface(width: roomy.width, height: roomy.height, format: .argb32)
    guard let data = surface.data else { return nil }
    for y in 0..<area.height { memset(data + y * surface.stride, 0, area.width * 4) }
    surface.markChanged()
    used.append(surface)
    return Sheet(surface: surface, area: area)
  }
}
