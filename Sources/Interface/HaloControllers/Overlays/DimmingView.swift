import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// Darkens a window behind what is presented, but for a line at its lower edge that tells what keys
/// do there.
final class DimmingView: View {
  var color = Color.clear { didSet { paint() } }
  /// How much of the view's lower end fades away; points.
  private var fade: CGFloat = 0 { didSet { paint() } }

  /// Takes `bounds`, and leaves the hints free: where they have no ground it fades.
  func place(in bounds: CGRect, of window: Window?) {
    let hints = window?.hintArea ?? HintArea()
    frame = hints.coverable(of: bounds)
    fade = hints.hasGround ? 0 : hints.insets.bottom * Self.fadeRatio
  }

  /// Of the height that stays free: words stand in its middle.
  private static let fadeRatio: CGFloat = 2.5

  private func paint() {
    backgroundColor = fade > 0 ? .clear : color
    guard fade > 0 else { return backgroundPaint = nil }
    let stops = (0...4).map { step -> Gradient.Stop in
      let part = CGFloat(step) / 4
      return .init(part, color.withAlphaComponent(color.alpha * (1 + cos(.pi * part)) / 2))
    }
    backgroundPaint = .linear(
      Gradient(stops), from: CGPoint(x: 0, y: bounds.height - fade),
      to: CGPoint(x: 0, y: bounds.height - fade / 4))
  }
}
