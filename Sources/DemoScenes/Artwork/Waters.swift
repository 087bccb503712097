import FocusGeometry
import Foundation
import SceneGraph

/// The sea and what lives in it.
enum Waters {
  static let lighthouse = Artwork(
    "lighthouse", title: "Keeper", place: "Light on the Point", seed: 97,
    palette: Palette(0x0E2434, 0x3F7F8C, 0xFFE6B0),
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
          x: cx + (q - 0.5) * f.s * 0.8, y: y - f.s * 0.008 * clouds.fractal(q * 5 + CGFloat(index) * 3))
      }
      sky.fill(
        BezierPath(ribbon: line) { sin($0 * .pi) * f.s * 0.022 * (0.7 + 0.5 * clouds.at($0 * 7 + 3)) },
        with: Color(0x2C6274, 0.34))
    }
    let far = f.w + f.h
    func beam(_ angle: CGFloat, _ spread: CGFloat, _ alpha: CGFloat) {
      for step in 0..<4 {
        let half = spread * (1 - CGFloat(step) * 0.22)
        let a = CGPoint(x: lamp.x + cos(angle - half) * far, y: lamp.y + sin(angle - half) * far)
        let b = CGPoint(x: lamp.x + cos(angle + half) * far, y: lamp.y + sin(angle + half) * far)
        sky.fill(
          BezierPath(polygon: [lamp, a, b]),
          with: .radial(
            Gradient([
              .init(0, p.light.withAlphaComponent(alpha)), .init(0.2, p.light.withAlphaComponent(alpha * 0.62)),
              .init(0.6, p.light.withAlphaComponent(alpha * 0.2)), .init(1, p.light.withAlphaComponent(0)),
            ]), center: lamp, radius: f.s * 1.25))
      }
    }
    beam(.pi + 0.16, 0.1, 0.24)
    beam(0.16, 0.1, 0.17)

    var sea = Drawing()
    let water = CGRect(x: 0, y: horizon, width: f.w, height: f.h - horizon)
    sea.fill(
      water, with: f.vertical(horizon, f.h, .smooth([(0, Color(0xA8B89C)), (0.08, Color(0x4F8C92)), (0.5, Color(0x1F4F62)), (1, p.dark)])))
    var random = f.random(6)
    for tier in 0..<3 {
      var lenses = BezierPath()
      for _ in 0..<80 {
        let t = random.unit()
        lenses.append(
          BezierPath(
            lens: CGPoint(x: random.unit() * f.w, y: horizon + water.height * pow(t, 1.5) + f.s * 0.004),
            f.s * (0.02 + 0.14 * t) * random.between(0.4, 1), f.s * (0.001 + 0.005 * t)))
      }
      sea.clipped(to: BezierPath(rect: water)) {
        $0.fill(lenses, with: [Color(0x0E2B3C, 0.4), Color(0x7FB0AC, 0.25), Color(0xFFE3B2, 0.2)][tier])
      }
    }

    var land = Drawing()
    let noise = f.noise(41)
    func top(_ px: CGFloat) -> CGFloat {
      let d = (px - x) / f.s
      let rise = smoothstep(-0.46, -0.12, d) * (1 - 0.35 * smoothstep(0.25, 1.2, d))
      return horizon + f.s * 0.05 - f.s * 0.155 * rise
        - f.s * 0.022 * noise.fractal(d * 6 + 2, octaves: 4) * smoothstep(-0.46, -0.3, d) * smoothstep(0.06, 0.14, abs(d))
    }
    var cliff = BezierPath(polygon: f.across(step: 0.008) { min(top($0), horizon + f.s * 0.05) }, closed: false)
    for px in stride(from: f.w + f.s * 0.5, through: x - f.s * 0.47, by: -f.s * 0.03) {
      let d = smoothstep(-0.47, -0.3, (px - x) / f.s)
      cliff.addLine(to: CGPoint(x: px, y: horizon + f.s * (0.05 + (0.024 + 0.014 * noise.at(px / f.s * 13)) * d)))
    }
    cliff.close()
    let left = x - f.s * 0.47
    land.clipped(to: BezierPath(rect: CGRect(x: left, y: 0, width: f.w + f.s, height: f.h))) { clip in
      clip.fill(cliff, with: f.vertical(horizon - f.s * 0.12, horizon + f.s * 0.09, .smooth(Color(0x1F4350), Color(0x0A1B28))))
      var foam = BezierPath()
      for index in 0..<40 {
        let px = left + CGFloat(index) * f.s * 0.035 + f.s * 0.02
        foam.append(
          BezierPath(lens: CGPoint(x: px, y: horizon + f.s * (0.073 + 0.012 * noise.at(px / f.s * 13))), f.s * random.between(0.015, 0.035), f.s * 0.0035))
      }
      clip.fill(foam, with: Color(0xE9EEDC, 0.5))
    }
    let wide = f.s * 0.042
    func tower(_ a: CGFloat, _ b: CGFloat) -> BezierPath {
      func half(_ t: CGFloat) -> CGFloat { wide * (1 - 0.38 * t) }
      let foot = base + f.s * 0.02
      return BezierPath(polygon: [
        CGPoint(x: x - half(a), y: foot - (tall * 0.93) * a), CGPoint(x: x - half(b), y: foot - tall * 0.93 * b),
        CGPoint(x: x + half(b), y: foot - tall * 0.93 * b), CGPoint(x: x + half(a), y: foot - tall * 0.93 * a),
      ])
    }
    func round(_ color: Color) -> Paint {
      .linear(
        .smooth([(0, color.blend(Color(0x12293A), 0.25)), (0.35, color), (1, color.blend(Color(0x12293A), 0.72))]),
        from: CGPoint(x: x - wide, y: 0), to: CGPoint(x: x + wide, y: 0))
    }
    land.fill(tower(0, 1), with: round(Color(0xF3E6CF)))
    for band in [0.16, 0.5, 0.84] as [CGFloat] { land.fill(tower(band - 0.085, band + 0.085), with: round(Color(0xB8473D))) }
    for hole in [0.33, 0.67] as [CGFloat] {
      land.fill(
        BezierPath(
          roundedRect: CGRect(x: x - f.s * 0.005, y: base - tall * 0.93 * hole, width: f.s * 0.01, height: f.s * 0.02), cornerRadius: f.s * 0.005),
        with: Color(0x2A3440))
    }
    let room = f.s * 0.022
    land.fill(CGRect(x: x - room * 1.5, y: lamp.y + room * 1.15, width: room * 3, height: room * 0.36), with: .color(Color(0x14242F)))
    land.glow(lamp, f.s * 0.22, Color(0xFFE9B0, 0.85))
    land.fill(CGRect(x: x - room * 0.85, y: lamp.y - room * 0.95, width: room * 1.7, height: room * 2.1), with: f.vertical(lamp.y - room, lamp.y + room, .smooth(Color(0xFFF8DF), Color(0xFFDF93))))
    var bars = BezierPath()
    for k in [-0.85, 0, 0.85] as [CGFloat] {
      bars.move(to: CGPoint(x: x + room * k, y: lamp.y - room * 0.95))
      bars.addLine(to: CGPoint(x: x + room * k, y: lamp.y + room * 1.15))
    }
    land.stroke(bars, width: room * 0.14, color: Color(0x2A3440))
    land.fill(
      BezierPath(arc: CGPoint(x: x, y: lamp.y - room * 0.9), room * 1.15, room * 1.2, from: .pi, to: 2 * .pi), with: Color(0xA33E37))
    let hut = CGRect(x: x + f.s * 0.075, y: base - f.s * 0.03, width: f.s * 0.1, height: f.s * 0.06)
    land.fill(hut, with: f.vertical(hut.minY, hut.maxY, .smooth(Color(0xB9B6A6), Color(0x6B7C7E))))
    land.fill(
      BezierPath(polygon: [
        CGPoint(x: hut.minX - f.s * 0.01, y: hut.minY), CGPoint(x: hut.minX + f.s * 0.012, y: hut.minY - f.s * 0.035),
        CGPoint(x: hut.maxX - f.s * 0.012, y: hut.minY - f.s * 0.035), CGPoint(x: hut.maxX + f.s * 0.01, y: hut.minY),
      ]), with: Color(0x7E3533))
    land.fill(CGRect(x: hut.minX + f.s * 0.02, y: hut.minY + f.s * 0.014, width: f.s * 0.014, height: f.s * 0.017), with: .color(Color(0xFFD98C)))
    return [sky, sea, land]
  }

  static let swell = Artwork(
    "nine-waves", title: "Nine Waves", place: "Print, Third State", isLight: false, seed: 101,
    palette: Palette(0x13335C, 0x4F86A6, 0xF5E8CF),
    lettering: Lettering(.crown, .tone(0x13335C), foot: .light, "The ninth one knows you")
  ) { f, p in
    var sky = Drawing()
    sky.sky(f, [(0, Color(0xEFD9B4)), (0.5, p.light), (1, Color(0xF7EFE0))])
    let sun = CGPoint(x: f.w * 0.5 + f.s * 0.14, y: f.h * (f.isTall ? 0.34 : 0.33))
    sky.fill(BezierPath(circle: sun, f.s * 0.16), with: f.vertical(sun.y - f.s * 0.16, sun.y + f.s * 0.16, .smooth(Color(0xD9442F), Color(0xEE8157))))
    let mist = f.noise(50)
    for index in 0..<3 {
      let y = sun.y + f.s * (0.02 + 0.055 * CGFloat(index))
      let line = (0...10).map { CGPoint(x: sun.x + f.s * (CGFloat($0) / 10 - 0.5 + 0.09 * CGFloat(index - 1)) * 0.66, y: y + f.s * 0.004 * mist.at(CGFloat($0) + CGFloat(index) * 9)) }
      sky.fill(BezierPath(ribbon: line) { sin(pow($0, 0.7) * .pi) * f.s * 0.016 }, with: p.light.withAlphaComponent(0.85))
    }

    var groups = [Drawing(), Drawing(), Drawing()]
    let count = 7
    for index in 0..<count {
      let t = CGFloat(index) / CGFloat(count - 1)
      let noise = f.noise(UInt64(index))
      let base = f.h * (0.47 + 0.44 * pow(t, 0.9))
      let height = f.s * (0.035 + 0.115 * t)
      let wave = 0.28 + 0.42 * t
      /// Sharp leaning crests, long troughs.
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
      let color = [Color(0xB9CCC4), Color(0x86AFB8), Color(0x4F86A6), Color(0x2E6490), Color(0x1D4A78), Color(0x163D68), Color(0x102C50)][index]
      let group = index < 3 ? 0 : index < 5 ? 1 : 2
      let path = f.below(xs.map { crest($0, 0) })
      groups[group].fill(
        path, with: f.vertical(base - height, base + height * 1.8, .smooth(color.blend(p.light, 0.1), color, color.blend(p.light, 0.28))))
      groups[group].clipped(to: path) { clip in
        for line in 0..<4 {
          let gap = height * (0.2 + 0.24 * CGFloat(line))
          clip.stroke(
            BezierPath(curve: xs.map { crest($0, gap) }), width: f.s * (0.003 + 0.0035 * t) * (1 - 0.16 * CGFloat(line)),
            color: p.light.withAlphaComponent(0.5 - 0.1 * CGFloat(line)))
        }
      }
      // Foam: a scalloped edge that thickens on the crests.
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
            BezierPath(circle: CGPoint(x: c.x + f.s * random.soft() * 0.03 * t, y: c.y - f.s * random.unit() * 0.055 * t), r * 0.33))
        }
      }
      groups[group].fill(foam, with: p.light)
    }
    return [sky] + groups
  }

  static let koi = Artwork(
    "koi-pond", title: "Still Gold", place: "Temple Pond", seed: 103,
    palette: Palette(0x0D2B2C, 0x2F6B5E, 0xF6E7CE),
    lettering: Lettering(.caption, .light, "Four fish, one secret")
  ) { f, p in
    var water = Drawing()
    water.sky(f, [(0, Color(0x1E5A55)), (0.5, Color(0x14444A)), (1, Color(0x0B2530))])
    water.glow(f.point(0.25, 0.12), f.s * 0.9, Color(0x6FB39A, 0.42))
    let noise = f.noise(1)
    var random = f.random(2)
    for _ in 0..<5 {
      let c = CGPoint(x: random.unit() * f.w, y: random.unit() * f.h)
      water.haze(c, f.s * random.between(0.2, 0.4), f.s * random.between(0.1, 0.2), Color(0x08222B, 0.22), steps: 8)
    }
    var ripples = BezierPath()
    let c0 = f.point(0.3, 0.3)
    for ring in 1..<6 {
      ripples.append(BezierPath(ellipse: c0, f.s * 0.07 * CGFloat(ring) * (1 + 0.06 * CGFloat(ring)), f.s * 0.062 * CGFloat(ring) * (1 + 0.06 * CGFloat(ring))))
    }

    var fish = Drawing()
    func swim(_ head: CGPoint, _ angle: CGFloat, _ length: CGFloat, _ bend: CGFloat, _ base: UInt32, _ patch: UInt32, _ salt: UInt64) {
      var p0 = head
      var a = angle
      var spine = [p0]
      for step in 0..<20 {
        a += bend * sin(CGFloat(step) / 19 * 5.2 + 0.4) * 0.1
        p0 = CGPoint(x: p0.x - cos(a) * length / 20, y: p0.y - sin(a) * length / 20)
        spine.append(p0)
      }
      func girth(_ t: CGFloat) -> CGFloat {
        length * 0.235 * pow(sin(pow(min(1, t * 0.97 + 0.025), 0.62) * .pi), 0.85) + length * 0.012
      }
      let body = BezierPath(ribbon: spine, width: girth)
      let shift = CGAffineTransform(translationX: f.s * 0.022, y: f.s * 0.045)
      fish.fill(body.applying(shift), with: Color(0x04161C, 0.4))
      func fin(_ at: Int, _ side: CGFloat, _ size: CGFloat, _ sweep: CGFloat) -> BezierPath {
        let q = spine[at]
        let n = spine[at + 1]
        let d = atan2(q.y - n.y, q.x - n.x)
        let root = CGPoint(x: q.x + cos(d + side * .pi / 2) * girth(CGFloat(at) / 20) * 0.42, y: q.y + sin(d + side * .pi / 2) * girth(CGFloat(at) / 20) * 0.42)
        func out(_ turn: CGFloat, _ r: CGFloat) -> CGPoint {
          CGPoint(x: root.x + cos(d + side * turn) * length * size * r, y: root.y + sin(d + side * turn) * length * size * r)
        }
        var path = BezierPath()
        path.move(to: CGPoint(x: root.x + cos(d) * length * 0.03, y: root.y + sin(d) * length * 0.03))
        path.addQuadCurve(to: out(sweep, 1), controlPoint: out(sweep - 0.5, 0.7))
        path.addQuadCurve(to: out(sweep + 0.75, 0.72), controlPoint: out(sweep + 0.4, 1.02))
        path.addQuadCurve(to: CGPoint(x: root.x - cos(d) * length * 0.05, y: root.y - sin(d) * length * 0.05), controlPoint: out(sweep + 0.8, 0.3))
        path.close()
        return path
      }
      let veil = Color(base).blend(Color(0xFFFFFF), 0.3).withAlphaComponent(0.6)
      for side in [CGFloat(-1), 1] {
        fish.fill(fin(5, side, 0.2, 1.9), with: veil)
        fish.fill(fin(12, side, 0.12, 2.1), with: veil)
      }
      let end = spine[20]
      let d = atan2(end.y - spine[18].y, end.x - spine[18].x)
      var tail = BezierPath()
      func out(_ turn: CGFloat, _ r: CGFloat) -> CGPoint {
        CGPoint(x: end.x + cos(d + turn) * length * r, y: end.y + sin(d + turn) * length * r)
      }
      let start = spine[19]
      tail.move(to: start)
      tail.addCurve(to: out(0.55 + bend * 0.2, 0.3), controlPoint1: out(0.9, 0.06), controlPoint2: out(0.8, 0.2))
      tail.addQuadCurve(to: out(bend * 0.15, 0.13), controlPoint: out(0.2, 0.24))
      tail.addQuadCurve(to: out(-0.5 + bend * 0.2, 0.27), controlPoint: out(-0.2, 0.22))
      tail.addCurve(to: start, controlPoint1: out(-0.8, 0.18), controlPoint2: out(-0.9, 0.06))
      tail.close()
      fish.fill(tail.applying(shift), with: Color(0x04161C, 0.22))
      fish.fill(tail, with: veil)
      fish.fill(body, with: Color(base))
      fish.clipped(to: body) { clip in
        let n = f.noise(salt)
        for (index, at) in [1, 6, 11, 15].enumerated() {
          let q = spine[at]
          clip.fill(
            BezierPath(blob: CGPoint(x: q.x + length * 0.05 * n.at(CGFloat(index) * 3), y: q.y + length * 0.05 * n.at(CGFloat(index) * 5 + 2)), length * (0.085 + 0.03 * n.at(CGFloat(index) * 7)), noise: n, roughness: 0.5),
            with: Color(patch, 0.94))
        }
        var shade = BezierPath(curve: spine)
        clip.stroke(shade, width: length * 0.018, color: Color(0xFFFFFF, 0.25))
        shade = BezierPath(curve: spine.map { CGPoint(x: $0.x + length * 0.06, y: $0.y + length * 0.085) })
        clip.stroke(shade, width: length * 0.09, color: Color(0x3A1A14, 0.16))
        let e = spine[1]
        for side in [CGFloat(-1), 1] {
          clip.fill(
            BezierPath(circle: CGPoint(x: e.x + cos(angle + side * 1.57) * length * 0.052, y: e.y + sin(angle + side * 1.57) * length * 0.052), length * 0.012), with: Color(0x231511))
        }
      }
    }
    let mid = CGPoint(x: f.w / 2, y: f.h * (f.isTall ? 0.44 : 0.47))
    let k = f.s
    swim(CGPoint(x: mid.x + k * 0.24, y: mid.y - k * 0.24), -0.12, k * 0.42, 1, 0xFBEFE0, 0xE0522B, 7)
    swim(CGPoint(x: mid.x - k * 0.29, y: mid.y + k * 0.22), 2.05, k * 0.36, -1, 0xEE8A2E, 0xD9541F, 8)
    swim(CGPoint(x: mid.x + k * 0.24, y: mid.y + k * 0.24), 0.95, k * 0.34, -0.9, 0xF7E6CC, 0x27333A, 9)
    if f.isWide || f.isTall {
      let q = f.isTall ? CGPoint(x: mid.x - k * 0.12, y: mid.y - k * 0.52) : CGPoint(x: mid.x - k * 0.72, y: mid.y - k * 0.16)
      swim(q, -2.3, k * 0.32, 1, 0xF3B64A, 0xF8DC94, 10)
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
      pads.fill(leaf(CGPoint(x: c.x + f.s * 0.012, y: c.y + f.s * 0.022), r), with: Color(0x04161C, 0.4))
      let color = Color(tone)
      pads.fill(
        leaf(c, r), with: .radial(.smooth(color.blend(Color(0xE8F0B8), 0.4), color, color.blend(p.dark, 0.35)), center: CGPoint(x: c.x - r * 0.3, y: c.y - r * 0.35), radius: r * 1.4))
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
    pad(f.point(0, 0).applying(CGAffineTransform(translationX: k * 0.1, y: k * 0.1)), k * 0.2, 0.7, 0x5E9B5A)
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
        path.addQuadCurve(to: tip, controlPoint: CGPoint(x: bloom.x + cos(q - 0.45) * r * 0.75, y: bloom.y + sin(q - 0.45) * r * 0.75))
        path.addQuadCurve(to: bloom, controlPoint: CGPoint(x: bloom.x + cos(q + 0.45) * r * 0.75, y: bloom.y + sin(q + 0.45) * r * 0.75))
        path.close()
        pads.fill(path, with: .linear(.smooth(Color(0xF29AA6), Color(0xFDE9E2)), from: bloom, to: tip))
      }
    }
    pads.fill(BezierPath(circle: bloom, k * 0.014), with: Color(0xF6C453))
    return [water, fish, pads]
  }

  static let reef = Artwork(
    "coral-reef", title: "Under Noon", place: "Reef at Nine Metres", seed: 107,
    palette: Palette(0x062C43, 0x1B86A0, 0xFFB49A),
    lettering: Lettering(.stacked, .white, "Hold your breath")
  ) { f, p in
    var sea = Drawing()
    sea.sky(f, [(0, Color(0xA7E3DC)), (0.22, Color(0x4DB7C0)), (0.6, Color(0x17708F)), (1, Color(0x07314B))])
    let source = CGPoint(x: f.w * 0.62, y: -f.s * 0.25)
    sea.glow(CGPoint(x: source.x, y: 0), f.s * 0.8, Color(0xF4FFF0, 0.6))
    var random = f.random(1)
    for index in 0..<15 {
      let angle = 0.55 + CGFloat(index) / 14 * 2.0 + random.soft() * 0.05
      let half = random.between(0.012, 0.045)
      let reach = f.h * 1.2 + f.w * 0.4
      sea.fill(
        BezierPath(polygon: [
          source, CGPoint(x: source.x + cos(angle - half) * reach, y: source.y + sin(angle - half) * reach),
          CGPoint(x: source.x + cos(angle + half) * reach, y: source.y + sin(angle + half) * reach),
        ]),
        with: .radial(.fading(Color(0xE9FFF4, 0.24)), center: source, radius: f.h * random.between(0.75, 1.15)))
    }
    var layers = [sea]
    for tier in 0..<3 {
      let t = CGFloat(tier) / 2
      var drawing = Drawing()
      let noise = f.noise(UInt64(tier))
      let floor = f.h * (0.78 + 0.085 * CGFloat(tier))
      let rock = Color(0x2F8AA0).blend(Color(0x052236), 0.25 + 0.72 * t)
      func ground(_ x: CGFloat) -> CGFloat {
        floor - f.s * (0.09 * noise.fractal(f.u(x) * 1.7 + 3 * t, octaves: 3) + 0.16 * smoothstep(0.15, 0.8, abs(f.u(x) - 0.1 + 0.2 * t)))
      }
      let tones: [[UInt32]] = [
        [0x5FA6B0, 0x7FB0B4], [0xC9838A, 0xD99A90, 0x8C7FA8], [0xF07E6B, 0xF7A585, 0xD95F78, 0xF6C08E],
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
      drawing.fill(f.below(ground), with: f.vertical(floor - f.s * 0.2, floor + f.s * 0.3, .smooth(rock.shade(0.05), rock.blend(p.dark, 0.5))))
      drawing.mist(f, floor - f.s * 0.3, floor + f.s * 0.05, floor + f.s * 0.4, Color(0x2A93A8, 0.35 * (1 - t)))
      if tier == 1 {
        let school = CGPoint(x: f.w * 0.42, y: f.h * 0.4)
        var fish = BezierPath()
        for _ in 0..<34 {
          let c = CGPoint(x: school.x + random.soft() * f.s * 0.24, y: school.y + random.soft() * f.s * 0.09)
          let l = f.s * random.between(0.012, 0.022)
          fish.append(BezierPath(lens: c, l, l * 0.26))
          fish.append(BezierPath(polygon: [CGPoint(x: c.x - l * 0.8, y: c.y), CGPoint(x: c.x - l * 1.45, y: c.y - l * 0.34), CGPoint(x: c.x - l * 1.3, y: c.y), CGPoint(x: c.x - l * 1.45, y: c.y + l * 0.34)]))
        }
        drawing.fill(fish, with: Color(0x0D4A66, 0.75))
      }
      layers.append(drawing)
    }
    return layers
  }
}

extension Drawing {
  /// A branching fan: one stroke a generation, thinner each time.
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

  /// Upright tubes of uneven height, lit from above.
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
