import FocusGeometry
import Foundation
import HaloDisplayList

extension Film {
  /// A film of paper waves that rock against each other while the sun sets behind them.
  static let nineWaves = Film(
    Waters.swell,
    summary: "An afternoon at sea, cut from paper.\nThe sun goes down, and a small boat stays out.",
    duration: 180
  ) {
    let harmony = Waters.swell.harmony
    let sheet = Frame(size: canvas, seed: Waters.swell.seed)
    // The waves are wide enough to rock without showing an end.
    let reach: CGFloat = 220
    let wide = Frame(
      size: CGSize(width: canvas.width + 2 * reach, height: canvas.height), seed: sheet.seed)

    func rocking(_ index: Int) -> (TimeInterval) -> Pose {
      let t = CGFloat(index) / CGFloat(Waters.waveCount - 1)
      let period = 7.4 - 0.45 * Double(index)
      let turn = Double(index) * 0.19
      return { time in
        Pose(
          offset: CGPoint(
            x: sheet.s * (0.012 + 0.04 * t) * swing(time, every: period, from: turn)
              + sheet.s * 0.05 * t * swing(time, every: 41, from: turn),
            y: sheet.s * (0.003 + 0.013 * t) * swing(time, every: period, from: turn + 0.25)))
      }
    }

    var layers = sky(sheet, harmony) + gulls(sheet)
    for index in 0..<Waters.waveCount {
      if index == 4 { layers.append(boat(sheet, riding: rocking(4))) }
      let (base, height) = Waters.waveRest(index, wide)
      let t = CGFloat(index) / CGFloat(Waters.waveCount - 1)
      let top = base - height * 0.8 - wide.s * 0.075 * t - 4
      var bottom = wide.h
      if index + 1 < Waters.waveCount {
        let next = Waters.waveRest(index + 1, wide)
        bottom = next.base + next.height * 0.45 + wide.s * 0.035
      }
      layers.append(
        Layer(
          Waters.wave(index, wide, harmony),
          area: CGRect(
            x: 0, y: top.rounded(.down), width: wide.w,
            height: (bottom - top).rounded(.up) + (index + 1 == Waters.waveCount ? 30 : 0)),
          origin: CGPoint(x: -reach, y: 0), pose: rocking(index)))
    }
    return layers
  }

  private static func sky(_ f: Frame, _ harmony: Harmony) -> [Layer] {
    var day = Drawing()
    day.sky(f, [(0, Color(0xEFD9B4)), (0.5, harmony.light), (1, Color(0xF7EFE0))])
    day.grain(0.028, seed: f.seed)
    var dusk = Drawing()
    dusk.fill(
      CGRect(x: 0, y: 0, width: f.w, height: f.h * 0.62),
      with: f.vertical(
        0, f.h * 0.62,
        .smooth([
          (0, Color(0x7C5B86)), (0.45, Color(0xD9837A)), (0.8, Color(0xF3B585)),
          (1, Color(0xF7D3A4)),
        ])))
    // The strips of mist are wider than the sun.
    let size = CGSize(width: f.s * 0.96, height: f.s * 0.36)
    let sheet = CGRect(origin: .zero, size: size)
    var sun = Drawing()
    Waters.paperSun(&sun, f, harmony, at: sheet.center)
    let place = Waters.paperSunPlace(f)
    return [
      Layer(day, area: f.rect, isOpaque: true),
      Layer(dusk, area: CGRect(x: 0, y: 0, width: f.w, height: f.h * 0.62)) {
        Pose(alpha: 0.9 * smoothstep(15, 165, CGFloat($0)))
      },
      Layer(
        sun, area: sheet, origin: CGPoint(x: place.x - size.width / 2, y: place.y - size.height / 2)
      ) {
        Pose(offset: CGPoint(x: 0, y: f.s * 0.22 * CGFloat($0) / 180))
      },
    ]
  }

  /// Returns a boat between two waves, with its hull in the nearer one.
  private static func boat(
    _ f: Frame, riding wave: @escaping (TimeInterval) -> Pose
  ) -> Layer {
    let s = f.s * 0.1
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: s * (0.6 + x), y: s * (1.1 + y)) }
    var drawing = Drawing()
    var main = BezierPath()
    main.move(to: p(0.03, -1.02))
    main.addQuadCurve(to: p(0.46, -0.1), controlPoint: p(0.36, -0.55))
    main.addLine(to: p(0.03, -0.1))
    main.close()
    drawing.fill(
      main,
      with: .linear(Gradient(Color(0xFFF8E8), Color(0xE9D3AC)), from: p(0, 0), to: p(0.5, -0.6))
    )
    var jib = BezierPath()
    jib.move(to: p(-0.03, -0.9))
    jib.addQuadCurve(to: p(-0.4, -0.12), controlPoint: p(-0.18, -0.5))
    jib.addLine(to: p(-0.03, -0.12))
    jib.close()
    drawing.fill(
      jib, with: .linear(Gradient(Color(0xD9442F), Color(0xEE8157)), from: p(0, -0.9), to: p(0, 0)))
    drawing.fill(
      CGRect(x: p(-0.012, 0).x, y: p(0, -1.05).y, width: s * 0.024, height: s * 1.05),
      with: .color(Color(0x3A2A26)))
    var hull = BezierPath()
    hull.move(to: p(-0.52, -0.05))
    hull.addLine(to: p(0.56, -0.05))
    hull.addQuadCurve(to: p(0.3, 0.2), controlPoint: p(0.48, 0.18))
    hull.addLine(to: p(-0.3, 0.2))
    hull.addQuadCurve(to: p(-0.52, -0.05), controlPoint: p(-0.44, 0.14))
    hull.close()
    drawing.fill(hull, with: Color(0x5B2A22))
    // The boat is in a trough of the fifth wave, which hides the keel.
    let trough = Waters.trough(of: 4, f, near: f.w * 0.8)
    let origin = CGPoint(x: trough.x - s * 0.6, y: trough.y - s * 1.19)
    return Layer(
      drawing, area: CGRect(x: 0, y: 0, width: s * 1.25, height: s * 1.35), origin: origin
    ) { time in
      var pose = wave(time)
      pose.offset.y += f.s * 0.008 * swing(time, every: 3.7)
      return pose
    }
  }

  private static func gulls(_ f: Frame) -> [Layer] {
    (0..<4).map { index in
      let size = f.s * [0.030, 0.022, 0.026, 0.017][index]
      var path = BezierPath()
      path.move(to: CGPoint(x: 2, y: size * 0.5))
      path.addQuadCurve(
        to: CGPoint(x: size, y: size * 0.5), controlPoint: CGPoint(x: size * 0.55, y: 0))
      path.addQuadCurve(
        to: CGPoint(x: size * 2 - 2, y: size * 0.42),
        controlPoint: CGPoint(x: size * 1.42, y: -size * 0.02))
      var drawing = Drawing()
      drawing.stroke(path, width: size * 0.1, color: Color(0x13335C, 0.75))
      let start = Double(index) * 0.21
      let height = f.h * [0.16, 0.20, 0.115, 0.235][index]
      return Layer(
        drawing, area: CGRect(x: 0, y: 0, width: size * 2, height: size),
        origin: CGPoint(x: 0, y: height)
      ) { time in
        let way = (time / (58 + 9 * Double(index)) + start).truncatingRemainder(dividingBy: 1)
        return Pose(
          offset: CGPoint(
            x: -2 * size + (f.w + 4 * size) * CGFloat(way),
            y: f.s * 0.018 * swing(time, every: 6.5 + Double(index), from: start)))
      }
    }
  }
}
