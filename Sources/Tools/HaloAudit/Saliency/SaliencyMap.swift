import Foundation
import HaloCairoRenderer

/// A map of how much each part of a picture stands out from what is around it, before anybody looks
/// at it closely.
///
/// It follows the bottom-up model of Itti, Koch and Niebur (Saliency): differences between a centre
/// and its surroundings at several scales, in luminance and in opponent colours; maps with one
/// strong place count more than maps with many; and their sum. Colours are those of Oklab, whose
/// differences are about as large as they look, so the maps are added as they are. Orientation is
/// left out: the edges of cards are all horizontal or vertical. The scales, the shares and the
/// numbers of cells are our choice.
struct SaliencyMap {
  /// The saliency of each cell, in differences of Oklab.
  let plane: FloatPlane
  /// The lightness and the opponent colours of each cell.
  let colors: [FloatPlane]
  /// The number of points of a cell, across and down.
  let cell: CGSize
  /// The picture in linear light, as the eye sees it.
  let picture: SeenPicture

  /// The cells of the longer side of the reduced picture.
  static let longest = 320
  /// The standard deviations of the centres, in cells; the surroundings are ``surround`` times as
  /// large.
  private static let centers = [2.0, 4, 8, 16]
  private static let surround = 4.0
  /// The distance within which there is only one peak when maps are weighted, in cells.
  private static let peakReach = 12
  /// The share of the largest value that counts as a peak.
  private static let leastPeak: Float = 0.05
  /// The difference of Oklab below which nothing stands out: a quarter of one that can just be seen.
  private static let least: Float = 0.005
  /// The weight of a map whose peaks are all alike; that of a map with one peak is 1.
  private static let leastWeight: Float = 0.2

  /// Measures a picture.
  ///
  /// - Parameters:
  ///   - surface: the picture of a screen.
  ///   - size: the size of the screen, in points.
  ///   - conditions: the conditions under which it is seen.
  init(of surface: PixelSurface, size: CGSize, under conditions: ViewingConditions) {
    var picture = SeenPicture(of: surface, longest: Self.longest)
    cell = CGSize(
      width: size.width / CGFloat(picture.width), height: size.height / CGFloat(picture.height))
    picture.blur(conditions.blur(in: size) / max(0.001, Double(cell.width)))
    self.picture = picture
    colors = picture.oklab
    var blurred: [Double: [FloatPlane]] = [:]
    for sigma in Set(Self.centers + Self.centers.map { $0 * Self.surround }) {
      blurred[sigma] = colors.map { $0.blurred(sigma) }
    }
    var sum = FloatPlane(width: picture.width, height: picture.height)
    for sigma in Self.centers {
      guard let center = blurred[sigma], let around = blurred[sigma * Self.surround] else {
        continue
      }
      var (lightness, color) = (sum, sum)
      lightness.values = zip(center[0].values, around[0].values).map { abs($0 - $1) }
      let first = zip(center[1].values, around[1].values).map { $0 - $1 }
      let second = zip(center[2].values, around[2].values).map { $0 - $1 }
      color.values = zip(first, second).map { ($0 * $0 + $1 * $1).squareRoot() }
      for map in [lightness, color] {
        let weight = Self.weight(of: map)
        sum.values = zip(sum.values, map.values).map { $0 + weight * $1 }
      }
    }
    sum.values = sum.values.map { $0 < Self.least ? 0 : $0 }
    plane = sum
  }

  /// Returns the weight of a map: large if one of its peaks is much larger than the others.
  private static func weight(of map: FloatPlane) -> Float {
    guard let most = map.values.max(), most >= least else { return 0 }
    let peaks = map.peaks(within: peakReach, least: most * leastPeak).map { map.values[$0] }
    guard peaks.count > 1 else { return 1 }
    let others = peaks.sorted().dropLast()
    let mean = others.reduce(0, +) / Float(others.count) / most
    return leastWeight + (1 - leastWeight) * (1 - mean) * (1 - mean)
  }
}
