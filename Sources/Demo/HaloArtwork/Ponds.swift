import FocusGeometry
import Foundation
import HaloDisplayList

/// Pictures of a pond from above and of a reef under water.
enum Ponds {
  static let koi = Artwork(
    "koi-pond", title: "Still Gold", place: "Temple Pond", seed: 103,
    harmony: Harmony(0x0D2B2C, 0x2F6B5E, 0xF6E7CE),
    lettering: Lettering(.caption, .light, "Four fish, one secret")
  ) { f, p in
    var water = Drawing()
    water.sky(f, [(0, Color(0x1E5A55)), (0.5, Color(0x14444A)), (1, Color(0x0B2530))])
    water.glow(f.point(0.25, 0.12), f.s * 0.9, Color(0x6FB39A, 0.42))
    let noise = f.noise(1)
    var random = f.random(2)
    for _ in 0..<5 {
      let c = CGPoint(x: random.unit() * f.w, y: random.unit() * f.h)
      water.haze(
        c, f.s * random.between(0.2, 0.4), f.s * random.between(0.1, 0.2), Color(0x08222B, 0.22))
    }
    var ripples = BezierPath()
    let c0 = f.point(0.3, 0.3)
    for ring in 1..<6 {
      ripples.append(
        BezierPath(
          ellipse: c0, f.s * 0.07 * CGFloat(ring) * (1 + 0.06 * CGFloat(ring)),
          f.s * 0.062 * CGFloat(ring) * (1 + 0.06 * CGFloat(ring))))
    }

    var fish = Drawing()
    func swim(
      _ head: CGPoint, _ angle: CGFloat, _ length: CGFloat, _ bend: CGFloat, _ base: UInt32,
      _ patch: UInt32, _ salt: UInt64
    ) {
      var p0 = head
      var a = angle
      var spine = [p0]
      for step in 0..<60 {
        a += bend * sin(CGFloat(step) / 59 * 5.2 + 0.4) * 0.034
        p0 = CGPoint(x: p0.x - cos(a) * length / 60, y: p0.y - sin(a) * length / 60)
        spine.append(p0)
      }
      func girth(_ t: CGFloat) -> CGFloat {
        let swell =
          t < 0.3
          ? pow(max(0, 1 - pow((0.3 - t) / 0.3, 2.2)), 0.6)
          : 0.06 + 0.94 * pow(max(0, cos((t - 0.3) / 0.7 * .pi / 2)), 1.15)
        return length * 0.215 * swell
      }
      let body = BezierPath(ribbon: spine, width: girth)
      let shift = CGAffineTransform(translationX: f.s * 0.022, y: f.s * 0.045)
      fish.fill(body.applying(shift), with: Color(0x04161C, 0.4))
      func fin(_ at: Int, _ side: CGFloat, _ size: CGFloat, _ sweep: CGFloat) -> BezierPath {
        let q = spine[at]
        let n = spine[at + 1]
        let d = atan2(q.y - n.y, q.x - n.x)
        let root = CGPoint(
          x: q.x + cos(d + side * .pi / 2) * girth(CGFloat(at) / 60) * 0.42,
          y: q.y + sin(d + side * .pi / 2) * girth(CGFloat(at) / 60) * 0.42)
        func out(_ turn: CGFloat, _ r: CGFloat) -> CGPoint {
          CGPoint(
            x: root.x + cos(d + side * turn) * length * size * r,
            y: root.y + sin(d + side * turn) * length * size * r)
        }
        var path = BezierPath()
        path.move(
          to: CGPoint(x: root.x + cos(d) * length * 0.03, y: root.y + sin(d) * length * 0.03))
        path.addQuadCurve(to: out(sweep, 1), controlPoint: out(sweep - 0.5, 0.7))
        path.addQuadCurve(to: out(sweep + 0.75, 0.72), controlPoint: out(sweep + 0.4, 1.02))
        path.addQuadCurve(
          to: CGPoint(x: root.x - cos(d) * length * 0.05, y: root.y - sin(d) * length * 0.05),
          controlPoint: out(sweep + 0.8, 0.3))
        path.close()
        return path
      }
      let veil = Color(base).blend(Color(0xFFFFFF), 0.3).withAlphaComponent(0.6)
      for side in [CGFloat(-1), 1] {
        fish.fill(fin(15, side, 0.2, 1.9), with: veil)
        fish.fill(fin(37, side, 0.12, 2.1), with: veil)
      }
      let end = spine[60]
      let d = atan2(end.y - spine[55].y, end.x - spine[55].x)
      var tail = BezierPath()
      func out(_ turn: CGFloat, _ r: CGFloat) -> CGPoint {
        CGPoint(x: end.x + cos(d + turn) * length * r, y: end.y + sin(d + turn) * length * r)
      }
      let start = spine[58]
      tail.move(to: start)
      tail.addCurve(
        to: out(0.55 + bend * 0.2, 0.3), controlPoint1: out(0.9, 0.06), controlPoint2: out(0.8, 0.2)
      )
      tail.addQuadCurve(to: out(bend * 0.15, 0.13), controlPoint: out(0.2, 0.24))
      tail.addQuadCurve(to: out(-0.5 + bend * 0.2, 0.27), controlPoint: out(-0.2, 0.22))
      tail.addCurve(to: start, controlPoint1: out(-0.8, 0.18), controlPoint2: out(-0.9, 0.06))
      tail.close()
      fish.fill(tail.applying(shift), with: Color(0x04161C, 0.22))
      fish.fill(tail, with: veil)
      fish.fill(body, with: Color(base))
      fish.clipped(to: body) { clip in
        let n = f.noise(salt)
        for (index, at) in [4, 18, 33, 46].enumerated() {
          let q = spine[at]
          clip.fill(
            BezierPath(
              blob: CGPoint(
                x: q.x + length * 0.05 * n.at(CGFloat(index) * 3),
                y: q.y + length * 0.05 * n.at(CGFloat(index) * 5 + 2)),
              length * (0.085 + 0.03 * n.at(CGFloat(index) * 7)), noise: n, roughness: 0.5),
            with: Color(patch, 0.94))
        }
        var shade = BezierPath(curve: spine)
        clip.stroke(shade, width: length * 0.018, color: Color(0xFFFFFF, 0.25))
        shade = BezierPath(
          curve: spine.map { CGPoint(x: $0.x + length * 0.06, y: $0.y + length * 0.085) })
        clip.stroke(shade, width: length * 0.09, color: Color(0x3A1A14, 0.16))
        let e = spine[5]
        for side in [CGFloat(-1), 1] {
          clip.fill(
            BezierPath(
              circle: CGPoint(
                x: e.x + cos(angle + side * 1.57) * length * 0.052,
                y: e.y + sin(angle + side * 1.57) * length * 0.052), length * 0.012),
            with: Color(0x231511))
        }
      }
    }
    let mid = CGPoint(x: f.w / 2, y: f.h * (f.isTall ? 0.44 : 0.47))
    let k = f.s
    swim(
      CGPoint(x: mid.x + k * 0.24, y: mid.y - k * 0.24), -0.12, k * 0.42, 1, 0xFBEFE0, 0xE0522B, 7)
    swim(
      CGPoint(x: mid.x - k * 0.29, y: mid.y + k * 0.22), 2.05, k * 0.36, -1, 0xEE8A2E, 0xD9541F, 8)
    swim(
      CGPoint(x: mid.x + k * 0.24, y: mid.y + k * 0.24), 0.95, k * 0.34, -0.9, 0xF7E6CC, 0x27333A, 9
    )
    if (f.isWide && !f.hasWordsAtLeft) || f.isTall {
      let q =
        f.isTall
        ? CGPoint(x: mid.x - k * 0.12, y: mid.y - k * 0.52)
        : CGPoint(x: mid.x - k * 0.72, y: mid.y - k * 0.16)
      swim(q, -2.3, k * 0.32, 1, 0xF3B64A, 0xF8DC94, 10)
    }
    if f.w > f.h * 2, !f.hasWordsAtLeft {
      let q = CGPoint(x: mid.x + k * 0.62, y: mid.y - k * 0.1)
      swim(q, 2.7, k * 0.35, 0.9, 0xFBEFE0, 0xE0522B, 12)
    }
    fish.stroke(ripples, width: f.s * 0.003, color: Color(0xDDF3E4, 0.16))

    var pads = Drawing()
    func pad(_ c: CGPoint, _ r: CGFloat, _ turn: CGFloat, _ tone: UInt32) {
      let gap: CGFloat = 0.2
      func leaf(_ c: CGPoint, _ r: CGFloat) -> BezierPath {
        let outline = (0...26).map { step in
          let q = turn + gap + (2 * .pi - gap * 2) * CGFloat(step) / 26
          let rr = r * (1 + 0.025 * noise.at(cos(q) * 3 + c.x, sin(q) * 3))
          return CGPoint(x: c.x + cos(q) * rr, y: c.y + sin(q) * rr)
        }
        var path = BezierPath(curve: outline)
        path.addLine(to: CGPoint(x: c.x + cos(turn) * r * 0.06, y: c.y + sin(turn) * r * 0.06))
        path.close()
        return path
      }
      pads.fill(
        leaf(CGPoint(x: c.x + f.s * 0.012, y: c.y + f.s * 0.022), r), with: Color(0x04161C, 0.4))
      let color = Color(tone)
      pads.fill(
        leaf(c, r),
        with: .radial(
          .smooth(color.blend(Color(0xE8F0B8), 0.4), color, color.blend(p.dark, 0.35)),
          center: CGPoint(x: c.x - r * 0.3, y: c.y - r * 0.35), radius: r * 1.4))
      var veins = BezierPath()
      for index in 0..<9 {
        let q = turn + 0.5 + (2 * .pi - 1) * CGFloat(index) / 8
        veins.move(to: c)
        veins.addQuadCurve(
          to: CGPoint(x: c.x + cos(q) * r * 0.86, y: c.y + sin(q) * r * 0.86),
          controlPoint: CGPoint(x: c.x + cos(q + 0.1) * r * 0.5, y: c.y + sin(q + 0.1) * r * 0.5))
      }
      pads.stroke(veins, width: r * 0.016, color: Color(0xE6F0C2, 0.28))
    }
    pad(
      f.point(0, 0).applying(CGAffineTransform(translationX: k * 0.1, y: k * 0.1)), k * 0.2, 0.7,
      0x5E9B5A)
    pad(CGPoint(x: k * 0.36, y: k * 0.03), k * 0.11, 1.8, 0x88B766)
    pad(CGPoint(x: f.w - k * 0.05, y: f.h - k * 0.14), k * 0.19, 3.6, 0x4D8A57)
    pad(CGPoint(x: f.w - k * 0.3, y: f.h - k * 0.02), k * 0.13, 4.5, 0x7FB065)
    pad(CGPoint(x: f.w - k * 0.04, y: k * 0.14), k * 0.08, 2.6, 0x6FA45F)
    pad(CGPoint(x: k * 0.07, y: f.h - k * 0.1), k * 0.1, 5.4, 0x5E9B5A)
    let bloom = CGPoint(x: f.w - k * 0.16, y: f.h - k * 0.2)
    for ring in 0..<3 {
      for petal in 0..<9 {
        let q = CGFloat(petal) / 9 * 2 * .pi + CGFloat(ring) * 0.35
        let r = k * (0.068 - 0.018 * CGFloat(ring))
        let tip = CGPoint(x: bloom.x + cos(q) * r, y: bloom.y + sin(q) * r)
        var path = BezierPath()
        path.move(to: bloom)
        path.addQuadCurve(
          to: tip,
          controlPoint: CGPoint(
            x: bloom.x + cos(q - 0.45) * r * 0.75, y: bloom.y + sin(q - 0.45) * r * 0.75))
        path.addQuadCurve(
          to: bloom,
          controlPoint: CGPoint(
            x: bloom.x + cos(q + 0.45) * r * 0.75, y: bloom.y + sin(q + 0.45) * r * 0.75))
        path.close()
        pads.fill(
          path, with: .linear(.smooth(Color(0xF29AA6), Color(0xFDE9E2)), from: bloom, to: tip))
      }
    }
    pads.fill(BezierPath(circle: bloom, k * 0.014), with: Color(0xF6C453))
    return [water, fish, pads]
  }

