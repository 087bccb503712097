import CHaloPixels
import FocusGeometry
import Foundation
import HaloDisplayList

/// The steps that compose a frame, back to front: sources that are blended over what is there.
///
/// Everything with curves or glyphs has been rasterized before, so that the frame can be composed
/// in any pieces, by several threads, with the same result.
///
/// Cairo draws curves and glyphs, but neither Cairo nor pixman, which Cairo uses for composition,
/// composes the frame. The loops for that are in `CHaloPixels`, for these reasons:
///
/// * A part of a frame must equal that part of the whole, or a frame drawn from its damage would
///   show seams. Cairo's edges and gradients depend a little on where they are cut off.
/// * A pixel under an opaque picture is drawn once, and each ``CompositionCells`` stays in the
///   processor's cache while everything is blended over it. A call of Cairo or pixman for each
///   picture would read and write the window's memory once for each.
/// * A Cairo context belongs to one thread. In bands, two threads blend a 4K window in 1.65 ms
///   instead of 3.1 ms.
/// * pixman has vector code for axis-aligned scaling of 32-bit pictures, and little else. With
///   cairo 1.16 and pixman 0.42 on one core, a picture of 760 × 1140 pixels took 1.24 ms scaled,
///   and 5.8 ms rotated by 2°; a shadow took, scaled, 2.4 ms as a coloured picture and 7.6 ms as a
///   mask. Cell by cell (256 × 32), pixman 0.42.2 and `CHaloPixels` took, in ms, for a 4K window
///   10.5 and 8.8 (a translucent picture) or 14.2 and 12.6 (a colour through a mask); for a picture
///   of 768 × 1280 scaled by 1.14 they took 1.9 and 1.7, for an opaque one 1.3 and 0.7, and for one
///   rotated by 2° 7.9 and 5.0.
@MainActor
final class Composition {
  /// A rectangle of source pixels, in its own coordinates.
  struct Picture {
    var pixels: UnsafePointer<UInt32>
    /// The distance between the starts of two rows, in pixels.
    var stride: Int
    var width: Int
    var height: Int
    var isOpaque: Bool
    /// A premultiplied colour that replaces the picture's own and is multiplied by the picture's
    /// alpha; nil for none.
    var tint: UInt32?
  }

  enum Source {
    /// A premultiplied colour.
    case color(UInt32)
    /// A picture copied pixel for pixel, with its corner at this device pixel; it must contain the
    /// painted area.
    case copied(Picture, x: Int, y: Int)
    case sampled(Picture, Sampling)
    /// A picture as light, which only brightens what is under it.
    case light(Picture, Sampling)
    /// The pixels drawn between the preceding `beginLayer` and `endLayer`.
    case layer
    /// A sheet of pixels in perspective.
    case projected(PerspectiveSampler)

    var isOpaque: Bool {
      switch self {
      case .color(let color): color >> 24 == 255
      case .copied(let picture, _, _), .sampled(let picture, _): picture.isOpaque
      case .light, .layer, .projected: false
      }
    }
  }

  /// The coverage of the source.
  enum Coverage {
    /// An equal coverage of all pixels, 0...255.
    case even(UInt32)
    /// A coverage for each pixel, the first at this device pixel; the mask contains the whole area.
    case mask(UnsafePointer<UInt8>, stride: Int, x: Int, y: Int)
  }

  struct Step {
    enum Action { case paint, beginLayer, endLayer }

    var action: Action
    /// The area in device pixels; for a layer, that of everything drawn in it.
    var area: PixelRect
    var source: Source
    var coverage: Coverage
    /// The opacity, 0...255, applied after the coverage.
    var alpha: UInt32
    /// Whether the step hides everything under its area.
    var hides: Bool
  }

  private(set) var steps: [Step] = []
  /// The objects that own the memory to which the steps point.
  private var owners: [AnyObject] = []
  private var depth = 0
  /// The memory for the pixels of cells and layers while the frame is painted.
  let memory: PixelMemory

  init(memory: PixelMemory) { self.memory = memory }

  func removeAll() {
    steps.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
    depth = 0
  }

