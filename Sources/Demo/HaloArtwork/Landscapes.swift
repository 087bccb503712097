import FocusGeometry
import Foundation
import HaloDisplayList

/// Pictures of ridges, peaks and fields.
enum Landscapes {
  static let fogRidges = Artwork(
    "fog-ridges", title: "Low Sun", place: "Ridge at Dawn", seed: 11,
    harmony: Harmony(0x2B1A2F, 0xC8705C, 0xF9DDB4),
    lettering: Lettering(.stacked, .light, "The valley wakes last")
  ) { f, p in
    var sky = Drawing()
    sky.sky(
      f, to: f.h * 0.6,
      [(0, Color(0x9A8FA8)), (0.4, Color(0xDDAFA0)), (0.8, p.light), (1, Color(0xFBE6C6))])
    let sun = f.point(0.63, f.isTall ? 0.37 : 0.36)
    sky.glow(sun, f.s * 1.0, Color(0xFFB27A, 0.55))
    sky.glow(sun, f.s * 0.32, Color(0xFFF1D2, 0.9))
    sky.fill(
      BezierPath(circle: sun, f.s * 0.066),
      with: f.vertical(
        sun.y - f.s * 0.066, sun.y + f.s * 0.066, Gradient(Color(0xFFFBEE), Color(0xFFE2AE))))

    var groups = [Drawing(), Drawing()]
    for index in 0..<ridgeCount {
      groups[index < 4 ? 0 : 1].append(ridge(index, f, p, sun: sun.x))
    }
    return [sky] + groups
  }

  static let ridgeCount = 7

  /// Returns the vertical middle and the height of a ridge, in points; 0 is the furthest ridge.
  static func ridgeRest(_ index: Int, _ f: Frame) -> (base: CGFloat, height: CGFloat) {
    let t = CGFloat(index) / CGFloat(ridgeCount - 1)
    return (f.h * (0.46 + 0.47 * pow(t, 1.1)), f.s * (0.07 + 0.11 * t))
  }

  /// Draws one ridge with its fog and trees, down to the lower edge of the canvas.
  ///
  /// `sun` is the sun's horizontal place in points.
  static func ridge(_ index: Int, _ f: Frame, _ p: Harmony, sun: CGFloat) -> Drawing {
    var drawing = Drawing()
    let t = CGFloat(index) / CGFloat(ridgeCount - 1)
    let noise = f.noise(UInt64(index))
    let (base, height) = ridgeRest(index, f)
    let wave = 0.42 + 0.5 * t
    func crest(_ x: CGFloat) -> CGFloat {
      let u = f.u(x) / wave + CGFloat(index) * 3.1
      return base - height * (noise.ridged(u, octaves: 5, gain: 0.42) * 1.5 - 0.55)
    }
    let color =
      t < 0.5 ? Color(0xEDBE9C).blend(p.mid, t * 2) : p.mid.blend(p.dark, (t - 0.5) * 2)
    let fog = color.blend(Color(0xFBE0BE), 0.62 - 0.5 * t)
    let path = f.below(step: 0.008, crest)
    drawing.fill(
      path,
      with: f.vertical(
        base - height, base + f.h * 0.13,
        .smooth([(0, color), (0.25, color.blend(fog, 0.15)), (1, fog)])))
    if index < 5 {
      // The sun tints the area beneath it.
      drawing.clipped(to: path) {
        $0.glow(
          CGPoint(x: sun, y: base - height * 0.4), f.s * 0.6,
          Color(0xFFC48A, 0.42 * (1 - t)))
      }
    }
    if index >= 5 {
      var random = f.random(UInt64(40 + index))
      var trees = BezierPath()
      var x = -f.s * 0.02
      while x < f.w + f.s * 0.02 {
        let tall = f.s * (index == 6 ? 0.062 : 0.034) * random.between(0.45, 1.15)
        trees.append(
          BezierPath(
            conifer: CGPoint(x: x, y: crest(x) + tall * 0.12), height: tall, &random))
        x += tall * random.between(0.16, 0.55)
      }
      drawing.fill(trees, with: color)
    }
    return drawing
  }

