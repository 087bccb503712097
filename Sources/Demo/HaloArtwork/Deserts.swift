import FocusGeometry
import Foundation
import HaloDisplayList

/// Pictures of deserts.
package enum Deserts {
  package static let dunes = Artwork(
    "dunes", title: "Second Wind", place: "Erg at Five", seed: 47,
    harmony: Harmony(0x4C1D2C, 0xDA7B3C, 0xFAE3BA),
    lettering: Lettering(.banner, .light, "Two brothers. One well.")
  ) { f, p in
    var sky = Drawing()
    sky.sky(f, to: f.h * 0.55, [(0, Color(0x7FAEB0)), (0.5, Color(0xC3CFBB)), (1, p.light)])
    sky.glow(f.point(0.08, 0.4), f.s * 0.9, Color(0xFFE9C0, 0.7))

    var groups = [Drawing(), Drawing()]
    // Horizontal and vertical place of the peak, left and right extents (in shorter sides), and
    // nearness (0...1).
    let shapes: [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (0.28, 0.46, 1.1, 0.8, 0), (0.8, 0.43, 0.9, 0.7, 0.12),
      (0.52, 0.47, 1.2, 1.0, 0.45), (0.1, 0.6, 0.9, 1.1, 0.68), (0.86, 0.68, 1.5, 0.9, 1),
    ]
    for (index, shape) in shapes.enumerated() {
      let (px, py, left, right, near) = shape
      let noise = f.noise(UInt64(index))
      let peak = CGPoint(x: f.w * px, y: f.h * py)
      let rise = f.s * (0.1 + 0.22 * near)
      func crest(_ x: CGFloat) -> CGFloat {
        let d = (x - peak.x) / f.s
        let slope =
          d < 0
          ? pow(1 - min(1, -d / left), 1.7) : pow(1 - min(1, d / right), 2.1)
        return peak.y + rise * (1 - slope)
          - f.s * 0.014 * noise.at(f.u(x) * 2.2 + 4) * min(1, abs(d) * 3)
      }
      let line = f.across(step: 0.01, crest)
      let body = f.below(line + [], smooth: false)
      let air = Color(0xF3D3A6)
      let lit = Color(0xF8CB8C).blend(air, 0.6 - 0.6 * near)
      let low = p.mid.blend(air, 0.6 - 0.6 * near)
      let group = index < 3 ? 0 : 1
      groups[group].fill(
        body,
        with: f.vertical(
          peak.y, lerp(peak.y + f.s * 0.4, f.h, near),
          .smooth([(0, lit), (0.4, low), (1, low.blend(p.dark, 0.66 * near))])))
      groups[group].clipped(to: body) { clip in
        // The crest winds down towards the viewer; the area to its right is in shade.
        let fall = f.h - peak.y
        let ridge = (0...24).map { step in
          let t = CGFloat(step) / 24
          let swing = sin(t * 5.2 + CGFloat(index)) * 0.13 * t + 0.22 * t - 0.1 * sin(t * .pi)
          return CGPoint(
            x: peak.x + f.s * swing * (0.7 + near), y: peak.y + fall * pow(t, 1.25) * 1.05)
        }
        var shade = BezierPath(curve: ridge)
        shade.addLine(to: CGPoint(x: f.w + f.s * 2, y: f.h + f.s))
        shade.addLine(to: CGPoint(x: f.w + f.s * 2, y: peak.y - f.s))
        shade.addLine(to: CGPoint(x: peak.x, y: peak.y - f.s))
        shade.close()
        if near > 0.3 {
          var ripples = BezierPath()
          for step in 0..<26 {
            let y = peak.y + fall * pow(CGFloat(step) / 26, 1.3) + f.s * 0.05
            ripples.append(
              BezierPath(
                curve: f.across(step: 0.04) {
                  y + f.s * (0.02 * noise.at(f.u($0) * 3 + y / f.s * 1.4) - 0.11 * f.u($0))
                }))
          }
          clip.stroke(ripples, width: f.s * 0.0035, color: Color(0xB4552C, 0.16 * near))
        }
        let dark = p.dark.blend(Color(0x9A3F2E), 0.45).blend(air, 0.62 - 0.62 * near)
        let soft = Color(0xB65534).blend(air, 0.5 - 0.5 * near)
        clip.fill(
          shade,
          with: .linear(
            .smooth(dark, dark.blend(soft, 0.55), soft), from: CGPoint(x: peak.x, y: peak.y),
            to: CGPoint(x: peak.x + f.s * 0.75, y: peak.y + f.s * 0.55)))
        clip.stroke(
          BezierPath(curve: ridge), width: f.s * 0.004, color: Color(0xFFE7BE, 0.25 + 0.3 * near))
      }
      if index < 3 {
        groups[group].mist(
          f, peak.y + rise * 0.3, peak.y + rise * 1.5, peak.y + rise * 3,
          Color(0xF9DDB2, 0.35 - 0.2 * near))
      }
    }
    return [sky] + groups
  }

  static let slotCanyon = Artwork(
    "slot-canyon", title: "Red Echo", place: "Slot, Noon Light", seed: 53,
    harmony: Harmony(0x3A0F26, 0xD8562F, 0xFFDDA1),
    lettering: Lettering(.caption, .light, "What the river said")
  ) { f, p in
    var sky = Drawing()
    sky.sky(
      f, [(0, Color(0x8FD0D2)), (0.3, Color(0xD8E3C4)), (0.6, p.light), (1, Color(0xF6A85B))])
    let middle = f.w * 0.53
    let half = f.w * 0.5
    var groups = [Drawing(), Drawing(), Drawing()]
    let count = 6
    for index in 0..<count {
      let t = CGFloat(index) / CGFloat(count - 1)
      for side in [CGFloat(-1), 1] {
        let noise = f.noise(UInt64(index * 2) + (side < 0 ? 0 : 1))
        let ys = (-1...30).map { CGFloat($0) / 29 * f.h }
        func edge(_ y: CGFloat, _ beyond: CGFloat) -> CGFloat {
          let v = y / f.h
          let open = 0.03 + 0.74 * pow(t, 1.15) + 0.05 * (0.5 - v) * (1 - t)
          let sway = noise.at(v * (1.6 + 0.6 * t) + t * 2.3) * (0.07 + 0.15 * t)
          let shared = 0.15 * sin(v * 4.4 + 0.8) * (1 - t * 0.6)
          let fold = 1 + 0.45 * noise.at(v * 2.6 + 20 + beyond * 1.2)
          return middle + half * (side * (open + sway + beyond * fold) + shared)
        }
        let out = side < 0 ? -f.s : f.w + f.s
        let bright = Color(0xFFCF85).blend(Color(0xC2452F), pow(t, 0.9))
        let middleTone = Color(0xF08A43).blend(Color(0x7E2030), pow(t, 0.9))
        let deep = Color(0xC4452A).blend(p.dark, pow(t, 0.55))
        let reach = 0.2 + 0.17 * t
        let group = index < 2 ? 0 : index < 4 ? 1 : 2
        let bands = 9
        for band in 0..<bands {
          // Rock is bright at the edge, then dark, with a little reflected light.
          let q = CGFloat(band) / CGFloat(bands - 1)
          let tone =
            q < 0.4 ? bright.blend(middleTone, q / 0.4) : middleTone.blend(deep, (q - 0.4) / 0.6)
          var wall = BezierPath(curve: ys.map { CGPoint(x: edge($0, reach * pow(q, 1.2)), y: $0) })
          wall.addLine(to: CGPoint(x: out, y: f.h * 1.1))
          wall.addLine(to: CGPoint(x: out, y: -f.h * 0.1))
          wall.close()
          groups[group].fill(
            wall,
            with: f.vertical(
              0, f.h, .smooth(tone.shade(0.05 - 0.03 * t), tone, tone.blend(p.dark, 0.3))))
        }
        groups[group].stroke(
          BezierPath(curve: ys.map { CGPoint(x: edge($0, 0), y: $0) }), width: f.s * 0.005,
          color: Color(0xFFE9C0, 0.5 * (1 - t * 0.75)))
      }
    }
    var air = Drawing()
    air.glow(CGPoint(x: middle + half * 0.1, y: f.h * 0.2), f.s * 0.7, Color(0xFFE9BE, 0.4))
    air.fill(
      f.rect,
      with: f.vertical(
        0, f.h,
        Gradient([
          .init(0.55, p.dark.withAlphaComponent(0)), .init(1, p.dark.withAlphaComponent(0.55)),
        ])))
    return [sky] + groups + [air]
  }

  static let desertRoad = Artwork(
    "desert-road", title: "Mile Zero", place: "Route after Rain", seed: 59,
    harmony: Harmony(0x2A1A33, 0xB8576B, 0xFFD2A0),
    lettering: Lettering(.stacked, .tone(0xFFE3C2), "Keep the radio on")
  ) { f, p in
    let horizon = f.h * (f.isTall ? 0.55 : 0.56)
    let vanishing = CGPoint(x: f.w * 0.5 + f.s * 0.05, y: horizon)
    var sky = Drawing()
    sky.sky(
      f, to: horizon,
      [(0, Color(0x2F3A63)), (0.35, Color(0x7B5F8C)), (0.7, Color(0xE38C82)), (1, p.light)])
    sky.glow(CGPoint(x: vanishing.x, y: horizon - f.s * 0.03), f.s * 0.75, Color(0xFFC98B, 0.75))
    let sun = CGPoint(x: vanishing.x, y: horizon - f.s * 0.035)
    sky.fill(
      BezierPath(circle: sun, f.s * 0.085),
      with: f.vertical(
        sun.y - f.s * 0.085, sun.y + f.s * 0.085, Gradient(Color(0xFFF6DC), Color(0xFFC67E))))
    let clouds = f.noise(8)
    for index in 0..<9 {
      let t = CGFloat(index) / 8
      let y = horizon * (0.2 + 0.66 * t)
      let length = f.s * (0.55 - 0.22 * t)
      let x = f.w * (0.5 + 0.55 * clouds.at(CGFloat(index) * 1.7))
      let tone = Color(0xC9708A).blend(Color(0xFFC79A), t)
      for strand in 0..<3 {
        let k = CGFloat(strand)
        let line = (0...12).map { step in
          let q = CGFloat(step) / 12
          return CGPoint(
            x: x + (q - 0.5) * length * (1 - k * 0.22) + k * f.s * 0.05,
            y: y + k * f.s * 0.011 + f.s * 0.008 * clouds.at(q * 3 + CGFloat(index) + k * 5))
        }
        sky.fill(
          BezierPath(ribbon: line) { sin($0 * .pi) * f.s * (0.018 - 0.008 * t) },
          with: tone.withAlphaComponent(0.32))
      }
    }

    var land = Drawing()
    let mesas: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (-0.75, 0.34, 0.085, 0), (0.5, 0.2, 0.06, 0), (1.0, 0.4, 0.1, 0), (-0.34, 0.16, 0.05, 1),
      (0.72, 0.26, 0.09, 1), (-1.15, 0.4, 0.12, 1), (1.4, 0.3, 0.1, 1),
    ]
    let rough = f.noise(3)
    for (cx, width, height, near) in mesas {
      let left = f.w / 2 + f.s * (cx - width / 2)
      let top = horizon - f.s * height
      let profile: [(CGFloat, CGFloat)] = [
        (-0.12, 1), (0.06, 0.55), (0.09, 0.12), (0.13, 0), (0.5, 0.02), (0.62, -0.02), (0.66, 0.16),
        (0.86, 0.14), (0.9, 0.5), (1.14, 1),
      ]
      let outline = profile.map { x, y in
        CGPoint(
          x: left + f.s * width * (x + 0.02 * rough.at(x * 9 + cx)),
          y: top + (horizon - top + 1) * y)
      }
      let color = near > 0 ? Color(0x7A4166) : Color(0xB9687C)
      land.fill(
        BezierPath(polygon: outline),
        with: f.vertical(top, horizon, .smooth(color, color.blend(Color(0xF0A184), 0.45))))
    }
    land.fill(
      CGRect(x: 0, y: horizon, width: f.w, height: f.h - horizon),
      with: f.vertical(
        horizon, f.h,
        .smooth([
          (0, Color(0xDE8A72)), (0.1, Color(0xA5566A)), (0.45, Color(0x5E3355)), (1, p.dark),
        ])))
    land.glow(vanishing, f.s * 0.4, Color(0xFFC08A, 0.4))
    var random = f.random(4)
    for tier in 0..<5 {
      var tufts = BezierPath()
      for _ in 0..<54 {
        let depth = pow((CGFloat(tier) + random.unit()) / 5, 1.9)
        let x = random.unit() * f.w
        let y = horizon + (f.h - horizon) * (0.02 + depth)
        let offset = abs(x - vanishing.x) / (f.s * (0.01 + 0.62 * depth))
        guard offset > 0.6 else { continue }
        let size = f.s * (0.004 + 0.045 * depth) * random.between(0.5, 1)
        for _ in 0..<5 {
          let lean = random.soft() * 0.9
          tufts.append(
            BezierPath(polygon: [
              CGPoint(x: x - size * 0.1, y: y), CGPoint(x: x + lean * size, y: y - size),
              CGPoint(x: x + size * 0.1, y: y),
            ]))
        }
      }
      let t = CGFloat(tier) / 4
      land.fill(tufts, with: Color(0x8A4763).blend(Color(0x22142C), t).withAlphaComponent(0.9))
    }

    var road = Drawing()
    func across(_ depth: CGFloat, _ offset: CGFloat) -> CGPoint {
      CGPoint(
        x: vanishing.x + f.s * offset * depth + f.s * 0.03 * sin(depth * 3) * (1 - depth),
        y: horizon + (f.h - horizon) * depth)
    }
    let depths: [CGFloat] = (0...16).map { pow(CGFloat($0) / 16, 1.6) * 1.05 }
    func strip(_ a: CGFloat, _ b: CGFloat, _ depths: [CGFloat]) -> BezierPath {
      BezierPath(polygon: depths.map { across($0, a) } + depths.reversed().map { across($0, b) })
    }
    road.fill(
      strip(-0.4, 0.4, depths),
      with: f.vertical(
        horizon, f.h,
        .smooth([
          (0, Color(0xF2A988)), (0.12, Color(0x8E5A70)), (0.5, Color(0x463050)),
          (1, Color(0x241A30)),
        ])))
    road.fill(strip(-0.375, -0.36, depths), with: Color(0xFFE0C0, 0.5))
    road.fill(strip(0.36, 0.375, depths), with: Color(0xFFE0C0, 0.5))
    for dash in 0..<9 {
      let near: CGFloat = pow((CGFloat(dash) + 1) / 9, 2.3) * 1.1
      road.fill(strip(-0.009, 0.009, [near * 0.72, near * 0.9]), with: Color(0xFFD9A4, 0.85))
    }
    for pole in 0..<6 {
      let depth = 0.75 * pow(0.52, CGFloat(5 - pole)) * 1.0
      let foot = across(depth, 0.62)
      let tall = f.s * 0.78 * depth
      let top = CGPoint(x: foot.x, y: foot.y - tall)
      let width = f.s * 0.014 * depth
      let color = Color(0x7C4564).blend(Color(0x1E1228), CGFloat(pole) / 5)
      road.stroke(BezierPath(polygon: [foot, top], closed: false), width: width, color: color)
      let arm = f.s * 0.085 * depth
      road.stroke(
        BezierPath(
          polygon: [
            CGPoint(x: top.x - arm, y: top.y + tall * 0.08),
            CGPoint(x: top.x + arm, y: top.y + tall * 0.08),
          ], closed: false), width: width * 0.8, color: color)
      let next = pole == 5 ? 0.75 / 0.34 : 0.75 * pow(0.52, CGFloat(4 - pole))
      let far = across(next, 0.62)
      for side in [CGFloat(-1), 1] {
        let a = CGPoint(x: top.x + side * arm, y: top.y + tall * 0.08)
        let b = CGPoint(
          x: far.x + side * f.s * 0.085 * next, y: far.y - f.s * 0.78 * next * 0.92)
        var wire = BezierPath()
        wire.move(to: a)
        wire.addQuadCurve(
          to: b, controlPoint: CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + tall * 0.16))
        road.stroke(
          wire, width: max(f.s * 0.0012, width * 0.16), color: color.withAlphaComponent(0.7))
      }
    }
    return [sky, land, road]
  }
}
