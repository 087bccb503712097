import Foundation
import HaloDisplayList
import HaloSceneGraph

/// Large lights that blend into each other, coarse enough to draw at once and smooth at any size.
struct SoftLights {
  struct Light {
    /// The centre in 0...1 of width and height.
    var x, y: CGFloat
    /// The radius as a multiple of the shorter side.
    var radius: CGFloat
    /// The colour, whose alpha is that of the middle.
    var color: Color
  }

  /// The gradient of the background from the upper left corner to the lower right one.
  var ground: Gradient
  /// The lights in drawing order.
  var lights: [Light]

  /// The number of samples across the picture; interpolation between them is invisible.
  private static let columns = 160

  func bitmap(aspect: CGFloat) -> Bitmap {
    let width = Self.columns
    let height = max(1, Int((CGFloat(width) / aspect).rounded()))
    let steps = (0...64).map { ground.color(at: CGFloat($0) / 64) }
    let side = CGFloat(min(width, height))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let (px, py) = (CGFloat(x) + 0.5, CGFloat(y) + 0.5)
        let along =
          (px * CGFloat(width) + py * CGFloat(height))
          / CGFloat(width * width + height * height)
        var color = steps[Int((along * 64).rounded())]
        for light in lights {
          let (dx, dy) = (px - light.x * CGFloat(width), py - light.y * CGFloat(height))
          let t = (dx * dx + dy * dy).squareRoot() / (light.radius * side)
          guard t < 1 else { continue }
          let rest = (1 - t) * (1 - t) * (1 + 2 * t)
          color = color.mixed(with: light.color.withAlphaComponent(1), by: light.color.alpha * rest)
        }
        pixels.append(color.opaquePixel)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension Gradient {
  fileprivate func color(at place: CGFloat) -> Color {
    guard var last = stops.first else { return .clear }
    for stop in stops {
      if stop.location >= place {
        let span = stop.location - last.location
        return last.color.mixed(
          with: stop.color, by: span > 0 ? max(0, (place - last.location) / span) : 1)
      }
      last = stop
    }
    return last.color
  }
}

extension Color {
  fileprivate var opaquePixel: UInt32 {
    func channel(_ value: CGFloat) -> UInt32 { UInt32((max(0, min(1, value)) * 255).rounded()) }
    return 0xFF00_0000 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }
}
