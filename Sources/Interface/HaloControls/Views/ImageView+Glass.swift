import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The drawing of a focused picture as glass: it is bent along its edge, which has a line of light.
extension ImageView {
  /// The glass of the picture while it is lifted; nil for a picture without light, and where glass
  /// is not used.
  private var pictureGlass: GlassStyle? { shine > 0 ? effectiveAppearance.glass : nil }

  /// Whether the lifted picture has an edge of glass, which takes the place of the line of light of
  /// other looks.
  var isGlass: Bool { pictureGlass != nil }

  /// Draws the picture with `body`, bent along the edge of `shape` as far as the view is lifted.
  ///
  /// A picture with an outline of its own is not bent, nor is one that does not fill the view.
  func drawAsGlass(
    _ shape: Shape, into builder: inout DisplayListBuilder,
    _ body: (inout DisplayListBuilder) -> Void
  ) {
    let lift = max(0, min(1, builder.lift))
    guard lift > 0, let glass = pictureGlass, !masksFocusEffectToContents,
      layeredImage != nil || contentMode.fills
    else { return body(&builder) }
    let lens = GlassLens(
      band: glass.pictureLens.band, displacement: glass.pictureLens.displacement * lift)
    builder.bent(by: lens, in: shape, body)
  }

  /// Draws the line of light along the edge, whose direction follows the lean.
  func drawGlassEdge(into builder: inout DisplayListBuilder, shape: Shape, lift: CGFloat) {
    guard let glass = pictureGlass else { return }
    let lean = builder.listsUpcoming ? .zero : presentedLean
    builder.add(
      .rimLight(shape, glass.rimLight(lean: lean)), alpha: min(1, lift / glass.completeLift))
  }
}
