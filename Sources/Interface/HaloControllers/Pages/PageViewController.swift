import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// A sequence of screens that are shown one at a time: UIKit's `UIPageViewController`.
///
/// Left and Right, or Up and Down, turn the page if they do not move focus on it; focus then moves
/// to the new page.
open class PageViewController: ViewController, PressAnswering {
  /// The transition between pages: UIKit's `UIPageViewController.TransitionStyle`.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// The pages turn like those of a book; shown like `scroll`.
    case pageCurl
    /// The pages slide beside each other.
    case scroll
  }

  /// The axis of the pages: UIKit's `UIPageViewController.NavigationOrientation`.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    case horizontal, vertical
  }

  /// The direction of a transition: UIKit's `UIPageViewController.NavigationDirection`.
  public enum NavigationDirection: Int, Hashable, Sendable {
    case forward, reverse
  }

  /// The key of an option: UIKit's `UIPageViewController.OptionsKey`.
  public struct OptionsKey: Hashable, Sendable {
    let name: String
    /// The distance between two pages during a transition, as a number of points.
    public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
  }

  /// The duration of a transition, in seconds; Halo's own choice, for lack of a source.
  public static let transitionDuration: TimeInterval = 0.35

  /// The transition style with which the controller was created.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The source of the pages before and after a page, held weakly; with nil, keys turn no page.
  public weak var dataSource: (any PageViewControllerDataSource)?
  /// The delegate, held weakly, which is notified when keys turn a page.
  public weak var delegate: (any PageViewControllerDelegate)?
  /// The controller of the page that is shown, in an array; nil if there is none.
  public private(set) var viewControllers: [ViewController]?
  private let spacing: CGFloat
  private var page: PageView?
  private weak var transition: Transition?

  /// Creates a controller without a page; uses only the option `interPageSpacing`.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let given = options?[.interPageSpacing]
    spacing = given as? CGFloat ?? (given as? Int).map { CGFloat($0) } ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  open override func viewDidLoad() {
    view.clipsToBounds = true
    if let page { view.addSubview(page) }
  }

  open override func viewDidLayoutSubviews() { page?.place(in: view.bounds) }

  open override var preferredFocusEnvironments: [any FocusEnvironment] {
    preferences(or: (viewControllers ?? []).map { $0 as any FocusEnvironment } + [view])
  }

  /// Shows the first of `viewControllers`.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers of the page; with nil or an empty array, no page is
  ///     shown.
  ///   - direction: The direction from which the page comes; `forward` is the reading direction, or
  ///     down.
  ///   - animated: Whether the transition is animated.
  ///   - completion: A closure called at the end of the transition, always with true.
  public func setViewControllers(
    _ viewControllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    transition?.finish()
    let (old, new) = (self.viewControllers?.first, viewControllers?.first)
    guard old !== new else {
      completion?(true)
      return
    }
    let window = viewIfLoaded?.window
    let hadFocus = old.map { old in window?.focusSystem?.focusedItem.map(old.contains) ?? true }
    let leaving = page
    old?.willMove(toParent: nil)
    new.map(addChild)
    self.viewControllers = new.map { [$0] }
    let arriving = new.map { PageView($0.view) }
    page = arriving
    if window != nil {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    leaving?.isLeaving = true
    if let arriving, isViewLoaded {
      View.performWithoutAnimation {
        arriving.place(in: view.bounds)
        view.addSubview(arriving)
        arriving.layoutIfNeeded()
        arriving.shift(by: shift(direction), fading: window?.crossFadesScreens == true)
      }
    }
    var isDone = false
    let transition = Transition(
      duration: animated && leaving != nil ? Self.transitionDuration : 0, in: window,
      animations: {
        arriving?.shift(by: .zero, fading: window?.crossFadesScreens == true)
        let away = shift(direction)
        leaving?.shift(
          by: CGVector(dx: -away.dx, dy: -away.dy), fading: window?.crossFadesScreens == true)
      },
      end: {
        leaving?.removeFromSuperview()
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
        old?.removeFromParent()
        new?.didMove(toParent: self)
        isDone = true
        completion?(true)
      })
    if !isDone { self.transition = transition }
    if hadFocus == true, let new { window?.focusSystem?.requestFocusUpdate(to: new) }
  }

  /// Returns the offset at which a new page begins, in points.
  private func shift(_ direction: NavigationDirection) -> CGVector {
    let sign: CGFloat = direction == .forward ? 1 : -1
    guard navigationOrientation == .horizontal else {
      return CGVector(dx: 0, dy: sign * (view.bounds.height + spacing))
    }
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    return CGVector(dx: (isMirrored ? -sign : sign) * (view.bounds.width + spacing), dy: 0)
  }

  // MARK: Keys

  /// Returns the direction in which a press turns pages; nil for none.
  private func direction(of type: Press.PressType) -> NavigationDirection? {
    let isMirrored = viewIfLoaded?.window?.layoutDirection == .rightToLeft
    switch type {
    case .pageUp: return .reverse
    case .pageDown: return .forward
    case .leftArrow where navigationOrientation == .horizontal:
      return isMirrored ? .forward : .reverse
    case .rightArrow where navigationOrientation == .horizontal:
      return isMirrored ? .reverse : .forward
    case .upArrow where navigationOrientation == .vertical: return .reverse
    case .downArrow where navigationOrientation == .vertical: return .forward
    default: return nil
    }
  }

  /// Returns the next page in a direction; nil if there is none.
  private func neighbour(_ direction: NavigationDirection) -> ViewController? {
    guard let dataSource, let current = viewControllers?.first else { return nil }
    return direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
  }

  /// Turns the page if a press asks for it; returns whether it did.
  private func leaf(_ presses: Set<Press>) -> Bool {
    guard let direction = presses.lazy.compactMap({ self.direction(of: $0.type) }).first,
      let current = viewControllers?.first, let next = neighbour(direction)
    else { return false }
    delegate?.pageViewController(self, willTransitionTo: [next])
    // The focus indicator is shown to a user who turns pages with keys.
    view.window?.focusSystem?.keyDidAct()
    setViewControllers([next], direction: direction, animated: true) { [weak self] isFinished in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: isFinished, previousViewControllers: [current],
        transitionCompleted: true)
    }
    return true
  }

  /// Predicts whether a press turns the page.
  package func answer(to type: Press.PressType, of key: Key) -> KeyAnswer {
    direction(of: type).flatMap(neighbour) == nil ? .passes : .acts
  }

  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !leaf(presses) { super.pressesBegan(presses, with: event) }
  }
}
