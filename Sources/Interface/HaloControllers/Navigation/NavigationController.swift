import FocusEngine
import Foundation
import HaloControls
import HaloSceneGraph

/// A stack of screens, of which the topmost is shown: UIKit's `UINavigationController`.
///
/// A screen that is pushed receives focus by its preferences, deferred under models that defer. A
/// screen that reappears returns focus to the item that had it last. A Menu press goes back.
open class NavigationController: ViewController {
  /// The duration of a push or a pop, in seconds; Halo's own choice, for lack of a source.
  public static let transitionDuration: TimeInterval = 0.35

  /// The stack from the bottom to the top; the bottom screen cannot be popped.
  public private(set) var viewControllers: [ViewController] = []
  /// The bar at the top, as wide as the view.
  public let navigationBar = NavigationBar()
  /// Whether the bar is hidden, so that the screens occupy its area.
  public var isNavigationBarHidden = false {
    didSet {
      navigationBar.isHidden = isNavigationBarHidden
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The background of the bar and of the screens.
  override var ground: BarGround {
    get { navigationBar.ground }
    set {
      navigationBar.ground = newValue
      for case let page as NavigationPage in pages.subviews { page.ground = newValue }
    }
  }

  override func stand(on ground: BarGround) { self.ground = ground }

  /// Sets ``isNavigationBarHidden``, optionally with an animation of the screens' size.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
    guard animated, let window = viewIfLoaded?.window else { return }
    View.animate(withDuration: Self.transitionDuration, in: window) { view.layoutIfNeeded() }
  }

  private let pages = View()
  private var page: NavigationPage?
  private weak var transition: Transition?

  /// Creates a stack with `rootViewController` at the bottom.
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty stack; `nibName` must be nil.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// The controller at the top; nil while the stack is empty.
  public var topViewController: ViewController? { viewControllers.last }
  /// The presented controller, otherwise the topmost one; nil if there is neither.
  public var visibleViewController: ViewController? { presentedViewController ?? topViewController }

  open override func loadView() { view = NavigationView(bar: navigationBar, pages: pages) }

  open override func viewDidLoad() {
    navigationBar.backButton.primaryAction = { [weak self] in
      self?.popViewController(animated: true)
    }
    if let top = topViewController { show(top, from: nil, isPush: true, animated: false) {} }
    updateBar()
  }

  /// The focus group of the controller, which contains those of the bar and the screens unless a
  /// group is set (WWDC21 10260, 15:06).
  open override var focusGroupIdentifier: String? {
    get { super.focusGroupIdentifier ?? view.ownGroupIdentifier("navigation") }
    set { super.focusGroupIdentifier = newValue }
  }

  open override var preferredFocusEnvironments: [any FocusEnvironment] {
    preferences(or: (topViewController.map { [$0] } ?? []) + [view])
  }

  open override var menuAction: (() -> Void)? {
    viewControllers.count > 1
      ? { [weak self] in self?.popViewController(animated: true) } : super.menuAction
  }

  override var swallowsMenu: Bool { viewControllers.count <= 1 && super.swallowsMenu }

  /// The controller's own preferred size, otherwise that of the topmost screen with the bar; in
  /// points.
  override var popoverContentSize: CGSize {
    let own = preferredContentSize
    guard own == .zero, let inner = topViewController?.preferredContentSize, inner != .zero
    else { return own }
    let bar = isNavigationBarHidden ? 0 : NavigationBar.height
    return CGSize(width: inner.width, height: inner.height + bar)
  }

  override func titleOfChildDidChange() { updateBar() }

  private func updateBar(isPush: Bool = true, animated: Bool = false) {
    followContent()
    navigationBar.show(
      NavigationBar.Content(
        title: topViewController?.barTitle, previous: viewControllers.dropLast().last,
        item: topViewController?.navigationItem,
        isLarge: hasLargeTitle, scrolled: followed?.contentOffset.y ?? 0),
      isPush: isPush, animated: animated)
    followed?.collapsingHeight = navigationBar.isLarge ? NavigationBar.largeTitleHeight : 0
    // A list passes beneath a bar that may be large, so the list keeps the bar's height free above
    // its first row.
    topViewController?.ownList?.roomAbove =
      navigationBar.isHidden || !navigationBar.prefersLargeTitles ? 0 : navigationBar.heightAtRest
  }

  // MARK: Large titles

  /// Whether the title is large, as the topmost screen with a mode other than `automatic` decides;
  /// true if there is none.
  private var hasLargeTitle: Bool {
    viewControllers.last { $0.navigationItem.largeTitleDisplayMode != .automatic }
      .map { $0.navigationItem.largeTitleDisplayMode == .always } ?? true
  }

  /// The scroll view that the bar follows; nil for none.
  private weak var followed: ScrollView?

  private func followContent() {
    let content = topViewController?.scrollView(for: navigationBar)
    guard content !== followed else { return }
    followed?.offsetDidChange = nil
    followed = content
    content?.offsetDidChange = { [weak self, weak content] in
      guard let content else { return }
      self?.navigationBar.follow(content.contentOffset.y)
    }
  }

  override func contentScrollViewOfChildDidChange() { updateBar() }

  // MARK: Stack

  /// Pushes `controller` with an animation.
  open override func show(_ controller: ViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  /// Pushes a controller; does nothing if the stack already contains it.
  public func pushViewController(_ controller: ViewController, animated: Bool) {
    guard !viewControllers.contains(where: { $0 === controller }) else { return }
    setViewControllers(viewControllers + [controller], animated: animated)
  }

  /// Pops the topmost controller.
  ///
  /// - Returns: The popped controller; nil if only the bottom one is left.
  @discardableResult
  public func popViewController(animated: Bool) -> ViewController? {
    guard viewControllers.count > 1, let top = topViewController else { return nil }
    setViewControllers(viewControllers.dropLast(), animated: animated)
    return top
  }

  /// Pops all controllers above a controller.
  ///
  /// - Returns: The popped controllers, from the bottom; nil if the stack does not contain the
  ///   controller.
  @discardableResult
  public func popToViewController(
    _ controller: ViewController, animated: Bool
  ) -> [ViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === controller }) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    setViewControllers(Array(viewControllers[...index]), animated: animated)
    return popped
  }