  func paint(
    _ source: Source, in area: PixelRect, coverage: Coverage = .even(255), alpha: UInt32 = 255
  ) {
    guard !area.isEmpty, alpha > 0 else { return }
    var isWhole = false
    if case .even(let value) = coverage {
      guard value > 0 else { return }
      isWhole = value == 255
    }
    steps.append(
      Step(
        action: .paint, area: area, source: source, coverage: coverage, alpha: alpha,
        hides: depth == 0 && isWhole && alpha == 255 && source.isOpaque))
  }

  /// Inserts a step before all steps so far, so that it is painted under them.
  func paintBeneath(_ source: Source, in area: PixelRect) {
    guard !area.isEmpty else { return }
    steps.insert(
      Step(
        action: .paint, area: area, source: source, coverage: .even(255), alpha: 255,
        hides: source.isOpaque),
      at: 0)
  }

  /// Whether a single step hides everything under this area.
  func hides(_ area: PixelRect) -> Bool {
    steps.contains { $0.hides && $0.area.contains(area) }
  }

  /// Adds a step that paints through a mask, whose corner is at a device pixel.
  func paint(
    _ source: Source, through mask: CoverageMask, x: Int, y: Int, in area: PixelRect,
    alpha: UInt32
  ) {
    guard let values = mask.row(0) else { return }
    owners.append(mask)
    paint(
      source, in: area, coverage: .mask(values, stride: mask.stride, x: x, y: y), alpha: alpha)
  }

  /// Begins a layer: the steps until ``endLayer(_:)`` are painted on transparent pixels of their
  /// own, the ``Source/layer``.
  func beginLayer(_ area: PixelRect) {
    depth += 1
    mark(.beginLayer, area)
  }

  /// Ends the innermost layer.
  ///
  /// - Parameter area: The area of the matching `beginLayer`.
  func endLayer(_ area: PixelRect) {
    depth -= 1
    mark(.endLayer, area)
  }

  private func mark(_ action: Step.Action, _ area: PixelRect) {
    steps.append(
      Step(
        action: action, area: area, source: .layer, coverage: .even(255), alpha: 255,
        hides: false))
  }

  /// Keeps an object to which steps point alive until the frame has been painted.
  func keep(_ owner: AnyObject) { owners.append(owner) }

  /// Creates a picture of a surface's pixels; nil for a surface without pixels.
  func picture(_ surface: PixelSurface, tint: Color? = nil) -> Picture? {
    guard let data = surface.data else { return nil }
    owners.append(surface)
    return Picture(
      pixels: UnsafePointer(data.assumingMemoryBound(to: UInt32.self)),
      stride: surface.stride / 4, width: surface.width, height: surface.height,
      isOpaque: surface.format == .rgb24, tint: tint.map { $0.pixel() })
  }
}

extension Composition {
  /// A map from device pixels to a picture's own, in 16.16 fixed point.
  struct Sampling {
    var xx, yx, xy, yy, x0, y0: Int64

    /// Creates the map of a placed picture.
    ///
    /// - Parameters:
    ///   - placement: The transform from the picture's pixels to device pixels.
    ///   - anchor: The device pixel at which the rounded inverse is exact; its error grows with the
    ///     distance from there.
    init(placement: CGAffineTransform, around anchor: CGPoint) {
      let inverse = placement.inverted()
      // Coefficients are multiples of 1/32,768, so that the centres of pixels stay exact too.
      func fixed(_ value: CGFloat) -> Int64 {
        Int64(max(-1e12, min(1e12, (value * 32_768).rounded()))) * 2
      }
      (xx, yx) = (fixed(inverse.a), fixed(inverse.b))
      (xy, yy) = (fixed(inverse.c), fixed(inverse.d))
      let middle = CGPoint(x: anchor.x.rounded(), y: anchor.y.rounded())
      let source = middle.applying(inverse)
      func offset(_ value: CGFloat, _ a: Int64, _ b: Int64) -> Int64 {
        fixed(value - (CGFloat(a) * middle.x + CGFloat(b) * middle.y) / 65_536)
      }
      x0 = offset(source.x, xx, xy)
      y0 = offset(source.y, yx, yy)
    }

    /// Creates a map pixel for pixel, with the picture's corner at this device pixel.
    init(x: Int, y: Int) {
      (xx, yx, xy, yy) = (65_536, 0, 0, 65_536)
      (x0, y0) = (Int64(-x) * 65_536, Int64(-y) * 65_536)
    }
  }
}
