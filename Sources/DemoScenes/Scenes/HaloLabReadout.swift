import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// The numbers of the ring that is shown: its outline, its place, and why it is on its side.
@MainActor
final class HaloLabReadout: View {
  private struct Column {
    var title: Label
    var value: Label
    var note: Label
  }

  private let columns: [Column]
  private var lines: [View] = []

  static let height: CGFloat = 108

  override init(frame: CGRect = .zero) {
    columns = ["Outline", "Ring", "Width and gap", "Tint", "Side"].map { title in
      Column(
        title: Label(title, font: .systemFont(ofSize: 13, weight: .medium)),
        value: Label("", font: .systemFont(ofSize: 17, weight: .semibold, monospacedDigits: true)),
        note: Label("", font: .systemFont(ofSize: 13, monospacedDigits: true)))
    }
    super.init(frame: frame)
    cornerRadius = 18
    for column in columns {
      for label in [column.title, column.value, column.note] { addSubview(label) }
    }
    for _ in columns.dropFirst() {
      let line = View()
      lines.append(line)
      addSubview(line)
    }
  }

  /// The last column holds a sentence, the others numbers.
  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    let pixel = 1 / max(1, window?.contentScale ?? 1)
    let margin: CGFloat = 20
    let width = bounds.width - 2 * margin
    let shares: [CGFloat] = [0.17, 0.18, 0.19, 0.18, 0.28]
    var x = margin
    for (index, (column, share)) in zip(columns, shares).enumerated() {
      let column = (column.title, column.value, column.note)
      func place(_ view: View, y: CGFloat, height: CGFloat) {
        let rect = CGRect(x: x, y: y, width: (width * share).rounded() - 16, height: height)
        view.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
      }
      place(column.0, y: 18, height: 18)
      place(column.1, y: 40, height: 24)
      place(column.2, y: 68, height: 20)
      for label in [column.0, column.1, column.2] {
        label.textAlignment = isMirrored ? .right : .left
      }
      if index > 0 {
        let line = CGRect(x: x - 16, y: 22, width: pixel, height: bounds.height - 44)
        lines[index - 1].frame = isMirrored ? line.mirrored(in: bounds.width) : line
      }
      x += (width * share).rounded()
    }
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    backgroundColor = palette.card
    hairlineColor = palette.separator
    for column in columns {
      column.title.textColor = palette.secondaryLabel
      column.value.textColor = palette.label
      column.note.textColor = palette.secondaryLabel
    }
    for line in lines { line.backgroundColor = palette.separator }
  }

  /// - Parameters:
  ///   - ring: as it is shown.
  ///   - placement: why it is on its side.
  ///   - position: what was asked for.
  ///   - scale: device pixels a point.
  ///   - ground: what the ring lies on.
  func show(
    _ ring: HaloRing, _ placement: HaloPlacement, position: FocusHaloEffect.Position,
    scale: CGFloat, ground: Color
  ) {
    let outline = ring.shape.bounds
    let pixels = ring.pixels(scale: scale)
    let reach = ring.side == .outside ? ring.gap + ring.width : -ring.gap
    let outer = outline.insetBy(dx: -reach, dy: -reach)
    let devicePixels = ring.side == .outside ? pixels.gap + pixels.width : -pixels.gap
    let texts = [
      (Self.size(outline) + " pt", Self.size(outline, scale: scale) + " px"),
      (
        Self.size(outer) + " pt",
        Self.size(outline, scale: scale, outset: devicePixels) + " px"
      ),
      (
        "\(Self.number(ring.width)) and \(Self.number(ring.gap)) pt",
        "\(Self.number(pixels.width)) and \(Self.number(pixels.gap)) px"
      ),
      (
        Self.hex(ring.color),
        String(format: "%.1f:1 on the stage", ring.color.contrastRatio(with: ground))
      ),
      Self.side(placement, position: position),
    ]
    for (column, text) in zip(columns, texts) {
      column.value.text = text.0
      column.note.text = text.1
    }
  }

  // MARK: Words

  static func side(
    _ placement: HaloPlacement, position: FocusHaloEffect.Position
  ) -> (String, String) {
    let name = placement.side == .outside ? "Outside" : "Inside"
    let room = "\(number(max(0, placement.room))) pt free"
    let need = "\(number(placement.reach)) needed"
    switch (position, placement.side) {
    case (.automatic, .outside): return ("\(name), automatic", "\(room), \(need)")
    case (.automatic, .inside): return ("\(name), automatic", "only \(room), \(need)")
    case (.outside, _) where placement.room < placement.reach:
      return ("\(name), as asked", "cut off: \(room), \(need)")
    case (.outside, _): return ("\(name), as asked", "\(room), \(need)")
    case (.inside, _): return ("\(name), as asked", "takes no room around")
    }
  }

  private static func size(_ rect: CGRect, scale: CGFloat = 1, outset: CGFloat = 0) -> String {
    let (width, height) = (rect.width * scale, rect.height * scale)
    return scale == 1 && outset == 0
      ? "\(number(width)) × \(number(height))"
      : "\(number(width.rounded() + 2 * outset)) × \(number(height.rounded() + 2 * outset))"
  }

  /// At most one decimal, and none that is 0.
  static func number(_ value: CGFloat) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(format: "%.1f", tenths)
  }

  private static func hex(_ color: Color) -> String {
    func byte(_ value: CGFloat) -> Int { Int((max(0, min(1, value)) * 255).rounded()) }
    return String(format: "#%02X%02X%02X", byte(color.red), byte(color.green), byte(color.blue))
  }
}
