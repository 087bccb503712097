import FocusGeometry
import Foundation
import HaloDisplayList

/// How a view is drawn apart from its content; changed through the properties of the view
/// alone, which have it drawn anew.
struct ViewLooks {
  var backgroundColor = Color.clear
  var alpha: CGFloat = 1
  var cornerRadius: CGFloat = 0
  var zPosition: CGFloat = 0
  var cornerCurve = CornerCurve.continuous
  var isHidden = false
  var clipsToBounds = false
  /// nil for a view that has had no decoration.
  var decoration: Decoration?
}

/// The looks that few views have: they take more memory than all others together.
@MainActor
final class Decoration {
  var paint: Paint?
  var hairlineColor: Color?
  var borderColor: Color?
  var borderWidth: CGFloat = 1
  var shadow: Shadow?
}
