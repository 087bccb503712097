import Foundation

/// The shadow of a card in a still, as a blurred rectangle below it.
struct StillShadow {
  /// The distance downwards and the standard deviation of the blur, in pixels.
  var offset, sigma: Double
  /// The opacity before the blur, 0–1.
  var opacity: Double

  /// The least loss of brightness, of 255, that can be told from noise (our choice).
  private static let leastDepth = 2.5
  /// The share of the differences from an even ground that the shadow must explain (our choice).
  private static let leastShare = 0.5
  /// The largest number of pixels that are compared (our choice).
  private static let mostPixels = 3000

  /// Fits the shadow to the brightness of the ground above and below a card; nil where the ground
  /// shows none that can be measured.
  ///
  /// The ground itself may change evenly from one side to another.
  ///
  /// - Parameters:
  ///   - still: the still.
  ///   - ground: its ground.
  ///   - frame: the card with its ring, in pixels.
  ///   - scale: pixels per point.
  init?(in still: StillPixels, ground: GroundMask, of frame: CGRect, scale: Double) {
    let samples = Self.samples(still, ground, frame, scale)
    guard samples.count >= 60 else { return nil }
    guard let plain = Self.fit(samples, frame, offset: 0, sigma: nil) else { return nil }
    var best: (offset: Double, sigma: Double, fit: Fit)?
    func consider(_ offset: Double, _ sigma: Double) {
      guard sigma > 0.4, let fit = Self.fit(samples, frame, offset: offset, sigma: sigma),
        fit.depth > 0, fit.error < best?.fit.error ?? .infinity
      else { return }
      best = (offset, sigma, fit)
    }
    // A coarse search by points, then finer ones around the best place.
    for offset in stride(from: -8.0, through: 64, by: 4) {
      for sigma in [1.5, 3, 5, 8, 12, 16, 20, 25, 32, 40, 52] {
        consider(offset * scale, sigma * scale)
      }
    }
    for step in [2.0, 1, 0.5, 0.25, 0.12] {
      for _ in 0..<4 {
        guard let center = best else { return nil }
        for i in -1...1 {
          for j in -1...1 {
            consider(
              center.offset + Double(i) * step * scale, center.sigma + Double(j) * step * scale)
          }
        }
        if best?.offset == center.offset, best?.sigma == center.sigma { break }
      }
    }
    guard let best, best.fit.depth >= Self.leastDepth, best.fit.level > 0,
      best.fit.error < (1 - Self.leastShare) * plain.error
    else { return nil }
    offset = best.offset
    sigma = best.sigma
    opacity = min(1, best.fit.depth / best.fit.level)
  }

  private struct Sample {
    var x, y, value: Double
  }

  /// The pixels of the ground above and below the middle of the card.
  private static func samples(
    _ still: StillPixels, _ ground: GroundMask, _ frame: CGRect, _ scale: Double
  ) -> [Sample] {
    let columns = Int(frame.minX + frame.width * 0.12)..<Int(frame.maxX - frame.width * 0.12)
    let reach = Int(130 * scale)
    let (top, bottom) = (Int(frame.minY.rounded(.down)), Int(frame.maxY.rounded(.up)))
    let rows = [max(0, top - reach)..<max(0, top - 2), bottom + 2..<bottom + 2 + reach]
      .flatMap { $0.filter { $0 < still.height } }
    var samples: [Sample] = []
    let step = max(1, Int((Double(rows.count * columns.count) / Double(mostPixels)).squareRoot()))
    for (index, y) in rows.enumerated() where step < 2 || index % step == 0 {
      for x in stride(from: columns.lowerBound, to: columns.upperBound, by: step) {
        // A neighbour that is not ground may be mixed into the pixel.
        guard ground[x, y], ground[x - 1, y], ground[x + 1, y], ground[x, y - 1], ground[x, y + 1]
        else { continue }
        samples.append(
          Sample(x: Double(x) + 0.5, y: Double(y) + 0.5, value: Double(still[x, y].brightness)))
      }
    }
    return samples
  }

  private struct Fit {
    /// The mean squared difference.
    var error: Double
    /// The loss of brightness in a full shadow, and the brightness of the ground, 0–255.
    var depth, level: Double
  }

  /// Fits a ground that changes evenly, and the depth of a shadow with this offset and blur; nil for
  /// no shadow.
  private static func fit(
    _ samples: [Sample], _ frame: CGRect, offset: Double, sigma: Double?
  ) -> Fit? {
    let (width, height) = (Double(frame.width), Double(frame.height))
    let (midX, midY) = (Double(frame.midX), Double(frame.midY))
    // The share of a blurred strip that is at a distance from its middle.
    func share(_ distance: Double, _ length: Double, _ sigma: Double) -> Double {
      let unit = sigma * 2.0.squareRoot()
      return (erf((distance + length / 2) / unit) - erf((distance - length / 2) / unit)) / 2
    }
    let count = sigma == nil ? 6 : 7
    var matrix = [[Double]](repeating: [Double](repeating: 0, count: count + 1), count: count)
    var squares = 0.0
    var rowShares: [Double: Double] = [:]
    var columnShares: [Double: Double] = [:]
    for sample in samples {
      let (u, v) = ((sample.x - midX) / width, (sample.y - midY) / height)
      var terms = [1, u, v, u * u, u * v, v * v]
      if let sigma {
        let column = columnShares[sample.x] ?? share(sample.x - midX, width, sigma)
        columnShares[sample.x] = column
        let row = rowShares[sample.y] ?? share(sample.y - midY - offset, height, sigma)
        rowShares[sample.y] = row
        terms.append(-column * row)
      }
      for i in 0..<count {
        for j in 0..<count { matrix[i][j] += terms[i] * terms[j] }
        matrix[i][count] += terms[i] * sample.value
      }
      squares += sample.value * sample.value
    }
    let right = matrix.map { $0[count] }
    guard let solution = solve(matrix) else { return nil }
    let explained = zip(solution, right).reduce(0) { $0 + $1.0 * $1.1 }
    return Fit(
      error: max(0, squares - explained) / Double(samples.count),
      depth: sigma == nil ? 0 : solution[6], level: solution[0])
  }

  /// Solves linear equations, whose right side is the last column; nil if they have no one solution.
  private static func solve(_ equations: [[Double]]) -> [Double]? {
    var rows = equations
    let count = rows.count
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for place in column...count { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
