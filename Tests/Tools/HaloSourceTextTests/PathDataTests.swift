import FocusGeometry
import Foundation
import Testing

@testable import HaloSourceText

struct PathDataTests {
  private func points(_ text: String) throws -> [String] {
    func p(_ point: CGPoint) -> String {
      func n(_ v: CGFloat) -> String { String(Double((v * 100).rounded() / 100)) }
      return "\(n(point.x)),\(n(point.y))"
    }
    return try BezierPath(svgPathData: text).elements.map { element in
      switch element {
      case .move(let to): "M \(p(to))"
      case .line(let to): "L \(p(to))"
      case .curve(let to, let a, let b): "C \(p(a)) \(p(b)) \(p(to))"
      case .close: "Z"
      }
    }
  }

  @Test func `absolute and relative commands of path data give the expected elements`() throws {
    #expect(
      try points("M1 2L3 4H5V6z") == ["M 1.0,2.0", "L 3.0,4.0", "L 5.0,4.0", "L 5.0,6.0", "Z"])
    #expect(
      try points("m1,2 2,2h2v2 -1-1") == [
        "M 1.0,2.0", "L 3.0,4.0", "L 5.0,4.0", "L 5.0,6.0", "L 5.0,5.0", "L 5.0,4.0",
      ])
    #expect(
      try points("M0 0 C 0 1 2 3 4 4 s 2 1 4 4") == [
        "M 0.0,0.0", "C 0.0,1.0 2.0,3.0 4.0,4.0", "C 6.0,5.0 6.0,5.0 8.0,8.0",
      ])
    #expect(
      try points("M0 0 Q 3 3 6 0 t 6 0") == [
        "M 0.0,0.0", "C 2.0,2.0 4.0,2.0 6.0,0.0", "C 8.0,-2.0 10.0,-2.0 12.0,0.0",
      ])
    // A smooth command has nothing to mirror after a command of another kind.
    #expect(try points("M0 0 L 1 1 S 2 2 3 3").last == "C 1.0,1.0 2.0,2.0 3.0,3.0")
    #expect(
      try points("M1 1 L2 1 z l 0 5") == ["M 1.0,1.0", "L 2.0,1.0", "Z", "M 1.0,1.0", "L 1.0,6.0"])
  }

  @Test(arguments: ["1e-320 86", "86 1e-320", "1e-320 1e-320", "1e-161 86"])
  func `an arc with radii too small to compute with becomes a line`(radii: String) throws {
    for flags in ["0 0", "0 1", "1 0", "1 1"] {
      #expect(
        try points("M110 -6 A \(radii) 0 \(flags) 109 -6") == ["M 110.0,-6.0", "L 109.0,-6.0"])
    }
  }

  @Test func `an arc has its radius, and its flags choose its side and its direction`() throws {
    for (large, sweep, centre) in [(0, 1, 1.0), (1, 1, 1), (0, 0, 1), (1, 0, 1)] {
      // A half circle has the same centre with all flags.
      let path = try BezierPath(svgPathData: "M0 0 A 1 1 0 \(large)\(sweep) 2 0")
      let box = path.controlPointBounds
      #expect(abs(box.midX - centre) < 1e-9)
      #expect(sweep == 1 ? box.minY < -0.9 : box.maxY > 0.9)
    }
    // A quarter of a circle, and the other three quarters.
    let short = try BezierPath(svgPathData: "M0 0 A 1 1 0 0 1 1 1")
    let long = try BezierPath(svgPathData: "M0 0 A 1 1 0 1 1 1 1")
    #expect(short.elements.count == 2)
    #expect(long.elements.count == 4)
    #expect(short.controlPointBounds.maxX <= 1.000_001)
    #expect(long.controlPointBounds.maxX > 1.9)
    // Radii that are too small grow until the arc reaches its end; a zero radius makes a line.
    #expect(try points("M0 0 a 1 1 0 0 1 10 0").count == 3)
    #expect(try points("M0 0 a 0 5 0 0 1 10 0") == ["M 0.0,0.0", "L 10.0,0.0"])
    #expect(try points("M0 0 a5 5 0 0110 0").last?.hasSuffix("10.0,0.0") == true)
  }

  @Test(
    arguments: [
      ("", "expected SVG path data such as M 0 0 L 10 0 at character 1"),
      ("L 1 1", "path data must begin with M at character 2"),
      ("M 1", "expected a number at character 4"),
      ("M 0 0 X 1", "“X” is not a command"),
      ("M 0 0 A 1 1 0 2 1 3 3", "expected a flag, 0 or 1 at character 15"),
      ("M 0 1e", "“1e” is not a number"),
      ("M 0 1e99", "“1e99” is not a number"),
      ("M 0 0 ; L", "expected a command such as L, found “;” at character 7"),
      ("M 0 0 é", "expected a command"),
      ("M ,,0 0", "expected a number at character 4"),
    ])
  func `an error in path data says what is wrong and where`(text: String, message: String) throws {
    let error = #expect(throws: PathDataError.self) { try BezierPath(svgPathData: text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}
