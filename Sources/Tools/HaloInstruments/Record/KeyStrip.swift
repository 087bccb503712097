import FocusGeometry
import FocusInspector
import Foundation
import HaloDisplayList

/// The strip below the picture with the keys that were pressed.
@MainActor
enum KeyStrip {
  /// The height, in points.
  static let height: CGFloat = 48

  private static let font = Font.systemFont(ofSize: 15, weight: .semibold)
  private static let small = Font.systemFont(ofSize: 12, monospacedDigits: true)

  /// The frame with the strip below it.
  static func displayList(of frame: Reel.Frame, text: any TextMeasuring) -> DisplayList {
    let size = frame.list.size
    let strip = CGRect(x: 0, y: size.height, width: size.width, height: height)
    var canvas = DiagramCanvas(clip: strip)
    canvas.add(.fill(.rect(strip), .color(PanelStyle.ground)))
    let clock = String(format: "%.2f s", Double(frame.time) / 1000)
    let style = TextStyle(font: small, color: PanelStyle.quiet, alignment: .right)
    let clockWidth = text.size(of: "00.00 s", style: style, width: .infinity).width + 4
    canvas.add(
      .text(
        clock, style,
        rect: CGRect(
          x: strip.maxX - clockWidth - 16, y: strip.minY, width: clockWidth, height: height)))
    // The latest keys stand at the right end, as many as fit.
    var caps: [(name: String, width: CGFloat, isFresh: Bool)] = []
    var left = strip.width - clockWidth - 48
    for deed in frame.deeds.reversed() {
      let width = max(
        28,
        text.size(of: deed.name, style: TextStyle(font: font, color: .black), width: .infinity)
          .width + 18
      ).rounded(.up)
      guard left >= width else { break }
      left -= width + 8
      caps.insert((deed.name, width, deed.age < Reel.freshness), at: 0)
    }
    var x: CGFloat = 16
    for (index, cap) in caps.enumerated() {
      let rect = CGRect(x: x, y: strip.minY + 10, width: cap.width, height: height - 20)
      let shape = Shape.rounded(rect, radius: 7, curve: .continuous)
      let isLast = index == caps.count - 1
      let ground = isLast && cap.isFresh ? PanelStyle.accent : PanelStyle.band
      let ink =
        isLast && cap.isFresh ? PanelStyle.onAccent : isLast ? PanelStyle.label : PanelStyle.quiet
      canvas.add(.fill(shape, .color(ground)))
      canvas.add(.hairline(shape, PanelStyle.line))
      canvas.add(
        .text(cap.name, TextStyle(font: font, color: ink, alignment: .center), rect: rect))
      x += cap.width + 8
    }
    return frame.list.placed(
      in: CGSize(width: size.width, height: size.height + height),
      background: PanelStyle.ground, beneath: canvas.items)
  }
}
