import FocusEngine
import Foundation
import HaloControls
import HaloSceneGraph

/// A stack of screens, of which the topmost is shown: UIKit's `UINavigationController`.
///
/// A screen that is pushed takes focus by its preferences, deferred under models that defer; one
/// that is come back to gives it to the item that had it last. A Menu press goes back.
open class NavigationController: ViewController {
  /// Seconds that a screen takes to come and to go; no source gives it, our choice.
  public static let transitionDuration: TimeInterval = 0.35

  /// From the bottom to the top; the bottom one cannot be popped.
  public private(set) var viewControllers: [ViewController] = []
  /// At the top of the screen, and as wide.
  public let navigationBar = NavigationBar()
  /// true: the screens have the room of the bar too.
  public var isNavigationBarHidden = false {
    didSet {
      navigationBar.isHidden = isNavigationBarHidden
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The ground of the bar and of the screens.
  override var ground: BarGround {
    get { navigationBar.ground }
    set {
      navigationBar.ground = newValue
      for case let page as NavigationPage in pages.subviews { page.ground = newValue }
    }
  }

  override func stand(on ground: BarGround) { self.ground = ground }

  /// Sets ``isNavigationBarHidden``; animated, the screens take the room of the bar, or give it.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
    guard animated, let window = viewIfLoaded?.window else { return }
    View.animate(withDuration: Self.transitionDuration, in: window) { view.layoutIfNeeded() }
  }

  private let pages = View()
  private var page: NavigationPage?
  private weak var transition: Transition?

  /// `rootViewController` is the bottom of the stack.
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// An empty stack; `nibName` is nil.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// nil while the stack is empty.
  public var topViewController: ViewController? { viewControllers.last }
  /// What is presented over this controller, or else the topmost screen.
  public var visibleViewController: ViewController? { presentedViewController ?? topViewController }

  open override func loadView() { view = NavigationView(bar: navigationBar, pages: pages) }

  open override func viewDidLoad() {
    navigationBar.backButton.primaryAction = { [weak self] in
      self?.popViewController(animated: true)
    }
    if let top = topViewController { show(top, from: nil, isPush: true, animated: false) {} }
    updateBar()
  }

  /// A group of its own, in which those of the bar and of the screens stand together, unless it is
  /// set (WWDC21 10260, 15:06).
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

  /// The size of the topmost screen with the bar, unless the controller asks for one itself.
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
    // A list passes beneath a bar that may be large, so its first row keeps clear of it.
    topViewController?.ownList?.roomAbove =
      navigationBar.isHidden || !navigationBar.prefersLargeTitles ? 0 : navigationBar.heightAtRest
  }

  // MARK: Large titles

  /// The last screen of the stack that says whether its title is large says so for those above it.
  private var hasLargeTitle: Bool {
    viewControllers.last { $0.navigationItem.largeTitleDisplayMode != .automatic }
      .map { $0.navigationItem.largeTitleDisplayMode == .always } ?? true
  }

  /// What the bar follows.
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

  // MARK: The stack

  /// Pushes `controller`.
  open override func show(_ controller: ViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  /// Nothing happens when the controller is in the stack already.
  public func pushViewController(_ controller: ViewController, animated: Bool) {
    guard !viewControllers.contains(where: { $0 === controller }) else { return }
    setViewControllers(viewControllers + [controller], animated: animated)
  }

  /// - Returns: What was popped; nil when only the bottom is left.
  @discardableResult
  public func popViewController(animated: Bool) -> ViewController? {
    guard viewControllers.count > 1, let top = topViewController else { return nil }
    setViewControllers(viewControllers.dropLast(), animated: animated)
    return top
  }

  /// - Returns: What was popped, from the bottom; nil when the controller is not in the stack.
  @discardableResult
  public func popToViewController(
    _ controller: ViewController, animated: Bool
  ) -> [ViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === controller }) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    setViewControllers(Array(viewControllers[...index]), animated: animated)
    return popped
  }

  /// - Returns: What was popped, from the bottom; nil while the stack is empty.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [ViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Animates as a pop if the new topmost controller was in the stack before, otherwise as a push.
  ///
  /// A controller that is listed twice counts once.
  public func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    transition?.finish()
    var seen: Set<ObjectIdentifier> = []
    let new = controllers.filter { $0 !== self && seen.insert(ObjectIdentifier($0)).inserted }
    let old = viewControllers
    let removed = old.filter { controller in !new.contains { $0 === controller } }
    let added = new.filter { controller in !old.contains { $0 === controller } }
    removed.forEach { $0.willMove(toParent: nil) }
    added.forEach(addChild)
    // What the bar follows is known only then.
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
    // The screen may have made its view only now.
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
    // Only while screens move: what could be scrolled into sight would be out of reach for focus.
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

/// The bar above, the screens below it.
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
