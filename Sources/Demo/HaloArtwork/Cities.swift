import FocusGeometry
import Foundation
import HaloDisplayList

/// Pictures of buildings.
package enum Cities {
  package static let lateShift = Artwork(
    "city-blocks", title: "Late Shift", place: "Blocks from the Roof", seed: 113,
    harmony: Harmony(0x151431, 0x55508F, 0xFFC777),
    lettering: Lettering(.stacked, .light, "Someone left a light on")
  ) { f, p in
    var sky = Drawing()
    sky.sky(
      f,
      [
        (0, Color(0x1B1C44)), (0.35, Color(0x3C3A78)), (0.62, Color(0x8B6A9E)),
        (0.85, Color(0xE79A8C)),
      ])
    sky.glow(f.point(0.3, 0.7), f.s * 0.8, Color(0xFFB98A, 0.5))
    sky.stars(f, count: 70, to: f.h * 0.3, Color(0xFFFFFF, 0.7))
    var layers = [sky]
    for tier in 0..<4 {
      let t = CGFloat(tier) / 3
      var random = f.random(UInt64(tier * 13 + 1))
      var drawing = Drawing()
      let color = Color(0xB0809F).blend(p.dark, 0.1 + 0.9 * pow(t, 0.75))
      var body = BezierPath()
      var faces = BezierPath()
      var windows = [BezierPath(), BezierPath(), BezierPath()]
      var x = -f.s * random.between(0.02, 0.1)
      let unit = f.s * (0.05 + 0.075 * t)
      while x < f.w {
        let width = unit * random.between(0.9, 2.1)
        let u = f.u(x + width / 2)
        let hill = exp(-pow((u - 0.25 + 0.3 * t) / 0.5, 2)) * (1 - t * 0.6)
        let tall = f.s * (0.12 + 0.2 * hill + random.between(0, 0.16)) * (1 - 0.12 * t)
        let base = f.h * (0.74 + 0.1 * CGFloat(tier))
        let top = base - tall
        body.append(
          BezierPath(rect: CGRect(x: x, y: top, width: width + 0.5, height: f.h - top + 10)))
        // This side faces away from the sunset.
        faces.append(
          BezierPath(
            rect: CGRect(
              x: x + width * 0.72, y: top, width: width * 0.28 + 0.5, height: f.h - top + 10)))
        if random.unit() < 0.5 {
          let cap = width * random.between(0.3, 0.6)
          body.append(
            BezierPath(
              rect: CGRect(
                x: x + (width - cap) * 0.4, y: top - unit * 0.22, width: cap, height: unit * 0.25)))
        }
        if random.unit() < 0.3 {
          body.append(
            BezierPath(
              rect: CGRect(
                x: x + width * 0.45, y: top - unit * random.between(0.5, 1.1), width: unit * 0.035,
                height: unit * 1.1)))
        }
        let pitch = unit * 0.2
        let columns = max(2, Int(width / pitch) - 1)
        let inset = (width - CGFloat(columns) * pitch) / 2
        let lively = random.between(0.12, 0.5) * (tier == 0 ? 0.5 : 1)
        let slim = random.unit() < 0.4
        var y = top + pitch * 0.9
        while y < min(f.h, base + f.s * 0.25) {
          for column in 0..<columns where random.unit() < lively {
            let luck = random.unit()
            windows[luck < 0.55 ? 0 : luck < 0.85 ? 1 : 2].append(
              BezierPath(
                rect: CGRect(
                  x: x + inset + CGFloat(column) * pitch + pitch * 0.22, y: y,
                  width: pitch * (slim ? 0.36 : 0.56), height: pitch * (slim ? 0.66 : 0.48))))
          }
          y += pitch * 1.16
        }
        x += width + (random.unit() < 0.25 ? unit * 0.3 : 0)
      }
      let top = f.h * (0.4 + 0.12 * CGFloat(tier))
      drawing.fill(
        body,
        with: f.vertical(
          top, f.h * (0.82 + 0.07 * CGFloat(tier)),
          .smooth(color, color.blend(Color(0xC98FA0), 0.42 - 0.34 * t))))
      drawing.fill(faces, with: Color(0x10102C, 0.14 + 0.14 * t))
      let glow = 0.5 + 0.5 * t
      drawing.fill(windows[0], with: Color(0xFFC777, 0.85 * glow))
      drawing.fill(windows[1], with: Color(0xFFE9BF, 0.95 * glow))
      drawing.fill(windows[2], with: Color(0xE88A5F, 0.7 * glow))
      if tier < 3 {
        drawing.mist(
          f, f.h * (0.56 + 0.1 * t), f.h * (0.8 + 0.1 * t), f.h * 1.1,
          Color(0xE0A0A0, 0.32 - 0.2 * t))
      }
      layers.append(drawing)
    }
    return layers
  }

  static let bridge = Artwork(
    "bridge-in-fog", title: "Span", place: "Strait, Fog Signal On", isLight: true, seed: 127,
    harmony: Harmony(0x4A2A2C, 0xC4523C, 0xEEE7DF),
    lettering: Lettering(.banner, .tone(0x5A2A26), "Meet me halfway")
  ) { f, p in
    var sky = Drawing()
    sky.sky(
      f,
      [(0, Color(0xB9C6CC)), (0.4, Color(0xDCDDD9)), (0.75, Color(0xF3E6D8)), (1, Color(0xDDD6D0))])
    sky.glow(f.point(0.26, 0.3), f.s * 0.7, Color(0xFFF6E2, 0.9))
    let hills = f.noise(4)
    for tier in 0..<2 {
      let t = CGFloat(tier)
      sky.fill(
        f.below {
          f.h * (0.66 + 0.03 * t) - f.s
            * (0.1 * smoothstep(0, 0.9, (tier == 0 ? 1 : -1) * f.u($0) + 0.1) + 0.03
              * hills.fractal(f.u($0) * 2 + t * 7))
        },
        with: f.vertical(f.h * 0.5, f.h * 0.72, .smooth(Color(0xB3BEC2), Color(0xE9E2DA))))
    }
    var far = Drawing()
    var near = Drawing()
    let deck = f.h * (f.isTall ? 0.62 : 0.63)
    let nearX = f.w / 2 - f.s * (f.isWide ? 0.34 : 0.17)
    let farX = f.w / 2 + f.s * (f.isWide ? 0.5 : 0.3)
    func height(_ x: CGFloat) -> CGFloat { lerp(1, 0.5, (x - nearX) / (farX - nearX)) }
    func deckY(_ x: CGFloat) -> CGFloat { deck - f.s * 0.055 * (x - nearX) / (farX - nearX) }
    let rise = f.s * (f.isTall ? 0.44 : 0.4)
    func tower(_ drawing: inout Drawing, _ x: CGFloat, _ color: Color, _ scale: CGFloat) {
      let top = deckY(x) - rise * scale
      let leg = f.s * 0.026 * scale
      let gap = f.s * 0.05 * scale
      let fade = f.vertical(
        top, deckY(x) + f.s * 0.25 * scale,
        .smooth([(0, color), (0.6, color), (1, color.withAlphaComponent(0))]))
      for side in [CGFloat(-1), 1] {
        var path = BezierPath()
        var y = top
        var half = leg * 0.36
        path.move(to: CGPoint(x: x + side * gap - half, y: y))
        for step in 1...4 {
          y = lerp(top, deckY(x) + f.s * 0.25 * scale, CGFloat(step) / 4)
          path.addLine(to: CGPoint(x: x + side * gap - half, y: y))
          half += leg * 0.06
          if step < 4 { path.addLine(to: CGPoint(x: x + side * gap - half, y: y)) }
        }
        path.addLine(to: CGPoint(x: x + side * gap + half, y: y))
        path.addLine(to: CGPoint(x: x + side * gap + half * 0.72, y: top))
        path.close()
        drawing.fill(path, with: fade)
        drawing.fill(
          CGRect(x: x + side * gap + half * 0.25, y: top, width: half * 0.5, height: y - top),
          with: f.vertical(
            top, y,
            .smooth([
              (0, p.dark.withAlphaComponent(0.25)), (0.6, p.dark.withAlphaComponent(0.2)),
              (1, p.dark.withAlphaComponent(0)),
            ])))
      }
      for step in 0..<4 {
        let y = lerp(top + leg * 0.3, deckY(x) - leg, CGFloat(step) / 3.4)
        drawing.fill(
          CGRect(x: x - gap, y: y, width: gap * 2, height: leg * (1 - 0.12 * CGFloat(step))),
          with: .color(color.shade(-0.03)))
      }
    }
    func cable(_ drawing: inout Drawing, _ color: (CGFloat) -> Color) {
      let from = -f.s * 0.1
      let to = f.w + f.s * 0.1
      for lane in [CGFloat(-1), 1] {
        func y(_ x: CGFloat) -> CGFloat {
          let d = deckY(x)
          let tall = rise * height(x)
          let span = farX - nearX
          let k: CGFloat
          if x >= nearX && x <= farX {
            let q = (x - nearX) / span * 2 - 1
            k = 0.06 + 0.94 * q * q
          } else {
            let q = x < nearX ? (nearX - x) / (span * 0.75) : (x - farX) / (span * 0.75)
            k = pow(max(0, 1 - q), 1.5)
          }
          return d - tall * max(0.0, k)
        }
        let shift = lane * f.s * 0.05
        let pieces = 8
        for piece in 0..<pieces {
          let a = lerp(from, to, CGFloat(piece) / CGFloat(pieces))
          let b = lerp(from, to, CGFloat(piece + 1) / CGFloat(pieces))
          let tint = color((a + b) / 2).withAlphaComponent(lane < 0 ? 0.55 : 1)
          let line = (0...14).map { step in
            let x = lerp(a, b, CGFloat(step) / 14)
            return CGPoint(x: x + shift * height(x), y: y(x))
          }
          drawing.stroke(
            BezierPath(polygon: line, closed: false),
            width: f.s * 0.0052 * max(0.3, height((a + b) / 2)), color: tint)
          var rods = BezierPath()
          var x = a
          while x < b {
            rods.move(to: CGPoint(x: x + shift * height(x), y: y(x)))
            rods.addLine(to: CGPoint(x: x + shift * height(x), y: deckY(x)))
            x += f.s * 0.022 * max(0.45, height(x))
          }
          drawing.stroke(
            rods, width: f.s * 0.0013, color: tint.withAlphaComponent(tint.alpha * 0.6))
        }
      }
    }
    func air(_ x: CGFloat) -> Color {
      let t = max(0, min(1, (x - nearX) / (farX - nearX)))
      return p.mid.blend(Color(0xE6CFC4), 0.72 * t)
    }
    tower(&far, farX, air(farX), 0.5)
    var road = BezierPath()
    road.move(to: CGPoint(x: -f.s, y: deckY(-f.s)))
    road.addLine(to: CGPoint(x: f.w + f.s, y: deckY(f.w + f.s)))
    road.addLine(to: CGPoint(x: f.w + f.s, y: deckY(f.w + f.s) + f.s * 0.012))
    road.addLine(to: CGPoint(x: -f.s, y: deckY(-f.s) + f.s * 0.04))
    road.close()
    cable(&far, air)
    far.fill(
      road,
      with: .linear(
        .smooth(Color(0xA5412F), air(nearX), air(farX)), from: CGPoint(x: nearX - f.s * 0.4, y: 0),
        to: CGPoint(x: farX, y: 0)))
    tower(&near, nearX, p.mid, 1)
    var fog = Drawing()
    let n = f.noise(8)
    for tier in 0..<4 {
      let t = CGFloat(tier) / 3
      let base = f.h * (0.7 + 0.085 * CGFloat(tier))
      let tone = Color(0xF6EFE6).blend(Color(0xC9CFD0), t * 0.7)
      fog.fill(
        f.below(step: 0.03) {
          base - f.s * 0.05
            * n.fractal(f.u($0) * (1.3 + t) + CGFloat(tier) * 5, octaves: 3, gain: 0.4)
        },
        with: f.vertical(
          base - f.s * 0.05, base + f.s * 0.1,
          .smooth(
            tone.withAlphaComponent(0.0), tone.withAlphaComponent(0.55),
            tone.withAlphaComponent(0.85))))
    }
    var birds = BezierPath()
    for (dx, dy, size) in [
      (0.1, -0.1, 1.0), (0.15, -0.13, 0.8), (0.05, -0.15, 0.7), (0.2, -0.09, 0.6),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      let c = CGPoint(x: f.w / 2 + f.s * dx, y: f.h * 0.34 + f.s * dy)
      let r = f.s * 0.016 * size
      birds.move(to: CGPoint(x: c.x - r, y: c.y - r * 0.35))
      birds.addQuadCurve(to: c, controlPoint: CGPoint(x: c.x - r * 0.35, y: c.y - r * 0.5))
      birds.addQuadCurve(
        to: CGPoint(x: c.x + r, y: c.y - r * 0.45),
        controlPoint: CGPoint(x: c.x + r * 0.35, y: c.y - r * 0.55))
    }
    far.stroke(birds, width: f.s * 0.0024, color: Color(0x6E6A6A, 0.8))
    return [sky, far, near, fog]
  }

  static let rain = Artwork(
    "rain-on-glass", title: "Wet Neon", place: "Taxi Window", seed: 139,
    harmony: Harmony(0x0E1420, 0x2E5E78, 0xFFB37A),
    lettering: Lettering(.stacked, .white, "Meter running")
  ) { f, p in
    var back = Drawing()
    back.sky(
      f,
      [
        (0, Color(0x0D1526)), (0.45, Color(0x24405C)), (0.62, Color(0x6B5A68)),
        (0.75, Color(0x2A3346)), (1, Color(0x0A0E18)),
      ])
    back.haze(f.point(0.5, 0.58), f.w * 0.6, f.h * 0.16, Color(0xFFA066, 0.4))
    var random = f.random(2)
    // Blurred lamps are larger the nearer they are.
    for index in 0..<Int(44 * max(1, f.w / f.s * 0.8)) {
      let near = random.unit()
      let x = random.unit() * f.w
      let y = f.h * 0.57 + random.soft() * f.h * (0.06 + 0.22 * near)
      let r = f.s * (0.018 + 0.06 * near * random.unit())
      let tone = [
        Color(0xFFB066), Color(0xFFD9A0), Color(0xFF7F5C), Color(0x7FC4D0), Color(0xFFC27E),
      ][index % 5]
      let alpha = 0.6 - 0.36 * near
      back.fill(
        BezierPath(circle: CGPoint(x: x, y: y), r),
        with: .radial(
          Gradient([
            .init(0, tone.withAlphaComponent(alpha * 0.75)),
            .init(0.82, tone.withAlphaComponent(alpha * 0.8)),
            .init(0.93, tone.shade(0.06).withAlphaComponent(alpha)),
            .init(1, tone.withAlphaComponent(0)),
          ]), center: CGPoint(x: x, y: y), radius: r))
    }
    for index in 0..<5 {
      let x = f.w * (0.12 + 0.19 * CGFloat(index)) + random.soft() * f.s * 0.04
      back.haze(
        CGPoint(x: x, y: f.h * 0.78), f.s * 0.035, f.h * 0.16,
        [Color(0xFFB066, 0.3), Color(0x7FC4D0, 0.22)][index % 2])
    }

    var drops = Drawing()
    var mist = BezierPath()
    for _ in 0..<420 {
      mist.append(
        BezierPath(
          circle: CGPoint(x: random.unit() * f.w, y: random.unit() * f.h),
          f.s * random.between(0.001, 0.0028)))
    }
    drops.fill(mist, with: Color(0xD9E6EE, 0.26))
    func drop(_ c: CGPoint, _ r: CGFloat, _ stretch: CGFloat) {
      let path = BezierPath(
        blob: c, r, noise: f.noise(5), roughness: 0.16, points: 9, squash: stretch)
      // A drop shows the street upside down: bright below and dark above.
      drops.fill(
        path,
        with: f.vertical(
          c.y - r * stretch, c.y + r * stretch,
          Gradient([
            .init(0, Color(0x0A101C, 0.75)), .init(0.45, Color(0x30455C, 0.5)),
            .init(0.8, Color(0xFFC590, 0.62)), .init(1, Color(0xFFF0DA, 0.85)),
          ])))
      drops.fill(
        BezierPath(
          ellipse: CGPoint(x: c.x - r * 0.3, y: c.y - r * stretch * 0.45), r * 0.16, r * 0.12),
        with: Color(0xFFFFFF, 0.85))
    }
    for _ in 0..<Int(9 * max(1, f.w / f.s)) {
      let x = random.unit() * f.w
      let y = f.h * random.between(0.25, 0.95)
      let length = f.s * random.between(0.2, 0.5)
      let n = f.noise(UInt64(x * 7))
      let r = f.s * random.between(0.009, 0.016)
      let trail = (0...12).map {
        CGPoint(x: x + f.s * 0.008 * n.at(CGFloat($0) * 0.6), y: y - length * CGFloat($0) / 12)
      }
      drops.fill(
        BezierPath(ribbon: trail) { r * lerp(1.7, 0.5, $0) },
        with: f.vertical(y - length, y, Gradient(Color(0xD9E6EE, 0), Color(0xD9E6EE, 0.2))))
      for bead in 0..<5 {
        let t = (CGFloat(bead) + random.unit()) / 5
        drop(trail[min(12, Int(t * 12))], r * random.between(0.2, 0.45), 1.1)
      }
      drop(trail[0], r, 1.35)
    }
    for _ in 0..<Int(130 * max(1, f.w / f.s * 0.85)) {
      let luck = random.unit()
      drop(
        CGPoint(x: random.unit() * f.w, y: random.unit() * f.h),
        f.s * (0.0035 + 0.012 * luck * luck * luck), random.between(0.95, 1.25))
    }
    return [back, drops]
  }
}
