import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

/// The presentation of a controller over a window, and the focus environment between the two:
/// UIKit's `UIPresentationController`.
@MainActor
public class PresentationController: FocusEnvironment, ControllerPresentation {
  /// The duration of a transition, in seconds; Halo's own choice, for lack of a source.
  public static let transitionDuration: TimeInterval = 0.4

  /// The presented controller.
  public let presentedViewController: ViewController
  /// The outermost controller of the screen beneath; nil if it no longer exists.
  public internal(set) weak var presentingViewController: ViewController?
  var presentingResponder: Responder? { presentingViewController }
  /// The delegate, held weakly, which controls whether the user can dismiss the presentation.
  public weak var delegate: (any AdaptivePresentationControllerDelegate)?
  /// The style of the presentation, never `automatic`.
  public let presentationStyle: ModalPresentationStyle
  /// The view that covers the window and contains the presented view.
  public var containerView: View { container }
  package var presentedOwner: any ViewOwner { presentedViewController }
  /// The card that contains the presented controller's view and its background.
  public var presentedView: View { container.card }
  /// Whether dismissal has begun.
  public var isLeaving: Bool { container.isLeaving }

  private(set) lazy var container = makeContainer()
  func makeContainer() -> PresentationContainer {
    PresentationContainer(presentation: self, style: presentationStyle)
  }
  /// The current transition, kept alive by the window's clock, so that an unfinished one ends with
  /// the window.
  private weak var transition: Transition?
  /// The index of a view among the subviews of a superview.
  ///
  /// The superview is weak because it is usually the window, which holds the presentation.
  private struct Place {
    weak var superview: View?
    var index: Int
  }

  /// The place from which the presenter's view was removed; nil if it is still there.
  private var presentersPlace: Place?

  init(presented: ViewController, presenting: ViewController?, style: ModalPresentationStyle) {
    presentedViewController = presented
    presentingViewController = presenting
    presentationStyle = style
  }

  /// The frame of the presented view, in points of the container.
  public var frameOfPresentedViewInContainerView: CGRect {
    container.presentedFrame
  }

  /// Whether the transition that shows the controller is still running.
  private(set) var isArriving = false

  // MARK: Focus environment

  /// The presented controller.
  public var preferredFocusEnvironments: [any FocusEnvironment] { [presentedViewController] }
  /// The superview of the container, which is the window; nil outside a window.
  public var parentFocusEnvironment: (any FocusEnvironment)? { container.superview }
  /// The container view.
  public var focusItemContainer: (any FocusItemContainer)? { container }

  // MARK: Presenting

  func begin(in window: Window, animated: Bool, completion: (() -> Void)?) {
    let replaces = presentationStyle == .fullScreen
    isArriving = true
    if replaces { presentingViewController?.beginAppearanceTransition(false, animated: animated) }
    presentedViewController.beginAppearanceTransition(true, animated: animated)
    View.performWithoutAnimation {
      container.card.addSubview(presentedViewController.view)
      window.fill(with: container)
      window.addSubview(container)
      container.layoutIfNeeded()
      container.setAside(true, isArriving: isArriving)
    }
    run(
      animated: animated, animations: { container.setAside(false, isArriving: true) },
      end: {
        self.isArriving = false
        if replaces {
          self.takePresenterAway()
          self.presentingViewController?.endAppearanceTransition()
        }
        self.presentedViewController.endAppearanceTransition()
        completion?()
      })
  }

  private func takePresenterAway() {
    guard let view = presentingViewController?.viewIfLoaded, let parent = view.superview,
      let index = parent.subviews.firstIndex(where: { $0 === view })
    else { return }
    presentersPlace = Place(superview: parent, index: index)
    view.removeFromSuperview()
  }

  // MARK: Dismissing

  /// Dismisses the controller together with the covered controllers `between`, which disappear
  /// without an animation, and restores the presenter of the lowest one.
  func dismiss(
    between: [PresentationController], animated: Bool, completion: (() -> Void)?
  ) {
    let lowest = between.first ?? self
    for presentation in between + [self] { presentation.transition?.finish() }
    container.isLeaving = true
    presentedViewController.beginAppearanceTransition(false, animated: animated)
    for presentation in between.reversed() { presentation.remove() }
    let presenter = lowest.bringPresenterBack(animated: animated)
    run(
      animated: animated, animations: { container.setAside(true, isArriving: false) },
      end: {
        self.remove()
        self.presentedViewController.endAppearanceTransition()
        presenter?.endAppearanceTransition()
        completion?()
      })
  }

  /// Restores the presenter's view and returns the presenter; nil if the view was never removed.
  private func bringPresenterBack(animated: Bool) -> ViewController? {
    guard let place = presentersPlace, let parent = place.superview,
      let presenter = presentingViewController
    else { return nil }
    presentersPlace = nil
    presenter.beginAppearanceTransition(true, animated: animated)
    parent.insertSubview(presenter.view, at: place.index)
    return presenter
  }

  /// Removes the presented controller from the screen at once and ends the presentation.
  func remove() {
    container.isLeaving = true
    container.removeFromSuperview()
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    presentedViewController.presentedBy = nil
    presentedViewController.preparedPresentation = nil
  }

  // MARK: Dismissal by the user

  /// Whether the user may dismiss the presentation now.
  var mayBeDismissed: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) != false
  }

  /// Dismisses the presentation for the user, who pressed Escape or clicked outside, if this is
  /// allowed.
  func dismissForPerson() {
    guard !isLeaving else { return }
    guard mayBeDismissed else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    containerView.window?.dismiss(self, animated: true) { self.wasDismissed() }
  }

  /// Called after the presentation that the user dismissed is gone.
  func wasDismissed() { delegate?.presentationControllerDidDismiss(self) }

  // MARK: Transitions

  /// Completes the current transition at once, if there is one.
  func finishTransition() { transition?.finish() }

  private func run(animated: Bool, animations: () -> Void, end: @escaping () -> Void) {
    let transition = Transition(
      duration: animated ? container.transitionDuration : 0, in: container.window,
      animations: animations, end: end)
    self.transition = transition
  }
}
