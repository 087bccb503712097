import FocusGeometry
import Foundation
import HaloDisplayList

extension Film {
  /// A film of northern lights over a lake, with a shooting star from time to time.
  static let greenSilence = Film(
    Skies.aurora,
    summary: "A night by a lake far in the north.\nNobody speaks; the sky does all the talking.",
    duration: 240
  ) {
    let sheet = Frame(size: canvas, seed: Skies.aurora.seed)
    let shore = sheet.h * 0.76
    var night = Drawing()
    night.sky(
      sheet, to: shore, [(0, Color(0x071225)), (0.5, Color(0x0C2A3D)), (1, Color(0x1C5A5C))])
    night.stars(sheet, count: 330, to: shore, Color(0xE4F4FF))
    night.grain(0.028, seed: sheet.seed)

    var layers = [Layer(night, area: sheet.rect, isOpaque: true)]
    layers += twinkling(sheet, to: shore * 0.7)
    layers.append(shootingStar(sheet))
    let lights = [
      curtain(0, seed: sheet.seed, strength: 0.8, way: 250, period: 67, pulse: 11),
      curtain(1, seed: sheet.seed, strength: 0.95, way: -300, period: 53, pulse: 8.3),
      curtain(1, seed: 173, strength: 0.6, way: 330, period: 79, pulse: 6.1),
    ]
    layers += lights.map { light in
      Layer(
        light.drawing, area: CGRect(x: 0, y: 0, width: light.width, height: shore),
        origin: CGPoint(x: light.left, y: 0), pose: light.pose)
    }
    layers.append(
      Layer(
        Skies.lake(sheet, shore: shore),
        area: CGRect(
          x: 0, y: shore - sheet.s * 0.3, width: sheet.w, height: sheet.h - shore + sheet.s * 0.3)))
    // The water reflects the brightest lights, shorter, fainter and rippled.
    layers += lights.dropFirst().map { light in
      let mirrored = light.drawing.applying(
        CGAffineTransform(a: 1, b: 0, c: 0, d: -0.55, tx: 0, ty: shore * 1.55))
      return Layer(
        mirrored,
        area: CGRect(x: 0, y: shore, width: light.width, height: sheet.h - shore),
        origin: CGPoint(x: light.left, y: 0)
      ) { time in
        var pose = light.pose(time)
        pose.alpha *= 0.34
        pose.offset = CGPoint(x: pose.offset.x + 5 * swing(time, every: 2.3), y: 0)
        return pose
      }
    }
    return layers
  }

  private struct Light {
    var drawing: Drawing
    var left: CGFloat
    var width: CGFloat
    var pose: (TimeInterval) -> Pose
  }

  /// Returns a curtain of light that moves back and forth by `way` points and changes its
  /// brightness.
  private static func curtain(
    _ index: Int, seed: UInt64, strength: CGFloat, way: CGFloat, period: TimeInterval,
    pulse: TimeInterval
  ) -> Light {
    let reach = abs(way) + 20
    let wide = Frame(
      size: CGSize(width: canvas.width + 2 * reach, height: canvas.height), seed: seed)
    var drawing = Drawing()
    Skies.curtain(index, wide, into: &drawing)
    return Light(drawing: drawing, left: -reach, width: wide.w) { time in
      let breath = 0.5 + 0.5 * swing(time, every: pulse, from: 0.2)
      let shimmer = swing(time, every: 1.9) * swing(time, every: 2.7, from: 0.1)
      return Pose(
        offset: CGPoint(
          x: way * swing(time, every: period), y: 14 * swing(time, every: pulse * 1.7)),
        alpha: strength * max(0, min(1, 0.62 + 0.38 * breath + 0.06 * shimmer)))
    }
  }

  private static func twinkling(_ f: Frame, to bottom: CGFloat) -> [Layer] {
    var random = f.random(901)
    let radius = f.s * 0.009
    var drawing = Drawing()
    let sheet = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
    drawing.glow(sheet.center, radius, Color(0xE4F4FF, 0.9))
    drawing.fill(BezierPath(circle: sheet.center, radius * 0.2), with: .white)
    let star = Image(size: sheet.size, isOpaque: false, drawing: drawing)
    return (0..<22).map { _ in
      let place = CGPoint(x: random.unit() * f.w, y: random.unit() * bottom)
      let period = Double(random.between(2.2, 5.5))
      let turn = Double(random.unit())
      return Layer(star, at: place) { time in
        Pose(alpha: 0.15 + 0.75 * pow(0.5 + 0.5 * swing(time, every: period, from: turn), 2))
      }
    }
  }

  /// Returns a shooting star that appears every 17 seconds, each time at another place.
  private static func shootingStar(_ f: Frame) -> Layer {
    let length = f.s * 0.26
    let size = CGSize(width: length, height: length * 0.42)
    var drawing = Drawing()
    var path = BezierPath()
    path.move(to: CGPoint(x: 4, y: 4))
    path.addLine(to: CGPoint(x: size.width - 8, y: size.height - 10))
    path.addLine(to: CGPoint(x: size.width - 11, y: size.height - 6))
    path.close()
    drawing.fill(
      path,
      with: .linear(
        Gradient(Color(0xDDF3FF, 0), Color(0xDDF3FF, 0.25), Color(0xFFFFFF, 0.95)),
        from: .zero, to: CGPoint(x: size.width, y: size.height)))
    drawing.glow(
      CGPoint(x: size.width - 10, y: size.height - 8), 8, Color(0xFFFFFF, 0.9))
    return Layer(Image(size: size, isOpaque: false, drawing: drawing), at: .zero) { time in
      let period = 17.0
      let number = (time / period).rounded(.down)
      let t = CGFloat((time - number * period - 6) / 0.9)
      guard (0...1).contains(t) else { return Pose(alpha: 0) }
      let noise = f.noise(77)
      let start = CGPoint(
        x: f.w * (0.38 + 0.34 * noise.at(CGFloat(number) * 3.7 + 0.5)),
        y: f.h * (0.12 + 0.08 * noise.at(CGFloat(number) * 5.1 + 0.5)))
      let way = f.s * 0.5 * t
      return Pose(
        offset: CGPoint(x: start.x + way, y: start.y + way * 0.42), alpha: sin(t * .pi))
    }
  }
}
