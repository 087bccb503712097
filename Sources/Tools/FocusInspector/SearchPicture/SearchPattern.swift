import FocusGeometry
import Foundation

/// A texture that tells candidates apart, also in black and white.
package struct SearchPattern: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Parallel lines at an angle in degrees from the x axis.
    case hatch(CGFloat)
    /// Parallel lines at an angle and across it.
    case lattice(CGFloat)
    case dots
    case crosses
  }

  let kind: Kind
  /// The points between neighbouring lines, dots or crosses.
  let spacing: CGFloat

  private static let all: [SearchPattern] = [
    .init(kind: .hatch(-45), spacing: 9), .init(kind: .hatch(45), spacing: 9),
    .init(kind: .dots, spacing: 9), .init(kind: .crosses, spacing: 14),
    .init(kind: .hatch(0), spacing: 7), .init(kind: .hatch(90), spacing: 7),
    .init(kind: .lattice(45), spacing: 12), .init(kind: .hatch(-20), spacing: 8),
    .init(kind: .hatch(70), spacing: 8), .init(kind: .lattice(0), spacing: 12),
  ]

  /// Returns a distinct pattern for each index from 0; wider ones follow when all are used.
  package static func number(_ index: Int) -> SearchPattern {
    let pattern = all[index % all.count]
    let round = CGFloat(index / all.count)
    return SearchPattern(kind: pattern.kind, spacing: pattern.spacing * (1 + round / 2))
  }

  /// The width of lines, in points.
  static let lineWidth: CGFloat = 1.25
  /// The radius of a dot, in points.
  private static let dotRadius: CGFloat = 1.4
  /// Half the width of a cross, in points.
  private static let crossReach: CGFloat = 3

  /// Returns the lines to stroke and the dots to fill inside `rect`.
  func paths(in rect: CGRect) -> (lines: BezierPath, dots: BezierPath) {
    var lines = BezierPath()
    var dots = BezierPath()
    switch kind {
    case .hatch(let angle): lines = Self.hatch(rect, angle: angle, spacing: spacing)
    case .lattice(let angle):
      lines = Self.hatch(rect, angle: angle, spacing: spacing)
      lines.append(Self.hatch(rect, angle: angle + 90, spacing: spacing))
    case .dots:
      for point in places(in: rect) {
        dots.append(
          BezierPath(
            ovalIn: CGRect(origin: point, size: .zero)
              .insetBy(dx: -Self.dotRadius, dy: -Self.dotRadius)))
      }
    case .crosses:
      for p in places(in: rect) {
        let r = Self.crossReach
        lines.move(to: CGPoint(x: p.x - r, y: p.y))
        lines.addLine(to: CGPoint(x: p.x + r, y: p.y))
        lines.move(to: CGPoint(x: p.x, y: p.y - r))
        lines.addLine(to: CGPoint(x: p.x, y: p.y + r))
      }
    }
    return (lines, dots)
  }

  /// Returns points in rows that are offset by half, like bricks.
  private func places(in rect: CGRect) -> [CGPoint] {
    var points: [CGPoint] = []
    var isOdd = false
    for y in stride(from: rect.minY + spacing / 2, to: rect.maxY, by: spacing) {
      let first = rect.minX + (isOdd ? spacing : spacing / 2)
      for x in stride(from: first, to: rect.maxX, by: spacing) {
        points.append(CGPoint(x: x, y: y))
      }
      isOdd.toggle()
    }
    return points
  }

  /// Returns parallel lines that end at the edges.
  private static func hatch(_ rect: CGRect, angle: CGFloat, spacing: CGFloat) -> BezierPath {
    let radians = angle * .pi / 180
    let (dx, dy) = (cos(radians), sin(radians))
    // The distance of each corner from the line through the origin, along the normal.
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { -dy * $0.x + dx * $0.y }
    var path = BezierPath()
    guard let low = corners.min(), let high = corners.max() else { return path }
    for offset in stride(from: low + spacing / 2, to: high, by: spacing) {
      let origin = CGPoint(x: -dy * offset, y: dx * offset)
      var (from, to) = (-CGFloat.greatestFiniteMagnitude, CGFloat.greatestFiniteMagnitude)
      for (start, step, least, most) in [
        (origin.x, dx, rect.minX, rect.maxX), (origin.y, dy, rect.minY, rect.maxY),
      ] where abs(step) > 1e-9 {
        let ends = [(least - start) / step, (most - start) / step]
        from = max(from, min(ends[0], ends[1]))
        to = min(to, max(ends[0], ends[1]))
      }
      guard to > from else { continue }
      path.move(to: CGPoint(x: origin.x + dx * from, y: origin.y + dy * from))
      path.addLine(to: CGPoint(x: origin.x + dx * to, y: origin.y + dy * to))
    }
    return path
  }
}
