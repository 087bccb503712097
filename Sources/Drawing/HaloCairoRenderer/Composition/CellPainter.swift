import CHaloPixels
import Foundation

/// The surface to paint on: premultiplied pixels as 0xAARRGGBB.
struct CellTarget {
  var pixels: UnsafeMutablePointer<UInt32>
  /// The distance between the starts of two rows, in pixels.
  var stride: Int
}

/// Performs the steps of a composition, one cell at a time (see ``CompositionCells``); every thread
/// has its own painter.
struct CellPainter: ~Copyable {
  private var cell = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// The surface that the step paints on: the frame or the innermost open layer.
  private var surface = Surface(pixels: nil, stride: 0)
  private var outer: [Surface] = []
  /// The pixels of nested layers, the outermost first.
  ///
  /// A layer that has just ended keeps its pixels until another one begins at the same depth, for
  /// the step that paints it.
  private var layers: [UnsafeMutablePointer<UInt32>] = []
  private let samples: UnsafeMutablePointer<UInt32>
  private let capacity: Int
  private let memory: PixelMemory

  /// The pixel at the cell's upper left corner, and the distance between the starts of two rows, in
  /// pixels.
  private struct Surface {
    var pixels: UnsafeMutablePointer<UInt32>?
    var stride: Int
  }

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - capacity: The number of pixels in the largest cell.
  ///   - memory: The source of memory for the pixels of one cell, and of one more for each nested
  ///     layer.
  /// - Throws: ``RenderError/surface(_:)``.
  init(capacity: Int, memory: PixelMemory) throws {
    samples = try memory.pixels(capacity)
    self.capacity = capacity
    self.memory = memory
  }

  deinit {
    free(samples)
    layers.forEach { free($0) }
  }

  /// Makes `cell` of `target` the current cell.
  mutating func begin(_ cell: PixelRect, on target: CellTarget) {
    self.cell = cell
    outer.removeAll(keepingCapacity: true)
    surface = Surface(
      pixels: target.pixels + cell.y * target.stride + cell.x, stride: target.stride)
  }

