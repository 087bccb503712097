import Foundation
import HaloCairoRenderer

/// How well a focus indicator shows, counted on the pixels of two pictures of one screen: with the
/// focus on an item, and with the focus elsewhere.
///
/// WCAG 2.2 asks two things. 2.4.13: an area as large as a line of 2 CSS pixels along the perimeter
/// of the unfocused item differs 3:1 between the pictures, pixel by pixel. 1.4.11: where it ends it
/// stands out 3:1 from what is beside it. A point counts as a CSS pixel.
public struct IndicatorMeasure: CustomStringConvertible {
  /// Pixels that differ at all.
  public let differingArea: Int
  /// Pixels that differ 3:1.
  public let changedArea: Int
  /// Those of the line.
  public let requiredArea: Int
  /// Of the straight lines that come from outside to the middle half of each side, the share whose
  /// first pixel that differs stands out 3:1 from what is before it.
  public let edgeShare: Double

  /// The contrast that both ask for.
  public static let ratio = 3.0
  /// Of ``edgeShare``: letters and neighbours may stand beside an indicator here and there.
  public static let requiredShare = 0.9

  /// Whether the indicator meets both.
  public var isSufficient: Bool { hasSufficientArea && hasSufficientEdge }

  /// Whether as much differs as a line of 2 CSS pixels would take.
  public var hasSufficientArea: Bool { changedArea >= requiredArea }

  /// Whether its edge stands out along as much as is asked for.
  public var hasSufficientEdge: Bool { edgeShare >= Self.requiredShare }

  /// The figures in one line, for a failing test.
  public var description: String {
    "\(changedArea) of \(requiredArea) pixels, \(Int((edgeShare * 100).rounded())) % of the edge"
  }

  /// - Parameters:
  ///   - focused: the screen while the item has the focus.
  ///   - unfocused: the same while another item has it.
  ///   - item: without focus, in points.
  ///   - reach: how far around the item its indicator goes, in points; nothing further away counts.
  ///   - photograph: what of the item is a picture, in points. Its own pixels do not count: they
  ///     are what they are, with focus and without.
  ///   - scale: device pixels a point.
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

/// Where two pictures differ 3:1.
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

  /// See ``IndicatorMeasure/edgeShare``; `gap` pixels are left for an edge that is
  /// half covered, and for a line that was there before.
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
