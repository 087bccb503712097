import FocusGeometry
import Foundation
import HaloDisplayList

/// The surfaces on which layers in perspective are composed, reused between frames.
///
/// Such a layer is always drawn as a whole, even if only a part of it is damaged, because a damaged
/// pixel of the screen may show any part of the layer.
@MainActor
final class LayerSheets {
  /// A surface on which a layer is composed, and the device pixels that it represents; the surface
  /// may be larger.
  struct Sheet {
    let surface: PixelSurface
    let area: PixelRect
  }

  /// A layer after its projection, and the device pixels where it is visible.
  struct Picture {
    let surface: PixelSurface
    let area: PixelRect
  }

  /// Everything that decides the picture of a layer.
  struct Key: Equatable {
    var contents: [DisplayItem]
    var effect: LayerEffect
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
  /// The limit for the pictures of layers, in bytes.
  private var limit: Int

  private let memory: PixelMemory
  private var used: [PixelSurface] = []
  private var free: [PixelSurface] = []
  /// The area in pixels above which a layer is drawn without perspective.
  static let maximumPixels = 16 << 20

  init(limits: CacheLimits, memory: PixelMemory) {
    self.memory = memory
    limit = limits.layers
  }

  /// Changes the limits and drops everything made for another size.
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
    // Eight surfaces are kept for the next frame; more are not worth their memory.
    if free.count > 8 { free.removeFirst(free.count - 8) }
  }

  /// Drops the entries that have not been visible for the longest time, until the rest is within
  /// the limits.
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

  /// Returns the cached picture of a layer that has not changed; nil if there is none.
  ///
  /// Without a picture, `isSeenAgain` says whether an earlier frame showed the same layer, so that
  /// its picture is worth caching.
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

  /// Creates transparent pixels for the picture of a layer; nil if `area` is too large.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func makePicture(_ area: PixelRect) throws -> PixelSurface? {
    guard area.area <= Self.maximumPixels, area.fitsSurface else { return nil }
    return try memory.surface(width: area.width, height: area.height, format: .argb32)
  }

  /// Returns a transparent sheet for use until the next frame; nil if `area` is empty or too large.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func makeSheet(_ area: PixelRect) throws -> Sheet? {
    guard !area.isEmpty, area.area <= Self.maximumPixels else { return nil }
    // A somewhat larger surface can be reused while the layer grows.
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
