import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// Covers the window while a controller is presented: the dimming, and the presented view above.
class PresentationContainer: TransitionView {
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

  /// Where the presented view comes from and goes to: below the window, or out of sight.
  func setAside(_ isAside: Bool, isArriving: Bool) {
    dimmingView.alpha = isAside ? 0 : 1
    if window?.crossFadesScreens == true {
      card.alpha = isAside ? 0 : 1
    } else if presentation?.presentedViewController.isAlert == true {
      card.alpha = isAside ? 0 : 1
      // Shrinks into place when it appears; only fades when it goes.
      let scale = effectiveAppearance.alert.arrivingScale
      card.transform =
        isAside && isArriving ? CGAffineTransform(scaleX: scale, y: scale) : .identity
    } else {
      let shadow = card.shadow.map { $0.sigma * 3 } ?? 0
      let way = bounds.height - presentedFrame.minY + shadow
      card.transform = isAside ? CGAffineTransform(translationX: 0, y: way) : .identity
    }
  }

  /// Seconds to come and to go.
  var transitionDuration: TimeInterval {
    presentation?.presentedViewController.isAlert == true
      ? effectiveAppearance.alert.transitionDuration : PresentationController.transitionDuration
  }

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
    /// Of what is shown; nil: it has none of its own.
    var contentColor: Color? {
      subviews.last.flatMap { $0.backgroundColor.alpha > 0 ? $0.backgroundColor : nil }
    }
    private let pane = VisualEffectView(effect: BlurEffect(style: .systemMaterial))

    override func appearanceDidChange() {
      let palette = effectiveAppearance.palette
      backgroundColor =
        isPane || style == .overFullScreen || style == .popover
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
