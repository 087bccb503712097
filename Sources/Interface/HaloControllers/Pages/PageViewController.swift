import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// Screens that are leafed through, one at a time: UIKit's `UIPageViewController`.
///
/// Left and Right, or Up and Down, go on where they move no focus on the page; focus then goes into
/// the page that comes.
open class PageViewController: ViewController, PressAnswering {
  /// How pages change: UIKit's `UIPageViewController.TransitionStyle`.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// As if it were a book; drawn as `scroll`.
    case pageCurl
    /// Beside each other.
    case scroll
  }

  /// UIKit's `UIPageViewController.NavigationOrientation`.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    case horizontal, vertical
  }

  /// UIKit's `UIPageViewController.NavigationDirection`.
  public enum NavigationDirection: Int, Hashable, Sendable {
    case forward, reverse
  }

  /// What options are known by: UIKit's `UIPageViewController.OptionsKey`.
  public struct OptionsKey: Hashable, Sendable {
    let name: String
    /// Points between two pages while they move, as a number.
    public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
  }

  /// Seconds that a page takes to come; no source gives it, our choice.
  public static let transitionDuration: TimeInterval = 0.35

  /// As it was given.
  public let transitionStyle: TransitionStyle
  /// Along which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// What comes before and after a page; held weakly, and nil: keys change nothing.
  public weak var dataSource: (any PageViewControllerDataSource)?
  /// Told of what keys do; held weakly.
  public weak var delegate: (any PageViewControllerDelegate)?
  /// The page that is shown, if any.
  public private(set) var viewControllers: [ViewController]?
  private let spacing: CGFloat
  private var page: PageView?
  private weak var transition: Transition?

  /// No page; of the options `interPageSpacing` is read.
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

  /// Shows the first of `viewControllers`; animated, it comes from where `direction` leads.
  ///
  /// - Parameters:
  ///   - viewControllers: nil or empty: no page.
  ///   - direction: `forward` is where lines of text lead.
  ///   - animated: whether it is seen coming.
  ///   - completion: called when the transition is over, with whether it was not cut short.
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

  /// Where a page that comes stands before.
  private func shift(_ direction: NavigationDirection) -> CGVector {
    let sign: CGFloat = direction == .forward ? 1 : -1
    guard navigationOrientation == .horizontal else {
      return CGVector(dx: 0, dy: sign * (view.bounds.height + spacing))
    }
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    return CGVector(dx: (isMirrored ? -sign : sign) * (view.bounds.width + spacing), dy: 0)
  }

  // MARK: Keys

  /// nil for a press that leafs nowhere.
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

  /// What comes next that way, if anything.
  private func neighbour(_ direction: NavigationDirection) -> ViewController? {
    guard let dataSource, let current = viewControllers?.first else { return nil }
    return direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
  }

  /// Whether a press has leafed on.
  private func leaf(_ presses: Set<Press>) -> Bool {
    guard let direction = presses.lazy.compactMap({ self.direction(of: $0.type) }).first,
      let current = viewControllers?.first, let next = neighbour(direction)
    else { return false }
    delegate?.pageViewController(self, willTransitionTo: [next])
    // Who leafs by keys sees where focus is.
    view.window?.focusSystem?.keyDidAct()
    setViewControllers([next], direction: direction, animated: true) { [weak self] isFinished in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: isFinished, previousViewControllers: [current],
        transitionCompleted: true)
    }
    return true
  }

  /// Forecasts whether a press leafs on.
  package func answer(to type: Press.PressType, of key: Key) -> KeyAnswer {
    direction(of: type).flatMap(neighbour) == nil ? .passes : .acts
  }

  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !leaf(presses) { super.pressesBegan(presses, with: event) }
  }
}
