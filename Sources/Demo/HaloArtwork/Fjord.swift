import FocusGeometry
import Foundation
import HaloDisplayList

/// A picture of steep land over still water.
enum Fjords {
  static let fjord = Artwork(
    "fjord", title: "Still North", place: "Fjord, Three Houses", seed: 197,
    harmony: Harmony(0x14262B, 0x5F8487, 0xE9E6DC),
    lettering: Lettering(.column, .dark, foot: .light, "Nothing moves but the mail")
  ) { f, p in
    let line = f.h * (f.isTall ? 0.58 : 0.6)
    let middle = f.w / 2 + f.s * 0.07
    var back = Drawing()
    back.sky(
      f, to: line,
      [(0, Color(0x8CA5AC)), (0.5, Color(0xC9D3D0)), (0.85, Color(0xF3E4D2)), (1, Color(0xF7EBDC))])
    back.glow(CGPoint(x: middle, y: line - f.s * 0.1), f.s * 0.6, Color(0xFFF2DE, 0.85))
    back.fill(
      CGRect(x: 0, y: line, width: f.w, height: f.h - line),
      with: f.vertical(
        line, f.h,
        .smooth([
          (0, Color(0xEFE6D8)), (0.2, Color(0xA9BCBC)), (0.6, Color(0x4A6A70)),
          (1, Color(0x182C33)),
        ])))
    var groups = [Drawing(), Drawing(), Drawing()]
    let count = 8
    for index in 0..<count {
      let t = CGFloat(index) / CGFloat(count - 1)
      let side: CGFloat = index % 2 == 0 ? 1 : -1
      let noise = f.noise(UInt64(index))
      let shore = line + f.s * 0.15 * pow(t, 1.7)
      // The gap between the walls widens towards the viewer.
      let toe =
        middle + side * (f.s * 0.03 + (f.w * 0.42) * pow(t, 0.85) * 0.8) - side * f.s * 0.2
        * (1 - t)
      let far = side > 0 ? f.w + f.s * 0.1 : -f.s * 0.1
      let height = f.s * lerp(0.2, 0.62, pow(t, 0.8)) * (f.isTall ? 1.15 : 1)
      let length = max(abs(far - toe), f.s * 0.3)
      let steps = 90
      let crest = (0...steps).map { step in
        let q = CGFloat(step) / CGFloat(steps)
        let rise = pow(min(1, q * length / (f.s * (0.34 + 0.3 * t))), 0.72)
        let rough = noise.ridged(q * length / f.s * 3.2 + 5, octaves: 5, gain: 0.48) - 0.55
        return CGPoint(
          x: toe + side * q * length, y: shore - height * rise * (0.9 + 0.5 * rough) - f.s * 0.002)
      }
      let rock = Color(0xB4C3C2).blend(p.mid, min(1, t * 1.8)).blend(p.dark, max(0, t * 1.8 - 0.75))
      let snow = rock.blend(Color(0xF6EFE6), 0.5 - 0.2 * t)
      let wall = BezierPath(
        polygon: crest + [
          CGPoint(x: far + side * f.s, y: crest[steps].y), CGPoint(x: far + side * f.s, y: shore),
        ])
      let group = index < 3 ? 0 : index < 6 ? 1 : 2
      groups[group].fill(
        wall,
        with: f.vertical(
          shore - height * 1.1, shore,
          .smooth([
            (0, snow), (0.32, rock), (0.75, rock.shade(-0.02)),
            (1, rock.blend(Color(0xDDE0DA), 0.4 * (1 - t))),
          ])))
      groups[group].clipped(to: wall) { clip in
        // Gullies are lighter where light from the sky reaches them.
        var random = f.random(UInt64(index + 20))
        var light = BezierPath()
        var dark = BezierPath()
        for _ in 0..<26 {
          let at = crest[random.index(below: steps)]
          let drop = (shore - at.y) * random.between(0.3, 0.9)
          let lean = -side * drop * random.between(0.1, 0.55)
          let start = CGPoint(x: at.x, y: at.y + (shore - at.y) * random.between(0, 0.25))
          let width = f.s * (0.006 + 0.016 * t) * random.between(0.4, 1.4)
          var gully = [CGPoint]()
          for step in 0...6 {
            let q = CGFloat(step) / 6
            gully.append(
              CGPoint(
                x: start.x + lean * q + f.s * 0.012 * noise.at(q * 5 + at.x), y: start.y + drop * q)
            )
          }
          let path = BezierPath(ribbon: gully) { width * sin(pow($0, 0.6) * .pi) }
          if random.unit() < 0.5 { light.append(path) } else { dark.append(path) }
        }
        clip.fill(light, with: Color(0xF6EFE6, 0.17 + 0.05 * t))
        clip.fill(dark, with: Color(0x10242A, 0.1 + 0.14 * t))
      }
      // The reflection of the wall is shorter and dimmed by the water.
      let mirror = wall.applying(
        CGAffineTransform(a: 1, b: 0, c: 0, d: -0.62, tx: 0, ty: shore * 1.62))
      groups[group].clipped(to: BezierPath(rect: CGRect(x: 0, y: shore, width: f.w, height: f.h))) {
        $0.fill(
          mirror,
          with: f.vertical(
            shore, shore + height * 0.7,
            .smooth(
              rock.blend(Color(0x2F4A50), 0.25).withAlphaComponent(0.8),
              rock.blend(Color(0x20383E), 0.6).withAlphaComponent(0.5))))
      }
      if index < 6 {
        groups[group].mist(
          f, shore - f.s * 0.14, shore - f.s * 0.015, shore + f.s * 0.05,
          Color(0xF1EADF, 0.5 - 0.45 * t))
      }
      if index == 5 {
        for (k, dx) in [CGFloat(0.02), 0.075, 0.115].enumerated() {
          let w = f.s * (0.032 - 0.004 * CGFloat(k))
          let x = toe + side * f.s * (dx + 0.03)
          let y = shore + f.s * 0.002
          let house = BezierPath(polygon: [
            CGPoint(x: x - w / 2, y: y), CGPoint(x: x - w / 2, y: y - w * 0.62),
            CGPoint(x: x, y: y - w * 1.02),
            CGPoint(x: x + w / 2, y: y - w * 0.62), CGPoint(x: x + w / 2, y: y),
          ])
          let red = Color(k == 1 ? 0xD9A441 : 0xC23B2C)
          groups[group].fill(
            house.applying(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: y * 2)),
            with: red.withAlphaComponent(0.4))
          groups[group].fill(house, with: red)
          groups[group].stroke(
            BezierPath(
              polygon: [
                CGPoint(x: x - w * 0.58, y: y - w * 0.58), CGPoint(x: x, y: y - w * 1.04),
                CGPoint(x: x + w * 0.58, y: y - w * 0.58),
              ],
              closed: false), width: w * 0.12, color: Color(0xF4F0E8))
          groups[group].fill(
            CGRect(x: x - w * 0.12, y: y - w * 0.45, width: w * 0.24, height: w * 0.24),
            with: .color(Color(0xFFE7B0)))
        }
      }
    }
    var water = Drawing()
    var random = f.random(9)
    for tier in 0..<2 {
      var glints = BezierPath()
      for _ in 0..<60 {
        let t = random.unit()
        glints.append(
          BezierPath(
            lens: CGPoint(
              x: random.unit() * f.w, y: line + f.s * 0.03 + (f.h - line) * pow(t, 1.4)),
            f.s * (0.02 + 0.16 * t) * random.between(0.4, 1), f.s * (0.0008 + 0.0026 * t)))
      }
      water.fill(glints, with: tier == 0 ? Color(0xF1EADF, 0.16) : Color(0x0F2228, 0.2))
    }
    water.fill(
      f.rect,
      with: f.vertical(
        0, f.h,
        Gradient([
          .init(0.7, p.dark.withAlphaComponent(0)), .init(1, p.dark.withAlphaComponent(0.6)),
        ])))
    return [back] + groups + [water]
  }
}
