import FocusEngine
import Foundation
import SceneGraph

/// Covers the window while a controller is presented: the dimming, and the presented view above.
final class PresentationContainer: TransitionView {
  weak var presentation: PresentationController?
  let dimmingView = View()
  let card = Card()

  init(presentation: PresentationController, style: ModalPresentationStyle) {
    self.presentation = presentation
    super.init()
    fillsWindow = true
    dimmingView.backgroundColor = style.isCard ? ModalPresentationStyle.dimmingColor : .clear
    dimmingView.accessibilityIdentifier = "dimming"
    card.style = style
    if style.isCard {
      card.cornerRadius =
        presentation.presentedViewController.isAlert
        ? presentation.presentedViewController.view.effectiveAppearance.alert.radius
        : ModalPresentationStyle.cardRadius
      card.shadow = ModalPresentationStyle.cardShadow
      card.clipsToBounds = true
    }
    addSubview(dimmingView)
    addSubview(card)
  }

  override var parentFocusEnvironment: (any FocusEnvironment)? { presentation ?? superview }

  override func layoutSubviews() {
    dimmingView.frame = bounds
    if let presentation { card.frame = presentation.frameOfPresentedViewInContainerView }
  }

  /// The ground of a presented view, which need not have one.
  final class Card: View {
    var style = ModalPresentationStyle.fullScreen

    override func appearanceDidChange() {
      let palette = effectiveAppearance.palette
      backgroundColor =
        style.isCard ? palette.card : style == .overFullScreen ? .clear : palette.window
    }
    override func layoutSubviews() {
      for view in subviews { view.frame = bounds }
    }
  }
}