  static let reef = Artwork(
    "coral-reef", title: "Under Noon", place: "Reef at Nine Metres", seed: 107,
    harmony: Harmony(0x062C43, 0x1B86A0, 0xFFB49A),
    lettering: Lettering(.stacked, .white, "Hold your breath")
  ) { f, p in
    var sea = Drawing()
    sea.sky(
      f,
      [(0, Color(0xA7E3DC)), (0.22, Color(0x4DB7C0)), (0.6, Color(0x17708F)), (1, Color(0x07314B))])
    let source = CGPoint(x: f.w * 0.62, y: -f.s * 0.25)
    sea.glow(CGPoint(x: source.x, y: 0), f.s * 0.8, Color(0xF4FFF0, 0.6))
    var random = f.random(1)
    for index in 0..<15 {
      let angle = 0.55 + CGFloat(index) / 14 * 2.0 + random.soft() * 0.05
      let half = random.between(0.012, 0.045)
      let reach = f.h * 1.2 + f.w * 0.4
      sea.fill(
        BezierPath(polygon: [
          source,
          CGPoint(x: source.x + cos(angle - half) * reach, y: source.y + sin(angle - half) * reach),
          CGPoint(x: source.x + cos(angle + half) * reach, y: source.y + sin(angle + half) * reach),
        ]),
        with: .radial(
          .fading(Color(0xE9FFF4, 0.24)), center: source, radius: f.h * random.between(0.75, 1.15)))
    }
    var layers = [sea]
    for tier in 0..<3 {
      let t = CGFloat(tier) / 2
      var drawing = Drawing()
      let noise = f.noise(UInt64(tier))
      let floor = f.h * (0.78 + 0.085 * CGFloat(tier))
      let rock = Color(0x2F8AA0).blend(Color(0x052236), 0.25 + 0.72 * t)
      func ground(_ x: CGFloat) -> CGFloat {
        floor - f.s
          * (0.09 * noise.fractal(f.u(x) * 1.7 + 3 * t, octaves: 3) + 0.16
            * smoothstep(0.15, 0.8, abs(f.u(x) - 0.1 + 0.2 * t)))
      }
      let tones: [[UInt32]] = [
        [0x5FA6B0, 0x7FB0B4], [0xC9838A, 0xD99A90, 0x8C7FA8],
        [0xF07E6B, 0xF7A585, 0xD95F78, 0xF6C08E],
      ]
      let count = Int(lerp(9, 7, t) * max(1, f.w / f.s * 0.85))
      for index in 0..<count {
        let x = f.w * (CGFloat(index) + 0.5 + random.soft() * 0.3) / CGFloat(count)
        let center = 1 - smoothstep(0, 0.5, abs(f.u(x) - 0.06))
        let height = f.s * (0.13 + 0.12 * t) * random.between(0.7, 1.15) * (1 - 0.35 * center)
        let foot = CGPoint(x: x, y: ground(x) + f.s * 0.02)
        let list = tones[tier]
        let color = Color(list[(index * 2 + tier) % list.count])
        switch random.index(below: 3) {
        case 0: drawing.fan(foot, height, color, &random)
        case 1: drawing.tubes(foot, height, color, &random)
        default: drawing.fan(foot, height * 0.85, color, &random)
        }
      }
      drawing.fill(
        f.below(ground),
        with: f.vertical(
          floor - f.s * 0.2, floor + f.s * 0.3, .smooth(rock.shade(0.05), rock.blend(p.dark, 0.5))))
      drawing.mist(
        f, floor - f.s * 0.3, floor + f.s * 0.05, floor + f.s * 0.4, Color(0x2A93A8, 0.35 * (1 - t))
      )
      if tier == 1 {
        let school = CGPoint(x: f.w * 0.42, y: f.h * 0.4)
        var fish = BezierPath()
        for _ in 0..<34 {
          let c = CGPoint(
            x: school.x + random.soft() * f.s * 0.24, y: school.y + random.soft() * f.s * 0.09)
          let l = f.s * random.between(0.012, 0.022)
          fish.append(BezierPath(lens: c, l, l * 0.26))
          fish.append(
            BezierPath(polygon: [
              CGPoint(x: c.x - l * 0.8, y: c.y), CGPoint(x: c.x - l * 1.45, y: c.y - l * 0.34),
              CGPoint(x: c.x - l * 1.3, y: c.y), CGPoint(x: c.x - l * 1.45, y: c.y + l * 0.34),
            ]))
        }
        drawing.fill(fish, with: Color(0x0D4A66, 0.75))
      }
      layers.append(drawing)
    }
    return layers
  }
}

