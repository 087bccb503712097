import FocusGeometry
import Foundation
import HaloDisplayList

extension View {
  /// The outline in which an item is drawn now, in the root's coordinates.
  ///
  /// Every overlay that marks an item uses it. It is the frame, or, for an item that is drawn
  /// elsewhere than in its frame, the outline of the part that rises with its focus, with the
  /// part's corners, its growth, and all transforms and animations around it. If the item has
  /// captions beside that part, the outline surrounds them, too.
  package var presentedOutline: Shape { displacedOutline() ?? .rect(frameInRoot) }

  /// Returns the outline in which an item is drawn now.
  ///
  /// - Parameter isLifted: whether it is drawn with its lift and animations, as a frame of the
  ///   window is; otherwise it is drawn as in `layoutDisplayList()`.
  /// - Returns: The outline in the root's coordinates; nil if the item is drawn in its frame.
  package func displacedOutline(isLifted: Bool = true) -> Shape? {
    let part = liftedView
    let captions = shownCaptions.map {
      $0.place(isLifted).insetBy(dx: 0, dy: -Self.captionMargin)
    }
    let whole = captions.reduce(part.place(isLifted)) { $0.union($1) }
    guard !whole.isNearly(frameInRoot) else { return nil }
    let outline = part.inferredOutline(at: .now).transformed(by: part.transform(isLifted))
    guard !captions.isEmpty, case .rounded(_, let radius, let curve) = outline else {
      return captions.isEmpty ? outline : .rect(whole)
    }
    // The corners of a round picture would cut off its caption.
    return .rounded(whole, radius: min(radius, whole.height / 8), curve: curve)
  }

  /// The points between a caption and an outline, which would otherwise strike out descenders.
  private static let captionMargin: CGFloat = 4

  /// The frame in the root's coordinates, without the transforms and animations of the lift.
  private var frameInRoot: CGRect { rootView.map { convert(bounds, to: $0) } ?? bounds }

  private func transform(_ isLifted: Bool) -> CGAffineTransform {
    isLifted ? presentedTransformToRoot : transformToRoot
  }

  /// Returns the place where the view is drawn, in the root's coordinates.
  private func place(_ isLifted: Bool) -> CGRect { bounds.applying(transform(isLifted)) }

  /// The visible views beside the part that rises, such as the footer of a lockup.
  private var shownCaptions: [View] {
    guard liftedView !== self, !clipsToBounds else { return [] }
    return subviews.filter {
      $0 !== liftedView && !$0.isHidden && $0.alpha > 0 && !$0.bounds.isEmpty
        && !$0.canBecomeFocused
    }
  }
}

extension CGRect {
  /// Returns whether the edges of both rectangles are within a hundredth of a point.
  fileprivate func isNearly(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(maxX - other.maxX) < 0.01 && abs(maxY - other.maxY) < 0.01
  }
}
