import FocusGeometry
import Foundation
import HaloDisplayList

/// Pictures of plants.
enum Plants {
  static let oldPines = Artwork(
    "misty-forest", title: "Old Growth", place: "Third Mile of Moss", seed: 151,
    harmony: Harmony(0x0D2421, 0x4C7F70, 0xE3EBD2),
    lettering: Lettering(.caption, .light, "It remembers your name")
  ) { f, p in
    var back = Drawing()
    back.sky(
      f,
      [(0, Color(0x9DBBAA)), (0.35, Color(0xD2DFC6)), (0.6, Color(0xE9EDD4)), (1, Color(0x9FBBA6))])
    let sun = f.point(0.64, 0.22)
    back.glow(sun, f.s * 0.8, Color(0xFFFBE2, 0.9))
    var layers = [back]
    let count = 5
    for tier in 0..<count {
      let t = CGFloat(tier) / CGFloat(count - 1)
      var random = f.random(UInt64(tier + 3))
      let noise = f.noise(UInt64(tier))
      var drawing = Drawing()
      let color = Color(0xB9CDB6).blend(p.mid, min(1, t * 1.7)).blend(p.dark, max(0, t * 1.9 - 0.9))
      let base = f.h * (0.72 + 0.075 * CGFloat(tier))
      func ground(_ x: CGFloat) -> CGFloat {
        base - f.s * 0.05 * noise.fractal(f.u(x) * 1.5 + t * 4, octaves: 3)
      }
      var trees = f.below(ground)
      let spacing = f.s * (0.055 + 0.12 * t)
      var x = -spacing * random.unit()
      while x < f.w + spacing {
        let open = smoothstep(0.0, 0.42, abs(f.u(x) - 0.1))
        let tall =
          f.s * (0.3 + 0.5 * t) * random.between(0.55, 1.1)
          * (tier > 2 ? lerp(0.35, 1.05, open) : 1)
        trees.append(
          BezierPath(conifer: CGPoint(x: x, y: ground(x) + tall * 0.05), height: tall, &random))
        x += spacing * random.between(0.5, 1.5) * (tier == count - 1 ? 1.1 : 1)
      }
      drawing.fill(
        trees,
        with: f.vertical(
          base - f.s * (0.3 + 0.4 * t), base + f.s * 0.1,
          .smooth([
            (0, color.blend(Color(0xF0F3DC), 0.12)), (0.5, color),
            (1, color.blend(Color(0xE6EDD6), 0.62 - 0.5 * t)),
          ])))
      if tier < count - 1 {
        drawing.mist(
          f, base - f.s * 0.22, base + f.s * 0.02, base + f.s * 0.2, Color(0xEAF0DA, 0.7 - 0.35 * t)
        )
      }
      if tier == 2 {
        for index in 0..<7 {
          let angle = 1.2 + 0.24 * CGFloat(index) + random.soft() * 0.04
          let half = random.between(0.02, 0.05)
          let reach = f.h + f.w
          drawing.fill(
            BezierPath(polygon: [
              sun,
              CGPoint(x: sun.x + cos(angle - half) * reach, y: sun.y + sin(angle - half) * reach),
              CGPoint(x: sun.x + cos(angle + half) * reach, y: sun.y + sin(angle + half) * reach),
            ]),
            with: .radial(
              .fading(Color(0xFFFBE2, 0.3)), center: sun, radius: max(f.h, f.s * 1.2) * 0.85))
        }
      }
      if tier == 0 || tier == 3 {
        layers[layers.count - 1].append(drawing)
      } else {
        layers.append(drawing)
      }
    }
    return layers
  }

