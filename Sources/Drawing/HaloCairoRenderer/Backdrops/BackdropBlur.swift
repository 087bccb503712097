import FocusGeometry
import Foundation

/// The parameters of a backdrop's blur: squares of pixels are reduced to one, and these are blurred
/// by three boxes in each direction, which approximates a Gaussian.
///
/// All sums are integers, so that a pixel depends only on those within reach, and not on where a
/// row began.
struct BackdropBlur: Hashable {
  /// The side of a square in device pixels; a power of two, so that squares lie on one grid.
  let factor: Int
  /// The number of squares that each box extends to both sides.
  let radius: Int

  /// The least standard deviation in squares; with fewer, the squares would be visible.
  private static let leastSquares: CGFloat = 4
  /// The least standard deviation in squares for glass, whose blur is so small that squares of two
  /// or three pixels are not visible in it.
  private static let leastSquaresOfGlass: CGFloat = 0.6
  /// The largest factor, for which the sum of a square fits into 16 bits.
  private static let largestFactor = 16

  /// Creates the parameters for a standard deviation in device pixels, and whether it is of glass.
  init(sigma: CGFloat, isGlass: Bool = false) {
    let sigma = max(0, min(sigma, 128))
    let least = isGlass ? Self.leastSquaresOfGlass : Self.leastSquares
    var factor = 1
    while factor < Self.largestFactor, sigma / CGFloat(2 * factor) >= least {
      factor *= 2
    }
    self.factor = factor
    // A box of n squares has the variance (n² - 1) / 12; three of them have three times that.
    let squares = sigma / CGFloat(factor)
    radius = Int((((4 * squares * squares + 1).squareRoot() - 1) / 2).rounded())
  }

  /// The distance in device pixels up to which a pixel affects another: the boxes, one square for
  /// the position inside a square, and one for interpolation between two.
  var reach: Int { (3 * radius + 2) * factor }

  /// Returns whole squares that contain all pixels that affect `area`.
  func source(of area: PixelRect) -> PixelRect {
    let wide = area.insetBy(-reach)
    func down(_ value: Int) -> Int { Int((Double(value) / Double(factor)).rounded(.down)) * factor }
    func up(_ value: Int) -> Int { Int((Double(value) / Double(factor)).rounded(.up)) * factor }
    let (left, top) = (down(wide.x), down(wide.y))
    return PixelRect(
      x: left, y: top, width: up(wide.maxX) - left, height: up(wide.maxY) - top)
  }
}

/// A grid of colours as integers: 256 times the value of each channel.
///
/// It keeps its memory when it is filled again, because new pages from the system take as long as
/// the blur itself.
struct ColorGrid {
  private(set) var width = 0
  private(set) var height = 0
  /// The colours row by row; more than `width * height` if the grid was larger before.
  private var values: [SIMD4<Int32>] = []
  /// Space of the same size that ``transpose()`` writes to.
  private var transposed: [SIMD4<Int32>] = []

  /// Fills the grid with the means of squares of pixels.
  ///
  /// - Parameters:
  ///   - pixels: The pixels, beginning with the one at the corner of `seen`.
  ///   - stride: The bytes from one row to the next.
  ///   - seen: The area of the pixels; squares beyond it repeat the nearest ones inside.
  ///   - source: The squares to fill, on their grid.
  ///   - factor: The side of a square in pixels.
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
        // The row lies beyond the edge.
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

  /// Blurs with three boxes in each direction; beyond the edges the nearest value is repeated.
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

  /// Sets the size; allocates new memory only if there is too little, or more than four times what
  /// is needed.
  private mutating func setSize(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    let count = width * height
    guard values.count < count || values.count > 4 * count else { return }
    values = [SIMD4<Int32>](repeating: .zero, count: count)
    transposed = values
  }

  /// Writes the colours to the pixels of a surface of the same size, which has the same channels.
  func write(to surface: PixelSurface) {
    guard let data = surface.data else { return }
    for y in 0..<min(height, surface.height) {
      let row = (data + y * surface.stride).assumingMemoryBound(to: SIMD4<UInt8>.self)
      for x in 0..<min(width, surface.width) {
        row[x] = SIMD4(truncatingIfNeeded: (values[y * width + x] &+ 128) &>> 8)
      }
    }
    surface.markChanged()
  }

  /// Returns the colour at a position as red, green and blue, 0...1.
  func color(x: Int, y: Int) -> SIMD3<Float> {
    let value = SIMD4<Float>(values[y * width + x]) / (255 * 256)
    return SIMD3(value.z, value.y, value.x)
  }
}

extension SIMD4<Int32> {
  /// Rounds numbers from 0 to below 2^22 to the nearest integers; halves round up.
  ///
  /// The library's conversion handles one number at a time, and takes as long as the whole blur.
  init(nearestTo numbers: SIMD4<Float>) {
    // From 2^23 on a Float has no bits for a fraction, so the sum is rounded and its lowest bits
    // are the integer. A half is rounded to the even neighbour, which is corrected if that is down.
    let large = SIMD4<Float>(repeating: 0x1.8p23)
    let sum = numbers + large
    self = unsafeBitCast(sum, to: Self.self) &- Int32(bitPattern: Float(0x1.8p23).bitPattern)
    replace(with: self &+ 1, where: numbers - (sum - large) .== 0.5)
  }
}
