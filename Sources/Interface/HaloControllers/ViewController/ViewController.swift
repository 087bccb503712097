import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// A controller of a screen or a part of one: UIKit's `UIViewController`.
@MainActor
open class ViewController: Responder, FocusEnvironment, ViewOwner, MenuAnswering {
  /// The root view, created when it is first used, after which `viewDidLoad()` is called.
  ///
  /// `loadView()` sets it. Another view can be set later, but is not added to a superview.
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
  /// The root view; nil until it is created.
  ///
  /// Reading the property does not create the view.
  public private(set) var viewIfLoaded: View?
  /// Whether the root view exists.
  public var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Creates a controller whose view `loadView()` creates.
  ///
  /// - Parameters:
  ///   - nibName: Must be nil, because there are no nibs; a name stops the program.
  ///   - bundle: Not used.
  public init(nibName: String?, bundle: Bundle?) {
    precondition(nibName == nil, "there are no nibs: the view is made by loadView()")
    super.init()
  }

  /// Creates a controller whose view `loadView()` creates.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates the root view and assigns it to `view`; by default a plain view of the size of the
  /// window created last.
  open func loadView() { view = View(frame: Window.latest?.bounds ?? .zero) }
  /// Called once after `loadView()`, when `view` exists; does nothing by default.
  open func viewDidLoad() {}
  /// The additional insets of the root view's safe area, in points.
  public var additionalSafeAreaInsets = EdgeInsets() {
    didSet { viewIfLoaded?.additionalSafeAreaInsets = additionalSafeAreaInsets }
  }
  /// Called after the safe area of the root view has changed; does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the margins of the root view have changed; does nothing by default.
  open func viewLayoutMarginsDidChange() {}
  /// Updates the constraints of the root view before they are solved; overrides call super.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called before the root view lays out its subviews; does nothing by default.
  open func viewWillLayoutSubviews() {}
  /// Called after the root view has laid out its subviews; does nothing by default.
  open func viewDidLayoutSubviews() {}

  /// Creates the root view if it does not exist.
  public func loadViewIfNeeded() { _ = view }

  /// The title of the screen in a container (navigation bar, tab bar); nil for none.
  public var title: String? {
    didSet { if title != oldValue { parent?.titleOfChildDidChange() } }
  }
  /// The item in a tab bar; nil for one with the title alone.
  public var tabBarItem: TabBarItem? {
    didSet { if tabBarItem != oldValue { parent?.titleOfChildDidChange() } }
  }
  /// Called when the title, the tab bar item or the navigation item of a child changes.
  func titleOfChildDidChange() {}
  /// The announcement of a screen reader when the screen appears; nil for an alert, which is
  /// announced when it gets the focus.
  var announcement: String? { isAlert ? nil : title }

  /// The contents of the navigation bar for the screen.
  public lazy var navigationItem = NavigationItem(of: self)
  /// The background of the surrounding bars, which is that of the nearest navigation controller.
  var ground: BarGround { parent?.ground ?? .window }
  /// Sets the background of bars; does nothing in a controller without bars.
  func stand(on ground: BarGround) {}
  /// The scroll view that the bar above follows, held weakly: UIKit's
  /// `setContentScrollView(_:for:)` for the top edge.
  public weak var contentScrollView: ScrollView? {
    didSet { if contentScrollView !== oldValue { parent?.contentScrollViewOfChildDidChange() } }
  }
  /// Called when a child has another content scroll view.
  func contentScrollViewOfChildDidChange() {}

  // MARK: Children

  /// The parent of this controller; nil if there is none.
  public internal(set) weak var parent: ViewController?
  /// The children, in the order in which they were added.
  public internal(set) var children: [ViewController] = []
  /// Called before the controller is added to a parent, or removed from it (nil); does nothing by
  /// default.
  open func willMove(toParent parent: ViewController?) {}
  /// Called after the controller was added to a parent, or removed from it (nil); does nothing by
  /// default.
  open func didMove(toParent parent: ViewController?) {}