  /// Pops all controllers except the bottom one.
  ///
  /// - Returns: The popped controllers, from the bottom; nil if the stack is empty.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [ViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack, with the animation of a pop if the new topmost controller was in it
  /// before, otherwise of a push.
  ///
  /// A controller that occurs twice counts once.
  public func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    transition?.finish()
    var seen: Set<ObjectIdentifier> = []
    let new = controllers.filter { $0 !== self && seen.insert(ObjectIdentifier($0)).inserted }
    let old = viewControllers
    let removed = old.filter { controller in !new.contains { $0 === controller } }
    let added = new.filter { controller in !old.contains { $0 === controller } }
    removed.forEach { $0.willMove(toParent: nil) }
    added.forEach(addChild)
    // Only a loaded screen has the scroll view that the bar follows.
    if isViewLoaded { new.last?.loadViewIfNeeded() }
    viewControllers = new
    let isPush = new.last.map { top in !old.contains { $0 === top } } ?? false
    updateBar(isPush: isPush, animated: animated)
    show(new.last, from: old.last, isPush: isPush, animated: animated) { [weak self] in
      removed.forEach { $0.removeFromParent() }
      added.forEach { $0.didMove(toParent: self) }
    }
  }

  // MARK: Showing

  private func show(
    _ top: ViewController?, from previous: ViewController?, isPush: Bool, animated: Bool,
    end: @escaping () -> Void
  ) {
    guard viewIfLoaded != nil, top !== previous else { return end() }
    let window = pages.window
    let hadFocus = window?.focusSystem.map { $0.focusedItem.map(contains) ?? true } ?? false
    let leaving = page
    let arriving = top.map(NavigationPage.init)
    page = arriving
    // The screen may have loaded its view only now.
    followContent()
    if window != nil {
      previous?.beginAppearanceTransition(false, animated: animated)
      top?.beginAppearanceTransition(true, animated: animated)
    }
    leaving?.isLeaving = true
    View.performWithoutAnimation {
      guard let arriving else { return }
      arriving.ground = ground
      arriving.frame = pages.bounds
      pages.insertSubview(arriving, at: isPush ? pages.subviews.count : 0)
      arriving.layoutIfNeeded()
      arriving.move(to: isPush ? .after : .before)
    }
    if window?.crossFadesScreens == false {
      (isPush ? arriving : leaving)?.shadow = NavigationPage.edgeShadow
    }
    // Clip only during the transition, because clipping would make items that could be scrolled
    // into view unreachable for focus.
    pages.clipsToBounds = true
    let transition = Transition(
      duration: animated && leaving != nil ? Self.transitionDuration : 0, in: window,
      animations: {
        arriving?.move(to: .here)
        leaving?.move(to: isPush ? .before : .after)
      },
      end: {
        arriving?.shadow = nil
        self.pages.clipsToBounds = false
        leaving?.removeFromSuperview()
        previous?.endAppearanceTransition()
        top?.endAppearanceTransition()
        end()
      })
    self.transition = transition
    if hadFocus { focus(top, isPush: isPush) }
    if window != nil {
      Accessibility.post(notification: .screenChanged, argument: top?.announcement)
    }
  }

  private func focus(_ top: ViewController?, isPush: Bool) {
    guard let top, let system = pages.window?.focusSystem else { return }
    if isPush {
      system.contextDidChange()
      system.requestFocusUpdate(to: top)
    } else {
      top.restoreFocus()
    }
  }
}

/// The root view, with the bar above the screens.
private final class NavigationView: View {
  private let bar: NavigationBar
  private let pages: View

  init(bar: NavigationBar, pages: View) {
    self.bar = bar
    self.pages = pages
    super.init(frame: .zero)
    addSubview(pages)
    addSubview(bar)
  }

  override func layoutSubviews() {
    let top = bar.isHidden || bar.prefersLargeTitles ? 0 : bar.heightNow
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bar.heightNow)
    pages.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    for page in pages.subviews {
      page.frame = pages.bounds
      (page as? NavigationPage)?.heightOfBar = bar.isHidden || top > 0 ? 0 : bar.heightNow
    }
  }
}
