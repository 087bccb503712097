import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloLists
import HaloSceneGraph

/// A plain colour that grows a little, with its ring, while it has the focus: a minimal cell.
@MainActor
final class SwatchCell: CollectionViewCell {
  private static let growth: CGFloat = 1.12
  /// The largest growth of a side in points, which keeps wide cells and their rings apart from
  /// neighbours.
  private static let mostGrowth: CGFloat = 11
  /// The duration of growing and shrinking, in seconds.
  private static let duration: TimeInterval = 0.2

  private let radius: CGFloat

  init(radius: CGFloat) {
    self.radius = radius
    super.init(frame: .zero)
    cornerRadius = radius
  }

  override func layoutSubviews() {
    focusedScale = min(
      Self.growth, 1 + 2 * Self.mostGrowth / max(1, bounds.width, bounds.height))
    focusEffect = FocusHaloEffect(roundedRect: bounds, cornerRadius: radius, curve: .continuous)
  }

  override func updateConfiguration(using state: CellConfigurationState) {
    alpha = state.isHighlighted ? 0.7 : 1
    // Without a ring, growth alone would be inconspicuous among many cells.
    let lifts = window?.focusSystem?.model.look == .lift
    liftedShadow = lifts ? effectiveAppearance.lift.defaultShadow : nil
    hasLiftedEdge = lifts
    borderColor = effectiveAppearance.palette.border
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    // This comes first, so that the focus model's own effect finds the scale at its target.
    let target: CGFloat = context.nextFocusedItem === self ? 1 : 0
    let grow = { (_: FocusAnimationContext) in
      View.animate(withDuration: Self.duration, in: self.window) { self.lift = target }
    }
    if target == 1 {
      coordinator.addCoordinatedFocusingAnimations(grow)
    } else {
      coordinator.addCoordinatedUnfocusingAnimations(grow)
    }
    super.didUpdateFocus(in: context, with: coordinator)
  }
}
