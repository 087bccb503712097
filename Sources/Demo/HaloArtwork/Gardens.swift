import FocusGeometry
import Foundation
import HaloDisplayList

/// Pictures of gardens.
enum Gardens {
  static let cactusGarden = Artwork(
    "cactus-garden", title: "Dry Season", place: "Glasshouse Four", isLight: true, seed: 61,
    harmony: Harmony(0x17443F, 0x5E9A7C, 0xF8DFC8),
    lettering: Lettering(.column, .tone(0x17443F), "Grow slowly")
  ) { f, p in
    var wall = Drawing()
    wall.sky(f, [(0, Color(0xF2B79C)), (0.55, Color(0xF6CDB2)), (1, p.light)])
    let sun = CGPoint(x: f.w * 0.5 + f.s * 0.16, y: f.h * 0.4)
    wall.fill(
      BezierPath(circle: sun, f.s * 0.27),
      with: f.vertical(
        sun.y - f.s * 0.27, sun.y + f.s * 0.27, .smooth(Color(0xFFF2DC), Color(0xFAD9BC))))
    let ground = f.h * 0.86

    var back = Drawing()
    var front = Drawing()
    func column(
      _ drawing: inout Drawing, _ foot: CGPoint, _ height: CGFloat, _ width: CGFloat,
      _ color: Color
    ) {
      let body = CGRect(
        x: foot.x - width / 2, y: foot.y - height, width: width, height: height + f.h)
      let shape = BezierPath(roundedRect: body, cornerRadius: width / 2)
      drawing.fill(
        shape,
        with: .linear(
          .smooth([
            (0, color.blend(p.light, 0.12)), (0.55, color), (1, color.blend(Color(0xFFE4B8), 0.55)),
          ]),
          from: CGPoint(x: body.minX, y: 0), to: CGPoint(x: body.maxX, y: 0)))
      drawing.clipped(to: shape) { clip in
        var ribs = BezierPath()
        var spines = BezierPath()
        for rib in 1..<6 {
          let k = sin((CGFloat(rib) / 6 - 0.5) * .pi) * 0.5
          let x = foot.x + k * width
          var line = BezierPath()
          line.move(to: CGPoint(x: foot.x + k * width * 0.3, y: body.minY))
          line.addCurve(
            to: CGPoint(x: x, y: body.minY + width * 0.8),
            controlPoint1: CGPoint(x: foot.x + k * width * 0.8, y: body.minY + width * 0.08),
            controlPoint2: CGPoint(x: x, y: body.minY + width * 0.3))
          line.addLine(to: CGPoint(x: x, y: f.h * 1.1))
          ribs.append(line)
          var y = body.minY + width * (0.34 + 0.14 * CGFloat(rib % 2))
          while y < f.h {
            spines.append(BezierPath(circle: CGPoint(x: x, y: y), width * 0.018))
            y += width * 0.26
          }
        }
        clip.stroke(ribs, width: width * 0.035, color: color.shade(-0.1).withAlphaComponent(0.6))
        clip.fill(spines, with: Color(0xFFF1DA, 0.85))
      }
    }
    func saguaro(_ drawing: inout Drawing, _ x: CGFloat, _ height: CGFloat, _ color: Color) {
      let width = f.s * 0.115
      for (side, start, rise) in [(CGFloat(-1), CGFloat(0.42), CGFloat(0.3)), (1, 0.56, 0.24)] {
        let y = ground - height * start
        let armWidth = width * 0.66
        let out = x + side * width * 1.2
        var arm = BezierPath()
        arm.move(to: CGPoint(x: x, y: y))
        arm.addLine(to: CGPoint(x: x + side * width * 0.6, y: y))
        arm.addCurve(
          to: CGPoint(x: out, y: y - width * 0.7),
          controlPoint1: CGPoint(x: out - side * width * 0.1, y: y),
          controlPoint2: CGPoint(x: out, y: y - width * 0.25))
        arm.addLine(to: CGPoint(x: out, y: y - height * rise))
        let tone = side > 0 ? color.blend(Color(0xFFE4B8), 0.25) : color.shade(-0.02)
        drawing.stroke(arm, width: armWidth, color: tone)
        drawing.stroke(
          arm, width: armWidth * 0.05, color: color.shade(-0.1).withAlphaComponent(0.6))
      }
      column(&drawing, CGPoint(x: x, y: ground), height, width, color)
    }
    let tall = f.h * (f.isTall ? 0.42 : 0.56)
    saguaro(&back, f.w / 2 + f.s * 0.13, tall, Color(0x3E8270))
    column(
      &back, CGPoint(x: f.w / 2 - f.s * 0.27, y: ground), tall * 0.62, f.s * 0.12, Color(0x6FA98A))
    if f.isWide, !f.hasWordsAtLeft {
      saguaro(&back, f.w / 2 - f.s * 0.68, tall * 0.8, Color(0x5E9A7C))
    }
    if f.isWide {
      column(
        &back, CGPoint(x: f.w / 2 + f.s * (f.hasWordsAtLeft ? 0.57 : 0.66), y: ground), tall * 0.72,
        f.s * 0.12, Color(0x2F6F62))
      if !f.hasWordsAtLeft {
        column(
          &back, CGPoint(x: f.w / 2 - f.s * 1.02, y: ground), tall * 0.5, f.s * 0.13,
          Color(0x3E8270))
      }
      saguaro(&back, f.w / 2 + f.s * 1.0, tall * 0.6, Color(0x6FA98A))
    }

    func barrel(_ x: CGFloat, _ radius: CGFloat, _ color: Color) {
      let c = CGPoint(x: x, y: ground - radius * 0.55)
      front.fill(
        BezierPath(ellipse: c, radius, radius * 0.92),
        with: .linear(
          .smooth([(0, color.shade(-0.04)), (0.6, color), (1, color.blend(Color(0xFFE4B8), 0.5))]),
          from: CGPoint(x: c.x - radius, y: c.y),
          to: CGPoint(x: c.x + radius, y: c.y - radius * 0.5)))
      for rib in 1...3 {
        let k = CGFloat(rib) / 3.6
        front.stroke(
          BezierPath(ellipse: c, radius * sin(k * .pi / 2) * 0.97, radius * 0.92),
          width: radius * 0.028,
          color: color.shade(-0.12).withAlphaComponent(0.7))
      }
      front.fill(
        BezierPath(
          ellipse: CGPoint(x: c.x + radius * 0.05, y: c.y - radius * 0.88), radius * 0.14,
          radius * 0.07), with: Color(0xE4604E))
    }
    barrel(f.w / 2 - f.s * 0.09, f.s * 0.115, Color(0x23594F))
    barrel(f.w / 2 + f.s * 0.36, f.s * 0.085, Color(0x4C8F76))
    if f.isWide {
      barrel(f.w / 2 - f.s * 0.5, f.s * 0.1, Color(0x2F6F62))
      barrel(f.w / 2 + f.s * 0.78, f.s * 0.1, Color(0x23594F))
    }
    front.fill(
      f.below { ground + f.s * 0.012 * f.noise(2).fractal(f.u($0) * 2) },
      with: f.vertical(ground, f.h, .smooth(Color(0xE79A78), Color(0xF3BE9C))))
    var random = f.random(3)
    var pebbles = BezierPath()
    for _ in 0..<Int(60 * f.w / f.s) {
      let y = ground + f.s * 0.03 + random.unit() * (f.h - ground)
      let r = f.s * random.between(0.003, 0.009)
      pebbles.append(BezierPath(ellipse: CGPoint(x: random.unit() * f.w, y: y), r * 1.5, r))
    }
    front.fill(pebbles, with: Color(0xC97A5C, 0.5))
    return [wall, back, front]
  }