  static let birches = Artwork(
    "birch-winter", title: "Quiet Bark", place: "Birches, Minus Nine", isLight: true, seed: 157,
    harmony: Harmony(0x2B3A4A, 0x9FB4C3, 0xF4F3EE),
    lettering: Lettering(.crown, .dark, "Snow keeps the minutes")
  ) { f, p in
    var back = Drawing()
    back.sky(
      f,
      [
        (0, Color(0xB7C8D4)), (0.45, Color(0xDDE3E4)), (0.72, Color(0xF5E4D6)),
        (1, Color(0xF2F2F0)),
      ])
    back.glow(f.point(0.34, 0.62), f.s * 0.7, Color(0xFFE3C4, 0.75))
    var layers = [back]
    for tier in 0..<4 {
      let t = CGFloat(tier) / 3
      var random = f.random(UInt64(tier * 5 + 2))
      let noise = f.noise(UInt64(tier))
      var drawing = Drawing()
      let base = f.h * (0.72 + 0.075 * CGFloat(tier))
      func ground(_ x: CGFloat) -> CGFloat {
        base - f.s * 0.035 * noise.fractal(f.u(x) * 1.3 + t * 3, octaves: 2)
      }
      let width = f.s * (0.014 + 0.058 * t * t)
      let spacing = f.s * (0.05 + 0.27 * t)
      var x = -spacing * (0.2 + random.unit() * 0.5)
      while x < f.w + spacing {
        let lean = random.soft() * f.s * 0.03
        let girth = width * random.between(0.75, 1.25)
        let foot = CGPoint(x: x, y: ground(x) + girth * 0.4)
        let trunk = (0...10).map { step in
          let q = CGFloat(step) / 10
          return CGPoint(
            x: x + lean * q + girth * 0.25 * noise.at(q * 3 + x),
            y: foot.y - (foot.y + f.s * 0.1) * q)
        }
        func at(_ q: CGFloat) -> CGPoint {
          let k = q * 10
          let i = min(9, Int(k))
          return CGPoint(
            x: lerp(trunk[i].x, trunk[i + 1].x, k - CGFloat(i)),
            y: lerp(trunk[i].y, trunk[i + 1].y, k - CGFloat(i)))
        }
        if tier > 0 {
          // A long blue shadow on the snow, away from the low sun.
          drawing.fill(
            BezierPath(polygon: [
              CGPoint(x: foot.x - girth * 0.5, y: foot.y),
              CGPoint(x: foot.x + girth * 0.5, y: foot.y),
              CGPoint(x: foot.x + girth + f.s * 0.3, y: foot.y + f.s * 0.16),
              CGPoint(x: foot.x - girth * 0.5 + f.s * 0.3, y: foot.y + f.s * 0.16),
            ]),
            with: .linear(
              .fading(Color(0x6E8FB4, 0.35 * t)), from: foot,
              to: CGPoint(x: foot.x + f.s * 0.3, y: foot.y + f.s * 0.16)))
        }
        let light = Color(0xE9E8E4).blend(Color(0xFFF6EC), t)
        let dim = Color(0xC9D2D9).blend(Color(0x8C9DB0), t)
        var twigs = BezierPath()
        if tier > 0 {
          for _ in 0..<6 {
            let q = random.between(0.45, 0.95)
            let side: CGFloat = random.unit() < 0.5 ? -1 : 1
            let start = at(q)
            let l = f.s * (0.05 + 0.09 * t) * random.between(0.6, 1.2)
            twigs.move(to: start)
            twigs.addQuadCurve(
              to: CGPoint(x: start.x + side * l * 0.85, y: start.y - l * 1.0),
              controlPoint: CGPoint(x: start.x + side * l * 0.3, y: start.y - l * 0.62))
          }
          drawing.stroke(
            twigs, width: girth * 0.055, color: Color(0x9FB0BC).blend(Color(0x3A4653), t))
        }
        let shape = BezierPath(ribbon: trunk) { girth * lerp(1.08, 0.78, $0) }
        drawing.fill(
          shape,
          with: .linear(
            .smooth([(0, light), (0.4, light), (1, dim)]), from: CGPoint(x: x - girth * 0.5, y: 0),
            to: CGPoint(x: x + girth * 0.6, y: 0)))
        if tier > 0 {
          let ink = Color(0xA3B2BE).blend(p.dark, t)
          drawing.clipped(to: shape) { clip in
            var marks = BezierPath()
            for _ in 0..<Int(16 + 16 * t) {
              let c = at(random.unit())
              let side: CGFloat = random.unit() < 0.62 ? 0.42 : -0.45
              marks.append(
                BezierPath(
                  lens: CGPoint(x: c.x + girth * side + girth * 0.14 * random.soft(), y: c.y),
                  girth * random.between(0.12, 0.42), girth * random.between(0.025, 0.07)))
            }
            for _ in 0..<2 {
              let c = at(random.between(0.2, 0.8))
              marks.append(BezierPath(lens: c, girth * 0.3, girth * 0.16))
            }
            clip.fill(marks, with: ink)
          }
        }
        x += spacing * random.between(0.55, 1.35)
      }
      let snow = Color(0xE6EAEC).blend(Color(0xFBF9F5), t)
      drawing.fill(
        f.below(ground),
        with: f.vertical(
          base - f.s * 0.03, base + f.s * 0.25, .smooth(snow, snow.blend(Color(0xAFC2D4), 0.5))))
      if tier < 3 {
        drawing.mist(
          f, base - f.s * 0.5, base - f.s * 0.05, base + f.s * 0.12, Color(0xF6EAE0, 0.5 - 0.25 * t)
        )
      }
      if tier == 0 { layers[0].append(drawing) } else { layers.append(drawing) }
    }
    return layers
  }

