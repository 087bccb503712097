import Foundation
import HaloDisplayList

/// A cache of rasterized images and gradients, by source and size in pixels.
@MainActor
final class PictureCache {
  enum Source: Hashable {
    case image(Image)
    /// A paint over an area of its own space.
    case paint(Paint, area: CGRect)

    /// Returns the size at which to cache the source when it is shown over `rect`, in points, at
    /// `scale` device pixels a point.
    @MainActor
    func pixelSize(of rect: CGRect, scale: CGFloat) -> (width: Int, height: Int) {
      if case .image(let image) = self, image.isStretched {
        return PictureCache.pixelSize(of: CGRect(origin: .zero, size: image.size), scale: 1)
      }
      return PictureCache.pixelSize(of: rect, scale: scale)
    }
  }

  struct Key: Hashable {
    var source: Source
    var width: Int
    var height: Int

    var size: Size { Size(width: width, height: height) }

    /// The length of a preview's longer side in pixels.
    private static let previewLength = 64

    /// The key of a version so small that a frame may wait for it; the key itself if its longer
    /// side is at most twice as long.
    var preview: Key {
      let longest = max(width, height)
      guard longest > Self.previewLength * 2 else { return self }
      func shortened(_ length: Int) -> Int { max(1, length * Self.previewLength / longest) }
      return Key(source: source, width: shortened(width), height: shortened(height))
    }
  }

  struct Size: Hashable {
    var width: Int
    var height: Int
  }

  private let cache: PixelCache<Key, PixelSurface>
  /// Small versions of images that were dropped, by image id.
  ///
  /// They are shown until these images have been made again, and are so small that they are not
  /// counted in the limits.
  private let previews = PixelCache<UInt64, PixelSurface>(limit: 4 << 20)
  private let text: TextEngine
  private let memory: PixelMemory
  /// Whether another size of the same source is shown in place of a picture that is not cached, so
  /// that no frame waits until the picture is made.
  var standsIn = false
  /// The pictures in place of which another size was shown since the last ``takeStoodIn()``.
  private var stoodIn: [Key] = []
  /// The cached sizes of each source.
  private(set) var sizes: [Source: Set<Size>] = [:]

  init(text: TextEngine, limits: CacheLimits, memory: PixelMemory) {
    self.text = text
    self.memory = memory
    cache = PixelCache(limit: limits.pictures)
    cache.dropHandler = { [unowned self] key, surface in
      keepPreview(of: surface, for: key)
      sizes[key.source]?.remove(key.size)
      if sizes[key.source]?.isEmpty == true { sizes[key.source] = nil }
    }
  }

  func keep(_ limits: CacheLimits) { cache.limit = limits.pictures }

  func moment() -> UInt64 { cache.moment() }
  func shrink(toUsedSince moment: UInt64, reserve: Int) {
    cache.shrink(toUsedSince: moment, reserve: reserve)
  }

  var bytes: Int { cache.bytes }
  var count: Int { cache.count }
  /// The number of pictures made so far.
  var made: Int { cache.made }

  /// Returns the scales that an item has while no animation runs, unfocused and focused, relative
  /// to the unfocused one.
  static func restingScales(focusedScale: CGFloat) -> [CGFloat] {
    focusedScale == 1 ? [1] : [1, focusedScale]
  }

  /// The largest number of pixels of one picture, more than any screen has.
  ///
  /// A larger picture is sampled from fewer pixels.
  static let mostPixels = 1 << 24

  /// Returns the size at which to cache a picture.
  ///
  /// - Parameters:
  ///   - rect: The rectangle over which the picture is shown, in points.
  ///   - scale: The device pixels for each point.
  /// - Returns: The size in pixels.
  static func pixelSize(of rect: CGRect, scale: CGFloat) -> (width: Int, height: Int) {
    func pixels(_ length: CGFloat) -> Int {
      max(1, Int(min(16_384, (length * scale).nearestPixel)))
    }
    let (width, height) = (pixels(rect.width), pixels(rect.height))
    guard width * height > mostPixels else { return (width, height) }
    let part = (CGFloat(mostPixels) / CGFloat(width * height)).squareRoot()
    return (max(1, Int(CGFloat(width) * part)), max(1, Int(CGFloat(height) * part)))
  }

