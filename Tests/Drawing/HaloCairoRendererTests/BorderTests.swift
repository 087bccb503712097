import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import Testing

/// Fills and the borders along their inside, at every scale.
@MainActor
struct BorderTests {
  private nonisolated static let scales: [CGFloat] = [2.0 / 3, 0.6667, 1, 1.25, 4.0 / 3, 1.5, 2, 3]
  private let red = Color(hex: 0xFF0000)
  private let blue = Color(hex: 0x0000FF)

  /// A frame at a position between pixels.
  private struct Case {
    var transform: CGAffineTransform
    var shape: Shape
    var width: CGFloat

    init(_ dice: inout SeededGenerator, focusedScale: CGFloat) {
      transform = CGAffineTransform(translationX: dice.number(0...30), y: dice.number(0...20))
      if dice.chance(0.3) { transform = transform.scaledBy(x: focusedScale, y: focusedScale) }
      // Thirds and halves, at which edges are often exactly between two pixels.
      func step(_ range: ClosedRange<CGFloat>) -> CGFloat { (dice.number(range) * 6).rounded() / 6 }
      let rect = CGRect(x: step(0...9), y: step(0...9), width: step(24...60), height: step(24...50))
      width = dice.pick([1, 1.5, 2, 3, 0.75], else: dice.number(0.4...4))
      shape = dice.pick(
        [
          .rect(rect), .rounded(rect, radius: 0, curve: .circular),
          .rounded(rect, radius: 7, curve: .circular),
          .rounded(rect, radius: 7, curve: .continuous),
        ], else: .rect(rect))
    }

    /// The line's middle, from which the line extends to both sides.
    var middle: Shape {
      switch shape {
      case .rect(let rect): .rect(rect.insetBy(dx: width / 2, dy: width / 2))
      case .rounded(let rect, let radius, let curve):
        .rounded(
          rect.insetBy(dx: width / 2, dy: width / 2), radius: max(0, radius - width / 2),
          curve: curve)
      case .path: shape
      }
    }
  }

  /// Draws a fill and then a border, in a layer with an effect or not.
  private func picture(
    _ item: Case, _ border: DisplayContent?, scale: CGFloat, isInLayer: Bool
  ) throws -> PixelSurface {
    var contents: [DisplayContent] = [.fill(item.shape, .color(red))]
    if let border { contents.append(border) }
    if isInLayer {
      contents.insert(
        .beginLayer(
          bounds: CGRect(x: -40, y: -40, width: 200, height: 160),
          effect: .edgeFade(left: 1, right: 1)), at: 0)
      contents.append(.endLayer)
    }
    return try drawn(
      contents, size: CGSize(width: 120, height: 100), transform: item.transform,
      focusedScale: 1.1, scale: scale)
  }

  /// The colours along a line with the lengths of their runs, without the white ends.
  private func runs(_ pixels: [UInt32]) -> [(color: UInt32, count: Int)] {
    var runs: [(color: UInt32, count: Int)] = []
    for pixel in pixels {
      if runs.last?.color == pixel {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((pixel, 1))
      }
    }
    if runs.first?.color == 0xFFFF_FFFF { runs.removeFirst() }
    if runs.last?.color == 0xFFFF_FFFF { runs.removeLast() }
    return runs
  }

  /// The row and the column through the middle of everything that is not white.
  private func cross(_ surface: PixelSurface) throws -> (row: [UInt32], column: [UInt32]) {
    func pixel(_ x: Int, _ y: Int) -> UInt32 { surface.pixel(x: x, y: y) ?? 0xFFFF_FFFF }
    let box = try #require(surface.box)
    let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
    return ((0..<surface.width).map { pixel($0, y) }, (0..<surface.height).map { pixel(x, $0) })
  }

  @Test(arguments: TestEffort.seeds(0..<80, few: 20))
  func `no pixel of a fill is outside of its border, and none is between them`(seed: Int) throws {
    var dice = SeededGenerator(seed: 4100 + UInt64(seed))
    for scale in Self.scales {
      let item = Case(&dice, focusedScale: 1.1)
      let isInLayer = dice.chance(0.4)
      let borders: [DisplayContent] = [
        .stroke(item.middle, width: item.width, color: blue, dash: []),
        .rim(item.shape, width: item.width, color: blue), .hairline(item.shape, blue),
      ]
      let plain = try picture(item, nil, scale: scale, isInLayer: isInLayer)
      for border in borders {
        let surface = try picture(item, border, scale: scale, isInLayer: isInLayer)
        let factor = scale * item.transform.a
        var line = max(1, Int((item.width * factor).rounded()))
        if case .hairline = border { line = 1 }
        let lines = try cross(surface)
        for pixels in [lines.row, lines.column] {
          let found = runs(pixels)
          #expect(
            found.map(\.color) == [0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF]
              && found.first?.count == line && found.last?.count == line,
            "seed \(seed) at \(scale): \(item), \(border), \(found)")
        }
        #expect(surface.box == plain.box, "seed \(seed) at \(scale): \(item), \(border)")
      }
    }
  }

  @Test(arguments: TestEffort.seeds(0..<40, few: 10))
  func `a dashed border ends where its fill ends`(seed: Int) throws {
    var dice = SeededGenerator(seed: 5200 + UInt64(seed))
    for scale in Self.scales {
      let item = Case(&dice, focusedScale: 1.1)
      let plain = try picture(item, nil, scale: scale, isInLayer: false)
      let dashes = try drawn(
        [.stroke(item.middle, width: item.width, color: blue, dash: [6, 3])],
        size: CGSize(width: 120, height: 100), transform: item.transform, focusedScale: 1.1,
        scale: scale)
      #expect(dashes.box == plain.box, "seed \(seed) at \(scale): \(item)")
    }
  }
}

extension PixelSurface {
  /// The smallest rectangle around all pixels that are not white; nil if there are none.
  fileprivate var box: PixelRect? {
    var box: PixelRect?
    for y in 0..<height {
      for x in 0..<width where pixel(x: x, y: y) != 0xFFFF_FFFF {
        let one = PixelRect(x: x, y: y, width: 1, height: 1)
        box = box?.union(one) ?? one
      }
    }
    return box
  }
}
