import FocusGeometry
import Foundation
import HaloDisplayList

/// The appearance of a view apart from its content; only the view's properties change it, because
/// they redraw the view.
struct ViewLooks {
  var backgroundColor = Color.clear
  var alpha: CGFloat = 1
  var cornerRadius: CGFloat = 0
  var zPosition: CGFloat = 0
  var cornerCurve = CornerCurve.continuous
  var isHidden = false
  var clipsToBounds = false
  /// The decoration; nil for a view that has never had one.
  var decoration: Decoration?
}

/// The decoration that few views have; it takes more memory than the rest of the appearance.
@MainActor
final class Decoration {
  var paint: Paint?
  var hairlineColor: Color?
  var borderColor: Color?
  var borderWidth: CGFloat = 1
  var shadow: Shadow?
}
