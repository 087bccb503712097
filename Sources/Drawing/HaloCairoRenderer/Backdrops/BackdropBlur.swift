import FocusGeometry
import Foundation

/// How pixels become a blurred backdrop: squares of them are reduced to one, and those are blurred
/// by three boxes in each direction, which comes near to a Gaussian.
///
/// All sums are of whole numbers, so that a pixel depends on those in reach alone, and not on where
/// a row began.
struct BackdropBlur: Hashable {
  /// Device pixels of the side of a square; a power of two, so that squares lie on one grid.
  let factor: Int
  /// Of each box: so many squares to both sides.
  let radius: Int

  /// Squares of the standard deviation at least: fewer would be seen.
  private static let leastSquares: CGFloat = 4
  /// The sum of a square has to fit into 16 bits.
  private static let largestFactor = 16

  /// - Parameter sigma: standard deviation in device pixels.
  init(sigma: CGFloat) {
    let sigma = max(0, min(sigma, 128))
    var factor = 1
    while factor < Self.largestFactor, sigma / CGFloat(2 * factor) >= Self.leastSquares {
      factor *= 2
    }
    self.factor = factor
    // A box of n squares has the variance (n² - 1) / 12; three of them have three times that.
    let squares = sigma / CGFloat(factor)
    radius = Int((((4 * squares * squares + 1).squareRoot() - 1) / 2).rounded())
  }

  /// How far, in device pixels, a pixel may be from another that it has an effect on: the boxes,
  /// and a square each for where it lies in its own and for what is interpolated between two.
  var reach: Int { (3 * radius + 2) * factor }

  /// Whole squares with all that has an effect on `area`.
  func source(of area: PixelRect) -> PixelRect {
    let wide = area.insetBy(-reach)
    func down(_ value: Int) -> Int { Int((Double(value) / Double(factor)).rounded(.down)) * factor }
    func up(_ value: Int) -> Int { Int((Double(value) / Double(factor)).rounded(.up)) * factor }
    let (left, top) = (down(wide.x), down(wide.y))
    return PixelRect(
      x: left, y: top, width: up(wide.maxX) - left, height: up(wide.maxY) - top)
  }
}

/// A grid of colours as whole numbers: 256 times what a channel has, red, green and blue.
///
/// It can be filled again and keeps its memory then, since new pages from the system take as long
/// as the blur itself.
struct ColorGrid {
  private(set) var width = 0
  private(set) var height = 0
  /// Row by row; more than `width * height` where what filled it before was larger.
  private var values: [SIMD4<Int32>] = []
  /// As many, for ``transpose()`` to write to; without meaning otherwise.
  private var transposed: [SIMD4<Int32>] = []

  /// Fills the grid with the means of squares of pixels.
  ///
  /// - Parameters:
  ///   - pixels: the one at `seen`'s corner first.
  ///   - stride: bytes from one row to the next.
  ///   - seen: where the pixels are; squares beyond repeat the nearest ones in it.
  ///   - source: whole squares, on their grid.
  ///   - factor: pixels along the side of a square.
  mutating func fill(
    _ pixels: UnsafeRawPointer, stride: Int, seen: PixelRect, source: PixelRect, factor: Int
  ) {
    setSize(width: source.width / factor, height: source.height / factor)
    func squares(_ start: Int, _ first: Int, _ end: Int, _ count: Int) -> [Range<Int>] {
      (0..<count).map { index in
        let low = start + index * factor
        let (from, to) = (max(low, first), min(low + factor, end))
        if from < to { return from..<to }
        return low < first ? first..<(first + 1) : (end - 1)..<end
      }
    }
    let columns = squares(source.x, seen.x, seen.maxX, width)
    let rows = squares(source.y, seen.y, seen.maxY, height)
    for (y, lines) in rows.enumerated() {
      if y > 0, rows[y - 1] == lines {
        // Beyond the edge.
        for x in 0..<width { values[y * width + x] = values[(y - 1) * width + x] }
        continue
      }
      for (x, places) in columns.enumerated() {
        var sum = SIMD4<UInt16>.zero
        for line in lines {
          let row = pixels + (line - seen.y) * stride
          for place in places {
            sum &+= SIMD4(
              truncatingIfNeeded: row.loadUnaligned(
                fromByteOffset: (place - seen.x) * 4, as: SIMD4<UInt8>.self))
          }
        }
        let count = Float(lines.count * places.count)
        values[y * width + x] = SIMD4(nearestTo: SIMD4<Float>(sum) * (256 / count))
      }
    }
  }

  /// Three boxes in each direction; beyond the edges the nearest value goes on.
  mutating func blur(radius: Int) {
    guard radius > 0, width > 0, height > 0 else { return }
    for _ in 0..<2 {
      for _ in 0..<3 { blurRows(radius: radius) }
      transpose()
    }
  }

  private mutating func blurRows(radius: Int) {
    let share = 1 / Float(2 * radius + 1)
    var line = [SIMD4<Int32>](repeating: .zero, count: width)
    values.withUnsafeMutableBufferPointer { values in
      for y in 0..<height {
        let row = y * width
        let last = width - 1
        var sum = SIMD4<Int32>.zero
        for x in -radius..<radius { sum &+= values[row + max(0, min(last, x))] }
        for x in 0..<width {
          sum &+= values[row + min(last, x + radius)]
          line[x] = SIMD4(nearestTo: SIMD4<Float>(sum) * share)
          sum &-= values[row + max(0, x - radius)]
        }
        for x in 0..<width { values[row + x] = line[x] }
      }
    }
  }

  private mutating func transpose() {
    values.withUnsafeBufferPointer { values in
      transposed.withUnsafeMutableBufferPointer { transposed in
        for y in 0..<height {
          for x in 0..<width { transposed[x * height + y] = values[y * width + x] }
        }
      }
    }
    swap(&values, &transposed)
    swap(&width, &height)
  }

  /// Takes new memory only where there is too little, or more than four times what is needed.
  private mutating func setSize(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    let count = width * height
    guard values.count < count || values.count > 4 * count else { return }
    values = [SIMD4<Int32>](repeating: .zero, count: count)
    transposed = values
  }

  /// The value at a place as red, green and blue, 0...1.
  func color(x: Int, y: Int) -> SIMD3<Float> {
    let value = SIMD4<Float>(values[y * width + x]) / (255 * 256)
    return SIMD3(value.z, value.y, value.x)
  }
}

extension SIMD4<Int32> {
  /// The nearest whole numbers to numbers from 0 to below 2^22; halves go up.
  ///
  /// The library's own conversion goes number by number, and takes as long as the whole blur.
  init(nearestTo numbers: SIMD4<Float>) {
    // From 2^23 on a Float has no bits for a fraction. So the sum is rounded, and its lowest bits are
    // the whole number; a half is rounded to the even neighbour, and mended where that is down.
    let large = SIMD4<Float>(repeating: 0x1.8p23)
    let sum = numbers + large
    self = unsafeBitCast(sum, to: Self.self) &- Int32(bitPattern: Float(0x1.8p23).bitPattern)
    replace(with: self &+ 1, where: numbers - (sum - large) .== 0.5)
  }
}
