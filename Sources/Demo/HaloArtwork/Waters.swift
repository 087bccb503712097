import FocusGeometry
import Foundation
import HaloDisplayList

/// Pictures of the sea.
package enum Waters {
  package static let lighthouse = Artwork(
    "lighthouse", title: "Keeper", place: "Light on the Point", seed: 97,
    harmony: Harmony(0x0E2434, 0x3F7F8C, 0xFFE6B0),
    lettering: Lettering(.banner, .light, "The lamp goes out at nine")
  ) { f, p in
    let horizon = f.h * (f.isTall ? 0.64 : 0.66)
    var sky = Drawing()
    sky.sky(
      f, to: horizon,
      [(0, Color(0x10263A)), (0.5, Color(0x24566B)), (0.82, Color(0x76A59E)), (1, Color(0xE8C99A))])
    sky.stars(f, count: 130, to: horizon * 0.6, Color(0xFFF3DA, 0.8))
    let x = f.w * 0.5 + f.s * (f.isWide ? 0.45 : 0.2)
    let tall = f.s * 0.4
    let base = horizon - f.s * 0.1
    let lamp = CGPoint(x: x, y: base - tall)

    let clouds = f.noise(31)
    for index in 0..<6 {
      let y = horizon - f.s * (0.03 + 0.05 * CGFloat(index))
      let cx = f.w * (0.42 + 0.6 * clouds.at(CGFloat(index) * 1.9))
      let line = (0...16).map { step in
        let q = CGFloat(step) / 16
        return CGPoint(
          x: cx + (q - 0.5) * f.s * 0.8,
          y: y - f.s * 0.008 * clouds.fractal(q * 5 + CGFloat(index) * 3))
      }
      sky.fill(
        BezierPath(ribbon: line) {
          sin($0 * .pi) * f.s * 0.022 * (0.7 + 0.5 * clouds.at($0 * 7 + 3))
        },
        with: Color(0x2C6274, 0.34))
    }
    sky.beam(f, from: lamp, angle: .pi + 0.16, spread: 0.1, color: p.light.withAlphaComponent(0.66))
    sky.beam(f, from: lamp, angle: 0.16, spread: 0.1, color: p.light.withAlphaComponent(0.52))

    var sea = Drawing()
    let water = CGRect(x: 0, y: horizon, width: f.w, height: f.h - horizon)
    sea.fill(
      water,
      with: f.vertical(
        horizon, f.h,
        .smooth([
          (0, Color(0xA8B89C)), (0.08, Color(0x4F8C92)), (0.5, Color(0x1F4F62)), (1, p.dark),
        ])))
    var random = f.random(6)
    for tier in 0..<3 {
      var lenses = BezierPath()
      for _ in 0..<80 {
        let t = random.unit()
        lenses.append(
          BezierPath(
            lens: CGPoint(
              x: random.unit() * f.w, y: horizon + water.height * pow(t, 1.5) + f.s * 0.004),
            f.s * (0.02 + 0.14 * t) * random.between(0.4, 1), f.s * (0.001 + 0.005 * t)))
      }
      sea.clipped(to: BezierPath(rect: water)) {
        $0.fill(
          lenses, with: [Color(0x0E2B3C, 0.4), Color(0x7FB0AC, 0.25), Color(0xFFE3B2, 0.2)][tier])
      }
    }

    var land = Drawing()
    let noise = f.noise(41)
    func top(_ px: CGFloat) -> CGFloat {
      let d = (px - x) / f.s
      let rise = smoothstep(-0.46, -0.12, d) * (1 - 0.35 * smoothstep(0.25, 1.2, d))
      return horizon + f.s * 0.05 - f.s * 0.155 * rise
        - f.s * 0.022 * noise.fractal(d * 6 + 2, octaves: 4) * smoothstep(-0.46, -0.3, d)
        * smoothstep(0.06, 0.14, abs(d))
    }
    var cliff = BezierPath(
      polygon: f.across(step: 0.008) { min(top($0), horizon + f.s * 0.05) }, closed: false)
    for px in stride(from: f.w + f.s * 0.5, through: x - f.s * 0.47, by: -f.s * 0.03) {
      let d = smoothstep(-0.47, -0.3, (px - x) / f.s)
      cliff.addLine(
        to: CGPoint(
          x: px, y: horizon + f.s * (0.05 + (0.024 + 0.014 * noise.at(px / f.s * 13)) * d)))
    }
    cliff.close()
    let left = x - f.s * 0.47
    land.clipped(to: BezierPath(rect: CGRect(x: left, y: 0, width: f.w + f.s, height: f.h))) {
      clip in
      clip.fill(
        cliff,
        with: f.vertical(
          horizon - f.s * 0.12, horizon + f.s * 0.09, .smooth(Color(0x1F4350), Color(0x0A1B28))))
      var foam = BezierPath()
      for index in 0..<40 {
        let px = left + CGFloat(index) * f.s * 0.035 + f.s * 0.02
        foam.append(
          BezierPath(
            lens: CGPoint(x: px, y: horizon + f.s * (0.073 + 0.012 * noise.at(px / f.s * 13))),
            f.s * random.between(0.015, 0.035), f.s * 0.0035))
      }
      clip.fill(foam, with: Color(0xE9EEDC, 0.5))
    }
    let wide = f.s * 0.042
    func tower(_ a: CGFloat, _ b: CGFloat) -> BezierPath {
      func half(_ t: CGFloat) -> CGFloat { wide * (1 - 0.38 * t) }
      let foot = base + f.s * 0.02
      return BezierPath(polygon: [
        CGPoint(x: x - half(a), y: foot - (tall * 0.967) * a),
        CGPoint(x: x - half(b), y: foot - tall * 0.967 * b),
        CGPoint(x: x + half(b), y: foot - tall * 0.967 * b),
        CGPoint(x: x + half(a), y: foot - tall * 0.967 * a),
      ])
    }
    func round(_ color: Color) -> Paint {
      .linear(
        .smooth([
          (0, color.blend(Color(0x12293A), 0.25)), (0.35, color),
          (1, color.blend(Color(0x12293A), 0.72)),
        ]),
        from: CGPoint(x: x - wide, y: 0), to: CGPoint(x: x + wide, y: 0))
    }
    land.fill(tower(0, 1), with: round(Color(0xF3E6CF)))
    for band in [0.16, 0.5, 0.84] as [CGFloat] {
      land.fill(tower(band - 0.085, band + 0.085), with: round(Color(0xB8473D)))
    }
    for hole in [0.33, 0.67] as [CGFloat] {
      land.fill(
        BezierPath(
          roundedRect: CGRect(
            x: x - f.s * 0.005, y: base - tall * 0.967 * hole, width: f.s * 0.01, height: f.s * 0.02
          ), cornerRadius: f.s * 0.005),
        with: Color(0x2A3440))
    }
    let room = f.s * 0.022
    land.fill(
      CGRect(x: x - room * 1.5, y: lamp.y + room * 1.15, width: room * 3, height: room * 0.36),
      with: .color(Color(0x14242F)))
    land.glow(lamp, f.s * 0.22, Color(0xFFE9B0, 0.85))
    land.fill(
      CGRect(x: x - room * 0.85, y: lamp.y - room * 0.95, width: room * 1.7, height: room * 2.1),
      with: f.vertical(lamp.y - room, lamp.y + room, .smooth(Color(0xFFF8DF), Color(0xFFDF93))))
    var bars = BezierPath()
    for k in [-0.85, 0, 0.85] as [CGFloat] {
      bars.move(to: CGPoint(x: x + room * k, y: lamp.y - room * 0.95))
      bars.addLine(to: CGPoint(x: x + room * k, y: lamp.y + room * 1.15))
    }
    land.stroke(bars, width: room * 0.14, color: Color(0x2A3440))
    land.fill(
      BezierPath(
        arc: CGPoint(x: x, y: lamp.y - room * 0.9), room * 1.15, room * 1.2, from: .pi, to: 2 * .pi),
      with: Color(0xA33E37))
    let hut = CGRect(x: x + f.s * 0.075, y: base - f.s * 0.03, width: f.s * 0.1, height: f.s * 0.06)
    land.fill(hut, with: f.vertical(hut.minY, hut.maxY, .smooth(Color(0xB9B6A6), Color(0x6B7C7E))))
    land.fill(
      BezierPath(polygon: [
        CGPoint(x: hut.minX - f.s * 0.01, y: hut.minY),
        CGPoint(x: hut.minX + f.s * 0.012, y: hut.minY - f.s * 0.035),
        CGPoint(x: hut.maxX - f.s * 0.012, y: hut.minY - f.s * 0.035),
        CGPoint(x: hut.maxX + f.s * 0.01, y: hut.minY),
      ]), with: Color(0x7E3533))
    land.fill(
      CGRect(
        x: hut.minX + f.s * 0.02, y: hut.minY + f.s * 0.014, width: f.s * 0.014, height: f.s * 0.017
      ), with: .color(Color(0xFFD98C)))
    return [sky, sea, land]
  }

  static let swell = Artwork(
    "nine-waves", title: "Nine Waves", place: "Print, Third State", isLight: false, seed: 101,
    harmony: Harmony(0x13335C, 0x4F86A6, 0xF5E8CF),
    lettering: Lettering(.crown, .tone(0x13335C), foot: .light, "The ninth one knows you")
  ) { f, p in
    var sky = Drawing()
    sky.sky(f, [(0, Color(0xEFD9B4)), (0.5, p.light), (1, Color(0xF7EFE0))])
    paperSun(&sky, f, p, at: paperSunPlace(f))

    var groups = [Drawing(), Drawing(), Drawing()]
    for index in 0..<waveCount {
      groups[index < 3 ? 0 : index < 5 ? 1 : 2].append(wave(index, f, p))
    }
    return [sky] + groups
  }

  static let waveCount = 7

  /// Returns the vertical middle and the height of a wave, in points; 0 is the furthest wave.
  static func waveRest(_ index: Int, _ f: Frame) -> (base: CGFloat, height: CGFloat) {
    let t = CGFloat(index) / CGFloat(waveCount - 1)
    return (f.h * (0.47 + 0.44 * pow(t, 0.9)), f.s * (0.035 + 0.115 * t))
  }

  /// Returns the lowest point of a wave near `x`, in points.
  static func trough(of index: Int, _ f: Frame, near x: CGFloat) -> CGPoint {
    let (base, height) = waveRest(index, f)
    let turn = CGFloat(index) * 0.37
    let number = (f.u(x) / waveLength(index) + turn - 0.5).rounded()
    return CGPoint(
      x: f.w / 2 + f.s * waveLength(index) * (number + 0.5 - turn), y: base + height * 0.4)
  }

  /// Returns the distance between troughs, in shorter sides.
  private static func waveLength(_ index: Int) -> CGFloat {
    0.28 + 0.42 * CGFloat(index) / CGFloat(waveCount - 1)
  }

  /// Draws one wave, down to the lower edge of the canvas.
  static func wave(_ index: Int, _ f: Frame, _ p: Harmony) -> Drawing {
    var drawing = Drawing()
    let t = CGFloat(index) / CGFloat(waveCount - 1)
    let noise = f.noise(UInt64(index))
    let (base, height) = waveRest(index, f)
    let wave = waveLength(index)
    /// Returns a point of the line of sharp leaning crests and long troughs.
    func crest(_ x: CGFloat, _ inset: CGFloat) -> CGPoint {
      let u = f.u(x) / wave + CGFloat(index) * 0.37
      let swell = 0.75 + 0.35 * noise.at(u * 0.5)
      let phase = u * .pi
      let sharp = pow(abs(cos(phase)), 1.8)
      let lean = height * 0.55 * pow(abs(cos(phase)), 5) * swell
      let y = base + height * (0.4 - sharp * swell) + inset
      return CGPoint(x: x + lean * max(0, 1 - inset / height), y: y)
    }
    let dx = f.s * 0.008
    let xs = stride(from: -f.s * 0.3, through: f.w + f.s * 0.3, by: dx).map { $0 }
    let color = [
      Color(0xB9CCC4), Color(0x86AFB8), Color(0x4F86A6), Color(0x2E6490), Color(0x1D4A78),
      Color(0x163D68), Color(0x102C50),
    ][index]
    let path = f.below(xs.map { crest($0, 0) })
    drawing.fill(
      path,
      with: f.vertical(
        base - height, base + height * 1.8,
        .smooth(color.blend(p.light, 0.1), color, color.blend(p.light, 0.28))))
    drawing.clipped(to: path) { clip in
      for line in 0..<4 {
        let gap = height * (0.2 + 0.24 * CGFloat(line))
        clip.stroke(
          BezierPath(curve: xs.map { crest($0, gap) }),
          width: f.s * (0.003 + 0.0035 * t) * (1 - 0.16 * CGFloat(line)),
          color: p.light.withAlphaComponent(0.5 - 0.1 * CGFloat(line)))
      }
    }
    // Foam is a scalloped edge that is thicker on the crests.
    var foam = BezierPath()
    var random = f.random(UInt64(90 + index))
    for x in stride(from: -f.s * 0.3, through: f.w + f.s * 0.3, by: f.s * (0.008 + 0.006 * t)) {
      let u = f.u(x) / wave + CGFloat(index) * 0.37
      let high = pow(abs(cos(u * .pi)), 4)
      guard high > 0.12 else { continue }
      let c = crest(x, 0)
      let r = f.s * (0.003 + 0.011 * t) * high * random.between(0.6, 1.3)
      foam.append(BezierPath(circle: CGPoint(x: c.x, y: c.y + r * 0.25), r))
      if random.unit() < 0.3 * high {
        foam.append(
          BezierPath(
            circle: CGPoint(
              x: c.x + f.s * random.soft() * 0.03 * t, y: c.y - f.s * random.unit() * 0.055 * t),
            r * 0.33))
      }
    }
    drawing.fill(foam, with: p.light)
    return drawing
  }

  static func paperSunPlace(_ f: Frame) -> CGPoint {
    CGPoint(x: f.w * 0.5 + f.s * 0.14, y: f.h * (f.isTall ? 0.34 : 0.33))
  }

  /// Draws a red disc with strips of mist over its lower half.
  static func paperSun(_ drawing: inout Drawing, _ f: Frame, _ p: Harmony, at sun: CGPoint) {
    drawing.fill(
      BezierPath(circle: sun, f.s * 0.16),
      with: f.vertical(
        sun.y - f.s * 0.16, sun.y + f.s * 0.16, .smooth(Color(0xD9442F), Color(0xEE8157))))
    let mist = f.noise(50)
    for index in 0..<3 {
      let y = sun.y + f.s * (0.02 + 0.055 * CGFloat(index))
      let line = (0...10).map {
        CGPoint(
          x: sun.x + f.s * (CGFloat($0) / 10 - 0.5 + 0.09 * CGFloat(index - 1)) * 0.66,
          y: y + f.s * 0.004 * mist.at(CGFloat($0) + CGFloat(index) * 9))
      }
      drawing.fill(
        BezierPath(ribbon: line) { sin(pow($0, 0.7) * .pi) * f.s * 0.016 },
        with: p.light.withAlphaComponent(0.85))
    }
  }
}
