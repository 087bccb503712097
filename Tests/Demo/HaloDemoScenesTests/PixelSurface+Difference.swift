import HaloCairoRenderer

extension PixelSurface {
  /// The share of pixels that differ in a channel by more than `levels` of 256; 1 for pictures of
  /// different sizes.
  func share(differingFrom other: PixelSurface, by levels: Int = 0) -> Double {
    guard width == other.width, height == other.height, width > 0, height > 0 else { return 1 }
    var count = 0
    for y in 0..<height {
      for x in 0..<width {
        guard let one = pixel(x: x, y: y), let two = other.pixel(x: x, y: y) else { continue }
        if Self.difference(one, two) > levels { count += 1 }
      }
    }
    return Double(count) / Double(width * height)
  }

  /// The largest difference in a channel.
  private static func difference(_ one: UInt32, _ two: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16] {
      let (first, second) = (Int((one >> shift) & 255), Int((two >> shift) & 255))
      largest = max(largest, abs(first - second))
    }
    return largest
  }
}
