import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A focused picture as a piece of glass: its edge bends it, and catches the light.
extension ImageView {
  /// The glass of the picture while it is lifted; nil for a picture without light, and where glass
  /// is not used.
  private var pictureGlass: GlassStyle? { shine > 0 ? effectiveAppearance.glass : nil }

  /// Draws the picture with `body`, bent along the edge of `shape` as far as the view is lifted.
  ///
  /// Neither an outline of the picture's own nor a picture that does not fill the view is bent.
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

  /// Draws the line of light along the edge, which answers the lean.
  func drawGlassEdge(into builder: inout DisplayListBuilder, shape: Shape, lift: CGFloat) {
    guard let glass = pictureGlass else { return }
    let lean = builder.listsUpcoming ? .zero : presentedLean
    builder.add(
      .rimLight(shape, glass.rimLight(lean: lean)), alpha: min(1, lift / glass.completeLift))
  }
}
