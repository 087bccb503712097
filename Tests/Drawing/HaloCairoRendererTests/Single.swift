import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList

/// Draws contents on white, in a small window.
@MainActor
func drawn(
  _ contents: [DisplayContent], size: CGSize = CGSize(width: 100, height: 80),
  transform: CGAffineTransform = .identity, focusedScale: CGFloat = 1, alpha: CGFloat = 1,
  scale: CGFloat = 1,
  background: Paint = .color(.white), by renderer: Renderer? = nil
) throws -> PixelSurface {
  let items = contents.enumerated().map { index, content in
    DisplayItem(
      id: DisplayItemID(view: UInt64(index), part: 0), transform: transform,
      focusedScale: focusedScale, clip: CGRect(origin: .zero, size: size), alpha: alpha,
      content: content)
  }
  return try picture(
    of: DisplayList(size: size, background: background, items: items), scale: scale,
    by: renderer ?? freshRenderer())
}

extension PixelSurface {
  /// The green channel, 0...255; 0 outside the surface.
  func level(_ x: Int, _ y: Int) -> Int { Int(((pixel(x: x, y: y) ?? 0) >> 8) & 0xFF) }

  /// The lengths of the runs of pixels below half brightness along a row.
  func darkRuns(row y: Int) -> [Int] { Self.runs((0..<width).map { level($0, y) < 128 }) }
  func darkRuns(column x: Int) -> [Int] { Self.runs((0..<height).map { level(x, $0) < 128 }) }

  private static func runs(_ dark: [Bool]) -> [Int] {
    dark.split(separator: false).map(\.count)
  }

  /// Whether every pixel of the row is nearly black or nearly white.
  func isCrisp(row y: Int) -> Bool {
    (0..<width).allSatisfy { level($0, y) < 2 || level($0, y) > 253 }
  }

  func isCrisp(column x: Int) -> Bool {
    (0..<height).allSatisfy { level(x, $0) < 2 || level(x, $0) > 253 }
  }
}
