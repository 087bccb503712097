import Foundation

/// A rectangle of numbers, row by row.
struct FloatPlane: Equatable {
  let width: Int
  let height: Int
  var values: [Float]

  /// Creates a plane of zeros.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    values = [Float](repeating: 0, count: width * height)
  }

  subscript(x: Int, y: Int) -> Float {
    get { values[y * width + x] }
    set { values[y * width + x] = newValue }
  }

  /// Returns a copy whose columns are rows.
  private var transposed: FloatPlane {
    var result = FloatPlane(width: height, height: width)
    result.values.withUnsafeMutableBufferPointer { target in
      values.withUnsafeBufferPointer { source in
        for y in 0..<height {
          for x in 0..<width { target[x * height + y] = source[y * width + x] }
        }
      }
    }
    return result
  }

  // MARK: Blur

  /// The standard deviation from which three box filters replace the Gaussian.
  ///
  /// They differ by less than 3 % there (Almost-Gaussian).
  private static let leastBoxes = 3.0
  /// The standard deviation below which a blur changes nothing.
  private static let least = 0.05

  /// Returns the plane convolved with a Gaussian.
  ///
  /// Values at the edges continue outside of the plane.
  ///
  /// - Parameter sigma: the standard deviation in cells.
  /// - Returns: The blurred plane.
  func blurred(_ sigma: Double) -> FloatPlane {
    guard sigma >= Self.least, width > 0, height > 0 else { return self }
    func columns(of plane: FloatPlane) -> FloatPlane {
      sigma < Self.leastBoxes
        ? plane.convolvedColumns(Self.kernel(sigma)) : plane.boxedColumns(Self.boxes(sigma))
    }
    return columns(of: columns(of: transposed).transposed)
  }

  /// Half of a Gaussian, from its middle outwards, so that the whole has the sum 1.
  private static func kernel(_ sigma: Double) -> [Float] {
    let reach = Int((3 * sigma).rounded(.up))
    let half = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = half[0] + 2 * half.dropFirst().reduce(0, +)
    return half.map { Float($0 / sum) }
  }

  private func convolvedColumns(_ half: [Float]) -> FloatPlane {
    mapColumns { rows, result in
      for y in 0..<height {
        let target = result + y * width
        let middle = rows(y)
        for x in 0..<width { target[x] = half[0] * middle[x] }
        for step in 1..<half.count {
          let (above, below, share) = (rows(y - step), rows(y + step), half[step])
          for x in 0..<width { target[x] += share * (above[x] + below[x]) }
        }
      }
    }
  }

  /// Returns a plane that `body` writes.
  ///
  /// Whole rows are added to one another, which a processor does for several columns at once.
  ///
  /// - Parameter body: gets a function that returns a row of this plane, the first or the last one
  ///   for a place outside of it, and the cells of the new plane.
  /// - Returns: A plane of the same size.
  private func mapColumns(
    _ body: ((Int) -> UnsafePointer<Float>, UnsafeMutablePointer<Float>) -> Void
  ) -> FloatPlane {
    var result = FloatPlane(width: width, height: height)
    result.values.withUnsafeMutableBufferPointer { target in
      values.withUnsafeBufferPointer { source in
        guard let cells = source.baseAddress, let target = target.baseAddress else { return }
        body({ cells + max(0, min(height - 1, $0)) * width }, target)
      }
    }
    return result
  }

  /// Returns the widths of three boxes, odd numbers, that together have this standard deviation.
  private static func boxes(_ sigma: Double) -> [Int] {
    let variance = 12 * sigma * sigma
    var least = Int((variance / 3 + 1).squareRoot())
    if least % 2 == 0 { least -= 1 }
    let count = Double(3 * least * least + 12 * least + 9)
    let small = Int(((count - variance) / Double(4 * least + 4)).rounded())
    return (0..<3).map { $0 < small ? least : least + 2 }
  }

  private func boxedColumns(_ boxes: [Int]) -> FloatPlane {
    boxes.reduce(self) { plane, box in
      let reach = box / 2
      var sums = [Double](repeating: 0, count: width)
      return plane.mapColumns { rows, result in
        sums.withUnsafeMutableBufferPointer { sums in
          for y in -reach...reach {
            let row = rows(y)
            for x in 0..<width { sums[x] += Double(row[x]) }
          }
          for y in 0..<height {
            let (target, first, next) = (result + y * width, rows(y - reach), rows(y + reach + 1))
            for x in 0..<width {
              target[x] = Float(sums[x] / Double(box))
              sums[x] += Double(next[x]) - Double(first[x])
            }
          }
        }
      }
    }
  }

  // MARK: Peaks

  /// Returns the cells with the largest value of their neighbourhood, the first of several equal
  /// ones.
  ///
  /// - Parameters:
  ///   - reach: the least distance of two peaks, in cells, in both directions.
  ///   - least: the smallest value of a peak.
  /// - Returns: The indices of the cells, row by row.
  func peaks(within reach: Int, least: Float) -> [Int] {
    var peaks: [Int] = []
    values.withUnsafeBufferPointer { cells in
      /// Returns whether no cell of the neighbourhood is larger.
      func isLargest(_ x: Int, _ y: Int, within reach: Int) -> Bool {
        let value = cells[y * width + x]
        for near in max(0, y - reach)...min(height - 1, y + reach) {
          for cell in near * width + max(0, x - reach)...near * width + min(width - 1, x + reach)
          where cells[cell] > value { return false }
        }
        return true
      }
      for y in 0..<height {
        for x in 0..<width {
          let value = cells[y * width + x]
          // Most cells have a larger one beside them.
          guard value > 0, value >= least, isLargest(x, y, within: 1),
            isLargest(x, y, within: reach)
          else { continue }
          let isTaken = peaks.contains { peak in
            abs(peak % width - x) <= reach && abs(peak / width - y) <= reach
          }
          if !isTaken { peaks.append(y * width + x) }
        }
      }
    }
    return peaks
  }
}