  static let snowPeak = Artwork(
    "snow-peak", title: "Seven Thousand", place: "North Face, 6 a.m.", seed: 23,
    harmony: Harmony(0x16243F, 0x6E8DB8, 0xFBD3C4),
    lettering: Lettering(.crown, .white, "Breathe on the way down")
  ) { f, p in
    var sky = Drawing()
    sky.sky(
      f, to: f.h * 0.75,
      [(0, Color(0x3E5F94)), (0.45, Color(0x8AA3C9)), (0.8, Color(0xE9C3C2)), (1, p.light)])
    sky.glow(f.point(0.1, 0.62), f.s * 0.9, Color(0xFFDCC0, 0.6))

    var peak = Drawing()
    let top = CGPoint(x: f.w * 0.57, y: f.h * (f.isTall ? 0.3 : 0.2))
    let foot = f.h * 0.86
    massif(
      &peak, f, top: CGPoint(x: f.w * 0.2, y: f.h * 0.46), foot: foot, spread: 0.8, salt: 5,
      lit: Color(0xE7C4C6), shaded: Color(0x8FA3C6))
    massif(
      &peak, f, top: CGPoint(x: f.w * 0.92, y: f.h * 0.43), foot: foot, spread: 0.7, salt: 9,
      lit: Color(0xEFC4BE), shaded: Color(0x7F97C0))
    massif(
      &peak, f, top: top, foot: foot, spread: 0.95, salt: 1,
      lit: Color(0xFFE3D2), shaded: Color(0x5B7BB0))
    peak.mist(f, f.h * 0.5, f.h * 0.86, f.h * 1.1, Color(0xC9CCE0, 0.85))

    var front = Drawing()
    for index in 0..<3 {
      let t = CGFloat(index) / 2
      let noise = f.noise(UInt64(60 + index))
      let base = f.h * (0.765 + 0.09 * CGFloat(index))
      func crest(_ x: CGFloat) -> CGFloat {
        base - f.s * 0.05 * noise.fractal(f.u(x) * 1.6 + CGFloat(index) * 5, octaves: 3)
          - f.s * 0.04 * pow(abs(f.u(x)), 1.4) * (1 - t * 0.4)
      }
      let color = Color(0x7F93B8).blend(p.dark, 0.5 + 0.5 * t)
      var random = f.random(UInt64(80 + index))
      var trees = f.below(crest)
      var x = -f.s * 0.03
      while x < f.w + f.s * 0.03 {
        let tall = f.s * (0.035 + 0.05 * t) * random.between(0.5, 1.2)
        trees.append(
          BezierPath(conifer: CGPoint(x: x, y: crest(x) + tall * 0.1), height: tall, &random))
        x += tall * random.between(0.2, 0.4)
      }
      front.fill(
        trees,
        with: f.vertical(
          base - f.s * 0.1, base + f.h * 0.16,
          .smooth(color, color.blend(Color(0xA9B4D0), 0.45 - 0.4 * t))))
    }
    return [sky, peak, front]
  }

