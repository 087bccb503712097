import CHaloCairo
import Foundation
import HaloDisplayList

/// The colours of a picture in a few samples, as far as its light depends on them.
struct PictureTone {
  /// A colour, each channel 0...1.
  typealias Channels = SIMD3<Float>

  /// The number of samples along the picture's longer side.
  static let length = 32

  let width: Int
  let height: Int
  /// The mean colour of each part of the picture, row by row.
  let samples: [Channels]
  /// The relative luminance of the whole picture, 0...1.
  let luminance: CGFloat
  /// The relative luminances along its upper, left and right sides, each 0...1.
  let sides: [CGFloat]
  /// The colour of its brightest and most colourful parts, whose largest channel is 1.
  let color: Channels

  /// Measures the pixels of a picture; nil if they cannot be read.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  init?(of picture: PixelSurface, memory: PixelMemory) throws {
    let longest = max(picture.width, picture.height)
    func shortened(_ length: Int) -> Int { max(1, length * Self.length / longest) }
    let (width, height) = (shortened(picture.width), shortened(picture.height))
    let small = try picture.reduced(width: width, height: height, memory: memory)
    guard let data = small.data else { return nil }
    let stride = small.stride
    let samples = (0..<width * height).map { index in
      let place = index / width * stride + index % width * 4
      let pixel = data.load(fromByteOffset: place, as: UInt32.self)
      return Channels(
        Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255)) / 255
    }
    func mean(_ indices: [Int]) -> CGFloat {
      indices.reduce(0) { $0 + samples[$1].relativeLuminance } / CGFloat(max(1, indices.count))
    }
    let sides = [
      Array(0..<width), (0..<height).map { $0 * width },
      (0..<height).map { $0 * width + width - 1 },
    ]
    (self.width, self.height, self.samples) = (width, height, samples)
    luminance = mean(Array(samples.indices))
    self.sides = sides.map(mean)
    color = Self.glow(of: samples)
  }

  /// Returns the mean of the colours, in which bright and colourful ones count more.
  private static func glow(of samples: [Channels]) -> Channels {
    let sum = samples.reduce(Channels.zero) { sum, color in
      let range = color.max() - color.min()
      return sum + color * (color.max() * color.max() * (0.25 + range))
    }
    return sum.max() > 0 ? sum / sum.max() : Channels(repeating: 1)
  }
}

extension PictureTone.Channels {
  /// The relative luminance of the colour in sRGB, 0...1.
  fileprivate var relativeLuminance: CGFloat {
    Color(red: CGFloat(x), green: CGFloat(y), blue: CGFloat(z)).relativeLuminance
  }
}
