import FocusGeometry
import Foundation
import HaloDisplayList

/// Pictures of circles, bars and arches.
enum Compositions {
  static let discs = Artwork(
    "discs", title: "Overlap", place: "Study in Coral", isLight: true, seed: 167,
    harmony: Harmony(0x23305E, 0xEB6B56, 0xF8EDE0),
    lettering: Lettering(.column, .dark, "Two circles walk into a film")
  ) { f, p in
    var back = Drawing()
    back.sky(f, [(0, Color(0xFAF2E7)), (1, Color(0xF1E2D0))])
    let c = CGPoint(x: f.w / 2, y: f.h * (f.isTall ? 0.55 : 0.52))
    let s = f.s
    // Centres, radii and colours, placed by hand on a diagonal.
    var list: [(CGFloat, CGFloat, CGFloat, UInt32)] = [
      (-0.14, -0.08, 0.265, 0xEB6B56), (0.15, 0.05, 0.225, 0x2E4A8F),
      (0.06, -0.315, 0.11, 0xF2B45A),
      (-0.07, 0.24, 0.13, 0xF3A59A), (0.31, 0.27, 0.06, 0xEB6B56), (-0.34, 0.21, 0.05, 0x2E4A8F),
      (0.33, -0.17, 0.035, 0x23305E),
    ]
    if f.hasWordsAtLeft {
      list += [(0.52, -0.06, 0.1, 0xF3A59A), (0.6, 0.08, 0.05, 0xEB6B56)]
    } else if f.isWide {
      list += [
        (-0.62, 0.06, 0.16, 0xF2B45A), (-0.74, -0.12, 0.09, 0x2E4A8F), (0.68, 0.04, 0.17, 0xF3A59A),
        (0.78, 0.2, 0.08, 0xEB6B56), (-0.52, -0.24, 0.03, 0xEB6B56),
      ]
      if f.w > f.h * 2 {
        list += [
          (-1.02, 0.14, 0.12, 0xEB6B56), (1.02, -0.1, 0.11, 0x2E4A8F), (1.1, 0.05, 0.05, 0xF2B45A),
        ]
      }
    }
    if f.isTall { list += [(0.3, 0.46, 0.04, 0xF2B45A), (-0.28, -0.42, 0.045, 0x2E4A8F)] }
    var layers = [back]
    var drawing = Drawing()
    let circles = list.map {
      (CGPoint(x: c.x + $0.0 * s, y: c.y + $0.1 * s), $0.2 * s, Color($0.3))
    }
    for (index, (center, r, color)) in circles.enumerated() {
      let path = BezierPath(circle: center, r)
      drawing.fill(
        path,
        with: .linear(
          .smooth(color.shade(0.035), color.shade(-0.02)),
          from: CGPoint(x: center.x - r * 0.6, y: center.y - r),
          to: CGPoint(x: center.x + r * 0.6, y: center.y + r)))
      for (other, radius, tone) in circles[..<index]
      where hypot(other.x - center.x, other.y - center.y) < r + radius {
        // The colour of two inks printed on each other.
        let ink = Color(
          red: color.red * tone.red, green: color.green * tone.green, blue: color.blue * tone.blue
        )
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
    for ring in 1..<5 {
      rings.append(BezierPath(circle: hub.0, hub.1 * (1 + 0.07 * CGFloat(ring))))
    }
    layers[0].stroke(rings, width: s * 0.0022, color: Color(0x23305E, 0.2))
    layers.append(drawing)
    return layers
  }

  static let bauhaus = Artwork(
    "bauhaus", title: "Third Chair", place: "Workshop Wall", isLight: true, seed: 181,
    harmony: Harmony(0x1C2230, 0xD8442F, 0xF2E8D5),
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
    func tone(_ color: Color, _ a: CGPoint, _ b: CGPoint) -> Paint {
      .linear(.smooth(color.shade(0.03), color.shade(-0.025)), from: a, to: b)
    }
    back.fill(
      CGRect(x: 0, y: at(0, 0.3).y, width: f.w, height: f.h),
      with: f.vertical(at(0, 0.3).y, f.h, .smooth(Color(0xE2D2B4), Color(0xEADDC4))))
    var middle = Drawing()
    middle.fill(
      BezierPath(circle: at(-0.12, -0.06), 0.265 * s), with: tone(red, at(-0.3, -0.3), at(0.1, 0.2))
    )
    middle.fill(
      BezierPath(arc: at(0.145, 0.205), 0.24 * s, 0.24 * s, from: .pi, to: 2 * .pi, wedge: true),
      with: tone(blue, at(0, 0), at(0.3, 0.2)))
    middle.fill(
      BezierPath(polygon: [at(0.145, -0.34), at(0.385, -0.1), at(0.145, -0.1)]),
      with: tone(ochre, at(0.1, -0.3), at(0.4, -0.1)))
    middle.fill(
      CGRect(x: at(-0.385, 0.205).x, y: at(0, 0.205).y, width: 0.77 * s, height: 0.03 * s),
      with: .color(ink))
    middle.clipped(to: BezierPath(circle: at(-0.12, -0.06), 0.265 * s)) {
      $0.fill(
        CGRect(x: at(0, 0).x - 0.5 * s, y: at(0, -0.06).y, width: 0.38 * s, height: 0.6 * s),
        with: .color(Color(0xA92C22)))
    }
    var front = Drawing()
    front.fill(
      BezierPath(
        arc: at(-0.12, -0.06), 0.15 * s, 0.15 * s, from: .pi / 2, to: .pi * 1.5, wedge: true),
      with: tone(p.light, at(-0.3, -0.2), at(-0.1, 0.1)))
    front.fill(
      BezierPath(
        arc: at(-0.12, -0.06), 0.15 * s, 0.15 * s, from: -.pi / 2, to: .pi / 2, wedge: true),
      with: tone(ink, at(-0.1, -0.2), at(0.05, 0.1)))
    var lines = BezierPath()
    for k in 0..<7 {
      lines.move(to: at(0.2 + 0.03 * CGFloat(k), -0.06))
      lines.addLine(to: at(0.2 + 0.03 * CGFloat(k), -0.06 + 0.145 - 0.0 * CGFloat(k)))
    }
    front.stroke(lines, width: s * 0.008, color: ink, roundCaps: false)
    front.stroke(
      BezierPath(polygon: [at(-0.4, 0.39), at(0.3, -0.42)], closed: false), width: s * 0.0075,
      color: ink, roundCaps: false)
    front.fill(BezierPath(circle: at(0.3, -0.42), 0.024 * s), with: red)
    front.fill(BezierPath(circle: at(-0.34, 0.3), 0.042 * s), with: ochre)
    front.fill(
      BezierPath(arc: at(0.265, 0.235), 0.09 * s, 0.09 * s, from: 0, to: .pi, wedge: true),
      with: red)
    var grid = BezierPath()
    for column in 0..<4 {
      for row in 0..<4 {
        grid.append(
          BezierPath(
            circle: at(-0.4 + 0.04 * CGFloat(column), -0.42 + 0.04 * CGFloat(row)), 0.0075 * s))
      }
    }
    front.fill(grid, with: ink)
    if f.isWide {
      for side in f.hasWordsAtLeft ? [1] : [CGFloat(-1), 1] {
        let x = side * 0.6
        middle.fill(
          CGRect(
            x: at(x - 0.09, 0).x, y: at(0, side < 0 ? -0.16 : -0.3).y, width: 0.18 * s,
            height: (side < 0 ? 0.365 : 0.28) * s),
          with: tone(side < 0 ? ochre : ink, at(x - 0.1, -0.3), at(x + 0.1, 0.2)))
        front.fill(
          BezierPath(
            arc: at(x - 0.09, side < 0 ? -0.16 : -0.02), 0.18 * s, 0.18 * s,
            from: side < 0 ? -.pi / 2 : 0, to: side < 0 ? 0 : .pi / 2, wedge: true),
          with: tone(side < 0 ? blue : red, at(x - 0.1, -0.3), at(x + 0.1, 0.2)))
        if f.hasWordsAtLeft { continue }
        front.fill(
          BezierPath(circle: at(x + side * 0.1, 0.275), 0.04 * s), with: side < 0 ? ink : ochre)
      }
      middle.fill(CGRect(x: 0, y: at(0, 0.205).y, width: f.w, height: 0.008 * s), with: .color(ink))
    }
    return [back, middle, front]
  }

  static let arches = Artwork(
    "quiet-arches", title: "Soft Exit", place: "Plaster and Pigment", isLight: true, seed: 191,
    harmony: Harmony(0x6B3A2E, 0xD79A7B, 0xF7EADB),
    lettering: Lettering(.crown, .dark, "Every door is a sunset")
  ) { f, p in
    var back = Drawing()
    back.sky(f, [(0, Color(0xF3E2CF)), (1, Color(0xEBD3BB))])
    var layers = [back]
    let s = f.s
    let floor = f.h * (f.isTall ? 0.82 : 0.87)
    let tones: [UInt32] = [0x8E4B3A, 0xB96A4D, 0xD79A7B, 0xE9BFA0, 0xF5DCC3, 0xFBF0E2]
    let reach = s * 0.36
    func group(
      _ drawing: inout Drawing, _ x: CGFloat, _ outer: CGFloat, _ rise: CGFloat, _ tones: [UInt32]
    ) {
      for (index, tone) in tones.enumerated() {
        let k = 1 - CGFloat(index) / (CGFloat(tones.count) + 0.4)
        let r = outer * k
        func shape(_ dx: CGFloat, _ dy: CGFloat) -> BezierPath {
          var path = BezierPath(
            arc: CGPoint(x: x + dx, y: floor - rise + dy), r, r, from: .pi, to: 2 * .pi)
          path.addLine(to: CGPoint(x: x + r + dx, y: floor))
          path.addLine(to: CGPoint(x: x - r + dx, y: floor))
          path.close()
          return path
        }
        let color = Color(tone)
        if index == 0 {
          for step in 1...5 {
            drawing.fill(
              shape(s * 0.007 * CGFloat(step), s * 0.004 * CGFloat(step)),
              with: Color(0x5B2F26, 0.055))
          }
        } else {
          // Each arch is set into the one before, with a shadow under its upper left edge.
          for step in 1...4 {
            drawing.fill(
              shape(-s * 0.003 * CGFloat(step), -s * 0.003 * CGFloat(step)),
              with: Color(0x4A231C, 0.07))
          }
        }
        drawing.fill(
          shape(0, 0),
          with: .linear(
            .smooth(color.shade(-0.02), color.shade(0.02)),
            from: CGPoint(x: x - r, y: floor - rise - r), to: CGPoint(x: x + r, y: floor)))
      }
    }
    var side = Drawing()
    let high = f.isTall ? s * 0.5 : s * 0.34
    group(
      &side, f.w / 2 + reach * 0.86, reach * 0.4, high * 0.32,
      [0x2F5A5A, 0x5E8A85, 0x9BB9AF, 0xD3DDCF])
    if f.hasWordsAtLeft {
      group(
        &side, f.w / 2 + reach * 1.55, reach * 0.36, high * 0.95,
        tones.reversed().suffix(5).map { $0 })
    } else if f.isWide {
      group(
        &side, f.w / 2 - reach * 1.95, reach * 0.62, high * 0.6,
        [0x2F5A5A, 0x5E8A85, 0x9BB9AF, 0xD3DDCF])
      group(
        &side, f.w / 2 + reach * 1.9, reach * 0.52, high * 0.95,
        tones.reversed().suffix(5).map { $0 })
      if f.w > f.h * 2 {
        group(&side, f.w / 2 - reach * 3.0, reach * 0.5, high * 0.25, tones.suffix(5).map { $0 })
        group(
          &side, f.w / 2 + reach * 2.85, reach * 0.42, high * 0.3,
          [0x2F5A5A, 0x5E8A85, 0x9BB9AF, 0xD3DDCF])
      }
    }
    layers.append(side)
    var main = Drawing()
    group(&main, f.w / 2 - reach * 0.24, reach, high, tones)
    let sun = CGPoint(x: f.w / 2 - reach * 0.24, y: floor - high * 0.42)
    main.fill(
      BezierPath(circle: sun, reach * 0.1),
      with: f.vertical(
        sun.y - reach * 0.1, sun.y + reach * 0.1, .smooth(Color(0xE8744A), Color(0xD9573A))))
    main.fill(
      CGRect(x: 0, y: floor, width: f.w, height: f.h - floor),
      with: f.vertical(floor, f.h, .smooth(Color(0xD9B294), Color(0xE6C8AC))))
    layers.append(main)
    return layers
  }
}
