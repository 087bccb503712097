import Foundation
import HaloDisplayList
import Testing

@testable import HaloCairoRenderer
@testable import HaloInstruments

/// The looks of colours for people who lack some kinds of cones, in pixels.
@MainActor
struct ColorVisionTests {
  /// Returns a row of pixels, `0xRRGGBB`, as a person with the given vision sees it.
  private func seen(_ pixels: [UInt32], _ vision: ColorVision) throws -> [UInt32] {
    let surface = try PixelSurface(width: pixels.count, height: 1)
    let data = try #require(surface.data).assumingMemoryBound(to: UInt32.self)
    for (x, pixel) in pixels.enumerated() { data[x] = 0xFF00_0000 | pixel }
    surface.markChanged()
    if let matrix = vision.matrix {
      surface.apply(
        ColorFilter(rect: CGRect(x: 0, y: 0, width: pixels.count, height: 1), matrix: matrix),
        scale: 1, in: [surface.bounds])
    }
    return pixels.indices.map { (surface.pixel(x: $0, y: 0) ?? 0) & 0xFF_FFFF }
  }

  private static func channels(_ pixel: UInt32) -> [Int] {
    [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
  }

  private static func light(_ level: Int) -> Double {
    let part = Double(level) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  private static func level(_ light: Double) -> Int {
    let light = max(0, min(1, light))
    return Int(
      ((light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055) * 255).rounded())
  }

  private static var grays: [UInt32] { (0...255).map { $0 << 16 | $0 << 8 | $0 } }

  @Test(arguments: ColorVision.allCases)
  fileprivate func `grays stay gray in every kind of colour vision`(vision: ColorVision) throws {
    for (gray, result) in zip(Self.grays, try seen(Self.grays, vision)) {
      for (one, other) in zip(Self.channels(gray), Self.channels(result)) {
        #expect(abs(one - other) <= 1, "\(vision): \(gray) becomes \(result)")
      }
    }
  }

  @Test(arguments: ColorVision.allCases.filter { $0 != .full })
  fileprivate func `each row of a matrix sums to one, so that white stays white`(
    vision: ColorVision
  ) throws {
    let values = try #require(vision.matrix).values
    for row in 0..<3 {
      #expect(abs(values[row * 3..<row * 3 + 3].reduce(0, +) - 1) < 1e-5)
    }
  }

  /// Colours of the whole colour cube with its corners.
  private static var colors: [UInt32] {
    let levels: [UInt32] = [0, 1, 40, 128, 200, 255]
    return levels.flatMap { r in levels.flatMap { g in levels.map { r << 16 | g << 8 | $0 } } }
  }

  @Test func `without cones a colour becomes the gray of its luminance`() throws {
    for (color, result) in zip(Self.colors, try seen(Self.colors, .achromat)) {
      let (source, gray) = (Self.channels(color), Self.channels(result))
      #expect(Set(gray).count == 1)
      let light =
        0.2126 * Self.light(source[0]) + 0.7152 * Self.light(source[1])
        + 0.0722 * Self.light(source[2])
      #expect(abs(gray[0] - Self.level(light)) <= 1, "\(source) becomes \(gray)")
    }
  }

  /// The published matrices at severity 1.0, written once more, by row.
  private static let published: [ColorVision: [[Double]]] = [
    .protan: [
      [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    .deutan: [
      [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
      [-0.011820, 0.042940, 0.968881],
    ],
    .tritan: [
      [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.303900],
    ],
  ]

  @Test(arguments: [ColorVision.protan, .deutan, .tritan])
  fileprivate func `a colour becomes the product of the published matrix and its linear light`(
    vision: ColorVision
  ) throws {
    let matrix = try #require(Self.published[vision])
    for (color, result) in zip(Self.colors, try seen(Self.colors, vision)) {
      let light = Self.channels(color).map(Self.light)
      let expected = matrix.map { Self.level(zip($0, light).map(*).reduce(0, +)) }
      for (one, other) in zip(expected, Self.channels(result)) {
        #expect(abs(one - other) <= 1, "\(vision): \(color) becomes \(result)")
      }
    }
  }

  @Test
  func `red and green that differ in hue only look nearly the same without green cones`() throws {
    let colors: [UInt32] = [0xC0_0030, 0x20_8020]
    func distance(_ pixels: [UInt32]) -> Int {
      zip(Self.channels(pixels[0]), Self.channels(pixels[1])).map { abs($0 - $1) }.max() ?? 0
    }
    #expect(distance(colors) == 160)
    #expect(distance(try seen(colors, .deutan)) <= 2)
    #expect(try seen(colors, .full) == colors)
  }
}
