import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A card that is raised with everything on it while focused: TVUIKit's `TVCardView`.
open class TVCardView: TVLockupView {
  /// The colour of the card, less opaque unless focused, pressed or selected; nil for the colour of
  /// a control.
  public var cardBackgroundColor: Color? { didSet { updateAppearance() } }

  /// Creates an empty card; its content goes into ``TVLockupView/contentView``.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    contentView.cornerRadius = effectiveAppearance.controls.cardRadius
  }

  /// The distances in points by which the focused card extends beyond its frame: less than for a
  /// picture, since a card has text.
  open override var defaultFocusSizeIncrease: DirectionalEdgeInsets {
    .growth(of: contentFrame.size, to: effectiveAppearance.lift.buttonScale)
  }

  open override func updateAppearance() {
    super.updateAppearance()
    let state = state
    let colors = effectiveAppearance.controlColors(for: state, look: look)
    contentView.hairlineColor = colors.hairline
    showGlass(for: state, on: contentView, isReplaced: cardBackgroundColor != nil)
    guard let color = cardBackgroundColor else {
      contentView.alpha = 1
      contentView.backgroundColor = colors.surface
      return
    }
    let isOpaque = !state.isDisjoint(with: [.focused, .highlighted, .selected])
    contentView.backgroundColor = color.faded(
      by: isOpaque ? 1 : effectiveAppearance.controls.restingCardOpacity)
  }

  override var shadesWhenPressed: Bool { cardBackgroundColor != nil }
  override var showsBadge: Bool { cardBackgroundColor != nil }
}
