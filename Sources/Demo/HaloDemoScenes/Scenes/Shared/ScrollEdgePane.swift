import Foundation
import HaloControls
import HaloSceneGraph

/// A bar over an edge of what scrolls, seen while something is beneath it, with a line towards what
/// scrolls.
@MainActor
final class ScrollEdgePane: Decoration {
  private let pane = VisualEffectView(effect: BlurEffect(style: .systemChromeMaterial))
  private let line = View()
  /// Whether something is beneath; animatable.
  var isShown = false { didSet { alpha = isShown ? 1 : 0 } }
  private let edge: Scrim.Edge

  /// Points of scrolling in which the bar comes.
  private static let arrival: CGFloat = 8

  /// A bar over that edge of what scrolls.
  init(_ edge: Scrim.Edge = .top) {
    self.edge = edge
    super.init(frame: .zero)
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
    pane.solidColor = palette.window
    line.backgroundColor = palette.separator
  }

  override func layoutSubviews() {
    pane.frame = bounds
    let pixel = 1 / max(1, window?.contentScale ?? 1)
    line.frame = CGRect(
      x: 0, y: edge == .top ? bounds.height - pixel : 0, width: bounds.width, height: pixel)
  }
}