  /// Shows `controller` in the way of the surrounding container: a navigation controller pushes it.
  ///
  /// The call goes up the parents until one overrides it; the outermost presents the controller
  /// over the whole window.
  ///
  /// - Parameters:
  ///   - controller: The controller to show.
  ///   - sender: The origin of the call, which is only passed on.
  open func show(_ controller: ViewController, sender: Any?) {
    if let parent {
      parent.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
  /// Shows `controller` as the detail of a selection: a split view controller shows it in its
  /// secondary column.
  ///
  /// The call goes up the parents until one overrides it; the outermost presents the controller
  /// over the whole window.
  ///
  /// - Parameters:
  ///   - controller: The controller to show.
  ///   - sender: The origin of the call, which is only passed on.
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
  /// Called before the view enters a window, and at the beginning of its transition; does nothing
  /// by default.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called between `viewWillAppear(_:)` and `viewDidAppear(_:)`, when the view is in a window but
  /// not laid out there yet; does nothing by default.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is in a window and its transition is over; does nothing by default.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves its window, and at the beginning of its transition; does nothing
  /// by default.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is no longer in a window; does nothing by default.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Presentation

  /// The style in which the controller is presented; changes during the presentation have no
  /// effect.
  public var modalPresentationStyle = ModalPresentationStyle.automatic
  /// Whether the user cannot dismiss the presentation, for instance by a Menu press (Escape).
  public var isModalInPresentation = false
  /// The size in a `formSheet` or a popover, in points; zero for the default size.
  ///
  /// An override that computes the size calls `setNeedsLayout()` of the view when it changes.
  open var preferredContentSize = CGSize.zero {
    didSet { outermost.presentedBy?.containerView.setNeedsLayout() }
  }
  /// The size in a popover with the bars around the screen, in points; zero for the default size.
  var popoverContentSize: CGSize { preferredContentSize }
  /// Whether the controller is presented as an alert.
  var isAlert: Bool { false }
  func presentationStyle(for model: FocusModel?) -> ModalPresentationStyle {
    modalPresentationStyle.resolved(for: model)
  }
  /// The presentation by this controller, kept alive by the window; nil if there is none.
  weak var ownPresentation: (any ControllerPresentation)?
  /// The view of ``contentUnavailableConfiguration``.
  var contentUnavailableView: (any ContentView)?
  /// The presentation of this controller, until it is gone from the screen; nil if there is none.
  weak var presentedBy: (any ControllerPresentation)?
  /// The presentation that was requested before it is shown; nil if there is none.
  var preparedPresentation: (any ControllerPresentation)?

  // MARK: Device properties

  /// Whether the status bar is hidden; for UIKit source only, because a window has no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar; for UIKit source only, because a window has no status bar.
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  /// The supported orientations; for UIKit source only, because a window is not rotated.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .all }

  // MARK: Responder

  /// The key commands that were added; nil if there are none.
  open override var keyCommands: [KeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
  private var addedKeyCommands: [KeyCommand] = []
  /// Adds a command to ``keyCommands``; a command that was added before is not duplicated.
  public func addKeyCommand(_ keyCommand: KeyCommand) {
    removeKeyCommand(keyCommand)
    addedKeyCommands.append(keyCommand)
    viewIfLoaded?.window?.keyEffectsMayHaveChanged()
  }
  /// Removes a command that was added; does nothing for others.
  public func removeKeyCommand(_ keyCommand: KeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
    viewIfLoaded?.window?.keyEffectsMayHaveChanged()
  }

  /// The presenting controller, otherwise the superview of the root view.
  ///
  /// While a controller that this one presents replaces its view, the superview is that of the
  /// presentation's container.
  open override var next: Responder? {
    presentedBy?.presentingResponder ?? viewIfLoaded?.superview
      ?? ownPresentation?.containerView.superview
  }

  /// The action of a Menu press (Escape); nil if the press goes up the responder chain.
  open var menuAction: (() -> Void)? {
    guard let presentedBy, !presentedBy.isLeaving else { return nil }
    // A presentation that stays also keeps the press from the controller beneath it.
    return { [weak presentedBy] in presentedBy?.dismissForPerson() }
  }

  package var menuAnswer: KeyAnswer {
    menuAction == nil ? .passes : swallowsMenu ? .swallows : .acts
  }
  /// Whether `menuAction` only keeps the press from the controllers beneath.
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

  /// Whether focus returns to the item that had it last when this controller is shown again,
  /// regardless of `preferredFocusEnvironments` (WWDC16 215).
  open var restoresFocusAfterTransition = true
  /// The item inside that had the focus last, set by the window; nil if there is none.
  package weak var lastFocusedItem: (any FocusItem)?

  /// The root view, which is created if needed, unless `preferredFocusedView` is another view.
  open var preferredFocusEnvironments: [any FocusEnvironment] { preferences(or: [view]) }
  /// The view that focus prefers, for classes that do not override the newer
  /// `preferredFocusEnvironments`; nil for none.
  open var preferredFocusedView: View? { nil }
  /// Returns `preferredFocusedView`, otherwise the preferences of the class.
  func preferences(
    or own: @autoclosure () -> [any FocusEnvironment]
  ) -> [any FocusEnvironment] { preferredFocusedView.map { [$0] } ?? own() }
  /// The superview of the root view; nil if there is none.
  public var parentFocusEnvironment: (any FocusEnvironment)? { viewIfLoaded?.superview }
  /// The root view; nil until it is created.
  public var focusItemContainer: (any FocusItemContainer)? { viewIfLoaded }
  /// The focus group; nil for that of the surrounding view.
  open var focusGroupIdentifier: String?
  /// Asks whether a focus update may happen; true by default.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }
  /// Asks for the sound of a focus update; nil, the default, leaves it to the parent.
  open func soundIdentifierForFocusUpdate(
    in context: FocusUpdateContext
  ) -> FocusSoundIdentifier? { nil }
  /// Called after a focus update; does nothing by default.
  ///
  /// Overrides need not call super.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}
}
