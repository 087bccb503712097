import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloLocalization

/// The top of a view hierarchy, with its focus system, its clock and its appearance: UIKit's
/// `UIWindow`.
///
/// A host shows it through `HostedContent`. Data flows one way: input changes the model, the model
/// requests a frame, and the frame lays out, updates focus and is drawn.
@MainActor
public final class Window: RootView {
  /// The window created last; nil once it has been deallocated.
  package private(set) static weak var latest: Window?
  /// The title, which the host's title bar shows.
  public var title = ""
  /// The largest size in points for which content is laid out; nil for no limit.
  ///
  /// A window that is larger in both directions enlarges everything instead of showing more, so
  /// that lines do not get too long to read. ``zoom`` is the factor.
  public var largestLayoutSize: CGSize? {
    didSet { if largestLayoutSize != oldValue { setNeedsLayout() } }
  }
  /// The place of the screen that the window is laid out for; nil unless that has a fixed size.
  var canvas: WindowCanvas?
  /// The opaque background of the window; nil for the palette's window colour.
  public var background: Paint? { didSet { setNeedsFrame() } }
  /// The area that overlays of the window leave free.
  package var hintArea = HintArea() {
    didSet { if hintArea != oldValue { subviews.forEach { $0.setNeedsLayout() } } }
  }

  /// Whether labels show their text twice, which simulates a language with longer words.
  public var isTextDoubled = false {
    didSet {
      guard isTextDoubled != oldValue else { return }
      forEachDescendant { $0.setNeedsDisplay() }
      appearanceChanged()
    }
  }

  /// The controller of the window's content; see `replaceRoot(with:)`.
  package private(set) var root: (any ViewOwner)?
  package let presentations = PresentationStack()
  /// The accessories in the order in which they receive keys.
  package private(set) var accessories: [any WindowAccessory] = []

  /// The responder for presses that nothing in the window handles: the position of UIKit's
  /// `UIApplication`.
  public weak var application: Responder? { didSet { keyEffectsMayHaveChanged() } }
  public override var next: Responder? { application }

  /// Whether the window only predicts what a key would do; records of questions omit these.
  package internal(set) var isForecasting = false
  var frames = FrameState()
  private(set) lazy var keys = KeyRouter(self)
  private(set) lazy var pointer = PointerRouter(self)
  private(set) lazy var hover = HoverTracker(self)
  private(set) lazy var firstResponderKeeper = FirstResponderKeeper(self) { [unowned self] in
    firstResponderHandler?()
    keyEffectsMayHaveChanged()
  }
  private(set) lazy var leaning = FocusLeaning(self)
  private(set) lazy var idle = IdleDimmer(self)
  let halos = HaloRings()

  /// The pasteboard for copied text; the window's own until a host sets the desktop's.
  public var pasteboard: any Pasteboard = PrivatePasteboard()
  /// A closure that is called with what each key did, to show it; nil for none.
  public var keyTraceHandler: ((KeyTrace) -> Void)?
  /// A closure that is called with each frame after it was made, to check it; nil for none.
  package var frameHandler: ((DisplayList) -> Void)?
  /// A closure that is called after each change of the first responder, to show it; nil for none.
  public var firstResponderHandler: (() -> Void)?
  /// A closure that is called with a line of text when a request of the user cannot be met, to show
  /// it; nil for none.
  public var noticeHandler: ((String) -> Void)?
  /// A closure that is called with a line of text for the programmer, once for each mistake, such as
  /// a command that no responder performs; nil for none.
  public var remarkHandler: ((String) -> Void)?
  /// A closure that is called after views were laid out and focus is settled; nil for none.
  package var settledLayoutHandler: (() -> Void)?
  /// The announcements for a screen reader.
  let announcements = AnnouncementQueue()
  /// The commands that every screen has, from which responders build the main menu.
  public var mainMenus: [Menu] = [.standardEdit, .standardFocus, .standardHelp]
  /// Whether responders are building the main menu at present.
  var isBuildingMenu = false
  public override var menus: [Menu] {
    mainMenu.children.compactMap { $0 as? Menu }.filter { !$0.children.isEmpty }
  }
  public override var responses: [Selector: @MainActor (Any?) -> Void] {
    accessories.reduce(into: focusResponses) { $0.merge($1.responses) { first, _ in first } }
  }
  public override func validate(_ command: KeyCommand) { validateFocusCommand(command) }

  /// Creates an empty window of this size, in points, with a focus system.
  public override init(
    size: CGSize, model: FocusModel, appearance: FocusAppearance, textMeasurer: any TextMeasuring
  ) {
    super.init(size: size, model: model, appearance: appearance, textMeasurer: textMeasurer)
    Self.latest = self
    accessibilityIdentifier = "window"
    firstResponders = firstResponderKeeper
    focusSystem?.needsUpdateHandler = { [weak self] in self?.setNeedsFrame() }
    focusSystem?.animationHandler = { [weak self] in self?.run($0) }
    focusSystem?.modelHandler = { [weak self] in self?.focusModelDidChange() }
    focusSystem?.indicationHandler = { [weak self] in self?.focusIndicationDidChange() }
  }