  /// Draws a peak lit from the left: the body in shade, the lit side on it, and spurs over both.
  private static func massif(
    _ drawing: inout Drawing, _ f: Frame, top: CGPoint, foot: CGFloat, spread: CGFloat,
    salt: UInt64, lit: Color, shaded: Color
  ) {
    let noise = f.noise(salt)
    let height = foot - top.y
    let reach = height * spread * 1.15
    func crest(_ x: CGFloat) -> CGFloat {
      let d = (x - top.x) / reach
      let fall = pow(min(1.6, abs(d)), 0.86)
      let rough = noise.ridged(d * 3.1 + 7, octaves: 5, gain: 0.5) - 0.55
      return top.y + height * (fall * 0.95 - rough * 0.2 * min(1, abs(d) * 4))
    }
    let body = f.below(f.across(step: 0.006, crest), smooth: false)
    drawing.fill(
      body,
      with: f.vertical(
        top.y, foot, .smooth(shaded.blend(lit, 0.12), shaded, shaded.blend(lit, 0.4))))
    drawing.clipped(to: body) { clip in
      var random = f.random(salt &+ 300)
      /// Returns a jagged line that leans downwards from a point on the crest.
      func spine(_ start: CGPoint, _ lean: CGFloat, _ length: CGFloat) -> [CGPoint] {
        var p = start
        var line = [p]
        let steps = 13
        for _ in 0..<steps {
          p.x += length / CGFloat(steps) * (lean + random.soft() * 0.95)
          p.y += length / CGFloat(steps) * random.between(0.55, 1.35)
          line.append(p)
        }
        return line
      }
      let main = spine(top, 0.16, height * 1.05)
      var light = main
      light.append(CGPoint(x: -f.s * 2, y: foot + f.s))
      light.append(CGPoint(x: -f.s * 2, y: top.y - f.s))
      clip.fill(
        BezierPath(polygon: light),
        with: f.vertical(top.y, foot, .smooth(lit.shade(0.02), lit, lit.blend(shaded, 0.45))))
      for index in 0..<22 {
        let side = (CGFloat(index) + random.unit()) / 22 * 2 - 1
        let x = top.x + reach * side * 0.95
        let depth = random.unit() * random.unit() * height * 0.35
        let start = CGPoint(x: x, y: crest(x) + depth)
        let length = height * random.between(0.18, 0.46)
        let isLit = x < main[min(13, max(0, Int((start.y - top.y) / height * 13)))].x
        let lean: CGFloat = side * 0.7 + 0.1
        let line = spine(start, lean, length)
        let back = line.enumerated().reversed().map { item in
          let t = CGFloat(item.offset) / 13
          return CGPoint(
            x: item.element.x + length * 0.2 * sin(t * .pi) + length * 0.05 * t,
            y: item.element.y - length * 0.03)
        }
        let color = isLit ? shaded.blend(lit, 0.25) : lit.blend(shaded, 0.55)
        clip.fill(
          BezierPath(polygon: line + back),
          with: f.vertical(
            start.y, start.y + length,
            .smooth(color.withAlphaComponent(0.75), color.withAlphaComponent(0.1))))
      }
    }
  }

