import FocusGeometry
import Foundation
import HaloDisplayList

/// Pictures of skies.
package enum Skies {
  package static let aurora = Artwork(
    "aurora", title: "Green Silence", place: "Lake, 2:40 a.m.", seed: 71,
    harmony: Harmony(0x06121F, 0x1F8F7C, 0xB9F6D0),
    lettering: Lettering(.crown, .light, "Listen up north")
  ) { f, p in
    var sky = Drawing()
    let shore = f.h * 0.76
    sky.sky(f, to: shore, [(0, Color(0x071225)), (0.5, Color(0x0C2A3D)), (1, Color(0x1C5A5C))])
    sky.stars(f, count: 330, to: shore, Color(0xE4F4FF))

    var lights = Drawing()
    for index in 0..<2 { curtain(index, f, into: &lights) }
    lights.haze(CGPoint(x: f.w * 0.5, y: f.h * 0.5), f.w * 0.7, f.h * 0.3, Color(0x35C79B, 0.09))

    return [sky, lights, lake(f, shore: shore)]
  }

  /// Returns still water below `shore`, with the woods around it.
  static func lake(_ f: Frame, shore: CGFloat) -> Drawing {
    var land = Drawing()
    let lake = CGRect(x: 0, y: shore, width: f.w, height: f.h - shore)
    land.fill(
      lake, with: f.vertical(shore, f.h, .smooth(Color(0x2C8576), Color(0x0E3A45), Color(0x06141F)))
    )
    land.clipped(to: BezierPath(rect: lake)) { clip in
      clip.haze(CGPoint(x: f.w * 0.42, y: shore), f.s * 0.5, f.s * 0.22, Color(0x9DF5C4, 0.28))
      let noise = f.noise(4)
      var glints = BezierPath()
      for index in 0..<46 {
        let t = CGFloat(index) / 46
        let y = shore + (f.h - shore) * pow(t, 1.3) + f.s * 0.008
        let x = f.w * (0.5 + 0.52 * noise.at(CGFloat(index) * 1.9))
        let length = f.s * (0.08 + 0.2 * t)
        glints.append(BezierPath(ellipse: CGPoint(x: x, y: y), length, f.s * (0.0012 + 0.003 * t)))
      }
      clip.fill(glints, with: Color(0xA9F0CF, 0.14))
    }
    for tier in 0..<2 {
      let t = CGFloat(tier)
      let noise = f.noise(UInt64(20 + tier))
      var random = f.random(UInt64(20 + tier))
      func crest(_ x: CGFloat) -> CGFloat {
        shore - f.s * (0.05 - 0.045 * t) - f.s * (0.05 - 0.02 * t) * noise.fractal(f.u(x) * 1.4 + 2)
          - t * f.s * 0.07 * smoothstep(0.3, 0.9, abs(f.u(x) + 0.1))
      }
      var path = BezierPath(curve: f.across(step: 0.012, crest))
      path.addLine(to: CGPoint(x: f.w + f.s, y: shore + f.s * 0.006 * (1 + t)))
      path.addLine(to: CGPoint(x: -f.s, y: shore + f.s * 0.006 * (1 + t)))
      path.close()
      var x = -f.s * 0.03
      while x < f.w + f.s * 0.03 {
        let tall = f.s * (0.03 + 0.06 * t) * random.between(0.5, 1.25)
        path.append(
          BezierPath(conifer: CGPoint(x: x, y: crest(x) + tall * 0.12), height: tall, &random))
        x += tall * random.between(0.18, 0.4)
      }
      land.fill(path, with: tier == 0 ? Color(0x0D3238) : Color(0x051019))
      if tier == 1 {
        // The reflection of the wood, shorter and softer.
        let mirror = path.applying(
          CGAffineTransform(a: 1, b: 0, c: 0, d: -0.8, tx: 0, ty: shore * 1.8 + f.s * 0.012))
        land.clipped(to: BezierPath(rect: lake)) { $0.fill(mirror, with: Color(0x051019, 0.72)) }
      }
    }
    land.fill(
      lake, with: f.vertical(shore, f.h, Gradient(Color(0x06121F, 0), Color(0x050D17, 0.7))))
    return land
  }

  static let comet = Artwork(
    "comet", title: "Long Orbit", place: "Eleven Minutes of Tail", seed: 79,
    harmony: Harmony(0x0A1440, 0x3F66C8, 0xFFF0D6),
    lettering: Lettering(.stacked, .white, "See you in 4,000 years")
  ) { f, p in
    var sky = Drawing()
    sky.sky(
      f,
      [(0, Color(0x0A1238)), (0.5, Color(0x1B3480)), (0.8, Color(0x4C6FC4)), (1, Color(0xA9B8E4))])
    sky.stars(f, count: 300, to: f.h * 0.8, .white)

    var light = Drawing()
    let head = CGPoint(
      x: f.w * 0.5 - f.s * (f.isWide ? 0.34 : 0.2), y: f.h * (f.isWide ? 0.56 : 0.5))
    let length = min(hypot(f.w, f.h) * 0.62, f.s * 1.15)
    var random = f.random(2)
    let aim: CGFloat = f.isTall ? -1.02 : f.isWide ? -0.3 : -0.78
    light.glow(head, f.s * 0.4, Color(0x8FB0FF, 0.4))
    // The dust tail is bent; the gas tail is straight.
    for index in 0..<70 {
      let t = CGFloat(index) / 69
      let bend = lerp(-0.02, 0.42, t) + random.soft() * 0.012
      let reach = length * lerp(1, 0.62, t) * random.between(0.72, 1)
      let line = (0...10).map { step in
        let q = CGFloat(step) / 10
        let angle = aim - bend * q * 0.9
        return CGPoint(x: head.x + cos(angle) * reach * q, y: head.y + sin(angle) * reach * q)
      }
      let tone = Color(0xBFD4FF).blend(Color(0xFFE6C0), smoothstep(0.1, 0.7, t))
      let end = line[10]
      light.fill(
        BezierPath(ribbon: line) { f.s * lerp(0.004, 0.03, $0) },
        with: .linear(
          Gradient([
            .init(0, tone.withAlphaComponent(0.34)), .init(0.25, tone.withAlphaComponent(0.15)),
            .init(0.6, tone.withAlphaComponent(0.05)), .init(1, tone.withAlphaComponent(0)),
          ]), from: head, to: end))
    }
    light.glow(head, f.s * 0.11, Color(0xFFF6E6, 0.9))
    light.fill(BezierPath(circle: head, f.s * 0.013), with: .white)

    var land = Drawing()
    for tier in 0..<3 {
      let t = CGFloat(tier) / 2
      let noise = f.noise(UInt64(30 + tier))
      let base = f.h * (0.8 + 0.07 * CGFloat(tier))
      let color = Color(0x6F87C6).blend(Color(0x070C28), 0.25 + 0.75 * t)
      func crest(_ x: CGFloat) -> CGFloat {
        base - f.s * (0.1 - 0.04 * t)
          * (noise.ridged(f.u(x) * (1.2 + t) + 3, octaves: 4, gain: 0.4) - 0.3)
      }
      land.fill(
        f.below(crest),
        with: f.vertical(
          base - f.s * 0.1, base + f.s * 0.16,
          .smooth(color, color.blend(Color(0x9FB2E4), 0.3 - 0.3 * t))))
      if tier == 2 {
        let x = f.w * 0.5 + f.s * 0.24
        let foot = CGPoint(x: x, y: crest(x) + f.s * 0.006)
        let tent = f.s * 0.036
        land.glow(CGPoint(x: foot.x, y: foot.y - tent * 0.4), f.s * 0.14, Color(0xFFC46B, 0.5))
        land.fill(
          BezierPath(polygon: [
            CGPoint(x: foot.x - tent, y: foot.y),
            CGPoint(x: foot.x - tent * 0.1, y: foot.y - tent * 1.15),
            CGPoint(x: foot.x + tent, y: foot.y),
          ]), with: f.vertical(foot.y - tent, foot.y, .smooth(Color(0xE88A3C), Color(0xFFE3A0))))
        land.fill(
          BezierPath(polygon: [
            CGPoint(x: foot.x - tent * 0.1, y: foot.y - tent * 1.15),
            CGPoint(x: foot.x + tent, y: foot.y),
            CGPoint(x: foot.x + tent * 1.5, y: foot.y),
            CGPoint(x: foot.x + tent * 0.25, y: foot.y - tent * 1.12),
          ]), with: Color(0xA8502F))
      }
    }
    return [sky, light, land]
  }

  static let moonWater = Artwork(
    "moon-over-water", title: "Half Tide", place: "Moonrise, No Wind", seed: 83,
    harmony: Harmony(0x0E1A2C, 0x44607E, 0xF6ECD2),
    lettering: Lettering(.caption, .light, "She came with the ebb")
  ) { f, p in
    var sky = Drawing()
    let horizon = f.h * (f.isTall ? 0.6 : 0.58)
    let moon = CGPoint(x: f.w * 0.5 - f.s * (f.isWide ? 0.35 : 0.1), y: horizon - f.s * 0.27)
    sky.sky(f, to: horizon, [(0, Color(0x101C30)), (0.5, Color(0x27405E)), (1, Color(0x6F879C))])
    sky.stars(f, count: 150, to: horizon * 0.8, Color(0xF4F0E2, 0.8))
    sky.glow(moon, f.s * 0.75, Color(0xD9DCCB, 0.55))
    let r = f.s * 0.105
    sky.fill(
      BezierPath(circle: moon, r),
      with: .radial(
        .smooth(Color(0xFFFBEE), Color(0xF8EED6), Color(0xE6D9BC)),
        center: CGPoint(x: moon.x - r * 0.3, y: moon.y - r * 0.3), radius: r * 1.6))
    sky.clipped(to: BezierPath(circle: moon, r)) { clip in
      let noise = f.noise(3)
      for (dx, dy, size) in [
        (-0.3, -0.25, 0.34), (0.25, -0.05, 0.26), (-0.1, 0.35, 0.24), (0.45, 0.4, 0.15),
        (0.2, -0.5, 0.16),
      ] as [(CGFloat, CGFloat, CGFloat)] {
        clip.fill(
          BezierPath(
            blob: CGPoint(x: moon.x + dx * r, y: moon.y + dy * r), r * size, noise: noise,
            roughness: 0.35),
          with: Color(0xC9BC9E, 0.4))
      }
    }
    let noise = f.noise(9)
    for index in 0..<12 {
      let t = CGFloat(index) / 11
      let y = horizon - f.s * (0.025 + 0.36 * (1 - t))
      let x = f.w * (0.5 + 0.62 * noise.at(CGFloat(index) * 2.3))
      sky.haze(
        CGPoint(x: x, y: y), f.s * (0.5 - 0.1 * t),
        f.s * (0.012 + 0.012 * noise.at(CGFloat(index))),
        Color(0xB9C4C9, 0.34))
    }

    var water = Drawing()
    let sea = CGRect(x: 0, y: horizon, width: f.w, height: f.h - horizon)
    water.fill(
      sea,
      with: f.vertical(horizon, f.h, .smooth(Color(0x5F7890), Color(0x2A435F), Color(0x0D1728))))
    water.clipped(to: BezierPath(rect: sea)) { clip in
      clip.haze(
        CGPoint(x: moon.x, y: horizon + f.s * 0.05), f.s * 0.3, f.s * 0.4, Color(0xE9E3CC, 0.2))
      var random = f.random(12)
      var dark = BezierPath()
      for _ in 0..<130 {
        let t = random.unit()
        let y = horizon + sea.height * pow(t, 1.6)
        let size = f.s * (0.01 + 0.12 * t) * random.between(0.4, 1)
        dark.append(
          BezierPath(
            lens: CGPoint(x: random.unit() * f.w, y: y), size * 1.6, f.s * (0.001 + 0.006 * t)))
      }
      clip.fill(dark, with: Color(0x0C1830, 0.35))
      for tier in 0..<3 {
        var glints = BezierPath()
        for _ in 0..<90 {
          let t = random.unit()
          let y = horizon + sea.height * pow(t, 1.45) + f.s * 0.003
          let spread = f.s * (0.045 + 0.13 * t) * [0.55, 0.9, 1.7][tier]
          let x = moon.x + random.soft() * spread
          let size = f.s * (0.006 + 0.05 * t) * random.between(0.35, 1) * (tier == 2 ? 0.7 : 1)
          glints.append(BezierPath(lens: CGPoint(x: x, y: y), size, f.s * (0.0012 + 0.0042 * t)))
        }
        clip.fill(glints, with: Color(0xFFF6DF, [0.95, 0.6, 0.35][tier]))
      }
    }
    var land = Drawing()
    let head = f.noise(14)
    var cape = BezierPath(
      curve: f.across(step: 0.01) {
        horizon
          - max(
            -f.s * 0.01,
            f.s
              * (0.075 * smoothstep(0.12, 0.62, f.u($0)) + 0.014 * head.fractal(f.u($0) * 5)
                * smoothstep(0.1, 0.3, f.u($0)) - 0.004))
      })
    cape.addLine(to: CGPoint(x: f.w + f.s, y: horizon + f.s * 0.004))
    cape.addLine(to: CGPoint(x: -f.s, y: horizon + f.s * 0.004))
    cape.close()
    land.clipped(
      to: BezierPath(rect: CGRect(x: 0, y: 0, width: f.w, height: horizon + f.s * 0.004))
    ) {
      $0.fill(cape, with: Color(0x1C2F48))
    }
    return [sky, water, land]
  }
}
