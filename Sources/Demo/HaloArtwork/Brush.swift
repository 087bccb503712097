import FocusGeometry
import Foundation
import HaloDisplayList

/// The canvas of a picture.
///
/// Places are fractions of the canvas; lengths are fractions of its shorter side (`s`), so that
/// nothing is stretched at another aspect ratio.
struct Frame: Sendable {
  let size: CGSize
  let seed: UInt64
  /// Whether text will be at the left of a wide picture, where decoration must be left out.
  var hasWordsAtLeft = false
  /// The additional distance of text from the edges, in shorter sides.
  ///
  /// A front layer grows, and its edges are cropped.
  var wordsInset: CGFloat = 0

  var w: CGFloat { size.width }
  var h: CGFloat { size.height }
  var s: CGFloat { min(size.width, size.height) }
  var rect: CGRect { CGRect(origin: .zero, size: size) }
  var isTall: Bool { h > w * 1.15 }
  var isWide: Bool { w > h * 1.3 }

  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: w * x, y: h * y) }
  func random(_ salt: UInt64 = 0) -> Seeded { Seeded(seed &* 7919 &+ salt) }
  func noise(_ salt: UInt64 = 0) -> Noise { Noise(seed &* 104_729 &+ salt) }

  /// Returns the horizontal distance from the middle in shorter sides, which noise takes as its
  /// argument.
  func u(_ x: CGFloat) -> CGFloat { (x - w / 2) / s }

  /// Returns points from edge to edge and a little beyond, `step` shorter sides apart.
  func across(step: CGFloat, _ y: (CGFloat) -> CGFloat) -> [CGPoint] {
    let dx = s * step
    let first = (-w / 2 / dx).rounded(.down) - 1
    let last = (w / 2 / dx).rounded(.up) + 1
    return stride(from: first, through: last, by: 1).map { index in
      let x = w / 2 + index * dx
      return CGPoint(x: x, y: y(x))
    }
  }

  /// Returns the area below a line of points.
  func below(_ line: [CGPoint], smooth: Bool = true) -> BezierPath {
    var path = smooth ? BezierPath(curve: line) : BezierPath(polygon: line, closed: false)
    path.addLine(to: CGPoint(x: w + s, y: h + s))
    path.addLine(to: CGPoint(x: -s, y: h + s))
    path.close()
    return path
  }

  /// Returns the area below a function of x.
  func below(step: CGFloat = 0.012, _ y: (CGFloat) -> CGFloat) -> BezierPath {
    below(across(step: step, y))
  }

  /// Returns a vertical gradient between two heights.
  func vertical(_ top: CGFloat, _ bottom: CGFloat, _ gradient: Gradient) -> Paint {
    .linear(gradient, from: CGPoint(x: 0, y: top), to: CGPoint(x: 0, y: bottom))
  }
}

extension BezierPath {
  /// Creates a smooth line through points (Catmull-Rom).
  init(curve points: [CGPoint], closed: Bool = false) {
    self.init()
    guard let first = points.first, points.count > 2 else {
      self = BezierPath(polygon: points, closed: closed)
      return
    }
    let count = points.count
    func at(_ index: Int) -> CGPoint {
      closed ? points[(index + count) % count] : points[max(0, min(count - 1, index))]
    }
    move(to: first)
    for index in 0..<(closed ? count : count - 1) {
      let (a, b, c, d) = (at(index - 1), at(index), at(index + 1), at(index + 2))
      addCurve(
        to: c,
        controlPoint1: CGPoint(x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6),
        controlPoint2: CGPoint(x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6))
    }
    if closed { close() }
  }

  init(polygon points: [CGPoint], closed: Bool = true) {
    self.init()
    guard let first = points.first else { return }
    move(to: first)
    points.dropFirst().forEach { addLine(to: $0) }
    if closed { close() }
  }

