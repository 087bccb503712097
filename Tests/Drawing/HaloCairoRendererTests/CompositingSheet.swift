import FocusGeometry
import Foundation
import HaloDisplayList

/// A picture for visual comparison: states halfway through animations, clipped, layered or rotated.
struct CompositingSheet {
  static let size = CGSize(width: 460, height: 320)
  private static let art = CGRect(x: 0, y: 0, width: 90, height: 64)
  private static let blue = Color(hex: 0x0A84FF)

  private(set) var list = DisplayList(
    size: size, background: .color(Color(hex: 0xF2F2F7)))

  init() {
    for (index, growth) in [0.96, 1, 1.05, 1.1].enumerated() {
      let place = CGPoint(x: 66 + CGFloat(index) * 110.3, y: 50.4)
      card(
        CGAffineTransform(translationX: place.x, y: place.y).scaledBy(x: growth, y: growth),
        title: "Scale \(growth)")
    }
    clipped()
    layered()
    let turn = CGAffineTransform(rotationAngle: 0.2)
    card(turn.concatenating(CGAffineTransform(translationX: 340, y: 170)), title: "Turned")
    sheet()
  }

  private mutating func add(
    _ content: DisplayContent, _ transform: CGAffineTransform = .identity, alpha: CGFloat = 1,
    clip: Shape? = nil
  ) {
    list.items.append(
      DisplayItem(
        id: DisplayItemID(view: UInt64(list.items.count), part: 0), transform: transform,
        focusedScale: 1.1, clip: CGRect(origin: .zero, size: Self.size), roundedClip: clip,
        alpha: alpha,
        content: content))
  }

  private mutating func text(
    _ string: String, _ rect: CGRect, size: CGFloat = 12, lines: Int = 1,
    _ transform: CGAffineTransform = .identity, clip: Shape? = nil
  ) {
    let style = TextStyle(
      font: .systemFont(ofSize: size), color: .black, alignment: lines > 1 ? .center : .left,
      numberOfLines: lines)
    add(.text(string, style, rect: rect), transform, clip: clip)
  }

  private mutating func card(_ transform: CGAffineTransform, title: String) {
    let box = Self.art.offsetBy(dx: -45, dy: -32)
    let shape = Shape.rounded(box, radius: 12, curve: .continuous)
    let shadow = Shadow(offsetY: 12, sigma: 10, color: Color(white: 0, alpha: 0.35))
    let ring = HaloRing(shape: shape, side: .outside, width: 3, gap: 2, color: Self.blue)
    add(.shadow(shape, shadow, knockout: true), transform)
    add(.image(Self.image, rect: box, shape: shape), transform)
    add(.halo(ring), transform)
    text(title, CGRect(x: -45, y: 38, width: 90, height: 18), transform)
  }

  private mutating func clipped() {
    let box = CGRect(x: 20, y: 130, width: 120, height: 80)
    let clip = Shape.rounded(box, radius: 20, curve: .continuous)
    add(.fill(.rect(box), .color(.white)), clip: clip)
    add(
      .image(Self.image, rect: Self.art, shape: .rect(Self.art)),
      CGAffineTransform(translationX: 10, y: 120), clip: clip)
    let corner = CGRect(x: 90, y: 180, width: 80, height: 60)
    add(
      .fill(.rounded(corner, radius: 10, curve: .circular), .color(Color(hex: 0x30D158))),
      alpha: 0.7, clip: clip)
    text("Text cut at a corner", CGRect(x: 10, y: 128, width: 140, height: 18), clip: clip)
    let ringed = Shape.rounded(
      CGRect(x: 110, y: 140, width: 40, height: 30), radius: 8, curve: .circular)
    add(
      .halo(HaloRing(shape: ringed, side: .outside, width: 3, gap: 2, color: .black)), clip: clip)
  }

  private mutating func layered() {
    add(.beginLayer(bounds: CGRect(x: 160, y: 130, width: 130, height: 90)), alpha: 0.5)
    for (x, color) in [(165.0, Color(hex: 0xFF375F)), (205, Self.blue)] {
      let box = CGRect(x: x, y: 135 + (x - 165) / 2, width: 70, height: 60)
      add(.fill(.rounded(box, radius: 10, curve: .circular), .color(color)))
    }
    add(.endLayer)
  }

  private mutating func sheet() {
    let sheet = Shape.rounded(
      CGRect(x: 20, y: 240, width: 420, height: 66), radius: 16, curve: .continuous)
    let shadow = Shadow(offsetY: 3, sigma: 5, color: Color(white: 0, alpha: 0.3))
    add(.shadow(sheet, shadow, knockout: false))
    add(.fill(sheet, .color(Color(white: 1, alpha: 0.6))))
    let star = Figures.star(in: CGRect(x: 40, y: 243, width: 60, height: 60))
    add(.stroke(.path(star), width: 3, color: .black, dash: []))
    let heart = Figures.heart(in: CGRect(x: 120, y: 248, width: 50, height: 50))
    let shine = Gradient(.white, Color(hex: 0xFF375F))
    add(.fill(.path(heart), .radial(shine, center: CGPoint(x: 135, y: 260), radius: 40)))
    text(
      "A long line that has to end somewhere", CGRect(x: 190, y: 246, width: 200, height: 24),
      size: 13)
    text(
      "Two lines of text that break where the box ends",
      CGRect(x: 190, y: 268, width: 150, height: 34), size: 11, lines: 2)
  }

  private static let image: Image = {
    var drawing = Drawing()
    let colors = Gradient(Color(hex: 0x5E5CE6), Color(hex: 0xFF9F0A))
    drawing.fill(art, with: .linear(colors, from: .zero, to: CGPoint(x: 90, y: 64)))
    for y in stride(from: 0, to: 64, by: 8) as StrideTo<CGFloat> {
      var line = BezierPath()
      line.move(to: CGPoint(x: 0, y: y))
      line.addLine(to: CGPoint(x: 90, y: y + 5))
      drawing.stroke(line, width: 1, color: Color(white: 1, alpha: 0.6))
    }
    return Image(size: art.size, isOpaque: true, drawing: drawing)
  }()
}
