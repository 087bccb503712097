import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// Runs a screen or a part of one: UIKit's `UIViewController`.
@MainActor
open class ViewController: Responder, FocusEnvironment, ViewOwner, MenuAnswering {
  /// Made, and announced by `viewDidLoad()`, when first asked for.
  ///
  /// `loadView()` sets it; another may be set later, and is put into no superview.
  public var view: View {
    get { loadedView() }
    set {
      guard newValue !== viewIfLoaded else { return }
      viewIfLoaded?.owner = nil
      newValue.owner = self
      newValue.additionalSafeAreaInsets = additionalSafeAreaInsets
      viewIfLoaded = newValue
    }
  }
  /// nil until the root view was made; asking does not make it.
  public private(set) var viewIfLoaded: View?
  /// Whether the root view was made.
  public var isViewLoaded: Bool { viewIfLoaded != nil }

  /// A controller that makes its view in code, by `loadView()`.
  ///
  /// - Parameters:
  ///   - nibName: nil; there are no nibs here, and the name of one ends the program.
  ///   - bundle: where the nib would be; not used.
  public init(nibName: String?, bundle: Bundle?) {
    precondition(nibName == nil, "there are no nibs: the view is made by loadView()")
    super.init()
  }

  /// A controller that makes its view in code, by `loadView()`.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes the root view and sets `view` to it; a plain one unless overridden, as large as the window
  /// that was made last.
  open func loadView() { view = View(frame: Window.latest?.bounds ?? .zero) }
  /// Called once, after `loadView()`, when `view` can be used.
  open func viewDidLoad() {}
  /// Points that the root view's safe area has beside what covers it.
  public var additionalSafeAreaInsets = EdgeInsets() {
    didSet { viewIfLoaded?.additionalSafeAreaInsets = additionalSafeAreaInsets }
  }
  /// Called after the safe area of the root view has changed; does nothing unless overridden.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the margins of the root view have changed; does nothing unless overridden.
  open func viewLayoutMarginsDidChange() {}
  /// Updates the constraints of the root view, before they are solved; overrides call super.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the root view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Makes the root view, as asking for ``view`` does.
  public func loadViewIfNeeded() { _ = view }

  /// Names the screen where a container shows its name (navigation bar, tab bar).
  public var title: String? {
    didSet { if title != oldValue { parent?.titleOfChildDidChange() } }
  }
  /// nil shows the title alone.
  public var tabBarItem: TabBarItem? {
    didSet { if tabBarItem != oldValue { parent?.titleOfChildDidChange() } }
  }
  /// Or its tab bar item.
  func titleOfChildDidChange() {}
  /// What is said of the screen when it comes; nil of an alert, which says what it is when the focus
  /// comes into it.
  var announcement: String? { isAlert ? nil : title }

  /// What the screen asks of the bar above it.
  public lazy var navigationItem = NavigationItem(of: self)
  /// The ground of the bars around: that of the nearest navigation controller.
  var ground: BarGround { parent?.ground ?? .window }
  /// Takes a ground for bars; does nothing in a controller without any.
  func stand(on ground: BarGround) {}
  /// What the bar above follows: UIKit's `setContentScrollView(_:for:)`, for the upper edge.
  public weak var contentScrollView: ScrollView? {
    didSet { if contentScrollView !== oldValue { parent?.contentScrollViewOfChildDidChange() } }
  }
  /// A child has another content scroll view.
  func contentScrollViewOfChildDidChange() {}

  // MARK: Children

  /// The container this controller is a part of; nil outside of one.
  public internal(set) weak var parent: ViewController?
  /// In the order in which they were added.
  public internal(set) var children: [ViewController] = []
  /// Called before the controller comes into a parent, or leaves it (nil).
  open func willMove(toParent parent: ViewController?) {}
  /// Called once the controller has come into a parent, or has left it (nil).
  open func didMove(toParent parent: ViewController?) {}

