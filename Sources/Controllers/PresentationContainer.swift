import Controls
import FocusEngine
import Foundation
import SceneGraph

/// Covers the window while a controller is presented: the dimming, and the presented view above.
final class PresentationContainer: TransitionView {
  weak var presentation: PresentationController?
  let dimmingView = DimmingView()
  let card = Card()
  /// What a card has for itself.
  private let room = View()

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
    addSubview(room)
    room.addSubview(card)
  }

  /// Where the presented view stands, in the container's coordinates: a card beside the hints.
  var presentedFrame: CGRect {
    let area = card.style.isCard ? window?.hintArea.inset(bounds) ?? bounds : bounds
    let preferred = presentation?.presentedViewController.preferredContentSize ?? .zero
    return card.style.frame(in: area, preferred: preferred)
  }

  override var parentFocusEnvironment: (any FocusEnvironment)? { presentation ?? superview }

  override func layoutSubviews() {
    dimmingView.place(in: bounds, of: window)
    // A shadow ends with the dimming, too.
    room.frame = card.style.isCard ? dimmingView.frame : bounds
    room.clipsToBounds = room.frame != bounds
    card.frame = presentedFrame.offsetBy(dx: -room.frame.minX, dy: -room.frame.minY)
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
      // On dark grounds neither shadow nor dimming tells where the pane ends.
      pane.hairlineColor = palette.isDark ? palette.separator : nil
    }
    override func layoutSubviews() {
      pane.cornerRadius = cornerRadius
      for view in subviews { view.frame = bounds }
    }
  }
}
