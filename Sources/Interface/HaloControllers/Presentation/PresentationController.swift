import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

/// Shows a presented controller over a window, and is the environment between the two: UIKit's
/// `UIPresentationController`.
@MainActor
public class PresentationController: FocusEnvironment, ControllerPresentation {
  /// Seconds to come and to go; no source gives it, our choice.
  public static let transitionDuration: TimeInterval = 0.4

  /// The controller that is shown over another.
  public let presentedViewController: ViewController
  /// The outermost controller of the screen beneath.
  public internal(set) weak var presentingViewController: ViewController?
  var presentingResponder: Responder? { presentingViewController }
  /// Asked and told when a person dismisses what is presented; held weakly.
  public weak var delegate: (any AdaptivePresentationControllerDelegate)?
  /// `automatic` has been decided.
  public let presentationStyle: ModalPresentationStyle
  /// Covers the window, behind and around the presented view.
  public var containerView: View { container }
  package var presentedOwner: any ViewOwner { presentedViewController }
  /// The presented controller's view with its ground.
  public var presentedView: View { container.card }
  /// True from the moment dismissal begins.
  public var isLeaving: Bool { container.isLeaving }

  private(set) lazy var container = makeContainer()
  func makeContainer() -> PresentationContainer {
    PresentationContainer(presentation: self, style: presentationStyle)
  }
  /// Kept alive by the window's clock, so that a transition that never ends goes with the window.
  private weak var transition: Transition?
  /// A view's place among the subviews of a superview, which is mostly the window; that holds the
  /// presentation.
  private struct Place {
    weak var superview: View?
    var index: Int
  }

  /// Where the presenter's view was, when it has been taken away.
  private var presentersPlace: Place?

  init(presented: ViewController, presenting: ViewController?, style: ModalPresentationStyle) {
    presentedViewController = presented
    presentingViewController = presenting
    presentationStyle = style
  }

  /// In the container's coordinates.
  public var frameOfPresentedViewInContainerView: CGRect {
    container.presentedFrame
  }

  /// True until the transition that shows the controller is over.
  private(set) var isArriving = false

  // MARK: Focus environment

  /// What is presented.
  public var preferredFocusEnvironments: [any FocusEnvironment] { [presentedViewController] }
  /// The window; nil while the presentation is in none.
  public var parentFocusEnvironment: (any FocusEnvironment)? { container.superview }
  /// The container view.
  public var focusItemContainer: (any FocusItemContainer)? { container }

  // MARK: Coming

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

  // MARK: Going

  /// Takes the controller off the screen, together with the covered controllers `between`, without
  /// showing them, and brings back the presenter of the lowest.
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

  /// nil when the presenter has never been away.
  private func bringPresenterBack(animated: Bool) -> ViewController? {
    guard let place = presentersPlace, let parent = place.superview,
      let presenter = presentingViewController
    else { return nil }
    presentersPlace = nil
    presenter.beginAppearanceTransition(true, animated: animated)
    parent.insertSubview(presenter.view, at: place.index)
    return presenter
  }

  /// Takes the presented controller off the screen at once, and forgets it.
  func remove() {
    container.isLeaving = true
    container.removeFromSuperview()
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    presentedViewController.presentedBy = nil
    presentedViewController.preparedPresentation = nil
  }

  // MARK: Dismissed by a person

  /// Whether a person may dismiss it now.
  var mayBeDismissed: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) != false
  }

  /// What Escape and a click outside do.
  func dismissForPerson() {
    guard !isLeaving else { return }
    guard mayBeDismissed else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    containerView.window?.dismiss(self, animated: true) { self.wasDismissed() }
  }

  /// It is gone.
  func wasDismissed() { delegate?.presentationControllerDidDismiss(self) }

  // MARK: Transitions

  /// Ends the transition that runs, if any, as if its time had come.
  func finishTransition() { transition?.finish() }

  private func run(animated: Bool, animations: () -> Void, end: @escaping () -> Void) {
    let transition = Transition(
      duration: animated ? container.transitionDuration : 0, in: container.window,
      animations: animations, end: end)
    self.transition = transition
  }
}
