import FocusGeometry
import FocusInspector
import Foundation
import HaloDisplayList

/// Says how the instruments are had, over a screen that does not say so itself: for a few seconds, or
/// until somebody does something.
@MainActor
enum Welcome {
  private static let font = Font.systemFont(ofSize: 13, weight: .medium)
  private static let height: CGFloat = 36

  /// In the middle below, over a screen of this size in points.
  static func items(in size: CGSize, text: any TextMeasuring) -> [DisplayItem] {
    var canvas = DiagramCanvas(clip: CGRect(origin: .zero, size: size))
    let words = "Instruments and all keys"
    let style = TextStyle(font: font, color: PanelStyle.label)
    let width = text.size(of: words, style: style, width: .infinity).width.rounded(.up)
    let key: CGFloat = 32
    let whole = CGRect(
      x: ((size.width - width - key - 38) / 2).rounded(), y: size.height - height - 18,
      width: width + key + 38, height: height)
    let shape = Shape.rounded(whole, radius: height / 2, curve: .continuous)
    canvas.add(
      .shadow(
        shape, Shadow(offsetY: 2, sigma: 6, color: Color(white: 0, alpha: 0.35)), knockout: true))
    canvas.add(.fill(shape, .color(PanelStyle.ground)))
    canvas.add(.hairline(shape, PanelStyle.line))
    let cap = CGRect(x: whole.minX + 8, y: whole.minY + 7, width: key, height: height - 14)
    let capShape = Shape.rounded(cap, radius: 6, curve: .continuous)
    canvas.add(.fill(capShape, .color(PanelStyle.accent)))
    canvas.add(
      .text(
        "F1", TextStyle(font: font, color: PanelStyle.onAccent, alignment: .center), rect: cap))
    canvas.add(
      .text(
        words, style,
        rect: CGRect(x: cap.maxX + 10, y: whole.minY, width: width + 4, height: height)))
    return canvas.items
  }
}

/// For how long the window says how the instruments are had.
struct WelcomeTime {
  /// Seconds.
  private static let duration: TimeInterval = 6

  /// Until when it does, by the host's clock; nil: it does not.
  private(set) var end: TimeInterval?
  /// Whether the last frame said so.
  private(set) var isShown = false
  /// Whether that is to be said from the next frame on.
  private var isWanted = false

  mutating func begin() { isWanted = true }

  /// - Returns: Whether it had begun.
  mutating func stop() -> Bool {
    defer { (isWanted, end) = (false, nil) }
    return isWanted || end != nil
  }

  /// - Returns: Whether the frame at this time says so.
  mutating func show(at time: TimeInterval) -> Bool {
    if isWanted { (isWanted, end) = (false, time + Self.duration) }
    if let last = end, time >= last { end = nil }
    isShown = end != nil
    return isShown
  }
}
