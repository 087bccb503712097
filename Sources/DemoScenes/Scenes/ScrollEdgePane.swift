import Controls
import DisplayList
import Foundation
import SceneGraph

/// A bar over an edge of what scrolls, seen while something is beneath it.
@MainActor
final class ScrollEdgePane: Decoration {
  private let pane = VisualEffectView(effect: BlurEffect(style: .systemChromeMaterial))
  private let line = View()
  /// Whether something is beneath; animatable.
  var isShown = false { didSet { alpha = isShown ? 1 : 0 } }
  private let edge: Scrim.Edge
  /// Of the upper corners, in points.
  private let radius: CGFloat
  private let tint: Color?
  /// Over which the tint fades away, in points.
  private static let fade: CGFloat = 28

  /// Points of scrolling in which the bar comes.
  private static let arrival: CGFloat = 8

  /// - Parameters:
  ///   - edge: of what scrolls; the line is at the other side of the bar.
  ///   - material: nil: that of a bar, with a line; the tint of another fades away downwards.
  ///   - solidColor: instead of the material with increased contrast.
  ///   - radius: of the upper corners, in points.
  init(
    _ edge: Scrim.Edge = .top, material: Material? = nil, solidColor: Color? = nil,
    radius: CGFloat = 0
  ) {
    self.edge = edge
    self.radius = radius
    tint = material?.tint
    super.init(frame: .zero)
    pane.material = material.map {
      Material(sigma: $0.sigma, saturation: $0.saturation, tint: $0.tint.withAlphaComponent(0))
    }
    pane.solidColor = solidColor
    line.isHidden = material != nil
    clipsToBounds = true
    alpha = 0
    for view in [pane, line] { addSubview(view) }
  }

  /// Comes with the first points that are scrolled, in whatever animation scrolls them.
  ///
  /// The opacity goes on beyond 1 with the offset, so that on the way the two are always in the
  /// same proportion: clamped, it would come as late as the end of a long way.
  func follow(_ offset: CGFloat) {
    // With reduced motion the content is there at once, and the bar with it.
    if View.animatesMovement {
      alpha = max(0, offset) / Self.arrival
    } else {
      View.performWithoutAnimation { alpha = max(0, offset) / Self.arrival }
    }
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    if pane.material == nil { pane.solidColor = palette.window }
    line.backgroundColor = palette.separator
  }

  override func layoutSubviews() {
    // Its lower corners are beyond what is seen.
    pane.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + 2 * radius)
    pane.cornerRadius = radius
    if let tint {
      let clear = tint.withAlphaComponent(0)
      pane.backgroundPaint = .linear(
        Gradient([
          .init(0, tint), .init(0.6, tint.withAlphaComponent(tint.alpha * 0.5)), .init(1, clear),
        ]),
        from: CGPoint(x: 0, y: max(0, bounds.height - Self.fade)),
        to: CGPoint(x: 0, y: bounds.height))
    }
    let pixel = 1 / max(1, window?.contentScale ?? 1)
    line.frame = CGRect(
      x: 0, y: edge == .top ? bounds.height - pixel : 0, width: bounds.width, height: pixel)
  }
}
