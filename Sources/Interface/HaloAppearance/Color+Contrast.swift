import Foundation
import HaloDisplayList

extension Color {
  /// The nearest colour on the way to `end` that has at least this contrast (WCAG 2.2) with all of
  /// `grounds`; `end` itself when nothing before it has.
  ///
  /// Found by bisection, so once reached the contrast must hold all the way on to `end`, as it does
  /// when `end` lies away from the grounds.
  func reaching(_ ratio: CGFloat, against grounds: [Color], towards end: Color) -> Color {
    // A little more, so that rounding to 8 bits takes nothing away.
    let ratio = ratio * 1.012
    func isReached(_ color: Color) -> Bool {
      grounds.allSatisfy { color.contrastRatio(with: $0) >= ratio }
    }
    if isReached(self) { return self }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<16 {
      let middle = (low + high) / 2
      if isReached(mixed(with: end, by: middle)) { high = middle } else { low = middle }
    }
    return mixed(with: end, by: high).in8Bits
  }

  /// Rounded to 8 bits a channel, as it will be drawn.
  var in8Bits: Color {
    func round(_ part: CGFloat) -> CGFloat { (max(0, min(1, part)) * 255).rounded() / 255 }
    return Color(red: round(red), green: round(green), blue: round(blue), alpha: alpha)
  }

  /// What is seen of this colour on an opaque one.
  public func composed(over ground: Color) -> Color {
    ground.mixed(with: withAlphaComponent(1), by: alpha).withAlphaComponent(ground.alpha)
  }
}
