import FocusGeometry
import Foundation
import HaloDisplayList

/// A picture of every kind of focus appearance, for visual comparison.
enum LooksSheet {
  static let size = CGSize(width: 420, height: 300)
  private static let ring = Color(hex: 0x0A84FF)

  static func list(dark: Bool) -> DisplayList {
    var sheet = Builder(dark: dark)
    sheet.cards()
    sheet.rings()
    sheet.paths()
    sheet.texts()
    return sheet.list
  }

  private struct Builder {
    var list: DisplayList
    let dark: Bool

    init(dark: Bool) {
      self.dark = dark
      list = DisplayList(
        size: size,
        background: dark
          ? .linear(
            Gradient(Color(hex: 0x1C1C22), Color(hex: 0x101014)), from: .zero,
            to: CGPoint(x: 0, y: size.height))
          : .color(Color(hex: 0xF2F2F7)))
    }

    private var card: Color { dark ? Color(hex: 0x2C2C2E) : .white }
    private var ink: Color { dark ? Color(white: 1, alpha: 0.92) : Color(white: 0.1) }

    mutating func add(
      _ content: DisplayContent, _ transform: CGAffineTransform = .identity, alpha: CGFloat = 1
    ) {
      list.items.append(
        DisplayItem(
          id: DisplayItemID(view: UInt64(list.items.count), part: 0), transform: transform,
          focusedScale: 1.1, clip: CGRect(origin: .zero, size: size), alpha: alpha, content: content
        ))
    }

    mutating func cards() {
      let rest = Shadow(offsetY: 4, sigma: 6, color: Color(white: 0, alpha: 0.18))
      let lifted = Shadow(offsetY: 24, sigma: 22, color: Color(white: 0, alpha: 0.4))
      let first = Shape.rounded(
        CGRect(x: 20, y: 20, width: 84, height: 60), radius: 12, curve: .continuous)
      add(.shadow(first, rest, knockout: true))
      add(.fill(first, .color(card)))
      add(.hairline(first, Color(white: dark ? 1 : 0, alpha: 0.15)))

      let second = CGRect(x: 128, y: 20, width: 90, height: 64)
      let shape = Shape.rounded(second, radius: 12, curve: .continuous)
      let grown = CGAffineTransform(translationX: second.midX, y: second.midY)
        .scaledBy(x: 1.1, y: 1.1).translatedBy(x: -second.midX, y: -second.midY)
      add(.shadow(shape, lifted, knockout: true), grown)
      add(.image(picture, rect: second, shape: shape), grown)

      let glass = Shape.rounded(
        CGRect(x: 244, y: 22, width: 70, height: 56), radius: 28, curve: .continuous)
      add(.shadow(glass, rest, knockout: false))
      add(
        .fill(
          glass,
          .linear(
            Gradient(Color(hex: 0x30D158), Color(hex: 0x0A84FF)), from: CGPoint(x: 244, y: 22),
            to: CGPoint(x: 314, y: 78))))
      let leaf = Shape.path(Figures.heart(in: CGRect(x: 338, y: 22, width: 60, height: 56)))
      add(.shadow(leaf, rest, knockout: true))
      add(.fill(leaf, .color(Color(hex: 0xFF375F))))
    }

    mutating func rings() {
      let row = 120.0
      let shapes: [Shape] = [
        .rounded(CGRect(x: 22, y: row, width: 60, height: 44), radius: 10, curve: .circular),
        .rounded(CGRect(x: 106, y: row, width: 60, height: 44), radius: 10, curve: .continuous),
        .rect(CGRect(x: 190, y: row, width: 60, height: 44)),
        .rounded(CGRect(x: 274, y: row, width: 60, height: 44), radius: 22, curve: .continuous),
        .path(BezierPath(ovalIn: CGRect(x: 358, y: row, width: 44, height: 44))),
      ]
      for (index, shape) in shapes.enumerated() {
        add(.fill(shape, .color(Color(hex: 0x8E8E93))))
        add(
          .halo(
            HaloRing(
              shape: shape, side: index == 3 ? .inside : .outside, width: 3, gap: 2,
              color: index == 3 ? .white : LooksSheet.ring)))
      }
    }

    mutating func paths() {
      let row = 188.0
      let paths = [
        Figures.heart(in: CGRect(x: 22, y: row, width: 56, height: 50)),
        Figures.star(in: CGRect(x: 104, y: row - 4, width: 60, height: 60)),
        Figures.twoDiscs(in: CGRect(x: 190, y: row, width: 70, height: 50)),
        Figures.bracket(in: CGRect(x: 286, y: row, width: 40, height: 48)),
        Figures.heart(in: CGRect(x: 350, y: row, width: 56, height: 50)),
      ]
      for (index, path) in paths.enumerated() {
        add(.fill(.path(path), .color(Color(hex: 0xFF9F0A))))
        let inside = index == 4
        add(
          .halo(
            HaloRing(
              shape: .path(path), side: inside ? .inside : .outside, width: 3, gap: 2,
              color: inside ? .white : LooksSheet.ring)))
      }
    }

    mutating func texts() {
      let row = 256.0
      for (index, size) in [11.0, 15, 22].enumerated() {
        let style = TextStyle(
          font: .systemFont(ofSize: size, weight: index == 2 ? .bold : .regular), color: ink)
        let x = [26.0, 136, 272][index]
        add(
          .text(
            ["Focus moves here", "Focus moves", "Affinity"][index], style,
            rect: CGRect(x: x, y: row, width: 130, height: 28)))
      }
      add(
        .stroke(
          .rounded(CGRect(x: 14, y: 250, width: 392, height: 40), radius: 8, curve: .circular),
          width: 1, color: ink.withAlphaComponent(0.4), dash: [4, 4]))
    }

    private var picture: Image {
      var drawing = Drawing()
      let box = CGRect(x: 0, y: 0, width: 90, height: 64)
      drawing.fill(
        box,
        with: .linear(
          Gradient(Color(hex: 0x5E5CE6), Color(hex: 0xFF9F0A)), from: .zero,
          to: CGPoint(x: 90, y: 64)))
      drawing.fill(
        BezierPath(ovalIn: CGRect(x: 52, y: 10, width: 22, height: 22)), with: Color(hex: 0xFFE08A))
      return Image(size: box.size, isOpaque: true, drawing: drawing)
    }
  }
}
