import Foundation

/// A plane of coverage, 0...1, that can be blurred.
struct CoveragePlane {
  let width: Int
  let height: Int
  var values: [Float]

  /// Returns the distance in pixels by which the blur extends beyond the covered area.
  static func reach(sigma: CGFloat) -> Int { Int((3 * sigma).rounded(.up)) + 2 }

  /// Blurs the plane by an approximate Gaussian of three box passes in each direction.
  ///
  /// The boxes have edge weights, so that they match any standard deviation (in pixels), not only
  /// those of whole boxes. Linear in the number of pixels.
  mutating func blur(sigma: CGFloat) {
    guard sigma > 0, width > 0, height > 0 else { return }
    let box = Box(sigma: Float(sigma))
    var other = [Float](repeating: 0, count: values.count)
    for _ in 0..<3 {
      box.apply(&values, to: &other, width: width, height: height)
      swap(&values, &other)
    }
    Self.transpose(values, to: &other, width: width, height: height)
    swap(&values, &other)
    for _ in 0..<3 {
      box.apply(&values, to: &other, width: height, height: width)
      swap(&values, &other)
    }
    Self.transpose(values, to: &other, width: height, height: width)
    swap(&values, &other)
  }

  private static func transpose(
    _ source: [Float], to target: inout [Float], width: Int, height: Int
  ) {
    source.withUnsafeBufferPointer { from in
      target.withUnsafeMutableBufferPointer { to in
        for y in 0..<height {
          for x in 0..<width { to[x * height + y] = from[y * width + x] }
        }
      }
    }
  }

  /// A box of `2 · radius + 1` equal weights and a smaller one at each end.
  private struct Box {
    let radius: Int
    let inner: Float
    let outer: Float

    init(sigma: Float) {
      let variance = sigma * sigma / 3
      let r = ((12 * variance + 1).squareRoot() - 1) / 2
      radius = Int(r)
      let n = Float(radius)
      let alpha =
        (2 * n + 1) * (n * (n + 1) - 3 * variance) / (6 * (variance - (n + 1) * (n + 1)))
      inner = 1 / (2 * n + 1 + 2 * alpha)
      outer = alpha * inner
    }

    func apply(_ source: inout [Float], to target: inout [Float], width: Int, height: Int) {
      source.withUnsafeBufferPointer { from in
        target.withUnsafeMutableBufferPointer { to in
          guard let from = from.baseAddress, let to = to.baseAddress else { return }
          for y in 0..<height { line(from + y * width, to + y * width, width) }
        }
      }
    }

    /// Blurs one line; values beyond its ends count as 0.
    private func line(
      _ from: UnsafePointer<Float>, _ to: UnsafeMutablePointer<Float>, _ count: Int
    ) {
      // A running sum in Float would leave a haze behind a strong shape.
      var sum: Double = 0
      for x in 0..<min(radius, count) { sum += Double(from[x]) }
      for x in 0..<count {
        let (left, right) = (x - radius - 1, x + radius)
        if right < count { sum += Double(from[right]) }
        if left >= 0 { sum -= Double(from[left]) }
        var value = Float(sum) * inner
        if left >= 0 { value += from[left] * outer }
        if right + 1 < count { value += from[right + 1] * outer }
        to[x] = max(0, min(1, value))
      }
    }
  }
}
