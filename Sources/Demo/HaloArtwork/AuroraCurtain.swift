import FocusGeometry
import Foundation
import HaloDisplayList

extension Skies {
  /// Draws rays of light along a winding lower edge; 0 is the higher and fainter curtain.
  ///
  /// The curtain is a bitmap: between its pixels colours are interpolated, so that no ray has an
  /// edge, at any size.
  static func curtain(_ index: Int, _ f: Frame, into lights: inout Drawing) {
    // The noise of the rays has cells of 1/27 of the shorter side.
    let step = max(1, f.s / 300)
    let rays = (0..<Int((f.w / step).rounded(.up))).map {
      AuroraRay(index, at: (CGFloat($0) + 0.5) * step, f)
    }
    guard let top = rays.map(\.top).min(), let bottom = rays.map(\.bottom).max() else { return }
    let rows = Int(((bottom - top) / step).rounded(.up)) + 1
    var pixels = [UInt32](repeating: 0, count: rays.count * rows)
    for (column, ray) in rays.enumerated() where ray.power > 0.02 {
      let first = max(0, Int((ray.top - top) / step))
      let last = min(rows - 1, Int((ray.bottom - top) / step))
      for row in first...last {
        let y = top + (CGFloat(row) + 0.5) * step
        pixels[row * rays.count + column] = ray.pixel(at: y)
      }
    }
    let bitmap = Bitmap(width: rays.count, height: rows, pixels: pixels)
    lights.draw(
      bitmap,
      in: CGRect(
        x: 0, y: top, width: CGFloat(rays.count) * step, height: CGFloat(rows) * step))
  }
}

/// One column of a curtain of northern lights.
private struct AuroraRay {
  let top: CGFloat
  let bottom: CGFloat
  /// The brightness, from 0.
  let power: CGFloat

  init(_ index: Int, at x: CGFloat, _ f: Frame) {
    let noise = f.noise(UInt64(10 + index))
    let u = f.u(x) * 0.9 + CGFloat(index) * 7
    let foot =
      f.h * [CGFloat(0.34), 0.56][index] + f.s * 0.2 * noise.fractal(u * 0.9, octaves: 2) - f.s
      * 0.12 * f.u(x)
      + f.s * 0.035 * noise.at(u * 4.3 + 11)
    let ray = max(0.1, 0.55 + 0.5 * noise.at(u * 9) + 0.3 * noise.at(u * 27))
    let tall = f.s * (0.22 + 0.3 * ray) * (0.8 + 0.4 * noise.at(u * 2 + 3))
    let strength = max(0, 0.5 + 0.55 * noise.at(u * 1.5 + 31)) * (0.5 + 0.5 * ray)
    power = 0.62 * strength * (index == 0 ? 0.6 : 1)
    top = foot - tall
    bottom = foot + tall * 0.16
  }

  /// Returns the premultiplied colour at a height.
  func pixel(at y: CGFloat) -> UInt32 {
    let place = max(0, min(1, (y - top) / max(1, bottom - top)))
    let light = Self.lights[Int(place * CGFloat(Self.lights.count - 1) + 0.5)]
    // Three layers of the same light lie over each other.
    let clear = 1 - power * light.alpha
    let alpha = 1 - clear * clear * clear
    return light.withAlphaComponent(alpha).premultiplied
  }

  /// The colours from the top to the bottom of a ray with the power 1.
  private static let lights: [Color] = {
    let stops: [(at: CGFloat, color: Color)] = [
      (0, Color(0x5B3FA8, 0)), (0.3, Color(0x3F5FB8, 0.22)), (0.62, Color(0x1FA98E, 0.6)),
      (0.84, Color(0x9DF5C4, 1)), (0.9, Color(0xC8FFDD, 0.8)), (1, Color(0x6FE6B0, 0)),
    ]
    return (0...255).map { index in
      let place = CGFloat(index) / 255
      let next = stops.firstIndex { $0.at >= place } ?? stops.count - 1
      let (low, high) = (stops[max(0, next - 1)], stops[next])
      let span = high.at - low.at
      return low.color.mixed(with: high.color, by: span > 0 ? (place - low.at) / span : 0)
    }
  }()
}
