import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A view that dims the window behind a presentation, except for the line of key hints at the lower
/// edge.
final class DimmingView: View {
  var color = Color.clear { didSet { paint() } }
  /// The height of the gradient at the lower end, in points.
  private var fade: CGFloat = 0 { didSet { paint() } }

  /// Covers `bounds` except for the key hints; fades out towards hints without a background.
  func place(in bounds: CGRect, of window: Window?) {
    let hints = window?.hintArea ?? HintArea()
    frame = hints.coverable(of: bounds)
    fade = hints.hasGround ? 0 : hints.insets.bottom * Self.fadeRatio
  }

  /// The height of the gradient as a multiple of the hints' height, in whose middle the text is.
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
