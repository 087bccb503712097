import FocusGeometry
import Foundation
import HaloSceneGraph

extension ScrollView {
  /// Scrolls to an offset, clamped to the content; an animation takes as long as that of focus.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    glide(animated) { self.contentOffset = contentOffset }
  }

  /// Scrolls by the least distance that shows `rect`, in the content's points; a larger `rect`
  /// fills the view.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    glide(animated) { contentOffset = nearestOffset(showing: rect) }
  }

  /// Scrolls in `body` with the duration of focus animations, or at once.
  package func glide(_ isAnimated: Bool, _ body: () -> Void) {
    let duration = isAnimated ? effectiveAppearance.motion.timing.focusing : 0
    View.animateFocus(withDuration: duration, in: window, animations: body)
  }

  /// Returns the offset nearest to the present one that shows `frame`, in the view's coordinates; a
  /// larger `frame` fills the view.
  package func nearestOffset(showing frame: CGRect) -> CGPoint {
    CGPoint(
      x: NearestOffset.showing(
        from: frame.minX, to: frame.maxX, among: bounds.width, near: contentOffset.x),
      y: NearestOffset.showing(
        from: frame.minY, to: frame.maxY, among: bounds.height, near: contentOffset.y))
  }

  /// The longest animated scroll, in lengths of the view; the rest is skipped, so that not every
  /// cell on the way has to be made.
  private static var longestGlide: CGFloat { 2 }

  /// Starts a scroll animation nearer to its end if it would be too long, keeping its velocity.
  package func shortenGlide(to offset: CGPoint) {
    guard window != nil, View.animatesMovement else { return }
    let shown = presented(.bounds, bounds)
    func excess(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
      let limit = Self.longestGlide * length
      return distance > limit ? distance - limit : distance < -limit ? distance + limit : 0
    }
    let skipped = CGPoint(
      x: excess(offset.x - shown.minX, bounds.width),
      y: excess(offset.y - shown.minY, bounds.height))
    guard skipped != .zero else { return }
    begin(.bounds, at: shown.offsetBy(dx: skipped.x, dy: skipped.y), goingTo: bounds)
  }
}
