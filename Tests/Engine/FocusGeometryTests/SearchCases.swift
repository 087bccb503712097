import Foundation
import Testing

@testable import FocusGeometry

/// The cases extracted from other systems' tests; `Cases/nearest-neighbour.json` names the sources.
struct SearchCases: Decodable, Sendable {
  struct Rect: Decodable, Sendable {
    var name: String
    var x: Double
    var y: Double
    var w: Double
    var h: Double

    var rect: CGRect { CGRect(x: x, y: y, width: w, height: h) }
  }

  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var suite: String
    var policy: String
    var rects: [Rect]
    var focused: String
    var direction: String
    /// The expected item; nil: focus stays.
    var expected: String?

    var testDescription: String { id }
  }

  struct Predicate: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var suite: String
    var predicate: String
    var direction: String
    var a: Rect
    var b: Rect
    var expected: Bool

    var testDescription: String { id }
  }

  var cases: [Case]
  var predicates: [Predicate]

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/nearest-neighbour.json")
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }

  static let strategies: [String: FocusStrategy] = [
    "android-beam": .nearestNeighbour, "winui-projection": .projection,
    "winui-navdir": .navigationDirectionDistance, "winui-rectilinear": .rectilinearDistance,
  ]

  static let headings: [String: FocusHeading] = [
    "up": .up, "down": .down, "left": .left, "right": .right,
  ]
}
