import FocusGeometry
import Foundation
import HaloDisplayList

/// The properties that a view's ancestors pass down; together with the view itself they determine
/// what it draws.
struct DrawingSurroundings: Equatable {
  var transform = CGAffineTransform.identity
  var restScale: CGFloat = 1
  var focusedScale: CGFloat = 1
  var clip: CGRect
  var roundedClip: Shape?
}
