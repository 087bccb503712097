import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import Testing

/// The ring of every kind of shape, measured in pixels.
@MainActor
struct HaloEvennessTests {
  struct Kind: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var shape: Shape
  }

  /// Shapes whose boxes are on whole pixels at every scale.
  nonisolated static let kinds = kinds(in: CGRect(x: 20, y: 16, width: 60, height: 48))
  /// Shapes whose boxes are on half pixels at a scale of 1.25.
  private nonisolated static let shifted = kinds(in: CGRect(x: 22, y: 17, width: 58, height: 46))

  private nonisolated static func kinds(in box: CGRect) -> [Kind] {
    [
      Kind(testDescription: "rectangle", shape: .rect(box)),
      Kind(testDescription: "circular", shape: .rounded(box, radius: 14, curve: .circular)),
      Kind(testDescription: "continuous", shape: .rounded(box, radius: 14, curve: .continuous)),
      Kind(
        testDescription: "capsule", shape: .rounded(box, radius: box.height / 2, curve: .continuous)
      ),
      Kind(
        testDescription: "circle",
        shape: .path(
          BezierPath(ovalIn: CGRect(x: box.minX, y: box.minY, width: 46, height: 46)))),
      Kind(testDescription: "path of a rectangle", shape: .path(BezierPath(rect: box))),
      Kind(testDescription: "heart", shape: .path(Figures.heart(in: box))),
      Kind(testDescription: "star", shape: .path(Figures.star(in: box))),
      Kind(testDescription: "two parts", shape: .path(Figures.twoDiscs(in: box))),
      Kind(testDescription: "hole", shape: .path(Figures.washer(in: box))),
      Kind(testDescription: "open", shape: .path(Figures.bracket(in: box))),
    ]
  }

  private func ring(
    _ kind: Kind, _ side: HaloRing.Side, _ scale: CGFloat
  ) throws -> (ring: HaloRing, surface: PixelSurface) {
    let ring = HaloRing(shape: kind.shape, side: side, width: 3, gap: 2, color: .black)
    return (ring, try drawn([.halo(ring)], scale: scale))
  }

  @Test(arguments: kinds, [1, 1.25, 2, 3] as [CGFloat])
  func `a ring has the same thickness and the same distance all around its shape`(
    kind: Kind, scale: CGFloat
  ) throws {
    for side in [HaloRing.Side.outside, .inside] {
      let (ring, surface) = try ring(kind, side, scale)
      let (gap, width) = ring.pixels(scale: scale)
      #expect(width == (3 * scale).rounded())
      let outline = Outline(kind.shape.bezierPath, scale: scale)
      // The box of a path moves to whole pixels, by up to half a pixel; the others are on whole
      // pixels.
      let isPath = if case .path = kind.shape { true } else { false }
      var (measured, worst, furthest) = (0, CGFloat(0), CGFloat(0))
      for (point, outward) in outline.normals {
        let normal = side == .outside ? outward : CGPoint(x: -outward.x, y: -outward.y)
        // Points where another part of the outline is near are skipped, because the ring belongs to
        // both.
        let reach = gap + width + 1
        let far = CGPoint(x: point.x + normal.x * reach, y: point.y + normal.y * reach)
        guard outline.distance(to: far) > reach - 0.1 else { continue }
        let (thickness, middle) = surface.darkness(from: point, along: normal, to: reach + 1)
        measured += 1
        worst = max(worst, abs(thickness - width))
        furthest = max(furthest, abs(middle - (gap + width / 2)))
      }
      #expect(worst < 0.3, "\(side)")
      #expect(furthest < (isPath ? 0.7 : 0.3), "\(side)")
      #expect(measured >= 2, "\(side)")
    }
  }

  @Test(arguments: shifted, [1, 1.25, 2, 3] as [CGFloat])
  func `the ring of a symmetric shape is symmetric`(kind: Kind, scale: CGFloat) throws {
    // The bracket is open on one side, but a ring closes it; the two parts are left out because
    // they differ.
    guard kind.testDescription != "two parts" else { return }
    for side in [HaloRing.Side.outside, .inside] {
      let surface = try ring(kind, side, scale).surface
      let columns = (0..<surface.width).filter { x in
        (0..<surface.height).contains { surface.level(x, $0) < 250 }
      }
      let (left, right) = (try #require(columns.first), try #require(columns.last))
      var worst = 0
      for y in 0..<surface.height {
        for x in left...right {
          worst = max(worst, abs(surface.level(x, y) - surface.level(left + right - x, y)))
        }
      }
      // Cairo's sampling grid is not symmetrical.
      #expect(worst <= 32, "\(side)")
    }
  }

  @Test(arguments: [1, 1.25, 2, 3] as [CGFloat])
  func `the straight sides of a path's ring are as crisp as those of a rectangle's`(scale: CGFloat)
    throws
  {
    for name in ["path of a rectangle", "open"] {
      let kind = try #require(Self.shifted.first { $0.testDescription == name })
      let surface = try ring(kind, .outside, scale).surface
      #expect(surface.isCrisp(row: Int(40 * scale)))
      #expect(surface.isCrisp(column: Int(50 * scale)))
    }
  }
}

