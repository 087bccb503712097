import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The edge of a focused picture in a look with glass: a line of light. The picture itself is not
/// bent, as glass bends only what lies behind it.
extension ImageView {
  /// The glass of the picture while it is lifted; nil for a picture without light, and where glass
  /// is not used.
  private var pictureGlass: GlassStyle? { shine > 0 ? effectiveAppearance.glass : nil }

  /// Whether the lifted picture has an edge of glass, which takes the place of the line of light of
  /// other looks.
  var isGlass: Bool { pictureGlass != nil }

  /// Draws the line of light along the edge, whose direction follows the lean.
  func drawGlassEdge(into builder: inout DisplayListBuilder, shape: Shape, lift: CGFloat) {
    guard let glass = pictureGlass else { return }
    let lean = builder.listsUpcoming ? .zero : presentedLean
    builder.add(
      .rimLight(shape, glass.rimLight(lean: lean)), alpha: min(1, lift / glass.completeLift))
  }
}