  static let reeds = Artwork(
    "reeds", title: "Heron Hour", place: "Marsh, Last Warm Day", seed: 163,
    harmony: Harmony(0x33210F, 0xC98A2E, 0xFBE7A9),
    lettering: Lettering(.crown, .tone(0x4A2F10), foot: .light, "Wait for it")
  ) { f, p in
    var back = Drawing()
    let line = f.h * 0.6
    back.sky(f, to: line, [(0, Color(0xC9B26E)), (0.5, Color(0xF0D488)), (1, Color(0xFCEDBC))])
    let sun = CGPoint(x: f.w * 0.5 - f.s * 0.12, y: line - f.s * 0.17)
    back.glow(sun, f.s * 0.8, Color(0xFFFBE0, 0.9))
    back.fill(BezierPath(circle: sun, f.s * 0.09), with: Color(0xFFFDF0))
    let noise = f.noise(1)
    back.fill(
      f.below { line - f.s * (0.03 + 0.025 * noise.fractal(f.u($0) * 3)) },
      with: f.vertical(line - f.s * 0.06, line, .smooth(Color(0xCFA34E), Color(0xF0D48C))))
    let water = CGRect(x: 0, y: line, width: f.w, height: f.h - line)
    back.fill(
      water, with: f.vertical(line, f.h, .smooth(Color(0xFBE9B4), Color(0xD39C40), Color(0x5E3A14)))
    )
    back.haze(CGPoint(x: sun.x, y: line + f.s * 0.12), f.s * 0.16, f.s * 0.2, Color(0xFFFBE0, 0.5))
    var random = f.random(2)
    var glints = BezierPath()
    for _ in 0..<70 {
      let t = random.unit()
      glints.append(
        BezierPath(
          lens: CGPoint(x: random.unit() * f.w, y: line + water.height * t * t),
          f.s * (0.02 + 0.08 * t), f.s * (0.001 + 0.003 * t)))
    }
    back.clipped(to: BezierPath(rect: water)) { $0.fill(glints, with: Color(0xA06C22, 0.3)) }
    var layers = [back]
    // The lower edge of the title of a wide picture; no reed reaches above it.
    let words = f.isWide ? f.s * (0.44 + f.wordsInset) : 0
    for tier in 0..<3 {
      let t = CGFloat(tier) / 2
      var drawing = Drawing()
      let color = [Color(0xB98A3A), Color(0x7A5220), p.dark][tier]
      let base = f.h * (0.74 + 0.15 * t)
      var stems = BezierPath()
      var heads = BezierPath()
      let count = Int((26 - 6 * t) * max(1, f.w / f.s))
      for _ in 0..<count {
        let x = random.unit() * f.w
        let side = smoothstep(0.05, 0.5, abs(f.u(x) - 0.06))
        var tall = f.s * (0.18 + 0.3 * t) * random.between(0.5, 1.1) * lerp(0.35, 1.1, side)
        let bend = f.s * (0.02 + random.soft() * 0.09) * (0.5 + t)
        let foot = CGPoint(x: x, y: base + f.s * 0.1 * random.unit())
        // Heads and blades are a little higher than stems.
        if x < f.w * 0.48 { tall = min(tall, (foot.y - words) / 1.12) }
        let top = CGPoint(x: x + bend, y: foot.y - tall)
        let line = (0...8).map { step in
          let q = CGFloat(step) / 8
          return CGPoint(x: x + bend * q * q, y: foot.y + f.h * 0.3 * (1 - q) * (1 - q) - tall * q)
        }
        let thick = f.s * (0.003 + 0.005 * t)
        stems.append(BezierPath(ribbon: line) { thick * (1.1 - $0 * 0.8) })
        if random.unit() < 0.45 {
          let head = (0...5).map { step in
            let q = CGFloat(step) / 5
            return CGPoint(x: top.x + bend * 0.12 * q, y: top.y + tall * 0.1 - tall * 0.2 * q)
          }
          heads.append(
            BezierPath(ribbon: head) {
              thick * 3.4 * pow(max(0, sin(min(1, $0 * 0.94 + 0.05) * .pi)), 0.35)
            })
        } else {
          for _ in 0..<2 {
            let q = random.between(0.3, 0.7)
            let start = CGPoint(x: x + bend * q * q, y: foot.y - tall * q)
            let l = tall * random.between(0.3, 0.5)
            let way: CGFloat = random.unit() < 0.5 ? -1 : 1
            let blade = (0...6).map { step in
              let k = CGFloat(step) / 6
              return CGPoint(x: start.x + way * l * 0.5 * k, y: start.y - l * (k - 0.75 * k * k))
            }
            stems.append(BezierPath(ribbon: blade) { thick * 1.5 * (1 - $0) + 0.1 })
          }
        }
      }
      drawing.fill(
        stems,
        with: f.vertical(
          base - f.s * 0.4, base + f.s * 0.1, .smooth(color.blend(p.mid, 0.25 * (1 - t)), color)))
      drawing.fill(heads, with: color.shade(-0.02))
      if tier == 1 {
        drawing.heron(CGPoint(x: f.w * 0.5 + f.s * 0.1, y: f.h * 0.79), f.s * 0.3, Color(0x3B2512))
      }
      if tier < 2 {
        drawing.mist(
          f, base - f.s * 0.15, base + f.s * 0.05, base + f.s * 0.25,
          Color(0xF3D58C, 0.36 - 0.36 * t))
      }
      if tier == 2 {
        drawing.fill(
          CGRect(x: 0, y: f.h * 0.6, width: f.w, height: f.h * 0.4),
          with: f.vertical(f.h, f.h * 0.6, .fading(Color(0x2A1806, 0.85))))
      }
      layers.append(drawing)
    }
    return layers
  }
}

