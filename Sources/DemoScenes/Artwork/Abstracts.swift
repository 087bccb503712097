import FocusGeometry
import Foundation
import SceneGraph

/// Shape and colour only.
enum Abstracts {
  static let discs = Artwork(
    "discs", title: "Overlap", place: "Study in Coral", isLight: true, seed: 167,
    palette: Palette(0x23305E, 0xEB6B56, 0xF8EDE0),
    lettering: Lettering(.column, .dark, "Two circles walk into a film")
  ) { f, p in
    var back = Drawing()
    back.sky(f, [(0, Color(0xFAF2E7)), (1, Color(0xF1E2D0))])
    let c = CGPoint(x: f.w / 2, y: f.h * (f.isTall ? 0.55 : 0.52))
    let s = f.s
    // Centre, radius, colour; placed by hand, on a diagonal.
    var list: [(CGFloat, CGFloat, CGFloat, UInt32)] = [
      (-0.14, -0.08, 0.265, 0xEB6B56), (0.15, 0.05, 0.225, 0x2E4A8F), (0.06, -0.315, 0.11, 0xF2B45A),
      (-0.07, 0.24, 0.13, 0xF3A59A), (0.31, 0.27, 0.06, 0xEB6B56), (-0.34, 0.21, 0.05, 0x2E4A8F), (0.33, -0.17, 0.035, 0x23305E),
    ]
    if f.isWide {
      list += [(-0.62, 0.06, 0.16, 0xF2B45A), (-0.74, -0.12, 0.09, 0x2E4A8F), (0.68, 0.04, 0.17, 0xF3A59A), (0.78, 0.2, 0.08, 0xEB6B56), (-0.52, -0.24, 0.03, 0xEB6B56)]
      if f.w > f.h * 2 { list += [(-1.02, 0.14, 0.12, 0xEB6B56), (1.02, -0.1, 0.11, 0x2E4A8F), (1.1, 0.05, 0.05, 0xF2B45A)] }
    }
    if f.isTall { list += [(0.3, 0.46, 0.04, 0xF2B45A), (-0.28, -0.42, 0.045, 0x2E4A8F)] }
    var layers = [back]
    var drawing = Drawing()
    let circles = list.map { (CGPoint(x: c.x + $0.0 * s, y: c.y + $0.1 * s), $0.2 * s, Color($0.3)) }
    for (index, (center, r, color)) in circles.enumerated() {
      let path = BezierPath(circle: center, r)
      drawing.fill(path, with: .linear(.smooth(color.shade(0.035), color.shade(-0.02)), from: CGPoint(x: center.x - r * 0.6, y: center.y - r), to: CGPoint(x: center.x + r * 0.6, y: center.y + r)))
      for (other, radius, tone) in circles[..<index] where hypot(other.x - center.x, other.y - center.y) < r + radius {
        // Two inks printed on each other.
        let ink = Color(
          red: color.red * tone.red, green: color.green * tone.green, blue: color.blue * tone.blue)
          .blend(color, 0.22)
        drawing.clipped(to: path) { $0.fill(BezierPath(circle: other, radius), with: ink) }
      }
      if index == 1 {
        layers.append(drawing)
        drawing = Drawing()
      }
    }
    let hub = circles[0]
    var rings = BezierPath()
    for ring in 1..<5 { rings.append(BezierPath(circle: hub.0, hub.1 * (1 + 0.07 * CGFloat(ring)))) }
    layers[0].stroke(rings, width: s * 0.0022, color: Color(0x23305E, 0.2))
    layers.append(drawing)
    return layers
  }

