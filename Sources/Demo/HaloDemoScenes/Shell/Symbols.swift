import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// Halo's own symbols, drawn on a square of 24 units.
enum Symbols {
  private static func lines(_ draw: (inout BezierPath) -> Void) -> Symbol {
    var path = BezierPath()
    draw(&path)
    return Symbol(stroke: path, lineWidth: 1.7)
  }

  private static func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// Two overlapping photos with a hill.
  static let library = lines { path in
    path.append(
      BezierPath(
        roundedRect: CGRect(x: 3, y: 6.5, width: 15, height: 13), cornerRadius: 3,
        curve: .continuous))
    path.move(to: p(7, 3.5))
    path.addLine(to: p(17.5, 3.5))
    path.addCurve(to: p(21, 7), controlPoint1: p(19.8, 3.5), controlPoint2: p(21, 4.7))
    path.addLine(to: p(21, 15))
    path.move(to: p(5.5, 16.5))
    path.addLine(to: p(9, 12.2))
    path.addLine(to: p(11.5, 14.8))
    path.addLine(to: p(13, 13.2))
    path.addLine(to: p(15.6, 16.5))
  }

  static let heartPath: BezierPath = {
    var path = BezierPath()
    path.move(to: p(12, 20))
    path.addCurve(to: p(3.2, 9.2), controlPoint1: p(7.5, 16.8), controlPoint2: p(3.2, 13.4))
    path.addCurve(to: p(7.8, 4.4), controlPoint1: p(3.2, 6.4), controlPoint2: p(5.2, 4.4))
    path.addCurve(to: p(12, 7), controlPoint1: p(9.6, 4.4), controlPoint2: p(11.1, 5.4))
    path.addCurve(to: p(16.2, 4.4), controlPoint1: p(12.9, 5.4), controlPoint2: p(14.4, 4.4))
    path.addCurve(to: p(20.8, 9.2), controlPoint1: p(18.8, 4.4), controlPoint2: p(20.8, 6.4))
    path.addCurve(to: p(12, 20), controlPoint1: p(20.8, 13.4), controlPoint2: p(16.5, 16.8))
    path.close()
    return path
  }()

  static let heart = Symbol(stroke: heartPath, lineWidth: 1.7)
  static let heartFilled = Symbol(fill: heartPath)

  static let clock = lines { path in
    path.append(BezierPath(ovalIn: CGRect(x: 3.5, y: 3.5, width: 17, height: 17)))
    path.move(to: p(12, 7.5))
    path.addLine(to: p(12, 12))
    path.addLine(to: p(15, 14))
  }

  static let mountain = lines { path in
    path.move(to: p(2.5, 19))
    path.addLine(to: p(9, 7))
    path.addLine(to: p(13, 14))
    path.addLine(to: p(15.5, 10.5))
    path.addLine(to: p(21.5, 19))
    path.close()
  }

  static let wave = lines { path in
    for y: CGFloat in [8, 13, 18] {
      path.move(to: p(2.5, y))
      path.addCurve(to: p(8.8, y), controlPoint1: p(4.5, y - 3), controlPoint2: p(6.8, y - 3))
      path.addCurve(
        to: p(15.2, y), controlPoint1: p(10.8, y + 3), controlPoint2: p(13.2, y + 3))
      path.addCurve(
        to: p(21.5, y), controlPoint1: p(17.2, y - 3), controlPoint2: p(19.5, y - 3))
    }
  }

  static let building = lines { path in
    path.append(
      BezierPath(
        roundedRect: CGRect(x: 4, y: 4, width: 9, height: 16), cornerRadius: 1.5,
        curve: .circular))
    path.move(to: p(13, 10))
    path.addLine(to: p(18.5, 10))
    path.addCurve(to: p(20, 11.5), controlPoint1: p(19.4, 10), controlPoint2: p(20, 10.6))
    path.addLine(to: p(20, 20))
    path.addLine(to: p(13, 20))
    for y: CGFloat in [8, 12, 16] {
      path.move(to: p(7.5, y))
      path.addLine(to: p(9.5, y))
    }
  }