  static let lavender = Artwork(
    "lavender-field", title: "Violet Acre", place: "Rows before Harvest", seed: 31,
    harmony: Harmony(0x2C1B47, 0x8163B4, 0xFCE3B6),
    lettering: Lettering(.column, .tone(0x3A2358), foot: .light, "Everyone leaves. She plants.")
  ) { f, p in
    var sky = Drawing()
    let horizon = f.h * (f.isTall ? 0.48 : 0.44)
    sky.sky(
      f, to: horizon,
      [(0, Color(0xBDB4DC)), (0.45, Color(0xF0C9C8)), (0.85, p.light), (1, Color(0xFFEFCF))])
    let sun = CGPoint(x: f.w * 0.3, y: horizon - f.s * 0.06)
    sky.glow(sun, f.s * 0.8, Color(0xFFD08C, 0.7))
    sky.fill(BezierPath(circle: sun, f.s * 0.045), with: Color(0xFFF8E4))
    for index in 0..<2 {
      let noise = f.noise(UInt64(index))
      let t = CGFloat(index)
      let color = Color(0xC9A6C4).blend(Color(0x8E78AE), t)
      sky.fill(
        f.below {
          horizon - f.s * (0.055 - 0.03 * t)
            - f.s * 0.03 * noise.fractal(f.u($0) * (1.3 + t) + 3, octaves: 3)
        },
        with: f.vertical(
          horizon - f.s * 0.1, horizon + f.s * 0.02, .smooth(color, color.blend(p.light, 0.4))))
    }

    var field = Drawing()
    field.fill(
      CGRect(x: 0, y: horizon, width: f.w, height: f.h - horizon),
      with: f.vertical(
        horizon, f.h, .smooth([(0, Color(0xB592BE)), (0.15, Color(0x7A5A98)), (1, p.dark)])))
    let vanishing = f.w * 0.56
    let deep = f.h - horizon
    let spacing = f.s * 0.25
    let reach = Int((f.w / spacing).rounded(.up)) * 4
    let tones: [UInt32] = [0xE3C4E6, 0xB89ADD, 0x8F6FC4, 0x66479E, 0x452E78]
    var flowers = [[BezierPath]](
      repeating: [BezierPath](repeating: BezierPath(), count: tones.count), count: 4)
    var random = f.random(5)
    for row in -reach...reach {
      let noise = f.noise(UInt64(bitPattern: Int64(row &+ 500)))
      func edge(_ depth: CGFloat, _ side: CGFloat) -> CGPoint {
        let bump = noise.at(log(depth + 0.02) * 9, side * 3) * 0.05
        let x = vanishing + (CGFloat(row) + side * (0.34 + bump)) * spacing * depth
        return CGPoint(x: x, y: horizon + deep * depth)
      }
      let depths = (0...16).map { 0.012 + 1.04 * pow(CGFloat($0) / 16, 1.8) }
      field.fill(
        BezierPath(polygon: depths.map { edge($0, -1) } + depths.reversed().map { edge($0, 1) }),
        with: f.vertical(
          horizon, f.h,
          .smooth([(0, Color(0xC9A2CE)), (0.3, Color(0x7B5BA9)), (1, Color(0x4A3180))])))
      for _ in 0..<230 {
        let depth = pow(random.unit(), 0.75) * 1.02 + 0.02
        let place = max(-1, min(1, random.soft()))
        let p = edge(depth, place)
        guard p.x > -10, p.x < f.w + 10 else { continue }
        // A row is a mound: its middle is higher, and its left side faces the sun.
        let lift = spacing * depth * 0.3 * (1 - place * place)
        let size = f.s * (0.0008 + 0.0032 * depth) * random.between(0.6, 1.35)
        let tone = max(0, min(4, Int((place + 1) * 2.3 + random.soft() * 0.9)))
        flowers[min(3, Int(depth * 4))][tone].append(
          BezierPath(ellipse: CGPoint(x: p.x, y: p.y - lift), size, size * 2.3))
      }
    }
    for (tier, paths) in flowers.enumerated() {
      let far = 0.4 - 0.13 * CGFloat(tier)
      for (tone, path) in paths.enumerated().reversed() {
        field.fill(path, with: Color(tones[tone]).blend(Color(0xE9C3CF), max(0, far)))
      }
    }
    field.mist(
      f, horizon - f.s * 0.03, horizon + f.s * 0.01, horizon + f.s * 0.12, Color(0xFFE2BE, 0.65))

    var front = Drawing()
    let foot = CGPoint(x: f.w * 0.74, y: horizon + f.s * 0.045)
    front.fill(
      BezierPath(
        ribbon: [
          foot, CGPoint(x: foot.x + f.s * 0.004, y: foot.y - f.s * 0.06),
          CGPoint(x: foot.x - f.s * 0.002, y: foot.y - f.s * 0.12),
        ]) { f.s * lerp(0.018, 0.01, $0) }, with: Color(0x33234A))
    let leaves = f.noise(21)
    var crown = BezierPath()
    let lobes: [(CGFloat, CGFloat, CGFloat)] = [
      (0, 0.15, 0.068), (-0.06, 0.128, 0.042), (0.062, 0.132, 0.046), (0.012, 0.19, 0.046),
      (-0.04, 0.172, 0.036), (0.05, 0.17, 0.036),
    ]
    for (dx, dy, r) in lobes {
      let c = CGPoint(x: foot.x + f.s * dx, y: foot.y - f.s * dy)
      crown.append(
        BezierPath(
          blob: c, f.s * r, noise: leaves, roughness: 0.2, points: 22, squash: 0.82))
      for _ in 0..<9 {
        let angle = random.unit() * 2 * .pi
        let edge = CGPoint(x: c.x + cos(angle) * f.s * r, y: c.y + sin(angle) * f.s * r * 0.8)
        crown.append(
          BezierPath(
            blob: edge, f.s * random.between(0.006, 0.015), noise: leaves, roughness: 0.5,
            points: 8))
      }
    }
    front.fill(
      crown,
      with: .linear(
        .smooth(Color(0x8A6088), Color(0x4A3360), Color(0x33234A)),
        from: CGPoint(x: foot.x - f.s * 0.1, y: foot.y - f.s * 0.18),
        to: CGPoint(x: foot.x + f.s * 0.08, y: foot.y - f.s * 0.1)))
    front.haze(foot, f.s * 0.16, f.s * 0.022, Color(0xE7C6C8, 0.75))
    return [sky, field, front]
  }
}
