import FocusGeometry
import Foundation
import HaloDisplayList

/// The properties that the views around one hand down to it; with the view itself they decide what
/// it draws.
struct DrawingSurroundings: Equatable {
  var transform = CGAffineTransform.identity
  var restScale: CGFloat = 1
  var focusedScale: CGFloat = 1
  var clip: CGRect
  var roundedClip: Shape?
}
