import Foundation
import HaloDisplayList

/// Pixels of images and gradients, by what they show and their size in pixels.
@MainActor
final class PictureCache {
  enum Source: Hashable {
    case image(Image)
    /// The paint over this area of its own space.
    case paint(Paint, area: CGRect)
  }

  struct Key: Hashable {
    var source: Source
    var width: Int
    var height: Int

    var size: Size { Size(width: width, height: height) }

    /// Of a preview's longer side; pixels.
    private static let previewLength = 64

    /// The same in so few pixels that a frame may wait for them; itself when it has no more.
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
  /// What stands in for images that were kept once and have gone, by their ids; so small that they
  /// come on top of the limits, in windows of any size.
  private let previews = PixelCache<UInt64, PixelSurface>(limit: 4 << 20)
  private let text: TextEngine
  private let memory: PixelMemory
  /// Whether pictures that are not kept are shown from the same in another size, and not made.
  var standsIn = false
  /// What others stood in for since ``takeStoodIn()``.
  private var stoodIn: [Key] = []
  /// In which each source is kept.
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
  /// How many have been made so far.
  var made: Int { cache.made }

  /// The scales, relative to rest, at which something comes to rest.
  static func restingScales(focusedScale: CGFloat) -> [CGFloat] {
    focusedScale == 1 ? [1] : [1, focusedScale]
  }

  /// The most pixels of one picture, more than any screen has; what is larger is shown from fewer
  /// pixels than it takes, by sampling.
  static let mostPixels = 1 << 24

  /// At what size to keep a picture.
  ///
  /// - Parameters:
  ///   - rect: what it is shown over, in points.
  ///   - scale: device pixels per point.
  /// - Returns: pixels.
  static func pixelSize(of rect: CGRect, scale: CGFloat) -> (width: Int, height: Int) {
    func pixels(_ length: CGFloat) -> Int {
      max(1, Int(min(16_384, (length * scale).rounded())))
    }
    let (width, height) = (pixels(rect.width), pixels(rect.height))
    guard width * height > mostPixels else { return (width, height) }
    let part = (CGFloat(mostPixels) / CGFloat(width * height)).squareRoot()
    return (max(1, Int(CGFloat(width) * part)), max(1, Int(CGFloat(height) * part)))
  }

  /// Counts the picture as used now.
  ///
  /// - Returns: Whether it is kept.
  func touch(_ source: Source, width: Int, height: Int) -> Bool {
    cache.touch(Key(source: source, width: width, height: height)) != nil
  }

  /// Whether a picture is to be made ahead of its need: it is not kept, and no other would have to
  /// go for it.
  func hasRoom(for key: Key) -> Bool {
    cache.touch(key) == nil && cache.bytes + key.width * key.height * 4 <= cache.limit * 3 / 4
  }

  func holds(_ key: Key) -> Bool { cache.holds(key) }

  func takeStoodIn() -> [Key] {
    if stoodIn.isEmpty { return [] }
    defer { stoodIn = [] }
    return stoodIn
  }

  /// The picture in this size; while frames may not wait for one that is not kept, the same in
  /// another size.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func picture(_ source: Source, width: Int, height: Int) throws -> PixelSurface {
    let key = Key(source: source, width: width, height: height)
    if let kept = cache.kept(key) { return kept }
    let preview = key.preview
    guard standsIn, preview != key else { return try make(key) }
    stoodIn.append(key)
    return try nearest(to: key) ?? keptPreview(of: source) ?? make(preview)
  }

  /// The kept picture of the same source that is nearest in size.
  private func nearest(to key: Key) -> PixelSurface? {
    func distance(_ other: Key) -> Int { abs(other.width - key.width) }
    let others = (sizes[key.source] ?? []).map {
      Key(source: key.source, width: $0.width, height: $0.height)
    }
    return others.min { distance($0) < distance($1) }.flatMap(cache.kept)
  }

  /// Keeps a preview of an image that goes, made of its pixels: the frame that needs it again may
  /// not wait for its drawing.
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

  /// Makes a picture that nothing is kept for yet.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  @discardableResult
  func make(_ key: Key) throws -> PixelSurface {
    keep(try key.rasterized(text: text.layouts, memory: memory), for: key)
  }

  /// Keeps a picture that nothing is kept for yet.
  @discardableResult
  func keep(_ surface: PixelSurface, for key: Key) -> PixelSurface {
    // Before, since a picture that is larger than all that may be kept goes with the next one.
    sizes[key.source, default: []].insert(key.size)
    return cache.keep(surface, bytes: surface.stride * surface.height, for: key)
  }
}

/// The scale to keep pixels at for something shown at `scale`, both relative to rest.
///
/// Between rest and the focused scale: those two, exactly. Elsewhere (a page seen from afar) steps
/// of √2, so that bilinear sampling never has to go far.
func keptScale(for scale: CGFloat, focusedScale: CGFloat) -> CGFloat {
  let largest = max(1, focusedScale)
  if abs(scale - 1) <= 0.001 { return 1 }
  if scale > 0.7, scale <= largest * 1.02 { return largest }
  guard scale > 0 else { return 1 }
  let step = (2 * log2(scale)).rounded(.up)
  return exp2(step / 2)
}