  /// Marks the picture as used now.
  ///
  /// - Returns: Whether the picture is cached.
  func touch(_ source: Source, width: Int, height: Int) -> Bool {
    cache.touch(Key(source: source, width: width, height: height)) != nil
  }

  /// Whether a picture should be made ahead of its need: it is not cached, and would leave at least
  /// a quarter of the limit free, so that no other one has to be dropped.
  func hasRoom(for key: Key) -> Bool {
    cache.touch(key) == nil && cache.bytes + key.width * key.height * 4 <= cache.limit * 3 / 4
  }

  func holds(_ key: Key) -> Bool { cache.holds(key) }

  /// Returns the pictures in place of which another size was shown since the last call.
  func takeStoodIn() -> [Key] {
    if stoodIn.isEmpty { return [] }
    defer { stoodIn = [] }
    return stoodIn
  }

  /// Returns the picture in this size.
  ///
  /// While frames do not wait for pictures that are not cached, it may be another size of the same
  /// source.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func picture(_ source: Source, width: Int, height: Int) throws -> PixelSurface {
    let key = Key(source: source, width: width, height: height)
    if let kept = cache.kept(key) { return kept }
    let preview = key.preview
    guard standsIn, preview != key else { return try make(key) }
    stoodIn.append(key)
    return try nearest(to: key) ?? keptPreview(of: source)
      ?? make(preview, hasGrain: false)
  }

  /// Returns the cached picture of the same source that is nearest in width; nil for none.
  private func nearest(to key: Key) -> PixelSurface? {
    func distance(_ other: Key) -> Int { abs(other.width - key.width) }
    let others = (sizes[key.source] ?? []).map {
      Key(source: key.source, width: $0.width, height: $0.height)
    }
    return others.min { distance($0) < distance($1) }.flatMap(cache.kept)
  }

  /// Caches a preview of a dropped image, made from its pixels, because the frame that needs it
  /// again may not wait for its drawing.
  private func keepPreview(of surface: PixelSurface, for key: Key) {
    let small = key.preview
    guard case .image(let image) = key.source, small != key, !previews.holds(image.id),
      let preview = try? surface.reduced(width: small.width, height: small.height, memory: memory)
    else { return }
    _ = previews.keep(preview, bytes: preview.stride * preview.height, for: image.id)
  }

  private func keptPreview(of source: Source) -> PixelSurface? {
    if case .image(let image) = source { previews.kept(image.id) } else { nil }
  }

  /// Makes a picture that is not cached yet, without film grain if it is to be enlarged.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  @discardableResult
  func make(_ key: Key, hasGrain: Bool = true) throws -> PixelSurface {
    keep(
      try key.rasterized(text: text.layouts, memory: memory, hasGrain: hasGrain), for: key)
  }

  /// Caches a picture that is not cached yet.
  @discardableResult
  func keep(_ surface: PixelSurface, for key: Key) -> PixelSurface {
    // The size is inserted first, because a picture that is larger than the whole limit is dropped
    // with the next one.
    sizes[key.source, default: []].insert(key.size)
    return cache.keep(surface, bytes: surface.stride * surface.height, for: key)
  }
}

/// Returns the scale of the cached pixels for something shown at `scale`, both relative to the
/// unfocused scale.
///
/// The result is 1 for 1, and the focused scale for other scales from 0.7 up to it. All other
/// scales, such as that of a page that is shown much smaller, are rounded up to a power of √2, so
/// that bilinear sampling never scales by more.
func keptScale(for scale: CGFloat, focusedScale: CGFloat) -> CGFloat {
  let largest = max(1, focusedScale)
  if abs(scale - 1) <= 0.001 { return 1 }
  if scale > 0.7, scale <= largest * 1.02 { return largest }
  guard scale > 0 else { return 1 }
  let step = (2 * log2(scale)).rounded(.up)
  return exp2(step / 2)
}
