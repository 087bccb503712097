import Foundation
import HaloCairoRenderer

/// A measurement of how well a focus indicator shows, made on the pixels of two pictures of a
/// screen: with the focus on an item and with the focus elsewhere.
///
/// WCAG 2.2 has two requirements. 2.4.13: an area as large as a line of 2 CSS pixels along the
/// perimeter of the unfocused item differs 3:1 between the pictures, pixel by pixel. 1.4.11: the
/// edge of the indicator contrasts 3:1 with what is beside it. A point counts as a CSS pixel.
public struct IndicatorMeasure: CustomStringConvertible {
  /// The number of pixels that differ at all.
  public let differingArea: Int
  /// The number of pixels that differ at least 3:1.
  public let changedArea: Int
  /// The number of pixels in a line of 2 points along the item's perimeter.
  public let requiredArea: Int
  /// The share of scan lines whose edge contrasts 3:1, 0...1.
  ///
  /// The lines run inwards to the middle half of each side of the item. On each line, the first
  /// pixel that differs 3:1 between the pictures is the edge; the pixel behind it must contrast 3:1
  /// with one before it.
  public let edgeShare: Double

  /// The contrast that both criteria require.
  public static let ratio = 3.0
  /// The smallest ``edgeShare`` that passes; not 1, because text or neighbours may touch the
  /// indicator.
  public static let requiredShare = 0.9

  /// Whether the indicator meets both requirements.
  public var isSufficient: Bool { hasSufficientArea && hasSufficientEdge }

  /// Whether at least the area of a line of 2 CSS pixels differs.
  public var hasSufficientArea: Bool { changedArea >= requiredArea }

  /// Whether enough of the edge contrasts with what is beside it.
  public var hasSufficientEdge: Bool { edgeShare >= Self.requiredShare }

  /// The figures in one line, for a failing test.
  public var description: String {
    "\(changedArea) of \(requiredArea) pixels, \(Int((edgeShare * 100).rounded())) % of the edge"
  }

  /// Compares two pictures of the same size.
  ///
  /// - Parameters:
  ///   - focused: the screen with the focus on the item.
  ///   - unfocused: the same screen with the focus elsewhere.
  ///   - item: the frame of the unfocused item, in points of the screen.
  ///   - reach: how far the indicator extends around the item, in points; pixels further away do
  ///     not count.
  ///   - photograph: the frame of a picture in the item, in points of the screen; nil for none. Its
  ///     pixels do not count.
  ///   - scale: device pixels per point.
  public init(
    focused: PixelSurface, unfocused: PixelSurface, item: CGRect, reach: CGSize,
    photograph: CGRect? = nil, scale: CGFloat = 1
  ) {
    let line = 4 * scale
    let size = CGSize(width: item.width * scale, height: item.height * scale)
    requiredArea = Int(
      size.width * size.height - max(0, size.width - line) * max(0, size.height - line))
    let changes = Changes(
      focused, unfocused, area: PixelRect(item.insetBy(dx: -reach.width, dy: -reach.height), scale),
      hole: photograph.map { PixelRect($0, scale) })
    differingArea = changes.differing
    changedArea = changes.count
    edgeShare = changes.edgeShare(
      around: PixelRect(item, scale), gap: Int((3 * scale).rounded(.up)))
  }
}

extension PixelRect {
  fileprivate init(_ rect: CGRect, _ scale: CGFloat) {
    let left = Int((rect.minX * scale).rounded())
    let top = Int((rect.minY * scale).rounded())
    self.init(
      x: left, y: top, width: Int((rect.maxX * scale).rounded()) - left,
      height: Int((rect.maxY * scale).rounded()) - top)
  }

  fileprivate func contains(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }
}

/// The pixels of an area that differ 3:1 between two pictures.
private struct Changes {
  private let focused: PixelSurface
  private let area: PixelRect
  private var isChanged: [Bool]
  private(set) var differing = 0

  init(_ focused: PixelSurface, _ unfocused: PixelSurface, area: PixelRect, hole: PixelRect?) {
    self.focused = focused
    self.area = area.intersection(focused.bounds)
    isChanged = [Bool](repeating: false, count: self.area.area)
    guard let p = focused.data, let q = unfocused.data else { return }
    for y in self.area.y..<self.area.maxY {
      let pRow = (p + y * focused.stride).assumingMemoryBound(to: UInt32.self)
      let qRow = (q + y * unfocused.stride).assumingMemoryBound(to: UInt32.self)
      let start = self.area.x
      if memcmp(pRow + start, qRow + start, self.area.width * 4) == 0 { continue }
      for x in self.area.x..<self.area.maxX where pRow[x] != qRow[x] {
        if hole?.contains(x, y) == true { continue }
        differing += 1
        guard PixelContrast.ratio(pRow[x], qRow[x]) >= IndicatorMeasure.ratio else { continue }
        isChanged[(y - self.area.y) * self.area.width + x - self.area.x] = true
      }
    }
  }

  var count: Int { isChanged.count { $0 } }

  /// Returns the share described at ``IndicatorMeasure/edgeShare``.
  ///
  /// The compared pixel outside is `gap` pixels before the edge, because pixels at the edge may be
  /// partly covered by the indicator or belong to an outline of the unfocused item.
  func edgeShare(around item: PixelRect, gap: Int) -> Double {
    var results: [Bool] = []
    let (columns, rows) = (item.width / 4, item.height / 4)
    for y in item.y + rows..<max(item.y + rows, item.maxY - rows) {
      results.append(standsOut(from: (area.x, y), step: (1, 0), count: area.width / 2, gap))
      results.append(standsOut(from: (area.maxX - 1, y), step: (-1, 0), count: area.width / 2, gap))
    }
    for x in item.x + columns..<max(item.x + columns, item.maxX - columns) {
      results.append(standsOut(from: (x, area.y), step: (0, 1), count: area.height / 2, gap))
      results.append(
        standsOut(from: (x, area.maxY - 1), step: (0, -1), count: area.height / 2, gap))
    }
    return results.isEmpty ? 0 : Double(results.count { $0 }) / Double(results.count)
  }

  private func standsOut(
    from start: (x: Int, y: Int), step: (x: Int, y: Int), count: Int, _ gap: Int
  ) -> Bool {
    for place in 0..<max(0, count) {
      let (x, y) = (start.x + step.x * place, start.y + step.y * place)
      guard area.contains(x, y) else { continue }
      guard isChanged[(y - area.y) * area.width + x - area.x] else { continue }
      guard let inside = focused.pixel(x: x + step.x, y: y + step.y),
        let outside = focused.pixel(x: x - step.x * gap, y: y - step.y * gap)
      else { return false }
      return PixelContrast.ratio(inside, outside) >= IndicatorMeasure.ratio
    }
    return false
  }
}
