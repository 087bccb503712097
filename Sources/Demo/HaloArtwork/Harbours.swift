import FocusGeometry
import Foundation
import HaloDisplayList

/// Pictures of places by the water.
enum Harbours {
  static let whiteVillage = Artwork(
    "white-village", title: "White Noon", place: "Village above the Sea", isLight: true, seed: 131,
    harmony: Harmony(0x1D4E89, 0xE9A77E, 0xFBF3E6),
    lettering: Lettering(
      .column, .tone(0xFDF8EE), foot: .tone(0x1D4E89), "Even the sea keeps its voice down")
  ) { f, p in
    var sky = Drawing()
    sky.sky(f, to: f.h * 0.7, [(0, Color(0x2B6CB0)), (0.6, Color(0x6FA8D6)), (1, Color(0xC6DFEA))])
    let sea = f.h * (f.isTall ? 0.5 : 0.5)
    sky.fill(
      CGRect(x: 0, y: sea, width: f.w, height: f.h - sea),
      with: f.vertical(sea, f.h, .smooth(Color(0x3F86BD), Color(0x1D5C99))))
    var random = f.random(1)
    var glints = BezierPath()
    for _ in 0..<60 {
      let t = random.unit()
      glints.append(
        BezierPath(
          lens: CGPoint(x: random.unit() * f.w, y: sea + f.s * (0.006 + 0.2 * t)),
          f.s * (0.01 + 0.03 * t), f.s * 0.0022))
    }
    sky.fill(glints, with: Color(0xE2F1F6, 0.5))

    let lit = Color(0xFDF6EA)
    let shade = Color(0xBFC6DC)
    let warm = Color(0xF3DCC6)
    let x0 = f.w / 2
    let s = f.s
    let floor = f.h * 0.84
    var back = Drawing()
    // A dome with its house.
    let dome = CGPoint(x: x0 - s * 0.16, y: floor - s * 0.44)
    back.fill(
      BezierPath(arc: dome, s * 0.15, s * 0.15, from: .pi, to: 2 * .pi),
      with: .radial(
        .smooth(Color(0x7FB2DE), Color(0x2F6FB4), Color(0x1D4E89)),
        center: CGPoint(x: dome.x - s * 0.06, y: dome.y - s * 0.1), radius: s * 0.24))
    back.fill(BezierPath(circle: CGPoint(x: dome.x, y: dome.y - s * 0.152), s * 0.011), with: lit)
    back.fill(
      CGRect(x: dome.x - s * 0.165, y: dome.y, width: s * 0.33, height: f.h),
      with: .linear(
        .smooth([(0, lit), (0.55, lit), (1, shade)]), from: CGPoint(x: dome.x - s * 0.165, y: 0),
        to: CGPoint(x: dome.x + s * 0.165, y: 0)))
    for k in -1...1 {
      let c = CGPoint(x: dome.x + CGFloat(k) * s * 0.09, y: dome.y + s * 0.085)
      var niche = BezierPath(arc: c, s * 0.022, s * 0.022, from: .pi, to: 2 * .pi)
      niche.addLine(to: CGPoint(x: c.x + s * 0.022, y: c.y + s * 0.05))
      niche.addLine(to: CGPoint(x: c.x - s * 0.022, y: c.y + s * 0.05))
      niche.close()
      back.fill(niche, with: Color(0x7C93BE))
    }
    var front = Drawing()
    // The wall with an arch, on the right.
    let wall = CGRect(x: x0 + s * 0.09, y: floor - s * 0.33, width: f.w, height: f.h)
    front.fill(
      wall,
      with: .linear(
        .smooth([(0, Color(0xFFFBF2)), (0.35, lit), (1, warm)]),
        from: CGPoint(x: wall.minX, y: wall.minY),
        to: CGPoint(x: wall.minX + s * 0.7, y: wall.minY + s * 0.5)))
    front.fill(
      CGRect(x: wall.minX - s * 0.012, y: wall.minY - s * 0.02, width: f.w, height: s * 0.028),
      with: .color(Color(0xFFFDF8)))
    front.fill(
      CGRect(x: wall.minX, y: wall.minY + s * 0.008, width: f.w, height: s * 0.014),
      with: .color(Color(0xC9C9DA, 0.7)))
    let arch = CGPoint(x: wall.minX + s * 0.19, y: floor - s * 0.12)
    func door(_ c: CGPoint, _ r: CGFloat) -> BezierPath {
      var path = BezierPath(arc: c, r, r, from: .pi, to: 2 * .pi)
      path.addLine(to: CGPoint(x: c.x + r, y: floor + s * 0.002))
      path.addLine(to: CGPoint(x: c.x - r, y: floor + s * 0.002))
      path.close()
      return path
    }
    front.fill(door(arch, s * 0.095), with: Color(0x9AA7CB))
    front.clipped(to: door(arch, s * 0.095)) { clip in
      clip.fill(
        door(CGPoint(x: arch.x + s * 0.03, y: arch.y + s * 0.01), s * 0.092),
        with: f.vertical(arch.y - s * 0.1, floor, .smooth(Color(0x2B64A8), Color(0x1D4E89))))
      var planks = BezierPath()
      for k in 0..<5 {
        planks.move(
          to: CGPoint(x: arch.x - s * 0.04 + CGFloat(k) * s * 0.035, y: arch.y - s * 0.12))
        planks.addLine(to: CGPoint(x: arch.x - s * 0.04 + CGFloat(k) * s * 0.035, y: floor))
      }
      clip.stroke(planks, width: s * 0.0028, color: Color(0x153C6C, 0.6))
    }
    if f.isWide {
      let c = CGPoint(x: wall.minX + s * 0.62, y: floor - s * 0.17)
      let window = CGRect(x: c.x - s * 0.045, y: c.y - s * 0.06, width: s * 0.09, height: s * 0.12)
      front.fill(window, with: .color(Color(0x2B64A8)))
      front.fill(
        CGRect(x: window.minX, y: window.minY, width: s * 0.016, height: window.height),
        with: .color(Color(0x9AA7CB)))
      front.fill(
        CGRect(
          x: window.minX - s * 0.012, y: window.maxY, width: window.width + s * 0.024,
          height: s * 0.014), with: .color(Color(0xFFFDF8)))
    }
    // Stairs that rise from the left towards the door.
    let steps = 7
    let tread = s * 0.085
    let riser = (floor - (floor - s * 0.0)) + s * 0.045
    for step in 0..<steps + Int(f.w / s * 6) {
      let k = CGFloat(step)
      let x = x0 + s * 0.09 - tread * (k - 3)
      let y = floor + riser * (k - 3)
      guard step < 12 else { break }
      let top = max(floor, y)
      if step >= 3 {
        front.fill(
          CGRect(x: x - tread, y: top, width: f.w * 2, height: f.h), with: .color(Color(0xFFFAF0)))
        front.fill(
          CGRect(x: x - tread, y: top + s * 0.012, width: f.w * 2, height: riser - s * 0.012),
          with: .linear(
            .smooth(Color(0xC7CCE0), Color(0xD9D4DC), Color(0xE9D9CB)),
            from: CGPoint(x: x - tread, y: 0), to: CGPoint(x: x + s * 0.8, y: 0)))
      }
    }
    // The parapet nearest to the viewer.
    let sill = f.h * 0.89
    front.fill(
      CGRect(x: 0, y: sill, width: f.w, height: f.h),
      with: f.vertical(sill, f.h, .smooth(Color(0xFBF3E8), Color(0xE9DDD6))))
    front.fill(CGRect(x: 0, y: sill, width: f.w, height: s * 0.012), with: .color(Color(0xFFFDF8)))
    front.fill(
      CGRect(x: 0, y: sill - s * 0.03, width: f.w, height: s * 0.03),
      with: f.vertical(sill - s * 0.03, sill, Gradient(Color(0x4F68A6, 0), Color(0x4F68A6, 0.22))))
    // Bougainvillea over the wall, with its shadow.
    let noise = f.noise(3)
    func branch(_ t: CGFloat, _ spread: CGFloat) -> CGPoint {
      let along = t * (f.w - wall.minX + s * 0.1)
      let hang = max(0, noise.at(along / s * 6 + 2)) * 0.16 + 0.02
      return CGPoint(
        x: wall.minX + s * 0.03 + along,
        y: wall.minY + s * (hang * (spread + 0.55) + spread * 0.045 - 0.025))
    }
    var shadow = BezierPath()
    var mass = BezierPath()
    var leaves = BezierPath()
    var petals = [BezierPath(), BezierPath(), BezierPath()]
    let run = max(1, (f.w - wall.minX) / s * 1.6)
    for _ in 0..<Int(46 * run) {
      let c = branch(random.unit(), random.soft() * 0.3)
      let r = s * random.between(0.014, 0.03)
      mass.append(BezierPath(blob: c, r, noise: noise, roughness: 0.5, points: 10))
      shadow.append(BezierPath(circle: CGPoint(x: c.x + s * 0.03, y: c.y + s * 0.05), r * 1.1))
    }
    for _ in 0..<Int(560 * run) {
      let spread = random.soft() * 0.55
      let c = branch(random.unit(), spread)
      let r = s * random.between(0.004, 0.0085)
      let path = BezierPath(blob: c, r, noise: noise, roughness: 0.6, points: 5)
      let luck = random.unit()
      if luck < 0.2 {
        leaves.append(path)
      } else {
        petals[luck < 0.42 ? 0 : spread < -0.08 ? 2 : 1].append(path)
      }
    }
    front.clipped(
      to: BezierPath(
        rect: CGRect(x: wall.minX, y: wall.minY, width: f.w, height: floor - wall.minY))
    ) {
      $0.fill(shadow, with: Color(0x4F68A6, 0.3))
    }
    front.fill(mass, with: Color(0xB5336D))
    front.fill(petals[0], with: Color(0xA82860))
    front.fill(leaves, with: Color(0x3F6B52))
    front.fill(petals[1], with: Color(0xD6457C))
    front.fill(petals[2], with: Color(0xF17FA6))
    return [sky, back, front]
  }

