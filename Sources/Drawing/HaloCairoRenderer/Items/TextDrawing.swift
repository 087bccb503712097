import CHaloCairo
import FocusGeometry
import Foundation
import HaloDisplayList

/// A cache of texts in pixels, by string, style, width and scale.
@MainActor
final class TextRasters {
  private struct Key: Hashable {
    var string: String
    var style: TextStyle
    var width: CGFloat
    var scale: CGFloat
  }

  /// Pixels, and the position of their corner relative to the start of the first baseline.
  struct Raster {
    var surface: PixelSurface
    var x: Int
    var y: Int
    /// The height of the text, and the distance from its top to the first baseline, in points.
    var height: CGFloat
    var baseline: CGFloat
  }

  /// The area in pixels above which a text is not cached.
  var largest = 4 << 20

  let engine: TextEngine
  let memory: PixelMemory
  private let cache: PixelCache<Key, Raster>

  init(engine: TextEngine, limits: CacheLimits, memory: PixelMemory) {
    self.engine = engine
    self.memory = memory
    cache = PixelCache(limit: limits.texts)
  }

  func keep(_ limits: CacheLimits) { cache.limit = limits.texts }

  func moment() -> UInt64 { cache.moment() }
  func shrink(toUsedSince moment: UInt64, reserve: Int) {
    cache.shrink(toUsedSince: moment, reserve: reserve)
  }

  var count: Int { cache.count }
  /// The number of texts rasterized so far.
  var made: Int { cache.made }

  private func key(_ string: String, style: TextStyle, width: CGFloat, scale: CGFloat) -> Key {
    var style = style
    if !string.hasColorGlyphs { style.color = .white }
    return Key(string: string, style: style, width: width, scale: scale)
  }

  /// Marks the text as used now.
  ///
  /// - Returns: Whether the text is cached.
  func touch(_ string: String, style: TextStyle, width: CGFloat, scale: CGFloat) -> Bool {
    cache.touch(key(string, style: style, width: width, scale: scale)) != nil
  }

  /// Rasterizes a text ahead of its need, unless it is cached already or others would have to be
  /// dropped for it.
  ///
  /// - Returns: Whether the text was rasterized now.
  /// - Throws: ``RenderError/surface(_:)``.
  func prepare(
    _ string: String, style: TextStyle, width: CGFloat, scale: CGFloat
  ) throws -> Bool {
    guard cache.bytes <= cache.limit / 2,
      !touch(string, style: style, width: width, scale: scale)
    else { return false }
    return try raster(string, style: style, width: width, scale: scale) != nil
  }

  /// Returns the text in pixels; `scale` is in device pixels a point.
  ///
  /// The result is nil if the text is empty or too large to cache.
  ///
  /// The pixels are white, to be tinted, so that a text whose colour changes is not rasterized
  /// again. If some glyphs have colours of their own, the others have the style's.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func raster(
    _ string: String, style: TextStyle, width: CGFloat, scale: CGFloat
  ) throws -> Raster? {
    let key = key(string, style: style, width: width, scale: scale)
    let style = key.style
    return try cache.value(for: key) {
      let metrics = engine.layouts.metrics(of: string, style: style, width: width)
      let ink = metrics.ink.offsetBy(dx: 0, dy: -metrics.baseline)
      let box = PixelRect(
        covering: CGRect(
          x: ink.minX * scale, y: ink.minY * scale, width: ink.width * scale,
          height: ink.height * scale))
      guard !box.isEmpty, box.area <= largest else { return nil }
      // A transparent border lets sampling between pixels fade out instead of cutting off.
      let area = box.insetBy(-2)
      guard area.fitsSurface else { return nil }
      let surface = try memory.surface(width: area.width, height: area.height, format: .argb32)
      try surface.draw { cr in
        cairo_translate(cr, CGFloat(-area.x), CGFloat(-area.y))
        cairo_scale(cr, scale, scale)
        cairo_translate(cr, 0, -metrics.baseline)
        engine.layouts.drawOutlines(string, style: style, width: width, on: cr)
      }
      let raster = Raster(
        surface: surface, x: area.x, y: area.y, height: metrics.height, baseline: metrics.baseline)
      return (raster, surface.stride * surface.height)
    }
  }
}

extension DrawingContext {
  /// Draws text that is sharp at the unfocused and at the focused scale, where its first baseline
  /// is on a whole pixel.
  ///
  /// Between the two scales the pixels of the focused scale are sampled, so that glyphs do not
  /// jump.
  @MainActor
  func draw(
    _ string: String, style: TextStyle, rect: CGRect, texts: TextRasters
  ) throws {
    guard !string.isEmpty, style.color.alpha > 0 else { return }
    let string = style.cut(string)
    let settled = [1, focusedScale].first { transform.isScale(scale * $0) }
    let kept = settled ?? keptScale(for: transform.meanScale / scale, focusedScale: focusedScale)
    guard
      let raster = try texts.raster(string, style: style, width: rect.width, scale: scale * kept)
    else {
      return try drawUnkept(string, style: style, rect: rect, texts: texts)
    }
    let anchor = CGPoint(
      x: rect.minX, y: rect.minY + (rect.height - raster.height) / 2 + raster.baseline)
    let tint = string.hasColorGlyphs ? nil : style.color
    let place = CGAffineTransform(translationX: CGFloat(raster.x), y: CGFloat(raster.y))
    let box = CGRect(x: 0, y: 0, width: raster.surface.width, height: raster.surface.height)
    if settled != nil {
      let origin = anchor.applying(transform)
      let placement = place.concatenating(
        CGAffineTransform(translationX: origin.x.rounded(), y: origin.y.rounded()))
      try fill(
        .rect(box.applying(placement)), with: raster.surface, placement: placement, tint: tint)
    } else {
      let step = 1 / (scale * kept)
      let placement = place.concatenating(CGAffineTransform(scaleX: step, y: step))
        .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
        .concatenating(transform)
      // Whole pixels suffice: the border is transparent, so the edge needs no antialiasing.
      let outline: Shape =
        transform.isUprightScale
        ? .rect(PixelRect(covering: box.applying(placement)).rect)
        : .path(BezierPath(rect: box).applying(placement))
      try fill(outline, with: raster.surface, placement: placement, tint: tint)
    }
  }

  /// Draws text that is too large to cache, such as pages of text; only the visible part is
  /// rasterized.
  @MainActor
  private func drawUnkept(
    _ string: String, style: TextStyle, rect: CGRect, texts: TextRasters
  ) throws {
    let surface = try texts.memory.surface(
      width: visible.width, height: visible.height, format: .argb32)
    try surface.draw { cr in
      cairo_translate(cr, CGFloat(-visible.x), CGFloat(-visible.y))
      cr.concat(transform)
      texts.engine.layouts.draw(string, style: style, in: rect, alpha: alpha, on: cr)
    }
    guard let picture = composition.picture(surface) else { return }
    try confined { composition.paint(.copied(picture, x: visible.x, y: visible.y), in: visible) }
  }
}