extension Drawing {
  /// Draws a coral as a branching fan; each generation of branches is thinner.
  fileprivate mutating func fan(
    _ foot: CGPoint, _ height: CGFloat, _ color: Color, _ random: inout Seeded
  ) {
    var tips: [(CGPoint, CGFloat)] = [(foot, -.pi / 2)]
    var length = height * 0.34
    for generation in 0..<6 {
      var path = BezierPath()
      var next: [(CGPoint, CGFloat)] = []
      for (p, angle) in tips {
        let forks = generation == 0 ? 3 : 2
        for fork in 0..<forks {
          let spread = (CGFloat(fork) / CGFloat(forks - 1) - 0.5) * (generation == 0 ? 1.3 : 0.85)
          let turn = angle + spread + random.soft() * 0.16
          let l = length * random.between(0.75, 1.15)
          let end = CGPoint(x: p.x + cos(turn) * l, y: p.y + sin(turn) * l)
          path.move(to: p)
          path.addQuadCurve(
            to: end,
            controlPoint: CGPoint(x: p.x + cos(angle) * l * 0.5, y: p.y + sin(angle) * l * 0.5))
          next.append((end, turn * 0.9 - .pi / 2 * 0.1))
        }
      }
      let t = CGFloat(generation) / 5
      stroke(
        path, width: height * lerp(0.05, 0.013, t),
        color: color.shade(-0.1 + 0.14 * t))
      tips = next
      length *= 0.72
    }
  }