  /// Brings `controller` into sight as a container around does it: a navigation controller pushes it.
  ///
  /// Goes up the parents until one overrides it; the outermost presents it over the whole window.
  ///
  /// - Parameters:
  ///   - controller: what is to be seen.
  ///   - sender: what asked for it; only handed on.
  open func show(_ controller: ViewController, sender: Any?) {
    if let parent {
      parent.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
  /// Brings `controller` into sight as the detail of what is chosen here: a split view controller
  /// shows it in its secondary column.
  ///
  /// Goes up the parents until one overrides it; the outermost presents it over the whole window.
  ///
  /// - Parameters:
  ///   - controller: what is to be seen.
  ///   - sender: what asked for it; only handed on.
  open func showDetailViewController(_ controller: ViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  // MARK: Appearance

  var appearance = Appearance.disappeared
  /// Whether `viewIsAppearing(_:)` is still to be called.
  var owesIsAppearing = false
  /// Called before the view comes into a window, and at the beginning of the transition that brings
  /// it.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called between the two, once the view is in a window, before it is laid out there.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called once the view is in a window and the transition that brought it is over.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves its window, and at the beginning of the transition that takes it
  /// away.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called once the view is no longer in a window.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Presentation

  /// How the controller is shown when it is presented; later changes do nothing.
  public var modalPresentationStyle = ModalPresentationStyle.automatic
  /// True: the Menu press does not dismiss the controller.
  public var isModalInPresentation = false
  /// The size of a `formSheet` or a popover, in points; zero leaves it to these.
  ///
  /// Who overrides it and computes the size says by `setNeedsLayout()` of the view that it changed.
  open var preferredContentSize = CGSize.zero {
    didSet { outermost.presentedBy?.containerView.setNeedsLayout() }
  }
  /// The size in a popover, with the bars around the screen; zero leaves it to the popover.
  var popoverContentSize: CGSize { preferredContentSize }
  /// Comes and goes as an alert does.
  var isAlert: Bool { false }
  func presentationStyle(for model: FocusModel?) -> ModalPresentationStyle {
    modalPresentationStyle.resolved(for: model)
  }
  /// What this controller presents; kept alive by the window.
  weak var ownPresentation: (any ControllerPresentation)?
  /// See ``contentUnavailableConfiguration``.
  var contentUnavailableView: (any ContentView)?
  /// What this controller is presented by, until it is gone from the screen.
  weak var presentedBy: (any ControllerPresentation)?
  /// Asked for before it is shown.
  var preparedPresentation: (any ControllerPresentation)?

  // MARK: The screen of a device

  /// Has no effect, as a window has no status bar; here for source that was written for UIKit.
  open var prefersStatusBarHidden: Bool { false }
  /// Has no effect, as a window has no status bar; here for source that was written for UIKit.
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  /// Has no effect, as a window is not turned; here for source that was written for UIKit.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .all }

  // MARK: Responder

  /// Those that were added, unless overridden.
  open override var keyCommands: [KeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
  private var addedKeyCommands: [KeyCommand] = []
  /// Adds a command to ``keyCommands``; one that is there already stays once.
  public func addKeyCommand(_ keyCommand: KeyCommand) {
    removeKeyCommand(keyCommand)
    addedKeyCommands.append(keyCommand)
    viewIfLoaded?.window?.keyEffectsMayHaveChanged()
  }
  /// Takes a command away that was added; without effect on others.
  public func removeKeyCommand(_ keyCommand: KeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
    viewIfLoaded?.window?.keyEffectsMayHaveChanged()
  }

  /// The presenting controller, or the view around.
  open override var next: Responder? {
    presentedBy?.presentingResponder ?? viewIfLoaded?.superview
      ?? ownPresentation?.containerView.superview
  }

  /// What a Menu press (Escape) does here; nil: it goes on up the chain.
  open var menuAction: (() -> Void)? {
    guard let presentedBy, !presentedBy.isLeaving else { return nil }
    // One that stays keeps the press from the one beneath it, too.
    return { [weak presentedBy] in presentedBy?.dismissForPerson() }
  }

  package var menuAnswer: KeyAnswer {
    menuAction == nil ? .passes : swallowsMenu ? .swallows : .acts
  }
  /// Whether `menuAction` only keeps the press from what lies beneath.
  var swallowsMenu: Bool { presentedBy?.isLeaving == false && isModalInPresentation }

  private func answersMenu(_ presses: Set<Press>) -> Bool {
    menuAction != nil && presses.contains { $0.type == .menu }
  }

  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !answersMenu(presses) { super.pressesBegan(presses, with: event) }
  }
  open override func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    if !answersMenu(presses) { super.pressesChanged(presses, with: event) }
  }
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    if answersMenu(presses) { menuAction?() } else { super.pressesEnded(presses, with: event) }
  }
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    if !answersMenu(presses) { super.pressesCancelled(presses, with: event) }
  }

  // MARK: Focus

  /// Whether focus comes back to the item that had it last when this controller is shown again,
  /// whatever `preferredFocusEnvironments` says (WWDC16 215).
  open var restoresFocusAfterTransition = true
  /// The item inside that had the focus last; noted by the window.
  package weak var lastFocusedItem: (any FocusItem)?

  /// The root view, unless `preferredFocusedView` says another; asking makes it.
  open var preferredFocusEnvironments: [any FocusEnvironment] { preferences(or: [view]) }
  /// The one view that focus prefers, as it was said before there was `preferredFocusEnvironments`,
  /// and for classes that do not override that; nil: none is preferred.
  open var preferredFocusedView: View? { nil }
  /// `preferredFocusedView`, or what the class prefers without one.
  func preferences(
    or own: @autoclosure () -> [any FocusEnvironment]
  ) -> [any FocusEnvironment] { preferredFocusedView.map { [$0] } ?? own() }
  /// The view around the root view; nil while that is in none.
  public var parentFocusEnvironment: (any FocusEnvironment)? { viewIfLoaded?.superview }
  /// The root view; nil until it was made.
  public var focusItemContainer: (any FocusItemContainer)? { viewIfLoaded }
  /// nil inherits from the view around.
  open var focusGroupIdentifier: String?
  /// true: every update may happen.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }
  /// nil: the parent decides about the sound.
  open func soundIdentifierForFocusUpdate(
    in context: FocusUpdateContext
  ) -> FocusSoundIdentifier? { nil }
  /// Does nothing unless overridden; overrides need not call super.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}
}
