import Controls
import FocusEngine
import Foundation
import SceneGraph

/// Covers the window while a controller is presented: the dimming, and the presented view above.
final class PresentationContainer: TransitionView {
  weak var presentation: PresentationController?
  let dimmingView = DimmingView()
  let card = Card()

  init(presentation: PresentationController, style: ModalPresentationStyle) {
    self.presentation = presentation
    super.init()
    fillsWindow = true
    dimmingView.color = style.isCard ? ModalPresentationStyle.dimmingColor : .clear
    dimmingView.accessibilityIdentifier = "dimming"
    card.style = style
    if style.isCard {
      card.cornerRadius =
        presentation.presentedViewController.isAlert
        ? presentation.presentedViewController.view.effectiveAppearance.alert.radius
        : ModalPresentationStyle.cardRadius
      card.shadow = ModalPresentationStyle.cardShadow
      card.clipsToBounds = true
      card.isPane = presentation.presentedViewController.isAlert
    }
    addSubview(dimmingView)
    addSubview(card)
  }

  override var parentFocusEnvironment: (any FocusEnvironment)? { presentation ?? superview }

  override func layoutSubviews() {
    dimmingView.place(in: bounds, of: window)
    if let presentation { card.frame = presentation.frameOfPresentedViewInContainerView }
  }

  /// The ground of a presented view, which need not have one.
  final class Card: View {
    var style = ModalPresentationStyle.fullScreen
    /// Whether the card is a pane, through which the screen behind is seen.
    var isPane = false {
      didSet {
        if isPane { insertSubview(pane, at: 0) } else { pane.removeFromSuperview() }
      }
    }
    private let pane = VisualEffectView(effect: BlurEffect(style: .systemMaterial))

    override func appearanceDidChange() {
      let palette = effectiveAppearance.palette
      backgroundColor =
        isPane || style == .overFullScreen
        ? .clear : style.isCard ? palette.card : palette.window
      pane.borderColor = palette.border
    }
    override func layoutSubviews() {
      pane.cornerRadius = cornerRadius
      for view in subviews { view.frame = bounds }
    }
  }
}
