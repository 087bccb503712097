import FocusGeometry
import Foundation
import HaloDisplayList

extension View {
  /// The outline in which an item is drawn now, in the root's coordinates.
  ///
  /// Every overlay that marks an item uses it. It is the frame, or, for an item that is drawn
  /// elsewhere than in its frame, the outline of the part that rises with its focus: with the
  /// part's corners, its growth, and all transforms and animations around it.
  package var presentedOutline: Shape {
    displacedOutline ?? .rect(rootView.map { convert(bounds, to: $0) } ?? bounds)
  }

  /// The outline in which an item is drawn now, in the root's coordinates; nil if it is drawn in
  /// its frame.
  package var displacedOutline: Shape? {
    let part = liftedView
    let shown = part.presentedTransformToRoot
    guard !shown.isNearly(part.transformToRoot, over: part.bounds) else { return nil }
    return part.inferredOutline(at: .now).transformed(by: shown)
  }
}

extension CGAffineTransform {
  /// Returns whether both transforms put the corners of `rect` at the same places, within a
  /// hundredth of a point.
  fileprivate func isNearly(_ other: CGAffineTransform, over rect: CGRect) -> Bool {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ].allSatisfy { corner in
      let (one, two) = (corner.applying(self), corner.applying(other))
      return abs(one.x - two.x) < 0.01 && abs(one.y - two.y) < 0.01
    }
  }
}