  static let terrazzo = Artwork(
    "terrazzo", title: "Stone Fruit", place: "Lobby Floor, Milan", isLight: true, seed: 173,
    palette: Palette(0x3C4A3F, 0xC9785C, 0xF3ECE1),
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
        guard placed.allSatisfy({ hypot($0.0.x - c.x, $0.0.y - c.y) > ($0.1 + r) * 0.98 + f.s * 0.004 }) else { continue }
        guard placed.count < 620 else { break }
        placed.append((c, r))
        // A chip: the corners of a broken stone.
        let corners = 5 + random.index(below: 3)
        let turn = random.unit() * 6
        let squash = random.between(0.62, 1)
        let outline = (0..<corners).map { index in
          let angle = (CGFloat(index) + random.soft() * 0.26) / CGFloat(corners) * 2 * .pi
          let q = r * random.between(0.74, 1)
          let x = cos(angle) * q
          let y = sin(angle) * q * squash
          return CGPoint(x: c.x + x * cos(turn) - y * sin(turn), y: c.y + x * sin(turn) + y * cos(turn))
        }
        let path = BezierPath(roundedPolygon: outline, r * 0.12)
        let color = Color(tones[random.index(below: tones.count)]).shade(random.soft() * 0.025)
        let group = radius > 0.05 ? 1 : 0
        groups[group].fill(path, with: .linear(.smooth(color.shade(0.03), color.shade(-0.025)), from: CGPoint(x: c.x - r, y: c.y - r), to: CGPoint(x: c.x + r, y: c.y + r)))
        if radius > 0.05 {
          groups[1].clipped(to: path) { clip in
            var veins = BezierPath()
            let n = f.noise(UInt64(placed.count))
            for k in 0..<2 {
              let offset = random.soft() * r * 0.6
              veins.append(BezierPath(curve: (0...6).map { step in
                let q = (CGFloat(step) / 3 - 1) * r
                return CGPoint(x: c.x + q * cos(turn) - (offset + r * 0.2 * n.at(q / r * 2 + CGFloat(k) * 9)) * sin(turn), y: c.y + q * sin(turn) + (offset + r * 0.2 * n.at(q / r * 2 + CGFloat(k) * 9)) * cos(turn))
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
    palette: Palette(0x0A2A5E, 0x2F7FC0, 0xEAF6EC),
    lettering: Lettering(.column, .white, "The map was wrong on purpose")
  ) { f, p in
    let noise = f.noise(5)
    let tones: [UInt32] = [0x0B2B62, 0x0F3F80, 0x17579E, 0x2473B8, 0x3F93CB, 0x6DB4D8, 0xA3D2DF, 0xD6EADF, 0xF3EBD2]
    var back = Drawing()
    back.fill(f.rect, with: f.vertical(0, f.h, .smooth(Color(0x0C2E68), Color(0x08224E))))
    let map = HeightMap(f, cell: 0.026) { x, y in
      let u = (x - f.w / 2) / f.s
      let v = (y - f.h / 2) / f.s
      let island = 0.36 * exp(-(pow((u - 0.12) / 0.42, 2) + pow((v + 0.08) / 0.36, 2)))
      return 0.36 + island - 0.3 * max(0, v) + 0.44 * noise.fractal(u * 1.9 + 4, v * 1.9 + 2, octaves: 3, gain: 0.42)
    }
    var layers = [back]
    var drawing = Drawing()
    for (index, tone) in tones.enumerated().dropFirst() {
      let level = 0.06 + 0.105 * CGFloat(index)
      let path = map.region(above: level)
      guard !path.isEmpty else { continue }
      for (offset, alpha) in [(CGFloat(0.016), CGFloat(0.08)), (0.01, 0.1), (0.005, 0.14)] {
        drawing.fill(path.applying(CGAffineTransform(translationX: f.s * offset * 0.45, y: f.s * offset)), with: .color(Color(0x041836, alpha)), evenOdd: true)
      }
      let color = Color(tone)
      drawing.fill(path, with: .linear(.smooth(color.shade(0.025), color.shade(-0.025)), from: .zero, to: CGPoint(x: f.w, y: f.h)), evenOdd: true)
      drawing.stroke(path, width: f.s * 0.0016, color: color.shade(0.07).withAlphaComponent(0.8))
      if index == 3 || index == 5 || index == tones.count - 1 {
        layers.append(drawing)
        drawing = Drawing()
      }
    }
    if !drawing.operations.isEmpty { layers.append(drawing) }
    return layers
  }

  static let bauhaus = Artwork(
    "bauhaus", title: "Third Chair", place: "Workshop Wall", isLight: true, seed: 181,
    palette: Palette(0x1C2230, 0xD8442F, 0xF2E8D5),
    lettering: Lettering(.banner, .dark, "Form follows her out")
  ) { f, p in
    var back = Drawing()
    back.sky(f, [(0, Color(0xF5ECDB)), (1, Color(0xECDFC6))])
    let ink = p.dark
    let red = p.mid
    let ochre = Color(0xE3A93B)
    let blue = Color(0x2E5FA3)
    let s = f.s
    let c = CGPoint(x: f.w / 2, y: f.h * (f.isTall ? 0.33 : 0.5))
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: c.x + x * s, y: c.y + y * s) }
    func tone(_ color: Color, _ a: CGPoint, _ b: CGPoint) -> Paint { .linear(.smooth(color.shade(0.03), color.shade(-0.025)), from: a, to: b) }
    back.fill(CGRect(x: 0, y: at(0, 0.3).y, width: f.w, height: f.h), with: f.vertical(at(0, 0.3).y, f.h, .smooth(Color(0xE2D2B4), Color(0xEADDC4))))
    var middle = Drawing()
    middle.fill(BezierPath(circle: at(-0.12, -0.06), 0.265 * s), with: tone(red, at(-0.3, -0.3), at(0.1, 0.2)))
    middle.fill(BezierPath(arc: at(0.145, 0.205), 0.24 * s, 0.24 * s, from: .pi, to: 2 * .pi, wedge: true), with: tone(blue, at(0, 0), at(0.3, 0.2)))
    middle.fill(BezierPath(polygon: [at(0.145, -0.34), at(0.385, -0.1), at(0.145, -0.1)]), with: tone(ochre, at(0.1, -0.3), at(0.4, -0.1)))
    middle.fill(CGRect(x: at(-0.385, 0.205).x, y: at(0, 0.205).y, width: 0.77 * s, height: 0.03 * s), with: .color(ink))
    middle.clipped(to: BezierPath(circle: at(-0.12, -0.06), 0.265 * s)) {
      $0.fill(CGRect(x: at(0, 0).x - 0.5 * s, y: at(0, -0.06).y, width: 0.38 * s, height: 0.6 * s), with: .color(Color(0xA92C22)))
    }
    var front = Drawing()
    front.fill(BezierPath(arc: at(-0.12, -0.06), 0.15 * s, 0.15 * s, from: .pi / 2, to: .pi * 1.5, wedge: true), with: tone(p.light, at(-0.3, -0.2), at(-0.1, 0.1)))
    front.fill(BezierPath(arc: at(-0.12, -0.06), 0.15 * s, 0.15 * s, from: -.pi / 2, to: .pi / 2, wedge: true), with: tone(ink, at(-0.1, -0.2), at(0.05, 0.1)))
    var lines = BezierPath()
    for k in 0..<7 {
      lines.move(to: at(0.2 + 0.03 * CGFloat(k), -0.06))
      lines.addLine(to: at(0.2 + 0.03 * CGFloat(k), -0.06 + 0.145 - 0.0 * CGFloat(k)))
    }
    front.stroke(lines, width: s * 0.008, color: ink, roundCaps: false)
    front.stroke(BezierPath(polygon: [at(-0.4, 0.39), at(0.3, -0.42)], closed: false), width: s * 0.0075, color: ink, roundCaps: false)
    front.fill(BezierPath(circle: at(0.3, -0.42), 0.024 * s), with: red)
    front.fill(BezierPath(circle: at(-0.34, 0.3), 0.042 * s), with: ochre)
    front.fill(BezierPath(arc: at(0.265, 0.235), 0.09 * s, 0.09 * s, from: 0, to: .pi, wedge: true), with: red)
    var grid = BezierPath()
    for column in 0..<4 { for row in 0..<4 { grid.append(BezierPath(circle: at(-0.4 + 0.04 * CGFloat(column), -0.42 + 0.04 * CGFloat(row)), 0.0075 * s)) } }
    front.fill(grid, with: ink)
    if f.isWide {
      for side in [CGFloat(-1), 1] {
        let x = side * 0.66
        middle.fill(CGRect(x: at(x - 0.09, 0).x, y: at(0, side < 0 ? -0.16 : -0.3).y, width: 0.18 * s, height: (side < 0 ? 0.365 : 0.28) * s), with: tone(side < 0 ? ochre : ink, at(x - 0.1, -0.3), at(x + 0.1, 0.2)))
        front.fill(BezierPath(arc: at(x - 0.09, side < 0 ? -0.16 : -0.02), 0.18 * s, 0.18 * s, from: side < 0 ? -.pi / 2 : 0, to: side < 0 ? 0 : .pi / 2, wedge: true), with: tone(side < 0 ? blue : red, at(x - 0.1, -0.3), at(x + 0.1, 0.2)))
        front.fill(BezierPath(circle: at(x + side * 0.1, 0.275), 0.04 * s), with: side < 0 ? ink : ochre)
      }
      middle.fill(CGRect(x: 0, y: at(0, 0.205).y, width: f.w, height: 0.008 * s), with: .color(ink))
    }
    return [back, middle, front]
  }

  static let arches = Artwork(
    "quiet-arches", title: "Soft Exit", place: "Plaster and Pigment", isLight: true, seed: 191,
    palette: Palette(0x6B3A2E, 0xD79A7B, 0xF7EADB),
    lettering: Lettering(.crown, .dark, "Every door is a sunset")
  ) { f, p in
    var back = Drawing()
    back.sky(f, [(0, Color(0xF3E2CF)), (1, Color(0xEBD3BB))])
    var layers = [back]
    let s = f.s
    let floor = f.h * (f.isTall ? 0.82 : 0.87)
    let tones: [UInt32] = [0x8E4B3A, 0xB96A4D, 0xD79A7B, 0xE9BFA0, 0xF5DCC3, 0xFBF0E2]
    let reach = f.isTall ? s * 0.4 : s * 0.36
    func group(_ drawing: inout Drawing, _ x: CGFloat, _ outer: CGFloat, _ rise: CGFloat, _ tones: [UInt32]) {
      for (index, tone) in tones.enumerated() {
        let k = 1 - CGFloat(index) / (CGFloat(tones.count) + 0.4)
        let r = outer * k
        func shape(_ dx: CGFloat, _ dy: CGFloat) -> BezierPath {
          var path = BezierPath(arc: CGPoint(x: x + dx, y: floor - rise + dy), r, r, from: .pi, to: 2 * .pi)
          path.addLine(to: CGPoint(x: x + r + dx, y: floor))
          path.addLine(to: CGPoint(x: x - r + dx, y: floor))
          path.close()
          return path
        }
        let color = Color(tone)
        if index == 0 {
          for step in 1...5 { drawing.fill(shape(s * 0.007 * CGFloat(step), s * 0.004 * CGFloat(step)), with: Color(0x5B2F26, 0.055)) }
        } else {
          // Each arch is set into the last: a shadow under its upper left rim.
          for step in 1...4 { drawing.fill(shape(-s * 0.003 * CGFloat(step), -s * 0.003 * CGFloat(step)), with: Color(0x4A231C, 0.07)) }
        }
        drawing.fill(shape(0, 0), with: .linear(.smooth(color.shade(-0.02), color.shade(0.02)), from: CGPoint(x: x - r, y: floor - rise - r), to: CGPoint(x: x + r, y: floor)))
      }
    }
    var side = Drawing()
    let high = f.isTall ? s * 0.5 : s * 0.34
    group(&side, f.w / 2 + reach * 0.98, reach * 0.52, high * 0.32, [0x2F5A5A, 0x5E8A85, 0x9BB9AF, 0xD3DDCF])
    if f.isWide {
      group(&side, f.w / 2 - reach * 1.95, reach * 0.62, high * 0.6, [0x2F5A5A, 0x5E8A85, 0x9BB9AF, 0xD3DDCF])
      group(&side, f.w / 2 + reach * 1.9, reach * 0.52, high * 0.95, tones.reversed().suffix(5).map { $0 })
      if f.w > f.h * 2 {
        group(&side, f.w / 2 - reach * 3.0, reach * 0.5, high * 0.25, tones.suffix(5).map { $0 })
      }
    }
    layers.append(side)
    var main = Drawing()
    group(&main, f.w / 2 - reach * 0.24, reach, high, tones)
    let sun = CGPoint(x: f.w / 2 - reach * 0.24, y: floor - high * 0.42)
    main.fill(BezierPath(circle: sun, reach * 0.1), with: f.vertical(sun.y - reach * 0.1, sun.y + reach * 0.1, .smooth(Color(0xE8744A), Color(0xD9573A))))
    main.fill(CGRect(x: 0, y: floor, width: f.w, height: f.h - floor), with: f.vertical(floor, f.h, .smooth(Color(0xD9B294), Color(0xE6C8AC))))
    layers.append(main)
    return layers
  }

  static let silk = Artwork(
    "silk", title: "Undertow", place: "Ninety Threads", seed: 193,
    palette: Palette(0x14091F, 0xB3326B, 0xFFC9A3),
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
          let fold = sin(u * 2.1 + t * 2.4 + k * 2.2) * 0.12 + noise.at(u * 1.1 + t * 1.2 + k * 8) * 0.16
          let spread = (t - 0.5) * (0.42 + 0.3 * sin(u * 1.7 + 1 + k * 2.6))
          return f.h * (0.44 + 0.08 * k) + f.s * (fold + spread - 0.16 * u * (1 - 1.5 * k))
        }
        let hue = p.mid.blend(p.light, smoothstep(0.35, 1, t)).blend(Color(0x4A2FA0), smoothstep(0.45, 0, t))
        if !previous.isEmpty {
          let facing = 0.5 + 0.5 * sin(t * 7 + k * 2)
          drawing.fill(
            BezierPath(polygon: previous + line.reversed()),
            with: .linear(
              Gradient([
                .init(0, hue.withAlphaComponent(0.12 + 0.25 * facing)), .init(0.5, hue.blend(p.light, 0.5 * facing * facing).withAlphaComponent(0.4 + 0.45 * facing)),
                .init(1, hue.withAlphaComponent(0.1 + 0.2 * facing)),
              ]), from: CGPoint(x: 0, y: 0), to: CGPoint(x: f.w, y: f.h * 0.3)))
        }
        if thread % 3 == 0 {
          drawing.stroke(BezierPath(curve: line), width: f.s * 0.0013, color: hue.blend(Color(0xFFF0E2), 0.5).withAlphaComponent(0.4))
        }
        previous = line
      }
      layers.append(drawing)
    }
    return layers
  }
}
