import FocusGeometry
import FocusInspector
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The curves of moves of the focus: their way, and their velocity below it.
@MainActor
final class PanelCurvesView: Decoration, PanelLineView {
  private var moves: [OnionMove] = []
  private var every = 30.0
  private static let height: CGFloat = 190

  func height(for width: CGFloat) -> CGFloat { Self.height }

  let kind = "curves"

  func show(_ line: PanelLine) {
    guard case .curves(let moves, let every) = line else { return }
    (self.moves, self.every) = (moves, every)
    setNeedsDisplay()
  }

  override func draw(into builder: inout DisplayListBuilder) {
    guard let window, !moves.isEmpty else { return }
    var style = SearchStyle(palette: window.appearance.palette)
    style.textScale = 1
    let curves = OnionCurves(moves, every: every, style: style)
    var canvas = DiagramCanvas(clip: bounds)
    curves.draw(in: bounds.insetBy(dx: -6, dy: 0), key: nil, on: &canvas)
    for item in canvas.items { builder.add(item.content) }
  }
}
