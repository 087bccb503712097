import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// An inconspicuous picture for a view without one; always the same for the same id.
enum Placeholder {
  /// Returns a gradient of two colours, derived from the name or from `color`, with a round
  /// highlight.
  static func image(named name: String, color: Color?, size: CGSize) -> Image {
    var seed = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    // This mixes the bits, so that names that differ in one digit get different colours.
    seed = (seed ^ seed >> 15) &* 0x2C1B_3C6D
    seed ^= seed >> 13
    let hue = CGFloat(seed % 360) / 360
    let base = color ?? Color(hue: hue, saturation: 0.46, value: 0.62)
    let deep =
      color.map { $0.mixed(with: .black, by: 0.35) }
      ?? Color(hue: (hue + 0.09).truncatingRemainder(dividingBy: 1), saturation: 0.58, value: 0.34)
    let size = CGSize(width: max(1, size.width), height: max(1, size.height))
    var drawing = Drawing()
    let area = CGRect(origin: .zero, size: size)
    drawing.fill(
      area, with: .linear(Gradient(base, deep), from: .zero, to: CGPoint(x: 0, y: size.height)))
    let x = size.width * (0.25 + CGFloat((seed >> 9) % 50) / 100)
    let light = CGPoint(x: x, y: size.height * 0.28)
    let radius = max(size.width, size.height) * 0.7
    drawing.fill(
      area,
      with: .radial(
        Gradient(Color(white: 1, alpha: 0.26), Color(white: 1, alpha: 0)), center: light,
        radius: radius))
    drawing.grain(0.02, seed: UInt64(seed))
    return Image(size: size, isOpaque: true, drawing: drawing)
  }
}

extension Color {
  /// Creates a colour from hue, saturation and value, each 0–1.
  fileprivate init(hue: CGFloat, saturation: CGFloat, value: CGFloat) {
    func channel(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return value - value * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1))
  }
}
