import FocusGeometry
import Foundation
import Testing

@testable import HaloDisplayList

/// The silhouettes and transforms of drawings.
struct DrawingTests {
  private let square = BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let disc = BezierPath(ovalIn: CGRect(x: 2, y: 2, width: 6, height: 6))

  @Test func `the silhouette of fills inside a clip on nothing else is the clip`() {
    var drawing = Drawing()
    drawing.clipped(to: disc) {
      $0.fill(square, with: .black)
      $0.fill(square, with: .white)
    }
    #expect(drawing.silhouette == disc)
  }

  @Test func `a fill inside a clip adds nothing to the silhouette of the fill beneath`() {
    var drawing = Drawing()
    drawing.fill(square, with: .black)
    drawing.clipped(to: disc) { $0.fill(square, with: .white) }
    #expect(drawing.silhouette == square)
  }

  @Test func `a mirrored drawing mirrors its bitmaps`() throws {
    let bitmap = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4])
    func mirrored(_ x: CGFloat, _ y: CGFloat) throws -> [UInt32] {
      var drawing = Drawing()
      drawing.draw(bitmap, in: CGRect(x: 1, y: 2, width: 4, height: 6))
      let operations = drawing.applying(CGAffineTransform(scaleX: x, y: y)).operations
      guard case .bitmap(let result, let rect) = try #require(operations.first) else { return [] }
      #expect(rect.minX == (x < 0 ? -5 : 1) && rect.minY == (y < 0 ? -8 : 2))
      return result.pixels
    }
    #expect(try mirrored(1, 1) == [1, 2, 3, 4])
    #expect(try mirrored(-1, 1) == [2, 1, 4, 3])
    #expect(try mirrored(1, -1) == [3, 4, 1, 2])
    #expect(try mirrored(-1, -1) == [4, 3, 2, 1])
  }

  @Test func `a blur extends what was drawn before, and scales with the drawing`() {
    var drawing = Drawing()
    drawing.fill(square, with: .black)
    drawing.blur(2)
    #expect(drawing.extent == CGRect(x: -6, y: -6, width: 22, height: 22))
    let large = drawing.applying(CGAffineTransform(scaleX: 3, y: 3))
    #expect(large.operations.last == .blur(sigma: 6))
  }

  @Test func `a transform of a drawing applies to its lines, gradients and text`() throws {
    var drawing = Drawing()
    drawing.stroke(square, width: 2, color: .black)
    drawing.text(
      "Title", style: TextStyle(font: .systemFont(ofSize: 10), color: .white),
      in: CGRect(x: 1, y: 1, width: 8, height: 4))
    drawing.fill(
      square,
      with: .linear(Gradient(.black, .white), from: .zero, to: CGPoint(x: 0, y: 10)))
    let move = CGAffineTransform(scaleX: 3, y: 3)
      .concatenating(CGAffineTransform(translationX: 5, y: 0))
    let moved = drawing.applying(move, alpha: 0.5).operations
    guard case .stroke(let path, let width, let color, _) = moved[0],
      case .text(_, let style, let rect) = moved[1],
      case .fill(_, .linear(let gradient, let from, let to), _) = moved[2]
    else {
      Issue.record("other operations: \(moved)")
      return
    }
    #expect(path == square.applying(move))
    #expect(width == 6 && color.alpha == 0.5)
    #expect(style.font.pointSize == 30 && rect == CGRect(x: 8, y: 3, width: 24, height: 12))
    #expect(gradient.stops.map(\.color.alpha) == [0.5, 0.5])
    #expect(from == CGPoint(x: 5, y: 0) && to == CGPoint(x: 5, y: 30))
  }
}
