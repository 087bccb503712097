import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The numbers of the ring: its outline, its position, and why it is outside or inside.
@MainActor
final class HaloLabReadout: View {
  private struct Column {
    var title: Label
    var value: Label
    var note: Label
  }

  private let columns: [Column]
  private var lines: [View] = []

  /// Whether the readout is a list, with a line for each number, and in points alone.
  var isList = false {
    didSet {
      guard isList != oldValue else { return }
      for column in columns {
        column.value.font = .systemFont(
          ofSize: isList ? 13 : 17, weight: .semibold, monospacedDigits: true)
        column.note.isHidden = isList
      }
      setNeedsLayout()
    }
  }

  private static let rowHeight: CGFloat = 84
  private static let lineHeight: CGFloat = 22

  /// Returns the rows of columns; in a narrow window there are two.
  private static func rows(in width: CGFloat) -> [ClosedRange<Int>] {
    width < 800 ? [0...2, 3...4] : [0...4]
  }

  func height(in width: CGFloat) -> CGFloat {
    isList
      ? CGFloat(columns.count) * Self.lineHeight + 16
      : Self.rowHeight * CGFloat(Self.rows(in: width).count) + 24
  }

  override init(frame: CGRect = .zero) {
    columns = ["Outline", "Ring", "Width and gap", "Tint", "Side"].map { title in
      Column(
        title: Label(title, font: .systemFont(ofSize: 13, weight: .medium)),
        value: Label("", font: .systemFont(ofSize: 17, weight: .semibold, monospacedDigits: true)),
        note: Label("", font: .systemFont(ofSize: 13, monospacedDigits: true)))
    }
    super.init(frame: frame)
    cornerRadius = 18
    // Screen readers read column by column, even if the columns are side by side.
    let labels = columns.flatMap { [$0.title, $0.value, $0.note] }
    labels.forEach(addSubview)
    accessibilityElements = labels
    for _ in columns.dropFirst() {
      let line = View()
      lines.append(line)
      addSubview(line)
    }
  }

  override func layoutSubviews() {
    guard !isList else { return placeLines() }
    for (row, columns) in Self.rows(in: bounds.width).enumerated() {
      place(columns, top: 12 + CGFloat(row) * Self.rowHeight)
    }
  }

  private func placeLines() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ view: View, _ rect: CGRect) {
      view.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    lines.forEach { $0.isHidden = true }
    let title: CGFloat = 112
    for (index, column) in columns.enumerated() {
      let y = 8 + CGFloat(index) * Self.lineHeight
      place(column.title, CGRect(x: 16, y: y, width: title, height: Self.lineHeight))
      place(
        column.value,
        CGRect(
          x: 16 + title, y: y, width: bounds.width - 32 - title, height: Self.lineHeight))
      column.title.textAlignment = isMirrored ? .right : .left
      column.value.textAlignment = isMirrored ? .left : .right
    }
  }

  /// The shares of the width; the last column contains a sentence, the others numbers.
  private static let shares: [CGFloat] = [17, 18, 19, 18, 28]

  private func place(_ indices: ClosedRange<Int>, top: CGFloat) {
    let isMirrored = window?.layoutDirection == .rightToLeft
    let pixel = 1 / max(1, window?.contentScale ?? 1)
    let margin: CGFloat = 20
    let whole = Self.shares[indices].reduce(0, +)
    var x = margin
    for index in indices {
      let width = ((bounds.width - 2 * margin) * Self.shares[index] / whole).rounded()
      func place(_ view: View, _ rect: CGRect) {
        view.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
      }
      let column = columns[index]
      for (label, y, height) in [
        (column.title, 6, 18), (column.value, 28, 24), (column.note, 56, 20),
      ] as [(Label, CGFloat, CGFloat)] {
        place(label, CGRect(x: x, y: top + y, width: width - 16, height: height))
        label.textAlignment = isMirrored ? .right : .left
      }
      if index > 0 {
        lines[index - 1].isHidden = index == indices.lowerBound
        place(
          lines[index - 1],
          CGRect(x: x - 16, y: top + 10, width: pixel, height: Self.rowHeight - 20))
      }
      x += width
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

  /// Shows the numbers of a ring.
  ///
  /// - Parameters:
  ///   - ring: the ring as it is shown.
  ///   - placement: the reason why it is outside or inside.
  ///   - position: the position that was set.
  ///   - scale: device pixels per point.
  ///   - ground: the colour behind the ring.
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
    show(texts)
  }

  /// Shows that there is no ring, under a focus model that lifts the focused item.
  ///
  /// - Parameter outline: the outline of the item.
  func showNoRing(of outline: CGRect) {
    let scale = window?.contentScale ?? 1
    show([
      (Self.size(outline) + " pt", Self.size(outline, scale: scale) + " px"),
      ("None", "Items rise instead"), ("–", ""), ("–", ""), ("–", ""),
    ])
  }

  private func show(_ texts: [(String, String)]) {
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
    func length(_ value: CGFloat) -> Int { Int((value * scale).rounded() + 2 * outset) }
    return "\(length(rect.width)) × \(length(rect.height))"
  }

  /// Returns the number with one decimal at most, which is left out if it is 0.
  static func number(_ value: CGFloat) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(format: "%.1f", tenths)
  }

  private static func hex(_ color: Color) -> String {
    func byte(_ value: CGFloat) -> Int { Int((max(0, min(1, value)) * 255).rounded()) }
    return String(format: "#%02X%02X%02X", byte(color.red), byte(color.green), byte(color.blue))
  }
}