  init(circle center: CGPoint, _ radius: CGFloat) {
    self.init(
      ovalIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }

  init(ellipse center: CGPoint, _ rx: CGFloat, _ ry: CGFloat) {
    self.init(ovalIn: CGRect(x: center.x - rx, y: center.y - ry, width: rx * 2, height: ry * 2))
  }

  /// Creates an arc of an ellipse; angles are in radians, clockwise from three o'clock.
  init(
    arc center: CGPoint, _ rx: CGFloat, _ ry: CGFloat, from start: CGFloat, to end: CGFloat,
    wedge: Bool = false
  ) {
    self.init()
    let ellipse = CGAffineTransform(ellipseAround: center, rx, ry)
    let begin = CGPoint(x: cos(start), y: sin(start)).applying(ellipse)
    if wedge {
      move(to: center)
      addLine(to: begin)
    } else {
      move(to: begin)
    }
    addArc(on: ellipse, from: start, turn: end - start, piece: .pi / 4)
    if wedge { close() }
  }

  /// Creates the outline of a stroke with variable width; `width` takes the position on the line,
  /// 0...1.
  init(ribbon line: [CGPoint], width: (CGFloat) -> CGFloat) {
    var left: [CGPoint] = []
    var right: [CGPoint] = []
    for (index, p) in line.enumerated() {
      let a = line[max(0, index - 1)]
      let b = line[min(line.count - 1, index + 1)]
      let length = max(0.000_1, hypot(b.x - a.x, b.y - a.y))
      let half = width(CGFloat(index) / CGFloat(max(1, line.count - 1))) / 2
      let normal = CGPoint(x: -(b.y - a.y) / length * half, y: (b.x - a.x) / length * half)
      left.append(CGPoint(x: p.x + normal.x, y: p.y + normal.y))
      right.append(CGPoint(x: p.x - normal.x, y: p.y - normal.y))
    }
    self.init(curve: left)
    let back = BezierPath(curve: right.reversed())
    guard let start = right.last else { return }
    addLine(to: start)
    for element in back.elements.dropFirst() {
      if case .curve(let to, let c1, let c2) = element {
        addCurve(to: to, controlPoint1: c1, controlPoint2: c2)
      }
    }
    close()
  }

  /// Creates a closed shape with an irregular radius around a centre.
  init(
    blob center: CGPoint, _ radius: CGFloat, noise: Noise, roughness: CGFloat, points: Int = 14,
    squash: CGFloat = 1
  ) {
    let outline = (0..<points).map { index in
      let angle = CGFloat(index) / CGFloat(points) * 2 * .pi
      let r =
        radius * (1 + roughness * noise.at(cos(angle) * 1.3 + 9, sin(angle) * 1.3 + center.x))
      return CGPoint(x: center.x + r * cos(angle), y: center.y + r * sin(angle) * squash)
    }
    self.init(curve: outline, closed: true)
  }

  func turned(_ angle: CGFloat, around p: CGPoint) -> BezierPath {
    let (c, s) = (cos(angle), sin(angle))
    return applying(
      CGAffineTransform(
        a: c, b: s, c: -s, d: c, tx: p.x - c * p.x + s * p.y, ty: p.y - s * p.x - c * p.y))
  }
}

extension Drawing {
  mutating func sky(_ frame: Frame, to bottom: CGFloat? = nil, _ stops: [(CGFloat, Color)]) {
    fill(frame.rect, with: frame.vertical(0, bottom ?? frame.h, .smooth(stops)))
  }

  /// Draws a round light with a soft edge, entirely inside its square.
  mutating func glow(_ center: CGPoint, _ radius: CGFloat, _ color: Color) {
    fill(
      CGRect(
        x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2),
      with: .radial(.glow(color), center: center, radius: radius))
  }

  /// Draws a soft ellipse.
  ///
  /// It consists of nested ellipses, because radial gradients are round.
  mutating func haze(_ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat, _ color: Color) {
    // A faint colour has few steps, so that no step is less than one level.
    let steps = Int(max(5, min(14, color.alpha * 30)))
    var t: CGFloat = 1
    for step in 0..<steps {
      // Each ellipse is where the soft edge (1 - t)² (1 + 2t) has risen by another step.
      let level = (CGFloat(step) + 0.5) / CGFloat(steps)
      while t > 0.02, (1 - t) * (1 - t) * (1 + 2 * t) < level { t -= 0.005 }
      fill(
        BezierPath(ellipse: center, rx * t, ry * t),
        with: color.withAlphaComponent(color.alpha / CGFloat(steps) * 1.25))
    }
  }

  /// Draws a band of mist, densest at `middle`.
  mutating func mist(
    _ frame: Frame, _ top: CGFloat, _ middle: CGFloat, _ bottom: CGFloat, _ color: Color
  ) {
    let clear = color.withAlphaComponent(0)
    let peak = (middle - top) / (bottom - top)
    var stops: [Gradient.Stop] = []
    for step in 0...6 {
      let t = CGFloat(step) / 6
      stops.append(
        .init(peak * t, color.withAlphaComponent(color.alpha * smoothstep(0, 1, t))))
    }
    for step in 1...6 {
      let t = CGFloat(step) / 6
      stops.append(
        .init(
          peak + (1 - peak) * t, color.withAlphaComponent(color.alpha * smoothstep(0, 1, 1 - t))))
    }
    stops.append(.init(1, clear))
    fill(
      CGRect(x: 0, y: top, width: frame.w, height: bottom - top),
      with: frame.vertical(top, bottom, Gradient(stops)))
  }

  /// Draws stars in three sizes, fewer towards `bottom`.
  mutating func stars(
    _ frame: Frame, count: Int, to bottom: CGFloat, _ color: Color, salt: UInt64 = 77
  ) {
    var random = frame.random(salt)
    let share = frame.w * bottom / (frame.s * frame.s)
    var tiers = [BezierPath(), BezierPath(), BezierPath()]
    for _ in 0..<min(900, Int(CGFloat(count) * share)) {
      let x = random.unit() * frame.w
      let y = pow(random.unit(), 1.25) * bottom
      let luck = random.unit()
      let tier = luck < 0.72 ? 0 : luck < 0.95 ? 1 : 2
      let radius = frame.s * [0.0009, 0.0015, 0.0024][tier] * random.between(0.8, 1.2)
      tiers[tier].append(BezierPath(circle: CGPoint(x: x, y: y), radius))
    }
    for (tier, path) in tiers.enumerated() {
      fill(path, with: color.withAlphaComponent([0.45, 0.75, 1][tier] * color.alpha))
    }
  }
}

extension BezierPath {
  /// Creates a shape with a point at both ends, like a glint on water.
  init(lens c: CGPoint, _ half: CGFloat, _ thickness: CGFloat) {
    self.init()
    move(to: CGPoint(x: c.x - half, y: c.y))
    addQuadCurve(
      to: CGPoint(x: c.x + half, y: c.y), controlPoint: CGPoint(x: c.x, y: c.y - thickness * 2))
    addQuadCurve(
      to: CGPoint(x: c.x - half, y: c.y), controlPoint: CGPoint(x: c.x, y: c.y + thickness * 2))
    close()
  }
}
