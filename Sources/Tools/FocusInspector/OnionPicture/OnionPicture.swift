import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// One still of a move of the focus: the outlines of the item at equal times in fading strokes, and
/// below them the curves of its way and its velocity.
///
/// Two moves, such as those of two focus models, lie over one another in two colours.
@MainActor
package struct OnionPicture {
  let moves: [OnionMove]
  let size: CGSize
  let every: Double
  let style: SearchStyle

  /// The width of an outline, in points at a text scale of 1.
  private static let stroke: CGFloat = 1.5
  /// The opacity of the first outline; that of the last is 1.
  private static let faintest: CGFloat = 0.22

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - moves: one move, or two to compare.
  ///   - size: the size of the screen, in points.
  ///   - every: milliseconds between two outlines.
  ///   - style: colours for the appearance of the screen.
  package init(_ moves: [OnionMove], size: CGSize, every: Double, style: SearchStyle) {
    (self.moves, self.size, self.every, self.style) = (moves, size, every, style)
  }

  /// The colour of a move.
  static func color(of move: Int, _ style: SearchStyle) -> Color {
    move == 0 ? style.start : style.guide
  }

  /// The opacity of an outline among others.
  static func opacity(of outline: Int, among count: Int) -> CGFloat {
    guard count > 1 else { return 1 }
    return faintest + (1 - faintest) * (CGFloat(outline) / CGFloat(count - 1))
  }

  /// The outlines over the screen.
  package var overlay: [DisplayItem] {
    var canvas = DiagramCanvas(clip: CGRect(origin: .zero, size: size))
    for (number, move) in moves.enumerated() {
      let outlines = move.outlines(every: every)
      let scale = style.textScale
      for (index, outline) in outlines.enumerated() {
        let opacity = Self.opacity(of: index, among: outlines.count)
        let isLast = index == outlines.count - 1
        let width = Self.stroke * scale * (isLast ? 1.6 : 1)
        let path = outline.shape.bezierPath
        canvas.stroke(
          path, width + 1.5 * scale, style.casing.withAlphaComponent(style.casing.alpha * opacity))
        canvas.stroke(
          path, width, Self.color(of: number, style).withAlphaComponent(opacity),
          dash: number == 0 ? [] : [6 * scale, 4 * scale])
      }
    }
    return canvas.items
  }

  /// The height of the curves below the screen, in points at a text scale of 1.
  package static let curveHeight: CGFloat = 230

  /// Returns the screen with the outlines over it and the curves below.
  ///
  /// - Parameters:
  ///   - screen: the screen after the move.
  ///   - key: the name of the key.
  /// - Returns: The still, higher than the screen by the curves.
  package func displayList(over screen: DisplayList, key: String) -> DisplayList {
    let height = (Self.curveHeight * style.textScale).rounded()
    let strip = CGRect(x: 0, y: size.height, width: size.width, height: height)
    var canvas = DiagramCanvas(
      clip: CGRect(x: 0, y: 0, width: size.width, height: size.height + height))
    canvas.veil(
      CGRect(origin: .zero, size: size),
      except: moves.compactMap { $0.samples.last?.shape.bounds.integral }, style.veil)
    canvas.ground(of: strip, style.palette)
    OnionCurves(moves, every: every, style: style).draw(in: strip, key: key, on: &canvas)
    return screen.placed(
      in: CGSize(width: size.width, height: size.height + height),
      background: style.palette.window, beneath: canvas.items + overlay)
  }
}
