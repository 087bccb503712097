import Foundation
import HaloDisplayList

/// The three main colours of a picture; the others are mixed from them or contrast with them.
package struct Harmony: Sendable {
  package let dark: Color
  package let mid: Color
  package let light: Color

  init(_ dark: UInt32, _ mid: UInt32, _ light: UInt32) {
    self.dark = Color(hex: dark)
    self.mid = Color(hex: mid)
    self.light = Color(hex: light)
  }
}

extension Color {
  init(_ hex: UInt32, _ alpha: CGFloat = 1) { self.init(hex: hex, alpha: alpha) }

  /// Returns a mixture in Oklab, which avoids grey between two colours.
  package func blend(_ other: Color, _ fraction: CGFloat) -> Color {
    let p = oklab
    let q = other.oklab
    return Color(
      lightness: lerp(p.0, q.0, fraction), a: lerp(p.1, q.1, fraction),
      b: lerp(p.2, q.2, fraction), alpha: lerp(alpha, other.alpha, fraction))
  }

  package func shade(_ amount: CGFloat) -> Color {
    let lab = oklab
    return Color(lightness: max(0, lab.0 + amount), a: lab.1, b: lab.2, alpha: alpha)
  }
}

extension Gradient {
  /// Returns a gradient through these stops, mixed in Oklab.
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

  package static func smooth(_ colors: Color...) -> Gradient {
    let last = CGFloat(max(1, colors.count - 1))
    return smooth(colors.enumerated().map { (CGFloat($0.offset) / last, $0.element) })
  }

  /// Returns a gradient from `color` at its own alpha to clear, without a visible end.
  static func fading(_ color: Color) -> Gradient {
    Gradient(
      (0...8).map { step in
        let t = CGFloat(step) / 8
        let rest = (1 - t) * (1 - t) * (1 + 2 * t)
        return Stop(t, color.withAlphaComponent(color.alpha * rest))
      })
  }

  /// Returns a gradient that falls off like the light of a lamp: bright in the centre, then faint
  /// for long.
  static func glow(_ color: Color) -> Gradient {
    Gradient(
      (0...10).map { step in
        let t = CGFloat(step) / 10
        let rest = pow(1 - t, 2.6)
        return Stop(t, color.withAlphaComponent(color.alpha * rest))
      })
  }
}
