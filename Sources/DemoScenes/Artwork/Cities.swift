import FocusGeometry
import Foundation
import SceneGraph

/// What people built.
enum Cities {
  static let lateShift = Artwork(
    "city-blocks", title: "Late Shift", place: "Blocks from the Roof", seed: 113,
    palette: Palette(0x151431, 0x55508F, 0xFFC777),
    lettering: Lettering(.stacked, .light, "Someone left a light on")
  ) { f, p in
    var sky = Drawing()
    sky.sky(f, [(0, Color(0x1B1C44)), (0.35, Color(0x3C3A78)), (0.62, Color(0x8B6A9E)), (0.85, Color(0xE79A8C))])
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
        body.append(BezierPath(rect: CGRect(x: x, y: top, width: width + 0.5, height: f.h - top + 10)))
        // A side turned from the sunset.
        faces.append(BezierPath(rect: CGRect(x: x + width * 0.72, y: top, width: width * 0.28 + 0.5, height: f.h - top + 10)))
        if random.unit() < 0.5 {
          let cap = width * random.between(0.3, 0.6)
          body.append(BezierPath(rect: CGRect(x: x + (width - cap) * 0.4, y: top - unit * 0.22, width: cap, height: unit * 0.25)))
        }
        if random.unit() < 0.3 {
          body.append(BezierPath(rect: CGRect(x: x + width * 0.45, y: top - unit * random.between(0.5, 1.1), width: unit * 0.035, height: unit * 1.1)))
        }
        if tier > 0 {
          let pitch = unit * 0.2
          let columns = max(2, Int(width / pitch) - 1)
          let inset = (width - CGFloat(columns) * pitch) / 2
          let lively = random.between(0.12, 0.5)
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
        }
        x += width + (random.unit() < 0.25 ? unit * 0.3 : 0)
      }
      let top = f.h * (0.4 + 0.12 * CGFloat(tier))
      drawing.fill(body, with: f.vertical(top, f.h * (0.82 + 0.07 * CGFloat(tier)), .smooth(color, color.blend(Color(0xC98FA0), 0.42 - 0.34 * t))))
      drawing.fill(faces, with: Color(0x10102C, 0.14 + 0.14 * t))
      let glow = 0.45 + 0.55 * t
      drawing.fill(windows[0], with: Color(0xFFC777, 0.85 * glow))
      drawing.fill(windows[1], with: Color(0xFFE9BF, 0.95 * glow))
      drawing.fill(windows[2], with: Color(0xE88A5F, 0.7 * glow))
      if tier < 3 { drawing.mist(f, f.h * (0.56 + 0.1 * t), f.h * (0.8 + 0.1 * t), f.h * 1.1, Color(0xE0A0A0, 0.32 - 0.2 * t)) }
      layers.append(drawing)
    }
    return layers
  }

  static let bridge = Artwork(
    "bridge-in-fog", title: "Span", place: "Strait, Fog Signal On", isLight: true, seed: 127,
    palette: Palette(0x4A2A2C, 0xC4523C, 0xEEE7DF),
    lettering: Lettering(.banner, .tone(0x5A2A26), "Meet me halfway")
  ) { f, p in
    var sky = Drawing()
    sky.sky(f, [(0, Color(0xB9C6CC)), (0.4, Color(0xDCDDD9)), (0.75, Color(0xF3E6D8)), (1, Color(0xDDD6D0))])
    sky.glow(f.point(0.26, 0.3), f.s * 0.7, Color(0xFFF6E2, 0.9))
    let hills = f.noise(4)
    for tier in 0..<2 {
      let t = CGFloat(tier)
      sky.fill(
        f.below { f.h * (0.66 + 0.03 * t) - f.s * (0.1 * smoothstep(0, 0.9, (tier == 0 ? 1 : -1) * f.u($0) + 0.1) + 0.03 * hills.fractal(f.u($0) * 2 + t * 7)) },
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
      let fade = f.vertical(top, deckY(x) + f.s * 0.25 * scale, .smooth([(0, color), (0.6, color), (1, color.withAlphaComponent(0))]))
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
        drawing.fill(CGRect(x: x + side * gap + half * 0.25, y: top, width: half * 0.5, height: y - top), with: f.vertical(top, y, .smooth([(0, p.dark.withAlphaComponent(0.25)), (0.6, p.dark.withAlphaComponent(0.2)), (1, p.dark.withAlphaComponent(0))])))
      }
      for step in 0..<4 {
        let y = lerp(top + leg * 0.3, deckY(x) - leg, CGFloat(step) / 3.4)
        drawing.fill(CGRect(x: x - gap, y: y, width: gap * 2, height: leg * (1 - 0.12 * CGFloat(step))), with: .color(color.shade(-0.03)))
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
          drawing.stroke(BezierPath(polygon: line, closed: false), width: f.s * 0.0052 * max(0.3, height((a + b) / 2)), color: tint)
          var rods = BezierPath()
          var x = a
          while x < b {
            rods.move(to: CGPoint(x: x + shift * height(x), y: y(x)))
            rods.addLine(to: CGPoint(x: x + shift * height(x), y: deckY(x)))
            x += f.s * 0.022 * max(0.45, height(x))
          }
          drawing.stroke(rods, width: f.s * 0.0013, color: tint.withAlphaComponent(tint.alpha * 0.6))
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
    far.fill(road, with: .linear(.smooth(Color(0xA5412F), air(nearX), air(farX)), from: CGPoint(x: nearX - f.s * 0.4, y: 0), to: CGPoint(x: farX, y: 0)))
    tower(&near, nearX, p.mid, 1)
    var fog = Drawing()
    let n = f.noise(8)
    for tier in 0..<4 {
      let t = CGFloat(tier) / 3
      let base = f.h * (0.7 + 0.085 * CGFloat(tier))
      let tone = Color(0xF6EFE6).blend(Color(0xC9CFD0), t * 0.7)
      fog.fill(
        f.below(step: 0.03) { base - f.s * 0.05 * n.fractal(f.u($0) * (1.3 + t) + CGFloat(tier) * 5, octaves: 3, gain: 0.4) },
        with: f.vertical(base - f.s * 0.05, base + f.s * 0.1, .smooth(tone.withAlphaComponent(0.0), tone.withAlphaComponent(0.55), tone.withAlphaComponent(0.85))))
    }
    var birds = BezierPath()
    for (dx, dy, size) in [(0.1, -0.1, 1.0), (0.15, -0.13, 0.8), (0.05, -0.15, 0.7), (0.2, -0.09, 0.6)] as [(CGFloat, CGFloat, CGFloat)] {
      let c = CGPoint(x: f.w / 2 + f.s * dx, y: f.h * 0.34 + f.s * dy)
      let r = f.s * 0.016 * size
      birds.move(to: CGPoint(x: c.x - r, y: c.y - r * 0.35))
      birds.addQuadCurve(to: c, controlPoint: CGPoint(x: c.x - r * 0.35, y: c.y - r * 0.5))
      birds.addQuadCurve(to: CGPoint(x: c.x + r, y: c.y - r * 0.45), controlPoint: CGPoint(x: c.x + r * 0.35, y: c.y - r * 0.55))
    }
    far.stroke(birds, width: f.s * 0.0024, color: Color(0x6E6A6A, 0.8))
    return [sky, far, near, fog]
  }

  static let whiteVillage = Artwork(
    "white-village", title: "White Noon", place: "Village above the Sea", isLight: true, seed: 131,
    palette: Palette(0x1D4E89, 0xE9A77E, 0xFBF3E6),
    lettering: Lettering(.column, .tone(0xFDF8EE), foot: .tone(0x1D4E89), "Even the sea keeps its voice down")
  ) { f, p in
    var sky = Drawing()
    sky.sky(f, to: f.h * 0.7, [(0, Color(0x2B6CB0)), (0.6, Color(0x6FA8D6)), (1, Color(0xC6DFEA))])
    let sea = f.h * (f.isTall ? 0.5 : 0.5)
    sky.fill(CGRect(x: 0, y: sea, width: f.w, height: f.h - sea), with: f.vertical(sea, f.h, .smooth(Color(0x3F86BD), Color(0x1D5C99))))
    var random = f.random(1)
    var glints = BezierPath()
    for _ in 0..<60 {
      let t = random.unit()
      glints.append(BezierPath(lens: CGPoint(x: random.unit() * f.w, y: sea + f.s * (0.006 + 0.2 * t)), f.s * (0.01 + 0.03 * t), f.s * 0.0022))
    }
    sky.fill(glints, with: Color(0xE2F1F6, 0.5))

    let lit = Color(0xFDF6EA)
    let shade = Color(0xBFC6DC)
    let warm = Color(0xF3DCC6)
    let x0 = f.w / 2
    let s = f.s
    let floor = f.h * 0.84
    var back = Drawing()
    // A dome and its house.
    let dome = CGPoint(x: x0 - s * 0.16, y: floor - s * 0.44)
    back.fill(
      BezierPath(arc: dome, s * 0.15, s * 0.15, from: .pi, to: 2 * .pi),
      with: .radial(.smooth(Color(0x7FB2DE), Color(0x2F6FB4), Color(0x1D4E89)), center: CGPoint(x: dome.x - s * 0.06, y: dome.y - s * 0.1), radius: s * 0.24))
    back.fill(BezierPath(circle: CGPoint(x: dome.x, y: dome.y - s * 0.152), s * 0.011), with: lit)
    back.fill(CGRect(x: dome.x - s * 0.165, y: dome.y, width: s * 0.33, height: f.h), with: .linear(.smooth([(0, lit), (0.55, lit), (1, shade)]), from: CGPoint(x: dome.x - s * 0.165, y: 0), to: CGPoint(x: dome.x + s * 0.165, y: 0)))
    for k in -1...1 {
      let c = CGPoint(x: dome.x + CGFloat(k) * s * 0.09, y: dome.y + s * 0.085)
      var niche = BezierPath(arc: c, s * 0.022, s * 0.022, from: .pi, to: 2 * .pi)
      niche.addLine(to: CGPoint(x: c.x + s * 0.022, y: c.y + s * 0.05))
      niche.addLine(to: CGPoint(x: c.x - s * 0.022, y: c.y + s * 0.05))
      niche.close()
      back.fill(niche, with: Color(0x7C93BE))
    }
    var front = Drawing()
    // The wall with an arch, at the right.
    let wall = CGRect(x: x0 + s * 0.09, y: floor - s * 0.33, width: f.w, height: f.h)
    front.fill(wall, with: .linear(.smooth([(0, Color(0xFFFBF2)), (0.35, lit), (1, warm)]), from: CGPoint(x: wall.minX, y: wall.minY), to: CGPoint(x: wall.minX + s * 0.7, y: wall.minY + s * 0.5)))
    front.fill(CGRect(x: wall.minX - s * 0.012, y: wall.minY - s * 0.02, width: f.w, height: s * 0.028), with: .color(Color(0xFFFDF8)))
    front.fill(CGRect(x: wall.minX, y: wall.minY + s * 0.008, width: f.w, height: s * 0.014), with: .color(Color(0xC9C9DA, 0.7)))
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
      clip.fill(door(CGPoint(x: arch.x + s * 0.03, y: arch.y + s * 0.01), s * 0.092), with: f.vertical(arch.y - s * 0.1, floor, .smooth(Color(0x2B64A8), Color(0x1D4E89))))
      var planks = BezierPath()
      for k in 0..<5 {
        planks.move(to: CGPoint(x: arch.x - s * 0.04 + CGFloat(k) * s * 0.035, y: arch.y - s * 0.12))
        planks.addLine(to: CGPoint(x: arch.x - s * 0.04 + CGFloat(k) * s * 0.035, y: floor))
      }
      clip.stroke(planks, width: s * 0.0028, color: Color(0x153C6C, 0.6))
    }
    if f.isWide {
      let c = CGPoint(x: wall.minX + s * 0.62, y: floor - s * 0.17)
      let window = CGRect(x: c.x - s * 0.045, y: c.y - s * 0.06, width: s * 0.09, height: s * 0.12)
      front.fill(window, with: .color(Color(0x2B64A8)))
      front.fill(CGRect(x: window.minX, y: window.minY, width: s * 0.016, height: window.height), with: .color(Color(0x9AA7CB)))
      front.fill(CGRect(x: window.minX - s * 0.012, y: window.maxY, width: window.width + s * 0.024, height: s * 0.014), with: .color(Color(0xFFFDF8)))
    }
    // Stairs rise from the left towards the door.
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
        front.fill(CGRect(x: x - tread, y: top, width: f.w * 2, height: f.h), with: .color(Color(0xFFFAF0)))
        front.fill(CGRect(x: x - tread, y: top + s * 0.012, width: f.w * 2, height: riser - s * 0.012), with: .linear(.smooth(Color(0xC7CCE0), Color(0xD9D4DC), Color(0xE9D9CB)), from: CGPoint(x: x - tread, y: 0), to: CGPoint(x: x + s * 0.8, y: 0)))
      }
    }
    // A parapet nearest to the eye.
    let sill = f.h * 0.89
    front.fill(
      CGRect(x: 0, y: sill, width: f.w, height: f.h),
      with: f.vertical(sill, f.h, .smooth(Color(0xFBF3E8), Color(0xE9DDD6))))
    front.fill(CGRect(x: 0, y: sill, width: f.w, height: s * 0.012), with: .color(Color(0xFFFDF8)))
    front.fill(
      CGRect(x: 0, y: sill - s * 0.03, width: f.w, height: s * 0.03),
      with: f.vertical(sill - s * 0.03, sill, Gradient(Color(0x4F68A6, 0), Color(0x4F68A6, 0.22))))
    // Bougainvillea over the wall, and its shade on it.
    let noise = f.noise(3)
    func branch(_ t: CGFloat, _ spread: CGFloat) -> CGPoint {
      let along = t * (f.w - wall.minX + s * 0.1)
      let hang = max(0, noise.at(along / s * 6 + 2)) * 0.16 + 0.02
      return CGPoint(
        x: wall.minX + s * 0.03 + along, y: wall.minY + s * (hang * (spread + 0.55) + spread * 0.045 - 0.025))
    }
    var shadow = BezierPath()
    var leaves = BezierPath()
    var petals = [BezierPath(), BezierPath(), BezierPath()]
    for _ in 0..<Int(330 * max(1, (f.w - wall.minX) / s * 1.6)) {
      let spread = random.soft() * 0.55
      let c = branch(random.unit(), spread)
      let r = s * random.between(0.006, 0.0125)
      let path = BezierPath(blob: c, r, noise: noise, roughness: 0.6, points: 5)
      shadow.append(BezierPath(circle: CGPoint(x: c.x + s * 0.03, y: c.y + s * 0.05), r * 1.15))
      let luck = random.unit()
      if luck < 0.3 { leaves.append(path) } else {
        petals[luck < 0.5 ? 0 : spread < -0.1 ? 2 : 1].append(path)
      }
    }
    front.clipped(to: BezierPath(rect: CGRect(x: wall.minX, y: wall.minY, width: f.w, height: floor - wall.minY))) {
      $0.fill(shadow, with: Color(0x4F68A6, 0.3))
    }
    front.fill(petals[0], with: Color(0xA82860))
    front.fill(leaves, with: Color(0x3F6B52))
    front.fill(petals[1], with: Color(0xD6457C))
    front.fill(petals[2], with: Color(0xF17FA6))
    return [sky, back, front]
  }

  static let harbour = Artwork(
    "harbour-night", title: "Night Ferry", place: "Harbour, Last Boat", seed: 137,
    palette: Palette(0x0B1B2B, 0x2C5572, 0xFFCF8A),
    lettering: Lettering(.crown, .light, "No one gets off")
  ) { f, p in
    let line = f.h * (f.isTall ? 0.56 : 0.57)
    var sky = Drawing()
    sky.sky(f, to: line, [(0, Color(0x0C1A2E)), (0.55, Color(0x1D3F5C)), (0.9, Color(0x5F7F90)), (1, Color(0xC99F7C))])
    sky.stars(f, count: 120, to: line * 0.7, Color(0xFFF3DA, 0.7))
    var town = Drawing()
    let noise = f.noise(3)
    var random = f.random(4)
    let water = CGRect(x: 0, y: line, width: f.w, height: f.h - line)
    town.fill(water, with: f.vertical(line, f.h, .smooth([(0, Color(0x8C7F74)), (0.12, Color(0x2F5268)), (0.5, Color(0x16324A)), (1, Color(0x08131F))])))
    func hill(_ x: CGFloat) -> CGFloat {
      line - f.s * (0.05 + 0.11 * smoothstep(-0.1, 0.8, abs(f.u(x) + 0.1)) + 0.03 * noise.fractal(f.u(x) * 2.2))
    }
    town.clipped(to: BezierPath(rect: CGRect(x: 0, y: 0, width: f.w, height: line))) {
      $0.fill(f.below(hill), with: f.vertical(line - f.s * 0.18, line, .smooth(Color(0x1A3145), Color(0x24384A))))
    }
    town.clipped(to: BezierPath(rect: water)) {
      $0.fill(f.below(hill).applying(CGAffineTransform(a: 1, b: 0, c: 0, d: -0.8, tx: 0, ty: line * 1.8)), with: Color(0x0A1B2B, 0.4))
    }
    var houses = BezierPath()
    var lamps = [BezierPath(), BezierPath()]
    var streaks = BezierPath()
    for _ in 0..<Int(64 * f.w / f.s) {
      let x = random.unit() * f.w
      let depth = random.unit()
      let y = lerp(hill(x) + f.s * 0.014, line, depth)
      let width = f.s * random.between(0.016, 0.034)
      houses.append(BezierPath(polygon: [
        CGPoint(x: x - width / 2, y: y), CGPoint(x: x - width / 2, y: y - width * 0.7), CGPoint(x: x, y: y - width * 1.1),
        CGPoint(x: x + width / 2, y: y - width * 0.7), CGPoint(x: x + width / 2, y: y),
      ]))
      for _ in 0..<2 where random.unit() < 0.75 {
        let r = f.s * random.between(0.0016, 0.003)
        lamps[random.unit() < 0.7 ? 0 : 1].append(BezierPath(rect: CGRect(x: x + random.soft() * width * 0.25 - r, y: y - width * random.between(0.2, 0.55), width: r * 2, height: r * 2.2)))
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
        streaks.append(BezierPath(lens: CGPoint(x: x + random.soft() * f.s * 0.008 * (1 + t * 2), y: y), f.s * random.between(0.006, 0.016) * (1 - 0.5 * t), f.s * 0.0022))
        y += f.s * (0.006 + 0.012 * t)
      }
    }
    town.fill(streaks, with: Color(0xFFC878, 0.55))

    var boat = Drawing()
    let s = f.s
    let c = CGPoint(x: f.w / 2 + s * (f.isWide ? 0.22 : 0.04), y: line + s * 0.15)
    boat.haze(CGPoint(x: c.x, y: c.y + s * 0.07), s * 0.3, s * 0.07, Color(0xFFC878, 0.3))
    func deck(_ l: CGFloat, _ r: CGFloat, _ b: CGFloat, _ h: CGFloat, _ color: Color) {
      boat.fill(BezierPath(roundedRect: CGRect(x: c.x + s * l, y: c.y - s * (b + h), width: s * (r - l), height: s * h), cornerRadius: s * 0.008), with: f.vertical(c.y - s * (b + h), c.y - s * b, .smooth(color, color.shade(-0.08))))
    }
    deck(-0.16, 0.15, 0.028, 0.05, Color(0xE7DCC9))
    deck(-0.12, 0.11, 0.076, 0.042, Color(0xD5CBBB))
    deck(0.02, 0.085, 0.117, 0.03, Color(0xC5BDB0))
    boat.fill(BezierPath(polygon: [
      CGPoint(x: c.x - s * 0.08, y: c.y - s * 0.115), CGPoint(x: c.x - s * 0.072, y: c.y - s * 0.18),
      CGPoint(x: c.x - s * 0.03, y: c.y - s * 0.18), CGPoint(x: c.x - s * 0.024, y: c.y - s * 0.115),
    ]), with: Color(0xB4473A))
    boat.fill(CGRect(x: c.x - s * 0.074, y: c.y - s * 0.18, width: s * 0.046, height: s * 0.016), with: .color(Color(0x1B2B38)))
    var panes = BezierPath()
    for k in 0..<11 { panes.append(BezierPath(roundedRect: CGRect(x: c.x - s * 0.146 + CGFloat(k) * s * 0.0265, y: c.y - s * 0.066, width: s * 0.017, height: s * 0.019), cornerRadius: s * 0.003)) }
    for k in 0..<8 { panes.append(BezierPath(roundedRect: CGRect(x: c.x - s * 0.106 + CGFloat(k) * s * 0.0265, y: c.y - s * 0.107, width: s * 0.016, height: s * 0.016), cornerRadius: s * 0.003)) }
    boat.fill(panes, with: Color(0xFFD995))
    var hull = BezierPath()
    hull.move(to: CGPoint(x: c.x - s * 0.2, y: c.y - s * 0.036))
    hull.addLine(to: CGPoint(x: c.x + s * 0.24, y: c.y - s * 0.048))
    hull.addQuadCurve(to: CGPoint(x: c.x + s * 0.17, y: c.y + s * 0.035), controlPoint: CGPoint(x: c.x + s * 0.21, y: c.y + s * 0.015))
    hull.addLine(to: CGPoint(x: c.x - s * 0.17, y: c.y + s * 0.035))
    hull.close()
    boat.fill(hull, with: f.vertical(c.y - s * 0.04, c.y + s * 0.035, .smooth(Color(0x20394C), Color(0x0A1620))))
    boat.stroke(BezierPath(polygon: [CGPoint(x: c.x - s * 0.193, y: c.y - s * 0.02), CGPoint(x: c.x + s * 0.226, y: c.y - s * 0.03)], closed: false), width: s * 0.004, color: Color(0xE9D8BC))
    boat.stroke(BezierPath(polygon: [CGPoint(x: c.x + s * 0.055, y: c.y - s * 0.147), CGPoint(x: c.x + s * 0.055, y: c.y - s * 0.22)], closed: false), width: s * 0.003, color: Color(0xC5BDB0))
    boat.glow(CGPoint(x: c.x + s * 0.055, y: c.y - s * 0.222), s * 0.04, Color(0xFFF1D0, 0.9))
    var wake = BezierPath()
    var warm = BezierPath()
    for _ in 0..<70 {
      let t = random.unit()
      let y = c.y + s * (0.034 + 0.2 * t * t)
      wake.append(BezierPath(lens: CGPoint(x: c.x + random.soft() * s * 0.26 - s * 0.03, y: y), s * random.between(0.02, 0.06), s * 0.0026))
      warm.append(BezierPath(lens: CGPoint(x: c.x + random.soft() * s * 0.16, y: y + s * 0.004), s * random.between(0.008, 0.03), s * 0.0028))
    }
    boat.fill(wake, with: Color(0x07131F, 0.5))
    boat.fill(warm, with: Color(0xFFD08A, 0.5))
    return [sky, town, boat]
  }

  static let rain = Artwork(
    "rain-on-glass", title: "Wet Neon", place: "Taxi Window", seed: 139,
    palette: Palette(0x0E1420, 0x2E5E78, 0xFFB37A),
    lettering: Lettering(.stacked, .white, "Meter running")
  ) { f, p in
    var back = Drawing()
    back.sky(f, [(0, Color(0x0D1526)), (0.45, Color(0x24405C)), (0.62, Color(0x6B5A68)), (0.75, Color(0x2A3346)), (1, Color(0x0A0E18))])
    back.haze(f.point(0.5, 0.58), f.w * 0.6, f.h * 0.16, Color(0xFFA066, 0.4), steps: 16)
    var random = f.random(2)
    // Lamps out of focus, larger the nearer they are.
    for index in 0..<Int(44 * max(1, f.w / f.s * 0.8)) {
      let near = random.unit()
      let x = random.unit() * f.w
      let y = f.h * 0.57 + random.soft() * f.h * (0.06 + 0.22 * near)
      let r = f.s * (0.018 + 0.06 * near * random.unit())
      let tone = [Color(0xFFB066), Color(0xFFD9A0), Color(0xFF7F5C), Color(0x7FC4D0), Color(0xFFC27E)][index % 5]
      let alpha = 0.6 - 0.36 * near
      back.fill(
        BezierPath(circle: CGPoint(x: x, y: y), r),
        with: .radial(
          Gradient([
            .init(0, tone.withAlphaComponent(alpha * 0.75)), .init(0.82, tone.withAlphaComponent(alpha * 0.8)),
            .init(0.93, tone.shade(0.06).withAlphaComponent(alpha)), .init(1, tone.withAlphaComponent(0)),
          ]), center: CGPoint(x: x, y: y), radius: r))
    }
    for index in 0..<5 {
      let x = f.w * (0.12 + 0.19 * CGFloat(index)) + random.soft() * f.s * 0.04
      back.haze(CGPoint(x: x, y: f.h * 0.78), f.s * 0.035, f.h * 0.16, [Color(0xFFB066, 0.3), Color(0x7FC4D0, 0.22)][index % 2], steps: 8)
    }

    var drops = Drawing()
    var mist = BezierPath()
    for _ in 0..<420 {
      mist.append(BezierPath(circle: CGPoint(x: random.unit() * f.w, y: random.unit() * f.h), f.s * random.between(0.001, 0.0028)))
    }
    drops.fill(mist, with: Color(0xD9E6EE, 0.26))
    func drop(_ c: CGPoint, _ r: CGFloat, _ stretch: CGFloat) {
      let path = BezierPath(blob: c, r, noise: f.noise(5), roughness: 0.16, points: 9, squash: stretch)
      // A drop shows the street upside down: bright below, dark above.
      drops.fill(
        path,
        with: f.vertical(c.y - r * stretch, c.y + r * stretch, Gradient([
          .init(0, Color(0x0A101C, 0.75)), .init(0.45, Color(0x30455C, 0.5)), .init(0.8, Color(0xFFC590, 0.62)), .init(1, Color(0xFFF0DA, 0.85)),
        ])))
      drops.fill(BezierPath(ellipse: CGPoint(x: c.x - r * 0.3, y: c.y - r * stretch * 0.45), r * 0.16, r * 0.12), with: Color(0xFFFFFF, 0.85))
    }
    for _ in 0..<Int(9 * max(1, f.w / f.s)) {
      let x = random.unit() * f.w
      let y = f.h * random.between(0.25, 0.95)
      let length = f.s * random.between(0.2, 0.5)
      let n = f.noise(UInt64(x * 7))
      let r = f.s * random.between(0.009, 0.016)
      let trail = (0...12).map { CGPoint(x: x + f.s * 0.008 * n.at(CGFloat($0) * 0.6), y: y - length * CGFloat($0) / 12) }
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
      drop(CGPoint(x: random.unit() * f.w, y: random.unit() * f.h), f.s * (0.0035 + 0.012 * luck * luck * luck), random.between(0.95, 1.25))
    }
    return [back, drops]
  }
}
