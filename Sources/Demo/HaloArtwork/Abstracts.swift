import FocusGeometry
import Foundation
import HaloDisplayList

/// Pictures of stone, paper and thread.
enum Abstracts {
  static let terrazzo = Artwork(
    "terrazzo", title: "Stone Fruit", place: "Lobby Floor, Milan", isLight: true, seed: 173,
    harmony: Harmony(0x3C4A3F, 0xC9785C, 0xF3ECE1),
    lettering: Lettering(.label, .tone(0x33413A), "Some things take polish")
  ) { f, p in
    var floor = Drawing()
    floor.sky(f, [(0, Color(0xF6F0E6)), (1, Color(0xECE3D5))])
    var random = f.random(1)
    var placed: [(CGPoint, CGFloat)] = []
    let tones: [UInt32] = [0xC9785C, 0xE2A98B, 0x6E8A78, 0x3C4A3F, 0xD9B26A, 0xB9C2B4, 0x9A4A3C]
    var groups = [floor, Drawing()]
    let area = f.w * f.h / (f.s * f.s)
    for (radius, tries) in [(CGFloat(0.095), 90), (0.055, 240), (0.028, 420), (0.012, 600)] {
      for _ in 0..<Int(CGFloat(tries) * min(2.4, area)) {
        let r = f.s * radius * random.between(0.75, 1.2)
        let c = CGPoint(x: random.between(-0.05, 1.05) * f.w, y: random.between(-0.05, 1.05) * f.h)
        guard
          placed.allSatisfy({ hypot($0.0.x - c.x, $0.0.y - c.y) > ($0.1 + r) * 0.98 + f.s * 0.004 })
        else { continue }
        guard placed.count < 620 else { break }
        placed.append((c, r))
        // A chip has the outline of a broken stone.
        let corners = 5 + random.index(below: 3)
        let turn = random.unit() * 6
        let squash = random.between(0.62, 1)
        let outline = (0..<corners).map { index in
          let angle = (CGFloat(index) + random.soft() * 0.26) / CGFloat(corners) * 2 * .pi
          let q = r * random.between(0.74, 1)
          let x = cos(angle) * q
          let y = sin(angle) * q * squash
          return CGPoint(
            x: c.x + x * cos(turn) - y * sin(turn), y: c.y + x * sin(turn) + y * cos(turn))
        }
        let path = BezierPath(roundedPolygon: outline, r * 0.12)
        let color = Color(tones[random.index(below: tones.count)]).shade(random.soft() * 0.025)
        let group = radius > 0.05 ? 1 : 0
        groups[group].fill(
          path,
          with: .linear(
            .smooth(color.shade(0.03), color.shade(-0.025)), from: CGPoint(x: c.x - r, y: c.y - r),
            to: CGPoint(x: c.x + r, y: c.y + r)))
        if radius > 0.05 {
          groups[1].clipped(to: path) { clip in
            var veins = BezierPath()
            let n = f.noise(UInt64(placed.count))
            for k in 0..<2 {
              let offset = random.soft() * r * 0.6
              veins.append(
                BezierPath(
                  curve: (0...6).map { step in
                    let q = (CGFloat(step) / 3 - 1) * r
                    return CGPoint(
                      x: c.x + q * cos(turn) - (offset + r * 0.2 * n.at(q / r * 2 + CGFloat(k) * 9))
                        * sin(turn),
                      y: c.y + q * sin(turn) + (offset + r * 0.2 * n.at(q / r * 2 + CGFloat(k) * 9))
                        * cos(turn))
                  }))
            }
            clip.stroke(veins, width: f.s * 0.0025, color: color.shade(0.1).withAlphaComponent(0.5))
          }
        }
      }
    }
    return groups
  }

