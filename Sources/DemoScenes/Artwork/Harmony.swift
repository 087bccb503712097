import Foundation
import SceneGraph

/// The three colours of a picture; everything else in it is mixed from them or set against them.
struct Harmony: Sendable {
  let dark: Color
  let mid: Color
  let light: Color

  init(_ dark: UInt32, _ mid: UInt32, _ light: UInt32) {
    self.dark = Color(hex: dark)
    self.mid = Color(hex: mid)
    self.light = Color(hex: light)
  }
}

extension Color {
  init(_ hex: UInt32, _ alpha: CGFloat = 1) { self.init(hex: hex, alpha: alpha) }

  /// Mixes in Oklab, where the way between two colours does not pass through grey or mud.
  func blend(_ other: Color, _ fraction: CGFloat) -> Color {
    let p = oklab
    let q = other.oklab
    return Color(
      lightness: lerp(p.0, q.0, fraction), a: lerp(p.1, q.1, fraction),
      b: lerp(p.2, q.2, fraction), alpha: lerp(alpha, other.alpha, fraction))
  }

  func shade(_ amount: CGFloat) -> Color {
    let lab = oklab
    return Color(lightness: max(0, lab.0 + amount), a: lab.1, b: lab.2, alpha: alpha)
  }

  private var oklab: (CGFloat, CGFloat, CGFloat) {
    func linear(_ c: CGFloat) -> CGFloat {
      c <= 0.040_45 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    return (
      0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
    )
  }

  private init(lightness: CGFloat, a: CGFloat, b: CGFloat, alpha: CGFloat) {
    let l = pow(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b, 3)
    let m = pow(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b, 3)
    let s = pow(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b, 3)
    func encode(_ value: CGFloat) -> CGFloat {
      let c = max(0, min(1, value))
      return c <= 0.003_130_8 ? c * 12.92 : 1.055 * pow(c, 1 / 2.4) - 0.055
    }
    self.init(
      red: encode(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
      green: encode(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
      blue: encode(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s),
      alpha: alpha)
  }
}

extension Gradient {
  /// Through these stops with the mixing done in Oklab.
  static func smooth(_ stops: [(CGFloat, Color)]) -> Gradient {
    guard let first = stops.first else { return Gradient([]) }
    var result = [Stop(first.0, first.1)]
    for (from, to) in zip(stops, stops.dropFirst()) {
      for step in 1...5 {
        let t = CGFloat(step) / 5
        result.append(Stop(lerp(from.0, to.0, t), from.1.blend(to.1, t)))
      }
    }
    return Gradient(result)
  }

  static func smooth(_ colors: Color...) -> Gradient {
    let last = CGFloat(max(1, colors.count - 1))
    return smooth(colors.enumerated().map { (CGFloat($0.offset) / last, $0.element) })
  }

  /// From `color` at its own alpha to nothing, without a visible end.
  static func fading(_ color: Color) -> Gradient {
    Gradient(
      (0...8).map { step in
        let t = CGFloat(step) / 8
        let rest = (1 - t) * (1 - t) * (1 + 2 * t)
        return Stop(t, color.withAlphaComponent(color.alpha * rest))
      })
  }

  /// Light that falls off as around a lamp: a bright heart, a long skirt.
  static func glow(_ color: Color) -> Gradient {
    Gradient(
      (0...10).map { step in
        let t = CGFloat(step) / 10
        let rest = pow(1 - t, 2.6)
        return Stop(t, color.withAlphaComponent(color.alpha * rest))
      })
  }
}
