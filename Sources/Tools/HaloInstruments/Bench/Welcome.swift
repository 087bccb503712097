import FocusGeometry
import FocusInspector
import Foundation
import HaloDisplayList

/// Says how the instruments are had, over a screen that does not say so itself: for a few seconds, or
/// until somebody does something.
@MainActor
struct Welcome {
  /// Seconds.
  static let duration: TimeInterval = 6
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

extension Bench {
  /// Says from the next frame on how the instruments are had.
  package func welcome() {
    wantsWelcome = true
    setNeedsFrame()
  }

  /// Somebody did something, or it has been said for long enough.
  func endWelcome() {
    guard welcomeEnd != nil || wantsWelcome else { return }
    wantsWelcome = false
    welcomeEnd = nil
    setNeedsFrame()
  }

  /// The screen with the words over it; as it is when there are none.
  func welcoming(over list: DisplayList, at time: TimeInterval) -> DisplayList {
    showsWelcome = false
    if wantsWelcome {
      wantsWelcome = false
      welcomeEnd = time + Welcome.duration
    }
    guard let end = welcomeEnd else { return list }
    guard time < end else {
      welcomeEnd = nil
      return list
    }
    showsWelcome = true
    let words = DisplayNode(Welcome.items(in: list.size, text: text))
    var shown = list
    shown.root = .group([list.root, words], owner: 0)
    return shown
  }
}