  /// Draws a coral of upright tubes with different heights, lit from above.
  fileprivate mutating func tubes(
    _ foot: CGPoint, _ height: CGFloat, _ color: Color, _ random: inout Seeded
  ) {
    for index in 0..<7 {
      let k = CGFloat(index) / 6 - 0.5
      let tall = height * random.between(0.45, 0.85) * (1 - abs(k) * 0.6)
      let width = height * random.between(0.1, 0.15)
      let x = foot.x + k * height * 0.85
      let top = CGPoint(x: x + k * height * 0.2, y: foot.y - tall)
      var path = BezierPath()
      path.move(to: CGPoint(x: x - width * 0.36, y: foot.y + height * 0.1))
      path.addLine(to: CGPoint(x: top.x - width * 0.5, y: top.y))
      path.addLine(to: CGPoint(x: top.x + width * 0.5, y: top.y))
      path.addLine(to: CGPoint(x: x + width * 0.36, y: foot.y + height * 0.1))
      path.close()
      fill(
        path,
        with: .linear(
          .smooth(color.shade(0.03), color.shade(-0.04), color.shade(-0.17)),
          from: CGPoint(x: top.x - width * 0.5, y: top.y),
          to: CGPoint(x: top.x + width * 0.6, y: foot.y)))
      fill(BezierPath(ellipse: top, width * 0.5, width * 0.2), with: color.shade(0.07))
      fill(BezierPath(ellipse: top, width * 0.34, width * 0.12), with: color.shade(-0.22))
    }
  }
}
