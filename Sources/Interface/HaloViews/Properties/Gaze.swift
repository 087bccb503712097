import Foundation

/// The state of a view that reacts to the pointer as a gaze; separate because few views do.
@MainActor
final class Gaze {
  var style: HoverStyle?
  var opacity: CGFloat = 0
  var point = CGPoint.zero
}
