import FocusGeometry
import FocusInspector
import Foundation
import HaloDisplayList
import HaloLocalization
import HaloSceneGraph

/// The strip at the bottom of a window with the caption of a tour, in front of the hints.
@MainActor
struct TourBand {
  private let caption: TourCaption
  private let window: Window
  /// Whether the keys that control the tour are shown; a film has none.
  private let hasControls: Bool

  private static let height: CGFloat = 56
  private static let margin: CGFloat = 20

  init(_ caption: TourCaption, in window: Window, hasControls: Bool) {
    (self.caption, self.window, self.hasControls) = (caption, window, hasControls)
  }

  private var palette: Palette { window.appearance.palette }

  /// The frame of the strip, which covers the hints and is high enough for two lines.
  private var frame: CGRect {
    let bounds = window.bounds
    let height = max(Self.height, window.hintArea.insets.bottom)
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  var items: [DisplayItem] {
    var canvas = DiagramCanvas(clip: window.bounds)
    let frame = frame
    canvas.add(.fill(.rect(frame), .color(palette.window)))
    let line = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 1)
    canvas.add(.fill(.rect(line), .color(palette.separator)))
    var end = frame.maxX - Self.margin
    if hasControls, frame.width >= 1000 { end = drawControls(before: end, on: &canvas) - 28 }
    if let key = caption.key { end = draw(key, before: end, isNext: true, on: &canvas) - 24 }
    drawWords(before: end, on: &canvas)
    return canvas.items
  }

  private func drawWords(before end: CGFloat, on canvas: inout DiagramCanvas) {
    let left = frame.minX + Self.margin
    let number = TextStyle(
      font: .systemFont(ofSize: 13, weight: .semibold, monospacedDigits: true),
      color: palette.secondaryLabel)
    let box = CGRect(x: left, y: frame.midY - 22, width: 36, height: 22)
    canvas.add(.text("\(caption.number)", number, rect: box))
    let room = CGRect(x: left + 36, y: box.minY, width: max(0, end - left - 36), height: 22)
    // A long statement is set smaller rather than cut.
    let sizes: [CGFloat] = [15, 14, 13, 12]
    let fonts = sizes.map { Font.systemFont(ofSize: $0, weight: .medium) }
    let font = fonts.first { width(of: caption.statement, $0) <= room.width } ?? fonts[3]
    canvas.add(
      .text(
        caption.statement, TextStyle(font: font, color: palette.label), rect: room), clip: room)
    let below = CGRect(x: room.minX, y: frame.midY + 2, width: room.width, height: 18)
    canvas.add(
      .text(
        caption.source,
        TextStyle(font: .systemFont(ofSize: 12), color: palette.secondaryLabel), rect: below),
      clip: below)
  }

  /// Draws the keys that control the tour; returns their left edge.
  private func drawControls(before end: CGFloat, on canvas: inout DiagramCanvas) -> CGFloat {
    let pause =
      caption.isPaused ? Localization.text("Go on") : Localization.text("Pause")
    let controls = [
      ("Space", pause), ("→", Localization.text("Next row")),
      ("Esc", Localization.text("End the tour")),
    ]
    let font = Font.systemFont(ofSize: 12)
    var x = end
    for (key, words) in controls.reversed() {
      let width = ceil(width(of: words, font)) + 1
      x -= width
      let box = CGRect(x: x, y: frame.midY - 9, width: width, height: 18)
      canvas.add(.text(words, TextStyle(font: font, color: palette.secondaryLabel), rect: box))
      x = draw(key, before: x - 6, isNext: false, on: &canvas) - 14
    }
    return x + 14
  }

  /// Draws a key cap; returns its left edge.
  private func draw(
    _ key: String, before end: CGFloat, isNext: Bool, on canvas: inout DiagramCanvas
  ) -> CGFloat {
    let font = Font.systemFont(ofSize: isNext ? 16 : 11, weight: .semibold)
    let height: CGFloat = isNext ? 32 : 20
    let width = max(height, ceil(width(of: key, font)) + (isNext ? 22 : 12))
    let box = CGRect(x: end - width, y: frame.midY - height / 2, width: width, height: height)
    let shape = Shape.rounded(box, radius: isNext ? 8 : 5, curve: .continuous)
    canvas.add(.fill(shape, .color(isNext ? palette.tint : palette.control)))
    canvas.add(
      .text(
        key,
        TextStyle(
          font: font, color: isNext ? palette.onTint : palette.controlLabel, alignment: .center),
        rect: box))
    return box.minX
  }

  private func width(of text: String, _ font: Font) -> CGFloat {
    window.textMeasurer.size(
      of: text, style: TextStyle(font: font, color: palette.label), width: .infinity
    ).width
  }
}
