import Foundation

/// How a view answers to the pointer as a gaze: few views do, so it is kept apart from what all
/// have.
@MainActor
final class Gaze {
  var style: HoverStyle?
  var opacity: CGFloat = 0
  var point = CGPoint.zero
}