  static let paperLeaves = Artwork(
    "paper-leaves", title: "Paper Garden", place: "Cut-out, Seven Sheets", seed: 149,
    harmony: Harmony(0x0F3B3A, 0x2F7F6B, 0xF3E3C3),
    lettering: Lettering(.stacked, .light, "Fold along the line")
  ) { f, p in
    var back = Drawing()
    back.sky(f, [(0, Color(0xF7EAD0)), (1, Color(0xEFD3AC))])
    let c = CGPoint(x: f.w * 0.5 + f.s * 0.05, y: f.h * (f.isTall ? 0.38 : 0.44))
    back.glow(c, f.s * 0.7, Color(0xFFF9EC, 0.8))
    back.fill(
      BezierPath(circle: c, f.s * 0.15),
      with: f.vertical(
        c.y - f.s * 0.15, c.y + f.s * 0.15, .smooth(Color(0xF2A65E), Color(0xE27B48))))
    var layers = [back]
    let tones: [UInt32] = [0xD6CFA4, 0xA9BC92, 0x6FA287, 0x3F8574, 0x1D5E57, 0x0F403F]
    var current = Drawing()
    for (tier, tone) in tones.enumerated() {
      let t = CGFloat(tier) / CGFloat(tones.count - 1)
      var random = f.random(UInt64(tier))
      let color = Color(tone)
      let spacing = f.s * (0.2 + 0.1 * t)
      let perimeter = 2 * (f.w + f.h)
      let count = Int((perimeter / spacing).rounded(.up))
      for index in 0..<count {
        // Leaves grow inwards from the edges; nearer leaves are closer to the edge.
        let way = (CGFloat(index) + 0.4 * random.soft()) * perimeter / CGFloat(count)
        let edge: CGPoint
        switch way {
        case ..<f.w: edge = CGPoint(x: way, y: f.h)
        case ..<(f.w + f.h): edge = CGPoint(x: f.w, y: f.w + f.h - way)
        case ..<(2 * f.w + f.h): edge = CGPoint(x: 2 * f.w + f.h - way, y: 0)
        default: edge = CGPoint(x: 0, y: way - 2 * f.w - f.h)
        }
        // There are fewer leaves above than below, so that the picture is open towards the sky.
        let low = edge.y / f.h
        if low < 0.35 && tier < 2 && random.unit() < 0.5 { continue }
        let angle = atan2(c.y + f.s * 0.1 - edge.y, c.x - edge.x) + random.soft() * 0.5
        var length = f.s * (0.42 - 0.16 * t) * random.between(0.75, 1.2) * (0.62 + 0.5 * low)
        if f.hasWordsAtLeft, edge.x == 0, tier > 1 { length *= 1.9 }
        let root = CGPoint(x: edge.x - cos(angle) * f.s * 0.05, y: edge.y - sin(angle) * f.s * 0.05)
        let isFern = (index + tier) % 3 == 0
        let leaf =
          isFern
          ? BezierPath(fern: root, angle, length * 1.12, bend: random.soft() * 0.5)
          : BezierPath(
            leaf: root, angle, length, width: length * random.between(0.26, 0.36),
            bend: random.soft() * 0.35)
        let shadows: [(CGFloat, CGFloat)] = isFern ? [(0.01, 0.18)] : [(0.014, 0.1), (0.006, 0.16)]
        for (offset, alpha) in shadows {
          current.fill(
            leaf.applying(CGAffineTransform(translationX: f.s * offset * 0.4, y: f.s * offset)),
            with: Color(0x0A2A2A, alpha))
        }
        let tip = CGPoint(x: root.x + cos(angle) * length, y: root.y + sin(angle) * length)
        let varied = color.shade(random.soft() * 0.02)
        current.fill(
          leaf,
          with: .linear(
            .smooth(varied.shade(-0.05), varied, varied.shade(0.045)), from: root, to: tip))
        if !isFern {
          var rib = BezierPath()
          rib.move(to: root)
          rib.addLine(to: CGPoint(x: lerp(root.x, tip.x, 0.86), y: lerp(root.y, tip.y, 0.86)))
          current.stroke(
            rib, width: f.s * 0.0028, color: varied.shade(-0.09).withAlphaComponent(0.55))
        }
      }
      if tier == 1 || tier == 3 || tier == 5 {
        layers.append(current)
        current = Drawing()
      }
    }
    return layers
  }
}
