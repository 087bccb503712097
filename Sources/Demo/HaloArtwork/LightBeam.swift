import FocusGeometry
import Foundation
import HaloDisplayList

extension Drawing {
  /// Draws a beam of light that spreads from a point and has soft sides.
  ///
  /// It is one bitmap: several faint gradients over each other would add up their rounding to bands
  /// of colour.
  ///
  /// - Parameters:
  ///   - f: the canvas, of which the beam reaches 1.25 shorter sides.
  ///   - lamp: the origin of the light.
  ///   - angle: the direction in radians, clockwise from three o'clock.
  ///   - spread: the angle between the middle and a side, in radians.
  ///   - color: the colour of the light; its alpha is that near the lamp, in the middle.
  mutating func beam(
    _ f: Frame, from lamp: CGPoint, angle: CGFloat, spread: CGFloat, color: Color
  ) {
    let reach = f.s * 1.25
    let step = max(1, f.s / 540)
    let ends = [-spread, 0, spread].map { side in
      CGPoint(x: lamp.x + reach * cos(angle + side), y: lamp.y + reach * sin(angle + side))
    }
    let (xs, ys) = ((ends + [lamp]).map(\.x), (ends + [lamp]).map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return }
    var box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    box = box.insetBy(dx: -step, dy: -step).intersection(f.rect)
    guard !box.isNull, box.width >= step, box.height >= step else { return }
    let (columns, rows) = (
      Int((box.width / step).rounded(.up)), Int((box.height / step).rounded(.up))
    )
    var pixels = [UInt32](repeating: 0, count: columns * rows)
    let (cosine, sine) = (cos(angle), sin(angle))
    for row in 0..<rows {
      for column in 0..<columns {
        let dx = box.minX + (CGFloat(column) + 0.5) * step - lamp.x
        let dy = box.minY + (CGFloat(row) + 0.5) * step - lamp.y
        let (along, across) = (dx * cosine + dy * sine, dy * cosine - dx * sine)
        guard along > 0 else { continue }
        let side = abs(atan2(across, along)) / spread
        let far = hypot(dx, dy) / reach
        guard side < 1, far < 1 else { continue }
        pixels[row * columns + column] =
          color.withAlphaComponent(
            color.alpha * Self.fading(far) * (1 - smoothstep(0.15, 1, side))
          ).premultiplied
      }
    }
    draw(
      Bitmap(width: columns, height: rows, pixels: pixels),
      in: CGRect(
        x: box.minX, y: box.minY, width: CGFloat(columns) * step, height: CGFloat(rows) * step))
  }

  /// Returns the part of the light that is left at this part of the way, 0...1.
  private static func fading(_ far: CGFloat) -> CGFloat {
    let stops: [(at: CGFloat, light: CGFloat)] = [(0, 1), (0.2, 0.7), (0.6, 0.26), (1, 0)]
    let next = max(1, stops.firstIndex { $0.at >= far } ?? stops.count - 1)
    let (low, high) = (stops[next - 1], stops[next])
    return lerp(low.light, high.light, (far - low.at) / (high.at - low.at))
  }
}

extension Color {
  /// The colour as a premultiplied pixel of a bitmap.
  var premultiplied: UInt32 {
    func channel(_ value: CGFloat) -> UInt32 { UInt32(max(0, min(255, value * alpha * 255 + 0.5))) }
    return channel(1) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }
}
