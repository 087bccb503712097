import Foundation

/// The palette of a film: a limited number of colours that represent all that occur.
///
/// Halo does not use libimagequant, although its palettes are better: that library is under the GPL
/// (version 3 or later, in Debian too) or a commercial licence, and linked into Halo it would make
/// the whole program subject to the GPL. The table compares the two on films of 1280 × 800 pixels,
/// with libimagequant 2.17 at speed 4 and with error diffusion. It lists the mean error in levels
/// (0...255) per channel, the size of the file, and the processor's time; Halo's time includes the
/// drawing of the frames, that of libimagequant does not.
///
/// | film | error: Halo | other | kB: Halo | other | seconds: Halo | other |
/// |---|---|---|---|---|---|---|
/// | TV home, two keys | 2.90 | 2.18 | 2,495 | 2,632 | 1.8 | 5.8 |
/// | Photos, three keys | 2.66 | 1.94 | 302 | 287 | 1.0 | 6.0 |
/// | Layered images, one key | 1.59 | 0.87 | 497 | 571 | 0.5 | 2.5 |
/// | Grid, two keys | 0.03 | 0.03 | 54 | 57 | 0.1 | 1.7 |
///
/// With libimagequant's palette and Halo's ``Dither``, the errors are 2.33, 2.28, 0.97 and 0.03.
struct ColorTable {
  struct Color: Hashable {
    var red, green, blue: Float
  }

  /// The colours, in whole levels (0...255).
  private(set) var colors: [Color]

  /// The weight of an error in each channel, by the eye's sensitivity.
  static let sensitivity = Color(red: 0.6, green: 0.8, blue: 0.5)

  /// The exponent that reduces the weight of large areas.
  ///
  /// Large plain areas must not take all colours from small important details such as a ring.
  private static let areaPower: Float = 0.6
  private static let refinements = 4

  /// Chooses the colours by median cut with variances.
  ///
  /// The box of colours with the largest error is divided where the error falls most, until there
  /// are `limit` boxes or none can be divided. Then each colour moves to the mean of the colours
  /// that are nearest to it.
  init(_ histogram: ColorHistogram, limit: Int) {
    let points = histogram.entries.map {
      Point(
        place: Self.scaled(Color(red: $0.red, green: $0.green, blue: $0.blue)),
        weight: pow(Float($0.count), Self.areaPower))
    }
    var boxes = points.isEmpty ? [] : [ColorBox(points)]
    while boxes.count < limit,
      let index = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
      let halves = boxes[index].divided()
    {
      boxes[index] = halves.0
      boxes.append(halves.1)
    }
    var places = boxes.map(\.mean)
    // Up to the limit, each colour has an entry of its own and needs no refinement.
    if points.count > limit {
      for _ in 0..<Self.refinements { places = Self.refined(places, for: points) }
    }
    colors = places.map {
      Color(
        red: ($0.red / Self.sensitivity.red).rounded(),
        green: ($0.green / Self.sensitivity.green).rounded(),
        blue: ($0.blue / Self.sensitivity.blue).rounded())
    }
  }

  /// A weighted colour, scaled by ``sensitivity`` so that distances match the eye's.
  struct Point {
    var place: Color
    var weight: Float
  }

  static func scaled(_ color: Color) -> Color {
    Color(
      red: color.red * sensitivity.red, green: color.green * sensitivity.green,
      blue: color.blue * sensitivity.blue)
  }

  private static func refined(_ places: [Color], for points: [Point]) -> [Color] {
    var sums = [Point](
      repeating: Point(place: Color(red: 0, green: 0, blue: 0), weight: 0), count: places.count)
    for point in points {
      let index = nearest(to: point.place, in: places)
      sums[index].place.red += point.place.red * point.weight
      sums[index].place.green += point.place.green * point.weight
      sums[index].place.blue += point.place.blue * point.weight
      sums[index].weight += point.weight
    }
    return zip(places, sums).map { place, sum in
      guard sum.weight > 0 else { return place }
      return Color(
        red: sum.place.red / sum.weight, green: sum.place.green / sum.weight,
        blue: sum.place.blue / sum.weight)
    }
  }

  /// Returns the index of the nearest place; all colours are scaled by ``scaled(_:)``.
  static func nearest(to color: Color, in places: [Color]) -> Int {
    places.withUnsafeBufferPointer { places in
      var (best, least) = (0, Float.infinity)
      for index in 0..<places.count {
        let red = places[index].red - color.red
        let green = places[index].green - color.green
        let blue = places[index].blue - color.blue
        let distance = red * red + green * green + blue * blue
        if distance < least { (best, least) = (index, distance) }
      }
      return best
    }
  }
}
