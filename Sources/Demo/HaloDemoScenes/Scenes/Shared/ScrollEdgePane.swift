import Foundation
import HaloControls
import HaloSceneGraph

/// A bar over an edge of a scroll view, visible while content is beneath it.
///
/// It has a line at the side of the scroll view.
@MainActor
final class ScrollEdgePane: Decoration {
  private let pane = VisualEffectView(effect: BlurEffect(style: .systemChromeMaterial))
  private let line = View()
  /// Whether content is beneath the bar; animatable.
  var isShown = false { didSet { alpha = isShown ? 1 : 0 } }
  private let edge: Scrim.Edge

  /// The points of scrolling in which the bar appears.
  private static let arrival: CGFloat = 8

  /// Creates a bar over an edge of a scroll view.
  init(_ edge: Scrim.Edge = .top) {
    self.edge = edge
    super.init(frame: .zero)
    clipsToBounds = true
    alpha = 0
    for view in [pane, line] { addSubview(view) }
  }

  /// Shows the bar within the first points of scrolling, in the animation that scrolls.
  ///
  /// The opacity grows beyond 1 with the offset, so that both stay in proportion. A limited opacity
  /// would reach 1 only at the end of a long way.
  func follow(_ offset: CGFloat) {
    // With reduced motion the content moves at once, and so the bar appears at once.
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
