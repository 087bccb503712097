import CHaloCairo
import FocusGeometry
import Foundation
import HaloDisplayList

/// A cache of what lights need: the tones of pictures, and pools of their colours.
///
/// Both are made from pixels that the window shows anyway, and take a few kilobytes each.
@MainActor
final class PictureLights {
  /// A picture in one size of pixels, so that the light does not depend on what else is cached.
  struct Key: Hashable {
    var image: Image
    var width: Int
    var height: Int
  }

  struct PoolKey: Hashable {
    var picture: Key
    var rect: CGRect
    var shape: Shape
    var sigma: CGFloat
  }

  /// A pool of light in few pixels, and the area that they cover around the picture, in the item's
  /// own space.
  struct Pool {
    var surface: PixelSurface
    var area: CGRect
    /// The relative luminance of the picture, 0...1.
    var luminance: CGFloat
  }

  /// A column of one colour whose opacity falls from one value to another.
  private struct Ramp: Hashable {
    var color: Color
    var top: CGFloat
    var bottom: CGFloat
  }

  private let tones = PixelCache<Key, PictureTone>(limit: 1 << 20)
  private let pools = PixelCache<PoolKey, Pool>(limit: 2 << 20)
  private let ramps = PixelCache<Ramp, PixelSurface>(limit: 1 << 16)
  private let pictures: PictureCache
  private let memory: PixelMemory
  /// The number of pools made so far.
  var made: Int { pools.made }

  init(pictures: PictureCache, memory: PixelMemory) {
    (self.pictures, self.memory) = (pictures, memory)
  }

  /// Whether the picture's pixels or its tone are cached, so that its light is made quickly.
  func isReady(_ key: Key) -> Bool {
    tones.holds(key)
      || pictures.holds(
        PictureCache.Key(source: .image(key.image), width: key.width, height: key.height))
  }

  /// Returns the tone of a picture; nil if its pixels cannot be read.
  ///
  /// While frames do not wait for pictures, it may be that of another size.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func tone(_ key: Key) throws -> PictureTone? {
    if let kept = tones.kept(key) { return kept }
    let source = PictureCache.Source.image(key.image)
    let picture = try pictures.picture(source, width: key.width, height: key.height)
    guard let tone = try PictureTone(of: picture, memory: memory) else { return nil }
    guard isReady(key) else { return tone }
    return tones.keep(tone, bytes: tone.samples.count * 16, for: key)
  }

  /// Returns the pool of a picture's colours at full opacity; nil if it cannot be made.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func pool(_ key: PoolKey) throws -> Pool? {
    if let kept = pools.kept(key) { return kept }
    guard let tone = try tone(key.picture), let pool = try make(key, tone: tone) else { return nil }
    guard isReady(key.picture) else { return pool }
    return pools.keep(pool, bytes: pool.surface.stride * pool.surface.height, for: key)
  }

  /// The pixels of a ramp, and the part of them, 0...1, along which it has its first value.
  private static let ramp = (length: 64, level: CGFloat(0.5))

  /// Returns a column of a colour that keeps one opacity in its upper half and then falls to
  /// another, each 0...1; nil if its pixels cannot be written.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func ramp(of color: Color, from top: CGFloat, to bottom: CGFloat) throws -> PixelSurface? {
    try ramps.value(for: Ramp(color: color, top: top, bottom: bottom)) {
      let (length, level) = Self.ramp
      let surface = try memory.surface(width: 1, height: length, format: .argb32)
      guard let data = surface.data else { return nil }
      for y in 0..<length {
        let part = ((CGFloat(y) + 0.5) / CGFloat(length) - level) / (1 - level)
        let alpha = min(top, top + (bottom - top) * part.smoothStep)
        data.storeBytes(
          of: color.withAlphaComponent(alpha).pixel(), toByteOffset: y * surface.stride,
          as: UInt32.self)
      }
      surface.markChanged()
      return (surface, surface.stride * length)
    }
  }

  /// The samples in a standard deviation of the blur; see ``ShadowBlurs/step(sigma:)``.
  private static let fineness: CGFloat = 4
  /// The largest number of samples of a pool; more would be a picture as large as a screen.
  private static let mostSamples = 1 << 16

  private func make(_ key: PoolKey, tone: PictureTone) throws -> Pool? {
    let shape = key.shape.bounds
    let step = key.sigma / Self.fineness
    guard step > 0, shape.width > 0, shape.height > 0 else { return nil }
    let margin = CoveragePlane.reach(sigma: Self.fineness) + 1
    let width = Int((shape.width / step).rounded(.up)) + 2 * margin
    let height = Int((shape.height / step).rounded(.up)) + 2 * margin
    guard width * height <= Self.mostSamples else { return nil }
    let area = CGRect(
      x: shape.minX - CGFloat(margin) * step, y: shape.minY - CGFloat(margin) * step,
      width: CGFloat(width) * step, height: CGFloat(height) * step)
    let mask = try memory.mask(width: width, height: height)
    try mask.draw { cr in
      cairo_scale(cr, 1 / step, 1 / step)
      cairo_translate(cr, -area.minX, -area.minY)
      cr.setPath(key.shape)
      cairo_fill(cr)
    }
    var planes = Planes(width: width, height: height)
    for y in 0..<height {
      guard let row = mask.row(y) else { continue }
      for x in 0..<width where row[x] > 0 {
        let place = CGPoint(
          x: area.minX + (CGFloat(x) + 0.5) * step, y: area.minY + (CGFloat(y) + 0.5) * step)
        planes.set(tone.color(at: place, in: key.rect), coverage: Float(row[x]) / 255, x: x, y: y)
      }
    }
    planes.blur(sigma: Self.fineness)
    let surface = try memory.surface(width: width, height: height, format: .argb32)
    planes.write(to: surface, around: tone.color)
    return Pool(surface: surface, area: area, luminance: tone.luminance)
  }
}

