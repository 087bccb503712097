import Foundation
import HaloDisplayList

extension Color {
  /// Returns the first colour on the way to `end` that has at least this contrast (WCAG 2.2) with
  /// all of `grounds`; `end` itself if none before it has.
  ///
  /// The search is a bisection, so the contrast must not drop again on the way to `end`; it does
  /// not if `end` lies away from the backgrounds.
  func reaching(_ ratio: CGFloat, against grounds: [Color], towards end: Color) -> Color {
    // A small surplus compensates for the rounding to 8 bits.
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

  /// This colour rounded to 8 bits a channel, as it is drawn.
  var in8Bits: Color {
    func round(_ part: CGFloat) -> CGFloat { (max(0, min(1, part)) * 255).rounded() / 255 }
    return Color(red: round(red), green: round(green), blue: round(blue), alpha: alpha)
  }

  /// Returns the visible colour of this one drawn over an opaque background.
  public func composed(over ground: Color) -> Color {
    ground.mixed(with: withAlphaComponent(1), by: alpha).withAlphaComponent(ground.alpha)
  }
}