  /// Creates a window like UIKit's `UIWindow(frame:)`, with the program's standard values.
  ///
  /// - Parameter frame: has no effect, because a window manager decides the size.
  /// - Precondition: the program has set `standardParts`, as programs with module `UIKit` do.
  public convenience init(frame: CGRect) {
    guard let parts = Self.standardParts?() else {
      preconditionFailure("a window needs init(size:model:appearance:textMeasurer:) here")
    }
    self.init(
      size: parts.size, model: parts.model, appearance: parts.appearance,
      textMeasurer: parts.textMeasurer)
    layoutDirection = Localization.current.layoutDirection
    screenCanvas = parts.screenCanvas
  }

  /// The values of windows that a program creates without giving them; nil if it always gives them.
  package static var standardParts:
    (
      () -> (
        size: CGSize, screenCanvas: ScreenCanvas?, model: FocusModel,
        appearance: FocusAppearance, textMeasurer: any TextMeasuring
      )
    )?

  public override var preferredFocusEnvironments: [any FocusEnvironment] {
    if let top = presentations.top { return [top] }
    return root.map { [$0] } ?? []
  }

  /// Excludes items behind a presented controller: they would be covered, but a list could still be
  /// scrolled there.
  public override func focusItems(in rect: CGRect) -> [any FocusItem] {
    guard let top = presentations.top,
      let index = subviews.firstIndex(where: { $0 === top.containerView })
    else { return super.focusItems(in: rect) }
    return Array(subviews[index...])
  }

  public override func layoutSubviews() {
    if let view = root?.loadedView() { fill(with: view) }
    for view in subviews where view.fillsWindow { fill(with: view) }
  }

  // MARK: Content

  /// Replaces the root, or removes it; calls `prepare` once the new root is set and before the old
  /// one's view leaves.
  package func replaceRoot(with new: (any ViewOwner)?, _ prepare: () -> Void) {
    let old = root
    root = new
    prepare()
    old?.viewIfLoaded?.removeFromSuperview()
    focusSystem?.reset()
    guard let view = new?.loadedView() else { return }
    fill(with: view)
    insertSubview(view, at: 0)
  }

  package func attach(_ accessory: any WindowAccessory) {
    accessories.append(accessory)
    keyEffectsMayHaveChanged()
    setNeedsFrame()
  }

  package func detach(_ accessory: any WindowAccessory) {
    accessories.removeAll { $0 === accessory }
    setNeedsFrame()
  }

  // MARK: Time

  /// The timestamp of the current frame, in seconds on the host's clock.
  public var currentTime: TimeInterval { animator.time }

  /// Requests calls of `View.endFinishedAnimations(at:)` in each frame until it returns false.
  package func registerAnimation(of view: View) { animator.register(view) }

  /// Whether there was no input for so long that unfocused content dims.
  public var isIdle: Bool { idle.isIdle }
  /// Whether idle dimming is disabled: UIKit's `UIApplication.isIdleTimerDisabled`.
  public var isIdleTimerDisabled: Bool {
    get { idle.isDisabled }
    set { idle.isDisabled = newValue }
  }
  /// Ends idle dimming, and restarts its timer.
  ///
  /// Keys and focus do this themselves; a host calls it for other input.
  public func resetIdleTimer() { idle.inputHappened() }

  // MARK: Focus

  public override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    // This is done here and not in the controllers, whose overrides need not call super.
    context.nextFocusedItem.map(remember)
    firstResponderKeeper.match(context)
    coordinateDefaultLift(in: context, with: coordinator)
    coordinateFloating(in: context, with: coordinator)
    moveLight(in: context)
    coordinateGlow(in: context, with: coordinator)
    tellFloating(in: context.previouslyFocusedView, isFocused: false)
    tellFloating(in: context.nextFocusedView, isFocused: true)
    resetIdleTimer()
    setNeedsFrame()
  }

  /// Leans the focused item towards a possible movement, for pointers, sticks and fingers.
  ///
  /// It has an effect under models that lift items, unless motion is reduced; the item is informed
  /// (`didHintFocusMovement`).
  ///
  /// - Parameter direction: each axis from -1 to 1, clamped; zero to return.
  public func hintFocusMovement(_ direction: CGVector) { leaning.hint(direction) }

  // MARK: The host's side

  /// Sets the size in points and the device pixels per point, without an animation.
  public func resize(to size: CGSize, scale: CGFloat) {
    guard let screen = screenCanvas else { return matchSize(size, scale: scale) }
    let canvas = WindowCanvas(screen, in: size, scale: scale)
    self.canvas = canvas
    matchSize(screen.size, scale: scale * canvas.scale)
  }

  private func matchSize(_ size: CGSize, scale: CGFloat) {
    if scale != contentScale {
      contentScale = scale
      // Hairlines depend on the scale.
      appearanceChanged()
    }
    guard size != bounds.size else { return setNeedsFrame() }
    frames.noteNewSize()
    changeSize(to: size)
    setNeedsLayout()
    setNeedsFrame()
  }

  /// Sets whether the window has the keyboard; when it loses it, held presses are cancelled.
  public func setActive(_ active: Bool) {
    guard active != isActive else { return }
    isActive = active
    if !active {
      keys.cancelPresses()
      accessories.forEach { $0.windowDidResignActive() }
    }
    keyEffectsMayHaveChanged()
    appearanceChanged()
  }
}
