import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The container of a presented view, which covers the window with the dimming and the view above
/// it.
class PresentationContainer: TransitionView {
  weak var presentation: PresentationController?
  /// The view that dims the window with its key hints, beneath the card.
  let dimmingView = View()
  let card = Card()

  init(presentation: PresentationController, style: ModalPresentationStyle) {
    self.presentation = presentation
    super.init()
    fillsWindow = true
    if style.isCard || presentation.presentedViewController.isAlert {
      dimmingView.backgroundColor = ModalPresentationStyle.dimmingColor
    }
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

  /// The frame of the presented view in the container's coordinates; a card is clear of the key
  /// hints.
  var presentedFrame: CGRect {
    let area = card.style.isCard ? window?.hintArea.inset(bounds) ?? bounds : bounds
    let preferred = presentation?.presentedViewController.preferredContentSize ?? .zero
    return card.style.frame(in: area, preferred: preferred)
  }

  override var parentFocusEnvironment: (any FocusEnvironment)? { presentation ?? superview }

  /// Moves the presented view to or from the state outside its presentation: below the window, or
  /// transparent.
  func setAside(_ isAside: Bool, isArriving: Bool) {
    dimmingView.alpha = isAside ? 0 : 1
    if window?.crossFadesScreens == true {
      card.alpha = isAside ? 0 : 1
    } else if presentation?.presentedViewController.isAlert == true {
      card.alpha = isAside ? 0 : 1
      // An alert shrinks into place when it appears, and only fades when it disappears.
      let scale = effectiveAppearance.alert.arrivingScale
      card.transform =
        isAside && isArriving ? CGAffineTransform(scaleX: scale, y: scale) : .identity
    } else {
      let shadow = card.shadow.map { $0.sigma * 3 } ?? 0
      let way = bounds.height - presentedFrame.minY + shadow
      card.transform = isAside ? CGAffineTransform(translationX: 0, y: way) : .identity
    }
  }

  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval {
    presentation?.presentedViewController.isAlert == true
      ? effectiveAppearance.alert.transitionDuration : PresentationController.transitionDuration
  }

  override func layoutSubviews() {
    var dimmed = bounds
    // An alert that fills a television's screen has a background, which only leaves out key hints.
    if !card.style.isCard, let window {
      let top = window.hintArea.coverable(of: bounds).maxY
      dimmed = CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
    }
    dimmingView.frame = dimmed
    card.frame = presentedFrame
  }

  /// The background of a presented view, which need not have one of its own.
  final class Card: View {
    var style = ModalPresentationStyle.fullScreen
    /// Whether the card is a translucent pane.
    var isPane = false {
      didSet {
        if isPane { insertSubview(pane, at: 0) } else { pane.removeFromSuperview() }
      }
    }
    /// The background colour of the content; nil if it is transparent.
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
      // On dark backgrounds neither shadow nor dimming shows the pane's edge.
      pane.hairlineColor = palette.isDark ? palette.separator : nil
    }
    override func layoutSubviews() {
      pane.cornerRadius = cornerRadius
      for view in subviews { view.frame = bounds }
    }
  }
}
