import FocusGeometry
import Foundation
import HaloDisplayList

/// The layout of a window for a screen of fixed size.
extension Window {
  /// The screen for which everything is laid out; nil for the size that the host gives.
  ///
  /// The window's `bounds` are then those of the screen, in its own points, and so are all points
  /// that views and controllers see. The host shows the screen as large as it fits into the middle
  /// of its window; nothing is stretched, and the content's ground continues to the edges.
  package var screenCanvas: ScreenCanvas? {
    get { canvas?.screen }
    set {
      guard newValue != screenCanvas else { return }
      let (size, scale) = (hostSize, hostScale)
      canvas = newValue.map { WindowCanvas($0, in: size, scale: scale) }
      coveredEdges = newValue?.safeArea ?? EdgeInsets()
      resize(to: size, scale: scale)
    }
  }

  /// The size of the host's window in its points: that of `bounds`, unless there is a
  /// ``screenCanvas``.
  package var hostSize: CGSize { canvas?.hostSize ?? bounds.size }

  /// The number of device pixels for each point of the host's window: `contentScale`, unless there
  /// is a ``screenCanvas``.
  package var hostScale: CGFloat { canvas?.hostScale ?? contentScale }

  /// Returns a point of the window as a point of the host's window.
  func hostPoint(_ point: CGPoint) -> CGPoint { canvas?.hostPoint(point) ?? point }

  /// The paint around the screen: that of the window's background, or the colour of the frontmost
  /// view that fills the whole screen.
  var ground: Paint {
    background
      ?? .color(groundColor(of: self) ?? effectiveAppearance.palette.window)
  }

  /// Returns the colour of the frontmost descendant that fills the window with one; nil for none.
  private func groundColor(of view: View) -> Color? {
    for child in view.subviews.reversed() where !child.isHidden && child.alpha == 1 {
      let frame = child.bounds.applying(child.transformToRoot)
      guard frame.insetBy(dx: -0.5, dy: -0.5).contains(bounds) else { continue }
      if let color = groundColor(of: child) { return color }
    }
    return view.backgroundColor.alpha == 1 ? view.backgroundColor : nil
  }
}
