import FocusGeometry
import Foundation
import HaloDisplayList

/// Pictures of things that fly.
package enum Voyages {
  static let ringedPlanet = Artwork(
    "ringed-planet", title: "Far Ring", place: "Approach, Day 611", seed: 73,
    harmony: Harmony(0x0F0B1E, 0xC98A5B, 0xFBE8CB),
    lettering: Lettering(.column, .light, "Nobody answers twice")
  ) { f, p in
    var sky = Drawing()
    let c = CGPoint(x: f.w * (f.isWide ? 0.6 : 0.54), y: f.h * (f.isTall ? 0.53 : 0.48))
    let r = f.s * 0.212
    sky.sky(f, [(0, Color(0x0B0A1A)), (0.6, Color(0x1A1230)), (1, Color(0x33203F))])
    sky.glow(f.point(0.1, 0.95), f.s * 0.9, Color(0x7A3F5C, 0.5))
    sky.glow(CGPoint(x: c.x - r * 0.6, y: c.y - r * 0.4), r * 3.2, Color(0x9C6A5C, 0.28))
    sky.stars(f, count: 420, to: f.h, Color(0xFFF1DC))

    let tilt: CGFloat = -0.36
    func ring(_ outer: CGFloat, _ inner: CGFloat, front: Bool) -> BezierPath {
      let flat: CGFloat = 0.24
      let (a, b) = front ? (CGFloat(0), CGFloat.pi) : (CGFloat.pi, 2 * CGFloat.pi)
      var path = BezierPath(arc: c, r * outer, r * outer * flat, from: a, to: b)
      let back = BezierPath(arc: c, r * inner, r * inner * flat, from: b, to: a)
      for element in back.elements {
        switch element {
        case .move(let q): path.addLine(to: q)
        case .curve(let to, let c1, let c2):
          path.addCurve(to: to, controlPoint1: c1, controlPoint2: c2)
        default: break
        }
      }
      path.close()
      return path.turned(tilt, around: c)
    }
    // The outer and inner radii and the opacity of each ring.
    let bands: [(CGFloat, CGFloat, CGFloat)] = [
      (2.25, 2.17, 0.35), (2.12, 1.88, 0.75), (1.85, 1.8, 0.4), (1.78, 1.52, 0.95),
      (1.51, 1.45, 0.55), (1.43, 1.3, 0.3),
    ]
    func rings(front: Bool) -> Drawing {
      var drawing = Drawing()
      let d = CGPoint(x: cos(tilt) * r * 2.2, y: sin(tilt) * r * 2.2)
      for (outer, inner, alpha) in bands {
        let light = Color(0xFFEBCB, alpha)
        let dim = Color(0x8C5E58, alpha * 0.75)
        drawing.fill(
          ring(outer, inner, front: front),
          with: .linear(
            .smooth([(0, light), (0.5, light.blend(dim, 0.35)), (1, dim)]),
            from: CGPoint(x: c.x - d.x, y: c.y - d.y), to: CGPoint(x: c.x + d.x, y: c.y + d.y)))
      }
      return drawing
    }

    var globe = Drawing()
    // The bands end inside the dark disc; otherwise their antialiasing would show as a bright edge.
    let disc = BezierPath(circle: c, r * 0.985)
    globe.fill(BezierPath(circle: c, r), with: Color(0x0F0B1E))
    globe.clipped(to: disc) { clip in
      let noise = f.noise(6)
      let tones: [UInt32] = [
        0xF4D3A4, 0xD99763, 0xEFC08A, 0xC47C52, 0xF2CF9F, 0xDDA06C, 0xB86F4C, 0xE9B985,
      ]
      var y = c.y - r * 1.3
      var index = 0
      while y < c.y + r * 1.4 {
        let thick = r * (0.1 + 0.13 * abs(noise.at(CGFloat(index) * 1.3)))
        let line = (0...20).map { step in
          let q = CGFloat(step) / 20
          return CGPoint(
            x: c.x + (q - 0.5) * r * 2.6,
            y: y + r * 0.2 * pow((q - 0.5) * 2, 2) * -1 + r * 0.022
              * noise.fractal(q * 7 + CGFloat(index) * 5))
        }
        var band = BezierPath(curve: line)
        band.addLine(to: CGPoint(x: c.x + r * 1.3, y: c.y + r * 2))
        band.addLine(to: CGPoint(x: c.x - r * 1.3, y: c.y + r * 2))
        band.close()
        clip.fill(band.turned(tilt, around: c), with: Color(tones[index % tones.count], 0.82))
        y += thick
        index += 1
      }
      // The shadow of the ring, then the night side.
      var shadow = BezierPath(
        arc: CGPoint(x: c.x, y: c.y - r * 0.16), r * 1.72, r * 0.36, from: 0, to: .pi)
      let inner = BezierPath(
        arc: CGPoint(x: c.x, y: c.y - r * 0.2), r * 1.5, r * 0.28, from: .pi, to: 0)
      for element in inner.elements {
        switch element {
        case .move(let q): shadow.addLine(to: q)
        case .curve(let to, let c1, let c2):
          shadow.addCurve(to: to, controlPoint1: c1, controlPoint2: c2)
        default: break
        }
      }
      shadow.close()
      clip.fill(shadow.turned(tilt, around: c), with: Color(0x3A1C2A, 0.42))
    }
    let lamp = CGPoint(x: c.x - r * 0.62, y: c.y - r * 0.5)
    globe.fill(
      BezierPath(circle: c, r),
      with: .radial(
        Gradient([
          .init(0, Color(0xFFF6E2, 0.5)), .init(0.3, Color(0xFFE9C8, 0.12)),
          .init(0.45, Color(0x3A1830, 0)),
          .init(0.66, Color(0x2A1228, 0.55)), .init(0.84, Color(0x120A20, 0.93)),
          .init(1, Color(0x0C0818, 0.98)),
        ]), center: lamp, radius: r * 1.95))
    var back = rings(front: false)
    // The planet's shadow falls across the far ring, to the lower right.
    back.clipped(to: ring(2.3, 1.25, front: false)) { clip in
      clip.fill(
        BezierPath(ribbon: [
          c, CGPoint(x: c.x + r * 1.6, y: c.y + r * 0.2 - r * 1.0),
          CGPoint(x: c.x + r * 3, y: c.y - r * 1.4),
        ]) { _ in r * 0.9 },
        with: Color(0x0F0B1E, 0.75))
    }
    back.append(globe)
    var front = rings(front: true)
    let moon = CGPoint(x: c.x + r * 1.5, y: c.y + r * 1.35)
    front.fill(
      BezierPath(circle: moon, r * 0.085),
      with: .radial(
        .smooth(Color(0xFFF1DA), Color(0xC79A83), Color(0x3A2438)),
        center: CGPoint(x: moon.x - r * 0.04, y: moon.y - r * 0.03), radius: r * 0.15))
    return [sky, back, front]
  }

  package static let balloons = Artwork(
    "balloons", title: "Slow Ascent", place: "Valley of Baskets", isLight: true, seed: 89,
    harmony: Harmony(0x27506B, 0xE8825A, 0xFDF0DC),
    lettering: Lettering(.column, .tone(0x1F4560), "Up is a direction too")
  ) { f, p in
    var sky = Drawing()
    sky.sky(
      f, [(0, Color(0x9CC9D6)), (0.45, Color(0xD3E3DD)), (0.75, p.light), (1, Color(0xFCE3CB))])
    sky.glow(f.point(0.92, 0.56), f.s * 0.9, Color(0xFFE7BF, 0.8))
    let noise = f.noise(2)
    for index in 0..<7 {
      let y = f.h * (0.12 + 0.075 * CGFloat(index))
      let x = f.w * (0.5 + 0.6 * noise.at(CGFloat(index) * 2.1))
      sky.haze(CGPoint(x: x, y: y), f.s * 0.4, f.s * 0.022, Color(0xFFFFFF, 0.34))
    }
    var hills = Drawing()
    for tier in 0..<5 {
      let t = CGFloat(tier) / 4
      let n = f.noise(UInt64(20 + tier))
      let base = f.h * (0.72 + 0.072 * CGFloat(tier))
      let color = Color(0xBFD3CF).blend(Color(0x4E8790), t)
      hills.fill(
        f.below {
          base - f.s * (0.05 + 0.03 * (1 - t))
            * (n.ridged(f.u($0) * (0.9 + t * 0.3) + 5, octaves: 3, gain: 0.35) * 1.6 - 0.7)
        },
        with: f.vertical(
          base - f.s * 0.1, base + f.s * 0.14, .smooth(color, color.blend(Color(0xFFF3E2), 0.72))))
    }
    func balloon(
      _ drawing: inout Drawing, _ c: CGPoint, _ r: CGFloat, _ tones: [UInt32], far: CGFloat
    ) {
      let neck = CGPoint(x: c.x, y: c.y + r * 1.42)
      func gore(_ k: CGFloat) -> BezierPath {
        var path = BezierPath()
        path.move(to: CGPoint(x: c.x, y: c.y - r))
        for side in [CGFloat(1), -1] {
          let mouth = CGPoint(x: neck.x + side * k * r * 0.16, y: neck.y)
          let wide = CGPoint(x: c.x + side * r * k, y: c.y)
          if side > 0 {
            path.addCurve(
              to: wide, controlPoint1: CGPoint(x: c.x + r * 0.55 * k, y: c.y - r),
              controlPoint2: CGPoint(x: wide.x, y: c.y - r * 0.55))
            path.addCurve(
              to: mouth, controlPoint1: CGPoint(x: wide.x, y: c.y + r * 0.6),
              controlPoint2: CGPoint(x: mouth.x + r * k * 0.2, y: neck.y - r * 0.35))
          } else {
            path.addLine(to: mouth)
            path.addCurve(
              to: wide, controlPoint1: CGPoint(x: mouth.x - r * k * 0.2, y: neck.y - r * 0.35),
              controlPoint2: CGPoint(x: wide.x, y: c.y + r * 0.6))
            path.addCurve(
              to: CGPoint(x: c.x, y: c.y - r), controlPoint1: CGPoint(x: wide.x, y: c.y - r * 0.55),
              controlPoint2: CGPoint(x: c.x - r * 0.55 * k, y: c.y - r))
          }
        }
        path.close()
        return path
      }
      let air = Color(0xE4E9E0)
      for (index, k) in [CGFloat(1), 0.84, 0.6, 0.3].enumerated() {
        drawing.fill(gore(k), with: Color(tones[index % tones.count]).blend(air, far))
      }
      drawing.clipped(to: gore(1)) { clip in
        clip.fill(
          CGRect(x: c.x - r * 1.1, y: c.y - r * 1.1, width: r * 2.2, height: r * 2.7),
          with: .linear(
            Gradient([
              .init(0, Color(0x1F3A55, 0.42 - far * 0.3)), .init(0.45, Color(0x1F3A55, 0.08)),
              .init(0.7, Color(0xFFF3DC, 0)),
              .init(1, Color(0xFFF3DC, 0.4)),
            ]), from: CGPoint(x: c.x - r, y: c.y + r * 0.7),
            to: CGPoint(x: c.x + r, y: c.y - r * 0.4)))
      }
      let rope = Color(0x5A3B33).blend(air, far)
      let basket = CGRect(x: c.x - r * 0.13, y: neck.y + r * 0.24, width: r * 0.26, height: r * 0.2)
      var ropes = BezierPath()
      for side in [CGFloat(-1), 1] {
        ropes.move(to: CGPoint(x: neck.x + side * r * 0.14, y: neck.y))
        ropes.addLine(to: CGPoint(x: neck.x + side * r * 0.11, y: basket.minY))
      }
      drawing.stroke(ropes, width: r * 0.014, color: rope)
      drawing.fill(
        BezierPath(roundedRect: basket, cornerRadius: r * 0.05),
        with: .linear(
          .smooth(rope, Color(0xB07A52).blend(air, far)), from: CGPoint(x: basket.minX, y: 0),
          to: CGPoint(x: basket.maxX, y: 0)))
    }
    var near = Drawing()
    let x0 = f.w / 2
    balloon(
      &hills, CGPoint(x: x0 - f.s * 0.33, y: f.h * (f.isTall ? 0.6 : 0.56)), f.s * 0.05,
      [0xC8695A, 0xE9A183, 0xC8695A, 0xE9A183], far: 0.45)
    balloon(
      &hills, CGPoint(x: x0 + f.s * 0.05, y: f.h * 0.64), f.s * 0.03, [0x3F7C92, 0x8FB7BF],
      far: 0.55)
    if f.isWide {
      if !f.hasWordsAtLeft {
        balloon(
          &hills, CGPoint(x: x0 - f.s * 0.66, y: f.h * 0.36), f.s * 0.062, [0xEFB65F, 0xF9E3B4],
          far: 0.35)
      }
      balloon(
        &hills, CGPoint(x: x0 + f.s * (f.hasWordsAtLeft ? 0.56 : 0.72), y: f.h * 0.58), f.s * 0.045,
        [0x3F7C92, 0x8FB7BF, 0xFBEBD2], far: 0.45)
    }
    balloon(
      &near, CGPoint(x: x0 + f.s * 0.2, y: f.h * (f.isTall ? 0.47 : 0.36)), f.s * 0.165,
      [0xD9573F, 0xFBEBD2, 0xE8825A, 0xFBEBD2], far: 0)
    balloon(
      &near, CGPoint(x: x0 - f.s * 0.19, y: f.h * (f.isTall ? 0.42 : 0.27)), f.s * 0.082,
      [0x2F6A85, 0xF0C987, 0x2F6A85, 0xF0C987], far: 0.18)
    return [sky, hills, near]
  }
}
