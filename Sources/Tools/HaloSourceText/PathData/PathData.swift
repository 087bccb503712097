import FocusGeometry
import Foundation

/// An error in SVG path data, with its position.
package struct PathDataError: Error, CustomStringConvertible {
  /// The position of the error in UTF-8 bytes, counted from 1.
  let position: Int
  let problem: String
  package var description: String { "\(problem) at character \(position)" }
}

extension BezierPath {
  /// Creates a path from SVG path data: all commands, absolute and relative (SVG 2, 9.3).
  ///
  /// - Throws: ``PathDataError``.
  package init(svgPathData text: String) throws {
    var reader = PathDataReader(text)
    self = try reader.read()
  }
}

/// Reads path data command by command.
private struct PathDataReader {
  private var scanner: PathDataScanner
  private var path = BezierPath()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, which smooth commands mirror, and the kind of curve that it belongs
  /// to.
  private var control: (point: CGPoint, isCubic: Bool)?

  init(_ text: String) { scanner = PathDataScanner(text) }

  mutating func read() throws -> BezierPath {
    var isFirst = true
    while let command = try scanner.command() {
      guard !isFirst || command.lowercased() == "m" else {
        throw scanner.error("path data must begin with M")
      }
      isFirst = false
      try read(command)
    }
    guard !isFirst else { throw scanner.error("expected SVG path data such as M 0 0 L 10 0") }
    return path
  }

  private mutating func read(_ command: Character) throws {
    let isRelative = command.isLowercase
    var name = Character(command.uppercased())
    if name == "Z" {
      path.close()
      current = start
      control = nil
      return
    }
    repeat {
      try segment(name, from: isRelative ? current : .zero)
      // Further coordinate pairs after a move are lines.
      if name == "M" { name = "L" }
    } while scanner.isAtNumber
  }

  private mutating func segment(_ name: Character, from origin: CGPoint) throws {
    var newControl: (CGPoint, Bool)?
    // After a close, the next segment begins where the closed subpath began.
    if name != "M", path.currentPoint == nil { path.move(to: current) }
    switch name {
    case "M":
      current = try point(from: origin)
      start = current
      path.move(to: current)
    case "L":
      current = try point(from: origin)
      path.addLine(to: current)
    case "H":
      current.x = try scanner.number() + origin.x
      path.addLine(to: current)
    case "V":
      current.y = try scanner.number() + origin.y
      path.addLine(to: current)
    case "C", "S":
      let first = name == "C" ? try point(from: origin) : mirroredControl(isCubic: true)
      let second = try point(from: origin)
      current = try point(from: origin)
      path.addCurve(to: current, controlPoint1: first, controlPoint2: second)
      newControl = (second, true)
    case "Q", "T":
      let middle = name == "Q" ? try point(from: origin) : mirroredControl(isCubic: false)
      current = try point(from: origin)
      path.addQuadCurve(to: current, controlPoint: middle)
      newControl = (middle, false)
    case "A": try arc(from: origin)
    default: throw scanner.error("“\(name)” is not a command; expected M L H V C S Q T A or Z")
    }
    control = newControl
  }

  private mutating func point(from origin: CGPoint) throws -> CGPoint {
    CGPoint(x: try scanner.number() + origin.x, y: try scanner.number() + origin.y)
  }

  private func mirroredControl(isCubic: Bool) -> CGPoint {
    guard let control, control.isCubic == isCubic else { return current }
    return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }

  private mutating func arc(from origin: CGPoint) throws {
    let radii = CGSize(width: abs(try scanner.number()), height: abs(try scanner.number()))
    let rotation = try scanner.number() * .pi / 180
    let isLarge = try scanner.flag()
    let sweeps = try scanner.flag()
    let end = try point(from: origin)
    path.addArc(
      to: end, radii: radii, rotation: rotation, isLarge: isLarge, sweeps: sweeps)
    current = end
  }
}