  static let contours = Artwork(
    "contours", title: "Blue Survey", place: "Sheet 41, Lagoon", seed: 179,
    harmony: Harmony(0x0A2A5E, 0x2F7FC0, 0xEAF6EC),
    lettering: Lettering(.column, .white, "The map was wrong on purpose")
  ) { f, p in
    let noise = f.noise(5)
    let tones: [UInt32] = [
      0x0B2B62, 0x0F3F80, 0x17579E, 0x2473B8, 0x3F93CB, 0x6DB4D8, 0xA3D2DF, 0xD6EADF, 0xF3EBD2,
    ]
    var back = Drawing()
    back.fill(f.rect, with: f.vertical(0, f.h, .smooth(Color(0x0C2E68), Color(0x08224E))))
    let map = HeightMap(f, cell: 0.026) { x, y in
      let u = (x - f.w / 2) / f.s
      let v = (y - f.h / 2) / f.s
      let island = 0.36 * exp(-(pow((u - 0.12) / 0.42, 2) + pow((v + 0.08) / 0.36, 2)))
      return 0.36 + island - 0.3 * max(0, v) + 0.44
        * noise.fractal(u * 1.9 + 4, v * 1.9 + 2, octaves: 3, gain: 0.42)
    }
    var layers = [back]
    var drawing = Drawing()
    for (index, tone) in tones.enumerated().dropFirst() {
      let level = 0.06 + 0.105 * CGFloat(index)
      let path = map.region(above: level)
      guard !path.isEmpty else { continue }
      for (offset, alpha) in [(CGFloat(0.016), CGFloat(0.08)), (0.01, 0.1), (0.005, 0.14)] {
        drawing.fill(
          path.applying(CGAffineTransform(translationX: f.s * offset * 0.45, y: f.s * offset)),
          with: .color(Color(0x041836, alpha)), evenOdd: true)
      }
      let color = Color(tone)
      drawing.fill(
        path,
        with: .linear(
          .smooth(color.shade(0.025), color.shade(-0.025)), from: .zero, to: CGPoint(x: f.w, y: f.h)
        ), evenOdd: true)
      drawing.stroke(path, width: f.s * 0.0016, color: color.shade(0.07).withAlphaComponent(0.8))
      if index == 3 || index == 5 || index == tones.count - 1 {
        layers.append(drawing)
        drawing = Drawing()
      }
    }
    if !drawing.operations.isEmpty { layers.append(drawing) }
    return layers
  }

  static let silk = Artwork(
    "silk", title: "Undertow", place: "Ninety Threads", seed: 193,
    harmony: Harmony(0x14091F, 0xB3326B, 0xFFC9A3),
    lettering: Lettering(.stacked, .tone(0xFFE6D6), "It pulls both ways")
  ) { f, p in
    var back = Drawing()
    back.sky(f, [(0, Color(0x1B0C2B)), (0.5, Color(0x250F33)), (1, Color(0x0F0718))])
    back.glow(f.point(0.7, 0.35), f.s * 0.9, Color(0x8E2A6B, 0.45))
    back.glow(f.point(0.2, 0.75), f.s * 0.7, Color(0x3A2A8C, 0.4))
    var layers = [back]
    let noise = f.noise(4)
    for sheet in 0..<2 {
      var drawing = Drawing()
      let k = CGFloat(sheet)
      let threads = 84
      var previous: [CGPoint] = []
      for thread in 0..<threads {
        let t = CGFloat(thread) / CGFloat(threads - 1)
        let line = f.across(step: 0.045) { x in
          let u = f.u(x)
          let fold =
            sin(u * 2.1 + t * 2.4 + k * 2.2) * 0.12 + noise.at(u * 1.1 + t * 1.2 + k * 8) * 0.16
          let spread = (t - 0.5) * (0.42 + 0.3 * sin(u * 1.7 + 1 + k * 2.6))
          return f.h * (0.44 + 0.08 * k) + f.s * (fold + spread - 0.16 * u * (1 - 1.5 * k))
        }
        let hue = p.mid.blend(p.light, smoothstep(0.35, 1, t)).blend(
          Color(0x4A2FA0), smoothstep(0.45, 0, t))
        if !previous.isEmpty {
          let facing = 0.5 + 0.5 * sin(t * 7 + k * 2)
          drawing.fill(
            BezierPath(polygon: previous + line.reversed()),
            with: .linear(
              Gradient([
                .init(0, hue.withAlphaComponent(0.12 + 0.25 * facing)),
                .init(
                  0.5,
                  hue.blend(p.light, 0.5 * facing * facing).withAlphaComponent(0.4 + 0.45 * facing)),
                .init(1, hue.withAlphaComponent(0.1 + 0.2 * facing)),
              ]), from: CGPoint(x: 0, y: 0), to: CGPoint(x: f.w, y: f.h * 0.3)))
        }
        if thread % 3 == 0 {
          drawing.stroke(
            BezierPath(curve: line), width: f.s * 0.0013,
            color: hue.blend(Color(0xFFF0E2), 0.5).withAlphaComponent(0.4))
        }
        previous = line
      }
      layers.append(drawing)
    }
    return layers
  }
}
