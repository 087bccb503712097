import FocusGeometry
import FocusInspector
import Foundation
import HaloDisplayList

/// A hint over the screen that says how to open the instruments, for screens that do not say so
/// themselves.
///
/// It goes after a few seconds, or when the user does something.
@MainActor
enum Welcome {
  private static let font = Font.systemFont(ofSize: 13, weight: .medium)
  private static let height: CGFloat = 36

  /// The hint at the bottom centre of a screen of this size in points.
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

/// The time during which the welcome is shown.
struct WelcomeTime {
  /// The duration in seconds.
  private static let duration: TimeInterval = 6

  /// The host's time at which the welcome ends; nil while it is not shown.
  private(set) var end: TimeInterval?
  /// Whether the last frame showed the welcome.
  private(set) var isShown = false
  /// Whether the next frame is to begin the welcome.
  private var isWanted = false

  mutating func begin() { isWanted = true }

  /// Ends the welcome.
  ///
  /// - Returns: Whether it was shown or about to be.
  mutating func stop() -> Bool {
    defer { (isWanted, end) = (false, nil) }
    return isWanted || end != nil
  }

  /// Updates the state for a frame at this time of the host.
  ///
  /// - Returns: Whether the frame shows the welcome.
  mutating func show(at time: TimeInterval) -> Bool {
    if isWanted { (isWanted, end) = (false, time + Self.duration) }
    if let last = end, time >= last { end = nil }
    isShown = end != nil
    return isShown
  }
}
