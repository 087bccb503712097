import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// Enlarged pixels of the screen, with a grid between them and a cross at one.
@MainActor
final class PanelPixelsView: Decoration, PanelLineView {
  private var exhibit: PixelExhibit?

  func height(for width: CGFloat) -> CGFloat { (width - 16).rounded(.down) * 0.75 + 10 }

  let kind = "pixels"

  func show(_ line: PanelLine) {
    guard case .pixels(let new) = line, new != exhibit else { return }
    exhibit = new
    setNeedsDisplay()
  }

  override func draw(into builder: inout DisplayListBuilder) {
    guard let exhibit else { return }
    let scale = window?.contentScale ?? 1
    let side = CGFloat(exhibit.magnification) / scale
    let rect = CGRect(
      x: 8, y: 4, width: CGFloat(exhibit.bitmap.width) * side,
      height: CGFloat(exhibit.bitmap.height) * side)
    builder.add(.pixels(exhibit.bitmap, rect: rect))
    func place(_ pixels: CGRect) -> CGRect {
      CGRect(
        x: rect.minX + pixels.minX * side, y: rect.minY + pixels.minY * side,
        width: pixels.width * side, height: pixels.height * side)
    }
    if exhibit.hasGrid {
      var grid = BezierPath()
      let line = 1 / scale
      for x in 1..<max(2, exhibit.bitmap.width) {
        grid.append(
          BezierPath(
            rect: CGRect(
              x: rect.minX + CGFloat(x) * side - line / 2, y: rect.minY, width: line,
              height: rect.height)))
      }
      for y in 1..<max(2, exhibit.bitmap.height) {
        grid.append(
          BezierPath(
            rect: CGRect(
              x: rect.minX, y: rect.minY + CGFloat(y) * side - line / 2, width: rect.width,
              height: line)))
      }
      builder.add(.fill(.path(grid), .color(Color(white: 0.5, alpha: 0.28))))
    }
    for span in exhibit.spans {
      let bar = place(span)
      builder.add(.fill(.rect(bar), .color(PanelStyle.accent.withAlphaComponent(0.45))))
      builder.add(
        .stroke(
          .rect(bar.insetBy(dx: 0.75, dy: 0.75)), width: 1.5, color: PanelStyle.accent, dash: []))
    }
    let cross = place(CGRect(x: exhibit.cross.x, y: exhibit.cross.y, width: 1, height: 1))
    builder.add(
      .stroke(.rect(cross.insetBy(dx: -2, dy: -2)), width: 2, color: .black, dash: []))
    builder.add(
      .stroke(.rect(cross.insetBy(dx: -0.75, dy: -0.75)), width: 1.5, color: .white, dash: []))
    builder.add(.hairline(.rect(rect), Color(white: 1, alpha: 0.25)))
  }
}