  static let harbour = Artwork(
    "harbour-night", title: "Night Ferry", place: "Harbour, Last Boat", seed: 137,
    harmony: Harmony(0x0B1B2B, 0x2C5572, 0xFFCF8A),
    lettering: Lettering(.crown, .light, "No one gets off")
  ) { f, p in
    let line = f.h * (f.isTall ? 0.56 : 0.57)
    var sky = Drawing()
    sky.sky(
      f, to: line,
      [(0, Color(0x0C1A2E)), (0.55, Color(0x1D3F5C)), (0.9, Color(0x5F7F90)), (1, Color(0xC99F7C))])
    sky.stars(f, count: 120, to: line * 0.7, Color(0xFFF3DA, 0.7))
    var town = Drawing()
    let noise = f.noise(3)
    var random = f.random(4)
    let water = CGRect(x: 0, y: line, width: f.w, height: f.h - line)
    town.fill(
      water,
      with: f.vertical(
        line, f.h,
        .smooth([
          (0, Color(0x8C7F74)), (0.12, Color(0x2F5268)), (0.5, Color(0x16324A)),
          (1, Color(0x08131F)),
        ])))
    func hill(_ x: CGFloat) -> CGFloat {
      line - f.s
        * (0.05 + 0.11 * smoothstep(-0.1, 0.8, abs(f.u(x) + 0.1)) + 0.03
          * noise.fractal(f.u(x) * 2.2))
    }
    town.clipped(to: BezierPath(rect: CGRect(x: 0, y: 0, width: f.w, height: line))) {
      $0.fill(
        f.below(hill),
        with: f.vertical(line - f.s * 0.18, line, .smooth(Color(0x1A3145), Color(0x24384A))))
    }
    town.clipped(to: BezierPath(rect: water)) {
      $0.fill(
        f.below(hill).applying(CGAffineTransform(a: 1, b: 0, c: 0, d: -0.8, tx: 0, ty: line * 1.8)),
        with: Color(0x0A1B2B, 0.4))
    }
    var houses = BezierPath()
    var lamps = [BezierPath(), BezierPath()]
    var streaks = BezierPath()
    for _ in 0..<Int(64 * f.w / f.s) {
      let x = random.unit() * f.w
      let depth = random.unit()
      let y = lerp(hill(x) + f.s * 0.014, line, depth)
      let width = f.s * random.between(0.016, 0.034)
      houses.append(
        BezierPath(polygon: [
          CGPoint(x: x - width / 2, y: y), CGPoint(x: x - width / 2, y: y - width * 0.7),
          CGPoint(x: x, y: y - width * 1.1),
          CGPoint(x: x + width / 2, y: y - width * 0.7), CGPoint(x: x + width / 2, y: y),
        ]))
      for _ in 0..<2 where random.unit() < 0.75 {
        let r = f.s * random.between(0.0016, 0.003)
        lamps[random.unit() < 0.7 ? 0 : 1].append(
          BezierPath(
            rect: CGRect(
              x: x + random.soft() * width * 0.25 - r, y: y - width * random.between(0.2, 0.55),
              width: r * 2, height: r * 2.2)))
      }
    }
    town.fill(houses, with: Color(0x16293B, 0.85))
    town.fill(lamps[0], with: p.light)
    town.fill(lamps[1], with: Color(0xFFEFCF))
    for index in 0..<Int(13 * max(1, f.w / f.s)) {
      let x = f.w * (CGFloat(index) + 0.5 + random.soft() * 0.4) / (13 * max(1, f.w / f.s))
      let lamp = CGPoint(x: x, y: line - f.s * 0.012)
      let power = random.between(0.4, 1)
      town.glow(lamp, f.s * 0.055 * power, Color(0xFFC878, 0.75))
      town.fill(BezierPath(circle: lamp, f.s * 0.0036), with: Color(0xFFF4DC))
      var y = line + f.s * 0.006
      let reach = f.s * random.between(0.16, 0.36) * power
      while y < line + reach {
        let t = (y - line) / reach
        streaks.append(
          BezierPath(
            lens: CGPoint(x: x + random.soft() * f.s * 0.008 * (1 + t * 2), y: y),
            f.s * random.between(0.006, 0.016) * (1 - 0.5 * t), f.s * 0.0022))
        y += f.s * (0.006 + 0.012 * t)
      }
    }
    town.fill(streaks, with: Color(0xFFC878, 0.55))

    var boat = Drawing()
    let s = f.s
    let c = CGPoint(x: f.w / 2 + s * (f.isWide ? 0.22 : 0.04), y: line + s * 0.15)
    boat.haze(CGPoint(x: c.x, y: c.y + s * 0.07), s * 0.3, s * 0.07, Color(0xFFC878, 0.3))
    func deck(_ l: CGFloat, _ r: CGFloat, _ b: CGFloat, _ h: CGFloat, _ color: Color) {
      boat.fill(
        BezierPath(
          roundedRect: CGRect(
            x: c.x + s * l, y: c.y - s * (b + h), width: s * (r - l), height: s * h),
          cornerRadius: s * 0.008),
        with: f.vertical(c.y - s * (b + h), c.y - s * b, .smooth(color, color.shade(-0.08))))
    }
    deck(-0.16, 0.15, 0.028, 0.05, Color(0xE7DCC9))
    deck(-0.12, 0.11, 0.076, 0.042, Color(0xD5CBBB))
    deck(0.02, 0.085, 0.117, 0.03, Color(0xC5BDB0))
    boat.fill(
      BezierPath(polygon: [
        CGPoint(x: c.x - s * 0.08, y: c.y - s * 0.115),
        CGPoint(x: c.x - s * 0.072, y: c.y - s * 0.18),
        CGPoint(x: c.x - s * 0.03, y: c.y - s * 0.18),
        CGPoint(x: c.x - s * 0.024, y: c.y - s * 0.115),
      ]), with: Color(0xB4473A))
    boat.fill(
      CGRect(x: c.x - s * 0.074, y: c.y - s * 0.18, width: s * 0.046, height: s * 0.016),
      with: .color(Color(0x1B2B38)))
    var panes = BezierPath()
    for k in 0..<11 {
      panes.append(
        BezierPath(
          roundedRect: CGRect(
            x: c.x - s * 0.146 + CGFloat(k) * s * 0.0265, y: c.y - s * 0.066, width: s * 0.017,
            height: s * 0.019), cornerRadius: s * 0.003))
    }
    for k in 0..<8 {
      panes.append(
        BezierPath(
          roundedRect: CGRect(
            x: c.x - s * 0.106 + CGFloat(k) * s * 0.0265, y: c.y - s * 0.107, width: s * 0.016,
            height: s * 0.016), cornerRadius: s * 0.003))
    }
    boat.fill(panes, with: Color(0xFFD995))
    var hull = BezierPath()
    hull.move(to: CGPoint(x: c.x - s * 0.2, y: c.y - s * 0.036))
    hull.addLine(to: CGPoint(x: c.x + s * 0.24, y: c.y - s * 0.048))
    hull.addQuadCurve(
      to: CGPoint(x: c.x + s * 0.17, y: c.y + s * 0.035),
      controlPoint: CGPoint(x: c.x + s * 0.21, y: c.y + s * 0.015))
    hull.addLine(to: CGPoint(x: c.x - s * 0.17, y: c.y + s * 0.035))
    hull.close()
    boat.fill(
      hull,
      with: f.vertical(c.y - s * 0.04, c.y + s * 0.035, .smooth(Color(0x20394C), Color(0x0A1620))))
    boat.stroke(
      BezierPath(
        polygon: [
          CGPoint(x: c.x - s * 0.193, y: c.y - s * 0.02),
          CGPoint(x: c.x + s * 0.226, y: c.y - s * 0.03),
        ], closed: false), width: s * 0.004, color: Color(0xE9D8BC))
    boat.stroke(
      BezierPath(
        polygon: [
          CGPoint(x: c.x + s * 0.055, y: c.y - s * 0.147),
          CGPoint(x: c.x + s * 0.055, y: c.y - s * 0.22),
        ], closed: false), width: s * 0.003, color: Color(0xC5BDB0))
    boat.glow(CGPoint(x: c.x + s * 0.055, y: c.y - s * 0.222), s * 0.04, Color(0xFFF1D0, 0.9))
    var wake = BezierPath()
    var warm = BezierPath()
    for _ in 0..<70 {
      let t = random.unit()
      let y = c.y + s * (0.034 + 0.2 * t * t)
      wake.append(
        BezierPath(
          lens: CGPoint(x: c.x + random.soft() * s * 0.26 - s * 0.03, y: y),
          s * random.between(0.02, 0.06), s * 0.0026))
      warm.append(
        BezierPath(
          lens: CGPoint(x: c.x + random.soft() * s * 0.16, y: y + s * 0.004),
          s * random.between(0.008, 0.03), s * 0.0028))
    }
    boat.fill(wake, with: Color(0x07131F, 0.5))
    boat.fill(warm, with: Color(0xFFD08A, 0.5))
    return [sky, town, boat]
  }
}