/// An outline in device pixels, as a polygon.
private struct Outline {
  private var segments: [(from: CGPoint, to: CGPoint)] = []

  init(_ path: BezierPath, scale: CGFloat) {
    var points: [CGPoint] = []
    func finish() {
      for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) where from != to {
        segments.append((from, to))
      }
      points = []
    }
    for element in path.applying(CGAffineTransform(scaleX: scale, y: scale)).elements {
      switch element {
      case .move(let p):
        finish()
        points = [p]
      case .line(let p): points.append(p)
      case .curve(let to, let c1, let c2):
        guard let from = points.last else { continue }
        for step in 1...24 {
          let t = CGFloat(step) / 24
          let s = 1 - t
          func at(_ p: (CGPoint) -> CGFloat) -> CGFloat {
            s * s * s * p(from) + 3 * s * s * t * p(c1) + 3 * s * t * t * p(c2) + t * t * t * p(to)
          }
          points.append(CGPoint(x: at(\.x), y: at(\.y)))
        }
      case .close: finish()
      }
    }
    finish()
  }

  /// Points on the outline, away from corners, with the direction that leads out of the filled
  /// area.
  var normals: [(CGPoint, CGPoint)] {
    segments.flatMap { from, to -> [(CGPoint, CGPoint)] in
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = hypot(dx, dy)
      let parts: [CGFloat] = length > 8 ? [0.25, 0.4, 0.5, 0.6, 0.75] : [0.5]
      return parts.map { part in
        let point = CGPoint(x: from.x + dx * part, y: from.y + dy * part)
        let normal = CGPoint(x: dy / length, y: -dx / length)
        let probe = CGPoint(x: point.x + normal.x * 0.3, y: point.y + normal.y * 0.3)
        return (point, winding(around: probe) == 0 ? normal : CGPoint(x: -normal.x, y: -normal.y))
      }
    }
  }

  func distance(to p: CGPoint) -> CGFloat {
    segments.reduce(.infinity) { least, segment in
      let (dx, dy) = (segment.to.x - segment.from.x, segment.to.y - segment.from.y)
      let t = ((p.x - segment.from.x) * dx + (p.y - segment.from.y) * dy) / (dx * dx + dy * dy)
      let k = max(0, min(1, t))
      return min(least, hypot(p.x - segment.from.x - k * dx, p.y - segment.from.y - k * dy))
    }
  }

  private func winding(around p: CGPoint) -> Int {
    segments.reduce(0) { sum, segment in
      let (a, b) = (segment.from, segment.to)
      guard (a.y <= p.y) != (b.y <= p.y) else { return sum }
      let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
      return x > p.x ? sum + (b.y > a.y ? 1 : -1) : sum
    }
  }
}

extension PixelSurface {
  /// The amount of darkness along a line, in pixels, and the distance of its centre.
  fileprivate func darkness(
    from start: CGPoint, along direction: CGPoint, to reach: CGFloat
  ) -> (amount: CGFloat, middle: CGFloat) {
    let step: CGFloat = 0.1
    var (amount, moment): (CGFloat, CGFloat) = (0, 0)
    for distance in Swift.stride(from: CGFloat(0), through: reach, by: step) {
      let dark = darkness(
        at: CGPoint(x: start.x + direction.x * distance, y: start.y + direction.y * distance))
      amount += dark * step
      moment += dark * step * distance
    }
    return (amount, amount > 0 ? moment / amount : 0)
  }

  /// The darkness at a point, 0...1, interpolated between pixel centres.
  private func darkness(at p: CGPoint) -> CGFloat {
    let (x, y) = (p.x - 0.5, p.y - 0.5)
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    func dark(_ dx: Int, _ dy: Int) -> CGFloat {
      1 - CGFloat(level(Int(left) + dx, Int(top) + dy)) / 255
    }
    let (u, v) = (x - left, y - top)
    return (dark(0, 0) * (1 - u) + dark(1, 0) * u) * (1 - v)
      + (dark(0, 1) * (1 - u) + dark(1, 1) * u) * v
  }
}
