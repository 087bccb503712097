import FocusGeometry
import Foundation
import HaloDisplayList

extension Film {
  /// A film of a slow pan along ridges in morning fog.
  static let lowSun = Film(
    Landscapes.fogRidges,
    summary: "Seven ridges, one morning.\nThe camera walks along them and never arrives.",
    duration: 150
  ) {
    let harmony = Landscapes.fogRidges.harmony
    let sheet = Frame(size: canvas, seed: Landscapes.fogRidges.seed)
    let sun = sheet.point(0.63, 0.36)
    var layers = [Layer(dawn(sheet, harmony, sun: sun), area: sheet.rect, isOpaque: true)]
    layers.append(disc(sheet, at: sun))
    layers += birds(sheet)
    for index in 0..<Landscapes.ridgeCount {
      let t = CGFloat(index) / CGFloat(Landscapes.ridgeCount - 1)
      // Nearer ridges pass faster.
      let reach = sheet.s * (0.012 + 0.24 * t * t)
      let wide = Frame(
        size: CGSize(width: canvas.width + 2 * reach, height: canvas.height), seed: sheet.seed)
      let (base, height) = Landscapes.ridgeRest(index, wide)
      let top = base - height * 1.05 - wide.s * (index >= 5 ? 0.085 : 0.01)
      var bottom = wide.h
      if index + 1 < Landscapes.ridgeCount {
        let next = Landscapes.ridgeRest(index + 1, wide)
        bottom = min(wide.h, next.base + next.height * 0.6 + 4)
      }
      layers.append(
        Layer(
          Landscapes.ridge(index, wide, harmony, sun: sun.x + reach),
          area: CGRect(
            x: 0, y: top.rounded(.down), width: wide.w, height: (bottom - top).rounded(.up)),
          origin: CGPoint(x: -reach, y: 0)
        ) { Pose(offset: CGPoint(x: -reach * swing($0, every: 110), y: 0)) })
      if index == 1 || index == 3 || index == 4 {
        layers.append(
          mist(sheet, at: base + height * 0.55, strength: 0.5 - 0.1 * t, number: index))
      }
    }
    return layers
  }

  private static func dawn(_ f: Frame, _ harmony: Harmony, sun: CGPoint) -> Drawing {
    var sky = Drawing()
    sky.sky(
      f, to: f.h * 0.6,
      [
        (0, Color(0x9A8FA8)), (0.4, Color(0xDDAFA0)), (0.8, harmony.light),
        (1, Color(0xFBE6C6)),
      ])
    sky.glow(sun, f.s, Color(0xFFB27A, 0.55))
    sky.grain(0.028, seed: f.seed)
    return sky
  }

  /// Returns the sun, which rises a little.
  private static func disc(_ f: Frame, at sun: CGPoint) -> Layer {
    let radius = f.s * 0.32
    let sheet = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
    var drawing = Drawing()
    drawing.glow(sheet.center, radius, Color(0xFFF1D2, 0.9))
    let r = f.s * 0.066
    drawing.fill(
      BezierPath(circle: sheet.center, r),
      with: f.vertical(
        sheet.midY - r, sheet.midY + r, Gradient(Color(0xFFFBEE), Color(0xFFE2AE))))
    return Layer(
      drawing, area: sheet, origin: CGPoint(x: sun.x - radius, y: sun.y - radius)
    ) { Pose(offset: CGPoint(x: 0, y: -f.s * 0.07 * CGFloat($0) / 150)) }
  }

  /// Returns a bank of mist that drifts by repeatedly.
  private static func mist(
    _ f: Frame, at y: CGFloat, strength: CGFloat, number: Int
  ) -> Layer {
    let size = CGSize(width: f.w * 0.9, height: f.s * 0.16)
    var drawing = Drawing()
    drawing.haze(
      CGPoint(x: size.width * 0.5, y: size.height * 0.55), size.width * 0.5, size.height * 0.45,
      Color(0xFDEBD2, strength))
    drawing.haze(
      CGPoint(x: size.width * 0.34, y: size.height * 0.45), size.width * 0.26,
      size.height * 0.3, Color(0xFFF3E0, strength * 0.6))
    let start = Double(number) * 0.29
    return Layer(
      drawing, area: CGRect(origin: .zero, size: size),
      origin: CGPoint(x: 0, y: y - size.height / 2)
    ) { time in
      let way = (time / (95 - 9 * Double(number)) + start).truncatingRemainder(dividingBy: 1)
      return Pose(
        offset: CGPoint(
          x: -size.width + (f.w + size.width) * CGFloat(way),
          y: f.s * 0.008 * swing(time, every: 13, from: start)))
    }
  }

  private static func birds(_ f: Frame) -> [Layer] {
    (0..<5).map { index in
      let size = f.s * (0.013 - 0.001 * CGFloat(index))
      var path = BezierPath()
      path.move(to: CGPoint(x: 1, y: size * 0.3))
      path.addQuadCurve(
        to: CGPoint(x: size, y: size * 0.6), controlPoint: CGPoint(x: size * 0.5, y: 0))
      path.addQuadCurve(
        to: CGPoint(x: size * 2 - 1, y: size * 0.3), controlPoint: CGPoint(x: size * 1.5, y: 0))
      var drawing = Drawing()
      drawing.stroke(path, width: size * 0.12, color: Color(0x6B4450, 0.8))
      let lag = CGPoint(
        x: CGFloat(index) * f.s * 0.032, y: f.s * 0.012 * CGFloat((index * 2) % 5))
      return Layer(
        drawing, area: CGRect(x: 0, y: 0, width: size * 2, height: size),
        origin: CGPoint(x: 0, y: f.h * 0.19 + lag.y)
      ) { time in
        let way = (time / 70 + 0.3).truncatingRemainder(dividingBy: 1)
        return Pose(
          offset: CGPoint(
            x: f.w * 1.1 * CGFloat(way) - lag.x - size,
            y: f.s * 0.004 * swing(time, every: 1.6, from: Double(index) * 0.23)))
      }
    }
  }
}
