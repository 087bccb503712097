import Foundation
import HaloGoldenTesting

extension SeededGenerator {
  /// A rectangle of whole points inside a square of `side`, at least 1 × 1.
  mutating func rect(in side: Int) -> CGRect {
    let x = Int.random(in: 0..<side, using: &self)
    let y = Int.random(in: 0..<side, using: &self)
    return CGRect(
      x: x, y: y, width: Int.random(in: 1...(side - x), using: &self),
      height: Int.random(in: 1...(side - y), using: &self))
  }
}