  /// Performs one step in the current cell.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  mutating func perform(_ step: Composition.Step) throws {
    switch step.action {
    case .beginLayer:
      if layers.count == outer.count { layers.append(try memory.pixels(capacity)) }
      let pixels = layers[outer.count]
      pixels.update(repeating: 0, count: cell.area)
      outer.append(surface)
      surface = Surface(pixels: pixels, stride: cell.width)
    case .endLayer:
      surface = outer.removeLast()
    case .paint:
      paint(step, in: step.area.intersection(cell))
    }
  }

  private func paint(_ step: Composition.Step, in area: PixelRect) {
    guard let pixels = surface.pixels else { return }
    let place = (area.y - cell.y, area.x - cell.x)
    let target = halo_pixels_block(
      pixels: pixels + place.0 * surface.stride + place.1, stride: surface.stride,
      width: area.width, height: area.height)
    switch step.source {
    case .color(let color): paint(color, coverage: step.coverage, in: area, on: target)
    case .copied(let picture, let x, let y):
      let from = picture.pixels + (area.y - y) * picture.stride + area.x - x
      if let tint = picture.tint {
        halo_pixels_tint(scratch(for: area), from, picture.stride, tint)
        return blend(
          UnsafePointer(samples), area.width, isOpaque: false, step, in: area, on: target)
      }
      blend(from, picture.stride, isOpaque: picture.isOpaque, step, in: area, on: target)
    case .layer:
      let from = UnsafePointer(layers[outer.count]) + place.0 * cell.width + place.1
      blend(from, cell.width, isOpaque: false, step, in: area, on: target)
    case .projected(let sampler):
      sampler.draw(
        area, on: UnsafeMutableRawPointer(pixels), stride: surface.stride * 4,
        origin: (cell.x, cell.y))
    case .light(let picture, let sampling):
      halo_pixels_sample(
        scratch(for: area), halo_pixels_samples(picture, sampling, corner: area))
      withMask(of: step.coverage, in: area) { mask, maskStride in
        halo_pixels_light(
          target, UnsafePointer(samples), area.width, mask, maskStride, step.alpha)
      }
    case .sampled(let picture, let sampling):
      let block = halo_pixels_samples(picture, sampling, corner: area)
      if step.hides { return halo_pixels_sample(target, block) }
      let sampled = scratch(for: area)
      halo_pixels_sample(sampled, block)
      if let tint = picture.tint { halo_pixels_tint(sampled, samples, area.width, tint) }
      blend(
        UnsafePointer(samples), area.width, isOpaque: picture.isOpaque, step, in: area, on: target)
    }
  }

  private func scratch(for area: PixelRect) -> halo_pixels_block {
    halo_pixels_block(pixels: samples, stride: area.width, width: area.width, height: area.height)
  }

  private func paint(
    _ color: UInt32, coverage: Composition.Coverage, in area: PixelRect,
    on target: halo_pixels_block
  ) {
    switch coverage {
    case .even(255) where color >> 24 == 255: halo_pixels_fill(target, color)
    case .even(255): halo_pixels_blend_color(target, color)
    case .even(let value): halo_pixels_blend_color(target, color.faded(to: value))
    case .mask(let values, let stride, let x, let y):
      let mask = values + (area.y - y) * stride + area.x - x
      halo_pixels_blend_masked_color(target, color, mask, stride)
    }
  }

  private func blend(
    _ source: UnsafePointer<UInt32>, _ stride: Int, isOpaque: Bool, _ step: Composition.Step,
    in area: PixelRect, on target: halo_pixels_block
  ) {
    let bits: UInt32 = isOpaque ? 0xFF00_0000 : 0
    withMask(of: step.coverage, in: area) { mask, maskStride in
      if mask != nil || step.alpha < 255 {
        halo_pixels_blend_through(target, source, stride, bits, mask, maskStride, step.alpha)
      } else if isOpaque {
        halo_pixels_copy(target, source, stride, bits)
      } else {
        halo_pixels_blend(target, source, stride)
      }
    }
  }

  /// Calls `body` with the mask of an area and the distance between its rows, or with nil if the
  /// source covers all pixels.
  private func withMask(
    of coverage: Composition.Coverage, in area: PixelRect,
    _ body: (UnsafePointer<UInt8>?, Int) -> Void
  ) {
    switch coverage {
    case .even(255): body(nil, 0)
    case .even(let value):
      // Only the edge of a rectangle is partly covered, so one row of a mask serves all its rows.
      body([UInt8](repeating: UInt8(value), count: area.width), 0)
    case .mask(let values, let stride, let x, let y):
      body(values + (area.y - y) * stride + area.x - x, stride)
    }
  }
}

extension UInt32 {
  /// Returns a premultiplied pixel multiplied by `value` / 255.
  fileprivate func faded(to value: UInt32) -> UInt32 {
    func channel(_ shift: UInt32) -> UInt32 {
      let product = ((self >> shift) & 255) * value + 128
      return ((product + (product >> 8)) >> 8) << shift
    }
    return channel(24) | channel(16) | channel(8) | channel(0)
  }
}

extension halo_pixels_samples {
  fileprivate init(
    _ picture: Composition.Picture, _ sampling: Composition.Sampling, corner: PixelRect
  ) {
    // A sample is taken at the centre of a device pixel, half a pixel from its corner. Positions in
    // the picture count from the centre of its first pixel, half a pixel (32,768) in the other
    // direction.
    let (x, y) = (2 * Int64(corner.x) + 1, 2 * Int64(corner.y) + 1)
    self.init(
      pixels: picture.pixels, stride: picture.stride, width: Int64(picture.width),
      height: Int64(picture.height),
      x: (sampling.xx * x + sampling.xy * y) / 2 + sampling.x0 - 32_768,
      y: (sampling.yx * x + sampling.yy * y) / 2 + sampling.y0 - 32_768,
      dx_column: sampling.xx, dy_column: sampling.yx, dx_row: sampling.xy,
      dy_row: sampling.yy, bits: picture.isOpaque ? 0xFF00_0000 : 0)
  }
}
