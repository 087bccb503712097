import FocusGeometry
import Foundation

/// A parser of the notation of motifs: each command is a letter and its numbers.
///
/// All coordinates are absolute on the 24-unit grid, with y downwards.
///
/// | | numbers | |
/// |---|---|---|
/// | `M` `L` `C` `Q` | points | as in SVG: move, line, cubic and quadratic curve |
/// | `H` `V` | x or y | a horizontal or vertical line |
/// | `Z` | | closes the subpath |
/// | `O` | x y r | a circle |
/// | `E` | x y rx ry | an ellipse |
/// | `R` | x y width height r | a rectangle with round corners |
/// | `A` | x y r from to | begins with an arc around a centre; degrees, 0 right, 90 down |
/// | `B` | x y r from to | continues with such an arc, after a line to its start |
/// | `P` | r, points | a polygon whose corners have the radius r |
/// | `W` | r, points | a line through points, with corners of the radius r |
struct PathNotation {
  enum Failure: Error, Equatable {
    case command(Character)
    case numbers(Character, [CGFloat])
  }

  private(set) var path = BezierPath()
  private var current = CGPoint.zero

  init(_ text: String) throws(Failure) {
    var command: Character?
    var numbers: [CGFloat] = []
    for word in Self.words(text) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
      } else {
        if let command { try draw(command, numbers) }
        command = word.first
        numbers = []
      }
    }
    if let command { try draw(command, numbers) }
  }

  private static func words(_ text: String) -> [Substring] {
    var spaced = ""
    for character in text {
      if character.isLetter { spaced += " \(character) " } else { spaced.append(character) }
    }
    return spaced.split(whereSeparator: \.isWhitespace)
  }

  private mutating func draw(_ command: Character, _ n: [CGFloat]) throws(Failure) {
    guard let size = Self.sizes[command] else { throw .command(command) }
    let isList = command == "P" || command == "W"
    let count = isList ? n.count - 1 : n.count
    guard size == 0 ? count == 0 : count > 0 && count.isMultiple(of: size) else {
      throw .numbers(command, n)
    }
    if isList {
      let points = stride(from: 1, to: n.count, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }
      path.addRounded(points, radius: n[0], isClosed: command == "P")
      current = points[points.count - 1]
    } else if size == 0 {
      path.close()
    } else {
      for start in stride(from: 0, to: n.count, by: size) {
        draw(command, Array(n[start..<start + size]), isFirst: start == 0)
      }
    }
  }

  private static let sizes: [Character: Int] = [
    "M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0, "O": 3, "E": 4, "R": 5, "A": 5, "B": 5,
    "P": 2, "W": 2,
  ]

  private mutating func draw(_ command: Character, _ n: [CGFloat], isFirst: Bool) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch command {
    case "M":
      current = point(0)
      if isFirst { path.move(to: current) } else { path.addLine(to: current) }
    case "L": line(to: point(0))
    case "H": line(to: CGPoint(x: n[0], y: current.y))
    case "V": line(to: CGPoint(x: current.x, y: n[0]))
    case "C":
      current = point(4)
      path.addCurve(to: current, controlPoint1: point(0), controlPoint2: point(2))
    case "Q":
      current = point(2)
      path.addQuadCurve(to: current, controlPoint: point(0))
    case "O":
      path.append(
        BezierPath(
          ovalIn: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2])))
    case "E":
      path.append(
        BezierPath(
          ovalIn: CGRect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3])))
    case "R":
      path.append(
        BezierPath(
          roundedRect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerRadius: n[4]))
    default:
      current = path.addArc(
        center: point(0), radius: n[2], from: n[3], to: n[4], begins: command == "A")
    }
  }

  private mutating func line(to point: CGPoint) {
    current = point
    path.addLine(to: point)
  }
}

extension BezierPath {
  /// Creates a path from a text in this module's own notation; see ``PathNotation``.
  init(_ notation: String) {
    do {
      self = try PathNotation(notation).path
    } catch {
      // A test parses every text.
      preconditionFailure("\(error) in \(notation)")
    }
  }
}
