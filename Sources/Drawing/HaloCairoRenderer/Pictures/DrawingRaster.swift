import CHaloCairo
import Foundation
import HaloDisplayList

extension Image {
  /// Returns the image in pixels, scaled to exactly this size.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  @MainActor
  package func rasterized(width: Int, height: Int, text: TextEngine) throws -> PixelSurface {
    try rasterized(width: width, height: height, text: text.layouts, memory: .system)
  }

  /// Returns the image in pixels, without film grain if they are to be enlarged; called on the thread
  /// of `text`.
  func rasterized(
    width: Int, height: Int, text: TextLayouts, memory: PixelMemory, hasGrain: Bool = true
  ) throws -> PixelSurface {
    let surface = try memory.surface(
      width: max(1, width), height: max(1, height), format: isOpaque ? .rgb24 : .argb32)
    try surface.draw { cr in
      cairo_scale(
        cr, CGFloat(surface.width) / size.width, CGFloat(surface.height) / size.height)
      cairo_translate(cr, -origin.x, -origin.y)
      try drawing.draw(
        on: cr, surface: surface, text: text, memory: memory, hasGrain: hasGrain)
    }
    return surface
  }
}

extension Drawing {
  func draw(
    on cr: OpaquePointer, surface: PixelSurface, text: TextLayouts, memory: PixelMemory,
    hasGrain: Bool
  ) throws {
    for operation in operations {
      switch operation {
      case .fill(let path, let paint, let evenOdd):
        cairo_new_path(cr)
        cr.addPath(path)
        cr.setPaint(paint)
        cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(cr)
      case .stroke(let path, let width, let color, let roundCaps):
        cairo_new_path(cr)
        cr.addPath(path)
        cr.setColor(color)
        cairo_set_line_width(cr, width)
        cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(cr, roundCaps ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        cairo_stroke(cr)
      case .text(let string, let style, let rect):
        let style = text.fitting(style, for: string, width: rect.width)
        let metrics = text.metrics(of: string, style: style, width: rect.width)
        cairo_save(cr)
        cairo_translate(cr, rect.minX, rect.minY + (rect.height - metrics.height) / 2)
        text.drawOutlines(string, style: style, width: rect.width, on: cr)
        cairo_restore(cr)
      case .bitmap(let bitmap, let rect):
        try bitmap.draw(on: cr, in: rect, memory: memory)
      case .beginClip(let path):
        cairo_save(cr)
        cairo_new_path(cr)
        cr.addPath(path)
        cairo_clip(cr)
      case .endClip:
        cairo_restore(cr)
      case .grain(let amount, let seed):
        if hasGrain { surface.addGrain(amount: amount, seed: seed) }
      case .blur(let sigma):
        var (dx, dy) = (Double(sigma), 0.0)
        cairo_user_to_device_distance(cr, &dx, &dy)
        try surface.blur(sigma: hypot(dx, dy), on: cr, memory: memory)
      }
    }
  }
}

extension PixelSurface {
  /// Blurs the surface; `sigma` is in pixels, and `cr` draws on it.
  fileprivate func blur(sigma: CGFloat, on cr: OpaquePointer, memory: PixelMemory) throws {
    let blur = BackdropBlur(sigma: sigma)
    guard blur.radius > 0, let data else { return }
    func whole(_ length: Int) -> Int { (length + blur.factor - 1) / blur.factor * blur.factor }
    var grid = ColorGrid()
    grid.fill(
      data, stride: stride, seen: bounds,
      source: PixelRect(x: 0, y: 0, width: whole(width), height: whole(height)),
      factor: blur.factor)
    grid.blur(radius: blur.radius)
    let small = try memory.surface(width: grid.width, height: grid.height, format: format)
    grid.write(to: small)
    cairo_save(cr)
    cairo_identity_matrix(cr)
    cairo_scale(cr, CGFloat(blur.factor), CGFloat(blur.factor))
    cairo_set_source_surface(cr, small.handle, 0, 0)
    let pattern = cairo_get_source(cr)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cr)
    cairo_restore(cr)
  }

  /// Adds the same noise to the three channels of every pixel.
  ///
  /// The noise is uniform in ± `amount`/2 of the full range, and depends on the seed and the
  /// pixel's position.
  func addGrain(amount: CGFloat, seed: UInt64) {
    guard amount > 0, let data else { return }
    let span = Int32(amount * 255 * 256)
    for y in 0..<height {
      let row = (data + y * stride).assumingMemoryBound(to: UInt32.self)
      // Each row starts far away in the sequence, or neighbouring rows would repeat each other
      // along diagonals.
      var state = (seed ^ UInt64(y)) &* 0xD6E8_FEB8_6659_FD93
      for x in 0..<width {
        // One step of splitmix64 a pixel.
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z ^= z >> 27
        let noise = ((Int32(truncatingIfNeeded: z & 0xFFFF) - 0x8000) * (span >> 8)) >> 16
        let pixel = row[x]
        let alpha = format == .rgb24 ? 255 : Int32(pixel >> 24)
        func channel(_ shift: UInt32) -> UInt32 {
          let value = Int32((pixel >> shift) & 0xFF) + noise
          return UInt32(max(0, min(alpha, value))) << shift
        }
        row[x] = (pixel & 0xFF00_0000) | channel(16) | channel(8) | channel(0)
      }
    }
    cairo_surface_mark_dirty(handle)
  }
}
