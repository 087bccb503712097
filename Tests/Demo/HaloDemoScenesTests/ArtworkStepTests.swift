import Foundation
import HaloArtwork
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import Testing

/// Soft parts of artwork, which must not consist of visible strips.
@MainActor
struct ArtworkStepTests {
  @Test("northern lights have no steps at equal distances")
  func aurora() throws {
    let size = CGSize(width: 1920, height: 1080)
    for image in [Skies.aurora.image(size: size), Film.greenSilence.still] {
      let surface = try image.rasterized(
        width: Int(image.size.width), height: Int(image.size.height),
        text: TestFonts.textEngine())
      // Strips of 7.2 pixels gave 14, and strips of 8 pixels 24.
      let (excess, period) = try #require(surface.strongestSteps())
      #expect(excess < 6, "steps every \(period) pixels")
    }
  }
}

extension PixelSurface {
  /// Returns how much steps between columns at equal distances exceed those elsewhere, in standard
  /// errors, and their distance in pixels, for the distance at which that is most.
  fileprivate func strongestSteps() -> (excess: CGFloat, period: CGFloat)? {
    let margin = 30
    var steps = columnSteps()
    guard steps.count > 4 * margin else { return nil }
    // A step counts in comparison with its surroundings.
    steps = steps.indices.map { index in
      let near = steps[max(0, index - 10)...min(steps.count - 1, index + 10)]
      return steps[index] - near.reduce(0, +) / CGFloat(near.count)
    }
    steps = Array(steps[margin..<(steps.count - margin)])
    func deviation() -> CGFloat {
      (steps.reduce(0) { $0 + $1 * $1 } / CGFloat(steps.count)).squareRoot()
    }
    let limit = 2.5 * deviation()
    steps = steps.map { max(-limit, min(limit, $0)) }
    let spread = deviation()
    var best = (excess: CGFloat(0), period: CGFloat(0))
    var period: CGFloat = 3
    while period < 40 {
      let count = Int(period.rounded())
      var sums = [CGFloat](repeating: 0, count: count)
      var counts = sums
      for (index, step) in steps.enumerated() {
        let phase = (CGFloat(index) / period).truncatingRemainder(dividingBy: 1)
        let place = min(count - 1, Int(phase * CGFloat(count)))
        sums[place] += step
        counts[place] += 1
      }
      for (sum, count) in zip(sums, counts) where count > 0 {
        let excess = sum / count.squareRoot() / spread
        if excess > best.excess { best = (excess, period) }
      }
      period *= 1 + max(0.000_2, 0.35 * period / CGFloat(steps.count))
    }
    return best
  }

  /// The size of the steps between neighbouring columns, beyond the slope around them, averaged over
  /// blocks of 24 rows because of the grain; of all blocks, the value that 70 % do not exceed.
  private func columnSteps() -> [CGFloat] {
    let rows = 24
    guard let data, height >= rows, width > 5 else { return [] }
    let blocks: [[CGFloat]] = (0..<(height / rows)).map { block in
      var means = [CGFloat](repeating: 0, count: width)
      for y in (block * rows)..<((block + 1) * rows) {
        let row = (data + y * stride).assumingMemoryBound(to: UInt32.self)
        // The green channel is close to the luminance.
        for x in 0..<width { means[x] += CGFloat((row[x] >> 8) & 0xFF) / CGFloat(rows) }
      }
      let differences = zip(means.dropFirst(), means).map { $0 - $1 }
      return (2..<(differences.count - 2)).map { x in
        let around =
          differences[x - 2] + differences[x - 1] + differences[x + 1] + differences[x + 2]
        return abs(differences[x] - around / 4)
      }
    }
    return (0..<(width - 5)).map { x in
      blocks.map { $0[x] }.sorted()[blocks.count * 7 / 10]
    }
  }
}