  static let moon = lines { path in
    path.move(to: p(20, 14.2))
    path.addCurve(to: p(9.8, 4), controlPoint1: p(14, 15.6), controlPoint2: p(8.4, 10))
    path.addCurve(to: p(12.2, 20.4), controlPoint1: p(0.6, 7), controlPoint2: p(2, 20.4))
    path.addCurve(to: p(20, 14.2), controlPoint1: p(16, 20.4), controlPoint2: p(19, 17.8))
    path.close()
  }

  static let leaf = lines { path in
    path.move(to: p(5, 19))
    path.addCurve(to: p(20, 4), controlPoint1: p(3, 9), controlPoint2: p(10, 4))
    path.addCurve(to: p(5, 19), controlPoint1: p(20, 14), controlPoint2: p(15, 21))
    path.close()
    path.move(to: p(3.5, 20.5))
    path.addLine(to: p(13, 11))
  }

  /// A photo album.
  static let album = lines { path in
    path.append(
      BezierPath(
        roundedRect: CGRect(x: 4, y: 3.5, width: 16, height: 17), cornerRadius: 2.6,
        curve: .continuous))
    path.move(to: p(8, 3.5))
    path.addLine(to: p(8, 20.5))
    path.move(to: p(11.5, 8))
    path.addLine(to: p(16.5, 8))
  }

  static let circle = lines { path in
    path.append(BezierPath(ovalIn: CGRect(x: 4, y: 4, width: 16, height: 16)))
  }

  static let tickedCircle = lines { path in
    path.append(BezierPath(ovalIn: CGRect(x: 4, y: 4, width: 16, height: 16)))
    path.move(to: p(8, 12.5))
    path.addLine(to: p(11, 15.3))
    path.addLine(to: p(16, 9.3))
  }

  static let tick = lines { path in
    path.move(to: p(5, 12.5))
    path.addLine(to: p(10, 17.5))
    path.addLine(to: p(19.5, 6.5))
  }

  static let chevronDown = lines { path in
    path.move(to: CGPoint(x: 5, y: 9))
    path.addLine(to: CGPoint(x: 12, y: 16))
    path.addLine(to: CGPoint(x: 19, y: 9))
  }

  static let plus = lines { path in
    path.move(to: p(12, 4.5))
    path.addLine(to: p(12, 19.5))
    path.move(to: p(4.5, 12))
    path.addLine(to: p(19.5, 12))
  }

  static let play: Symbol = {
    var path = BezierPath()
    path.move(to: p(6.5, 4.6))
    path.addCurve(to: p(8.6, 3.4), controlPoint1: p(6.5, 3.5), controlPoint2: p(7.7, 2.9))
    path.addLine(to: p(20.2, 10.8))
    path.addCurve(to: p(20.2, 13.2), controlPoint1: p(21.2, 11.3), controlPoint2: p(21.2, 12.7))
    path.addLine(to: p(8.6, 20.6))
    path.addCurve(to: p(6.5, 19.4), controlPoint1: p(7.7, 21.1), controlPoint2: p(6.5, 20.5))
    path.close()
    return Symbol(fill: path)
  }()

  static let pause: Symbol = {
    var path = BezierPath()
    for x: CGFloat in [5.5, 14] {
      path.append(
        BezierPath(
          roundedRect: CGRect(x: x, y: 3.5, width: 4.5, height: 17), cornerRadius: 1.4,
          curve: .continuous))
    }
    return Symbol(fill: path)
  }()

  static let shapes = lines { path in
    path.append(BezierPath(ovalIn: CGRect(x: 3.5, y: 9, width: 11, height: 11)))
    path.append(
      BezierPath(
        roundedRect: CGRect(x: 10.5, y: 4, width: 10, height: 10), cornerRadius: 2,
        curve: .continuous))
  }
}