extension PictureTone {
  /// Returns the colour at a point of the picture, which fills `rect`.
  fileprivate func color(at point: CGPoint, in rect: CGRect) -> Channels {
    func index(_ part: CGFloat, _ count: Int) -> Int {
      max(0, min(count - 1, Int((part * CGFloat(count)).rounded(.down))))
    }
    guard rect.width > 0, rect.height > 0 else { return color }
    let x = index((point.x - rect.minX) / rect.width, width)
    let y = index((point.y - rect.minY) / rect.height, height)
    return samples[y * width + x]
  }
}

/// The three channels of a picture, each multiplied by the coverage, and the coverage.
private struct Planes {
  private var channels: [CoveragePlane]
  private let width: Int
  private let height: Int

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    let empty = CoveragePlane(
      width: width, height: height, values: [Float](repeating: 0, count: width * height))
    channels = [CoveragePlane](repeating: empty, count: 4)
  }

  mutating func set(_ color: PictureTone.Channels, coverage: Float, x: Int, y: Int) {
    let index = y * width + x
    for channel in 0..<3 { channels[channel].values[index] = color[channel] * coverage }
    channels[3].values[index] = coverage
  }

  mutating func blur(sigma: CGFloat) {
    for channel in channels.indices { channels[channel].blur(sigma: sigma) }
  }

  /// The share of the picture's strongest colour in each place; the rest is the colour there.
  private static let shareOfGlow: Float = 0.45
  /// The light of the darkest places of a picture, as a share of the brightest place's.
  private static let least: Float = 0.6

  /// Writes the light: in each place the colour of the picture there, as bright as a channel can
  /// be, and a part of `glow`, so that a dark picture shines, too.
  func write(to surface: PixelSurface, around glow: PictureTone.Channels) {
    guard let data = surface.data else { return }
    let colors = (0..<width * height).map { index -> PictureTone.Channels in
      let coverage = channels[3].values[index]
      guard coverage > 0.001 else { return .zero }
      return PictureTone.Channels(
        channels[0].values[index], channels[1].values[index], channels[2].values[index]) / coverage
    }
    let brightest = max(colors.map { $0.max() }.max() ?? 0, 0.01)
    for y in 0..<height {
      let row = (data + y * surface.stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let (coverage, color) = (channels[3].values[y * width + x], colors[y * width + x])
        let own = color.max() > 0.01 ? color / color.max() : glow
        let mixed = own + (glow - own) * Self.shareOfGlow
        let strength = Self.least + (1 - Self.least) * min(1, color.max() / brightest)
        // Half of the blurred mask lies outside of the picture; at its edge the light is full, so
        // that the edge is seen from a distance.
        let light = mixed / max(mixed.max(), 0.01) * min(1, 2 * coverage) * strength
        func byte(_ value: Float) -> UInt32 { UInt32(max(0, min(255, value * 255 + 0.5))) }
        row[x] =
          byte(light.max()) << 24 | byte(light.x) << 16 | byte(light.y) << 8 | byte(light.z)
      }
    }
    surface.markChanged()
  }
}
