import FocusGeometry
import Foundation

extension CGAffineTransform {
  /// Creates the transform of an SVG attribute such as `translate(10 20) scale(2)`; nil if it is
  /// invalid.
  init?(svg text: String) {
    var result = CGAffineTransform.identity
    for part in text.split(separator: ")") {
      let pieces = part.split(separator: "(", omittingEmptySubsequences: false)
      guard pieces.count == 2 else {
        if part.allSatisfy(\.isWhitespace) { continue }
        return nil
      }
      let name = pieces[0].filter { $0.isLetter }
      let written = pieces[1].split { $0 == "," || $0.isWhitespace }
      let numbers = written.compactMap { Double($0) }.filter(\.isFinite).map { CGFloat($0) }
      guard numbers.count == written.count, let next = Self.make(name, numbers) else {
        return nil
      }
      // The last transform is applied first.
      result = next.concatenating(result)
    }
    self = result
  }

  private static func make(_ name: String, _ n: [CGFloat]) -> CGAffineTransform? {
    switch (name, n.count) {
    case ("matrix", 6):
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): return CGAffineTransform(translationX: n[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: n[0], y: n[1])
    case ("scale", 1): return CGAffineTransform(scaleX: n[0], y: n[0])
    case ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n[1])
    case ("rotate", 1): return CGAffineTransform(rotationAngle: n[0] * .pi / 180)
    case ("rotate", 3):
      return CGAffineTransform(translationX: -n[1], y: -n[2])
        .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    case ("skewX", 1):
      return CGAffineTransform(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      return CGAffineTransform(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }

  /// The average factor by which lines become longer.
  var growth: CGFloat { abs(a * d - b * c).squareRoot() }
}