extension Drawing {
  /// Draws a heron in profile that looks left; `foot` is the ground between its feet, and `height`
  /// that of its head above it.
  fileprivate mutating func heron(_ foot: CGPoint, _ height: CGFloat, _ color: Color) {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: foot.x + x * height, y: foot.y - y * height)
    }
    var legs = BezierPath()
    legs.move(to: at(0.0, 0))
    legs.addLine(to: at(0.02, 0.2))
    legs.addLine(to: at(0.0, 0.42))
    legs.move(to: at(0.07, 0))
    legs.addLine(to: at(0.075, 0.2))
    legs.addLine(to: at(0.04, 0.42))
    stroke(legs, width: height * 0.013, color: color)
    var body = BezierPath()
    body.move(to: at(-0.1, 0.56))
    body.addCurve(to: at(0.12, 0.53), controlPoint1: at(-0.04, 0.66), controlPoint2: at(0.06, 0.62))
    body.addLine(to: at(0.3, 0.34))
    body.addCurve(to: at(0.02, 0.4), controlPoint1: at(0.2, 0.37), controlPoint2: at(0.1, 0.375))
    body.addCurve(
      to: at(-0.1, 0.56), controlPoint1: at(-0.06, 0.42), controlPoint2: at(-0.11, 0.48))
    body.close()
    fill(body, with: color)
    let neck = [
      at(-0.06, 0.53), at(-0.13, 0.6), at(-0.1, 0.7), at(-0.03, 0.8), at(-0.04, 0.9),
      at(-0.1, 0.945),
    ]
    fill(BezierPath(ribbon: neck) { height * lerp(0.085, 0.034, $0) }, with: color)
    fill(BezierPath(ellipse: at(-0.1, 0.942), height * 0.045, height * 0.026), with: color)
    fill(BezierPath(polygon: [at(-0.13, 0.957), at(-0.31, 0.915), at(-0.13, 0.926)]), with: color)
    fill(BezierPath(polygon: [at(-0.08, 0.965), at(0.05, 0.935), at(-0.07, 0.945)]), with: color)
  }
}
