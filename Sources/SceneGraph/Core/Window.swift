import FocusEngine
import FocusGeometry
import Foundation

/// The top of a view hierarchy, with its focus system, its clock and its looks: UIKit's `UIWindow`.
///
/// A host shows it through ``HostedContent``. Everything that happens goes one way: input changes
/// the model, the model asks for a frame, the frame lays out, updates focus and is drawn.
@MainActor
public final class Window: View, FocusSystemProviding {
  let animator = Animator()
  public let textMeasurer: any TextMeasuring
  public private(set) var focusSystem: FocusSystem?
  public var title = ""
  /// Device pixels a point.
  public private(set) var contentScale: CGFloat = 1
  /// The most room, in points, that content is to lay itself out in; nil for all there is.
  ///
  /// A window that is larger in both directions shows everything larger instead of showing more, so
  /// that nobody has to read lines that cross a desk. ``zoom`` tells by how much.
  public var largestLayoutSize: CGSize? {
    didSet { if largestLayoutSize != oldValue { setNeedsLayout() } }
  }
  /// Fills the window beneath everything, opaque; the palette's window colour while nil.
  public var background: Paint? { didSet { setNeedsFrame() } }

  public var appearance: FocusAppearance {
    didSet {
      guard appearance != oldValue else { return }
      overriddenAppearances = [:]
      focusSystem?.timing = appearance.motion.timing
      appearanceChanged()
    }
  }
  /// What overrides make of `appearance`, as far as they have been asked for.
  private var overriddenAppearances: [TraitOverrides: FocusAppearance] = [:]
  public var layoutDirection: LayoutDirection = .leftToRight {
    didSet {
      guard layoutDirection != oldValue else { return }
      focusSystem?.layoutDirection = layoutDirection
      appearanceChanged()
    }
  }
  /// Whether the window has the keyboard; the looks of focus step back while it has not.
  public private(set) var isActive = true

  /// What is presented goes with the controller that is replaced.
  public var rootViewController: ViewController? {
    didSet {
      removePresentations()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      focusSystem?.reset()
      guard let controller = rootViewController else { return }
      fill(with: controller.view)
      insertSubview(controller.view, at: 0)
    }
  }
  /// What is presented, the topmost last; each by the one before, the first by the root.
  var presentations: [PresentationController] = []

  /// Hears what presses nobody in the window answered: the place of UIKit's `UIApplication`.
  public weak var application: Responder?
  public override var next: Responder? { application }

  var gaze = PointerGaze()
  var shortcuts = ShortcutOverlayState()

  private var needsFrame = true
  private var hasNewSize = false
  private var timers: [(id: Int, due: TimeInterval, body: () -> Void)] = []
  private var lastTimer = 0
  var activePresses: [KeyCode: Press] = [:]
  /// The key that is being answered, or let go of; nil outside of that.
  var keyInHand: Key?
  /// The one that the pointer's button holds.
  var pointerPress: Press?
  /// Whether the Escape that is down has cancelled a press, and means nothing else.
  var isEscapeSpent = false
  var clicks = ClickSeries()
  var first = FirstResponderState()
  /// Which keys stand for Command, Option and Control.
  public var modifierScheme = ModifierScheme.pc
  /// The modifiers that are down, as far as the window was told.
  public internal(set) var heldModifiers: KeyModifierFlags = []
  public var pasteboard: any Pasteboard = PrivatePasteboard()
  /// Told what became of each key, for those who show it.
  public var keyTraceHandler: ((KeyTrace) -> Void)?
  /// Told after each change of the first responder, for those who show it.
  public var firstResponderHandler: (() -> Void)?
  /// Commands that every screen has.
  public var mainMenus: [Menu] = [.standardEdit, .standardFocus, .standardHelp]
  public override var menus: [Menu] { mainMenus }
  public override var responses: [Selector: @MainActor (Any?) -> Void] {
    focusResponses.merging(helpResponses) { first, _ in first }
  }
  public override func validate(_ command: KeyCommand) { validateFocusCommand(command) }
  /// Whether everything that can be operated can be focused, under every model
  /// (HIG, Keyboards: Control-F1).
  public var isFullKeyboardAccessEnabled = false { didSet { matchKeyboardAccess() } }
  /// Whether the order of Tab is seen while Option is held, and focus groups while Option and
  /// Control are: UIKit's launch argument `-UIFocusLoopDebuggerEnabled YES`.
  public var isFocusLoopDebuggerEnabled = Window.enablesFocusLoopDebugger {
    didSet { setNeedsFrame() }
  }
  /// What new windows begin with.
  public static var enablesFocusLoopDebugger = false
  private let halos = HaloRings()

  /// The arrow that is held down and what it leans to.
  var heldArrow: (key: KeyCode, direction: CGVector)?
  /// When somebody last did something; nil before the first instant.
  var lastInput: TimeInterval?
  /// Whether nobody has done anything for so long that what is out of focus dims.
  public internal(set) var isIdle = false
  /// From 0 to 1: all dimmed.
  var idleness: CGFloat = 0 { didSet { changed(.idleness, from: oldValue, to: idleness) } }
  /// UIKit's `UIApplication.isIdleTimerDisabled`: whether nothing dims, however long nobody does
  /// anything.
  public var isIdleTimerDisabled = false { didSet { resetIdleTimer() } }

  /// How often layout and focus may ask for each other in one frame.
  ///
  /// More is a cycle, and what is still asked for then waits for the next frame.
  private static let maximumPasses = 8
  /// Frames that ran into `maximumPasses`; tests expect 0.
  public private(set) var saturatedFrames = 0

  public init(
    size: CGSize, model: FocusModel, appearance: FocusAppearance, textMeasurer: any TextMeasuring
  ) {
    self.textMeasurer = textMeasurer
    self.appearance = appearance
    super.init(frame: CGRect(origin: .zero, size: size))
    accessibilityIdentifier = "window"
    let system = FocusSystem(root: self, model: model, timing: appearance.motion.timing)
    system.needsUpdateHandler = { [weak self] in self?.setNeedsFrame() }
    system.animationHandler = { [weak self] in self?.run($0) }
    system.modelHandler = { [weak self] in self?.focusModelDidChange() }
    focusSystem = system
  }

  public override var preferredFocusEnvironments: [any FocusEnvironment] {
    if let top = presentations.last { return [top] }
    return rootViewController.map { [$0] } ?? []
  }

  /// What a presented controller covers is out of focus altogether: by being covered alone, a list
  /// could still be scrolled behind it.
  public override func focusItems(in rect: CGRect) -> [any FocusItem] {
    guard let top = presentations.last,
      let index = subviews.firstIndex(where: { $0 === top.containerView })
    else { return super.focusItems(in: rect) }
    return Array(subviews[index...])
  }

  public override func layoutSubviews() {
    if let root = rootViewController?.view { fill(with: root) }
    for case let container as PresentationContainer in subviews { fill(with: container) }
    if let overlay = shortcuts.overlay { fill(with: overlay) }
  }

  func appearance(overriding overrides: TraitOverrides) -> FocusAppearance {
    guard !overrides.isEmpty else { return appearance }
    if let known = overriddenAppearances[overrides] { return known }
    let new = appearance.with(
      style: overrides.userInterfaceStyle, contrast: overrides.accessibilityContrast)
    overriddenAppearances[overrides] = new
    return new
  }

  // MARK: Time

  /// Seconds on the host's clock: the timestamp of the present frame.
  public var currentTime: TimeInterval { animator.time }

  func setNeedsFrame() { needsFrame = true }

  /// Calls `body` once, `delay` seconds from now; the token cancels it.
  @discardableResult
  public func perform(after delay: TimeInterval, _ body: @escaping () -> Void) -> Int {
    lastTimer += 1
    timers.append((lastTimer, animator.time + delay, body))
    return lastTimer
  }

  public func cancelPerform(_ token: Int) { timers.removeAll { $0.id == token } }

  // MARK: Passes

  /// Lays out and decides focus until neither asks for the other, so that what follows finds both
  /// settled.
  ///
  /// - Returns: Whether they are; false: what is still asked for waits for the next frame.
  @discardableResult
  public func settle() -> Bool {
    for pass in 1...Self.maximumPasses {
      layoutIfNeeded()
      // Constraints may have given views another size: focus looks at what is laid out for good, but
      // does not wait for ever.
      if subtreeNeedsLayout, pass < Self.maximumPasses { continue }
      focusSystem?.updateFocusIfNeeded()
      if !subtreeNeedsLayout, focusSystem?.needsUpdate != true { return true }
    }
    saturatedFrames += 1
    return false
  }

  /// How many the last display list had.
  private var listedItems = 0

  private func makeDisplayList() -> DisplayList {
    updateHalos()
    var builder = DisplayListBuilder(
      size: bounds.size, rings: halos.order(at: animator.time), spotlight: spotlight)
    // Growing the array would move large items; there are about as many as last time.
    builder.items.reserveCapacity(listedItems + 8)
    for view in subviews { builder.visit(view) }
    builder.items += dimmingItems
    builder.items += builder.spotlit
    builder.items += focusLoopItems
    listedItems = builder.items.count
    return DisplayList(
      size: bounds.size, background: background ?? .color(appearance.palette.window),
      items: builder.items)
  }

  // MARK: Focus

  public override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    // Here and not in the controllers, whose overrides need not call super.
    if let item = context.nextFocusedItem {
      for controller in item.surroundingControllers { controller.lastFocusedItem = item }
    }
    matchFirstResponder(to: context)
    coordinateFloating(in: context, with: coordinator)
    showMarquees(in: context.previouslyFocusedView, isFocused: false)
    showMarquees(in: context.nextFocusedView, isFocused: true)
    resetIdleTimer()
    setNeedsFrame()
  }

  func shows(ringAround view: View) -> Bool { halos.follow(view) }

  private func updateHalos() {
    guard focusSystem?.model.look == .halo else {
      return halos.update(around: [], in: self, at: animator.time)
    }
    halos.update(
      around: [focusSystem?.focusedView].compactMap { $0 } + halos.exhibits, in: self,
      at: animator.time)
  }

  /// Shows the ring of a view as if it had the focus, or no longer: for exhibits of states, and for
  /// instruments that adjust rings.
  package func exhibitHalo(_ isShown: Bool, around view: View) {
    halos.exhibit(isShown, view)
    setNeedsFrame()
  }

  /// Lets the ring around `view` appear anew, while it has one.
  package func replayHalo(around view: View) {
    halos.restart(around: view)
    updateHalos()
    setNeedsFrame()
  }

  /// Shows the focus that stays where it is the way of the new model.
  private func focusModelDidChange() {
    matchKeyboardAccess()
    appearanceChanged()
    updateHalos()
    forEachDescendant { view in
      guard view.displaysFocus || view === focusSystem?.focusedItem else { return }
      View.animateFocus(withDuration: appearance.motion.timing.focusing, in: self) {
        view.matchLift()
        view.floatingViews.forEach { $0.tilt = .zero }
      }
      showMarquees(in: view, isFocused: true)
    }
  }

  /// Runs what an update collected, each role with its own duration.
  ///
  /// With reduced motion looks fade, and what would move is there at once.
  private func run(_ coordinator: FocusAnimationCoordinator) {
    for batch in [coordinator.unfocusing, coordinator.focusing] {
      let context = batch.context
      View.animateFocus(
        withDuration: context.duration, in: self,
        animations: { batch.animations.forEach { $0(context) } },
        completion: batch.completions.isEmpty
          ? nil : { batch.completions.forEach { $0() } })
    }
    updateHalos()
  }
}

// MARK: - The host's side

extension Window: HostedContent {
  public func nextFrameTime(now: TimeInterval) -> TimeInterval? {
    if needsFrame || animator.isMoving || halos.isMoving(at: animator.time) { return now }
    return [
      timers.map(\.due).min(), animator.nextCompletion, focusSystem?.inactivityDeadline,
      idleDeadline,
    ].compactMap { $0 }.min()
  }

  public func advance(to time: TimeInterval) {
    animator.advance(to: time)
    focusSystem?.currentTime = animator.time
    focusSystem?.hideFocusIfInactive()
    dimIfIdle()
    let due = timers.filter { $0.due <= animator.time }.sorted { ($0.due, $0.id) < ($1.due, $1.id) }
    for timer in due {
      // An earlier timer of the same moment may have cancelled this one.
      guard let index = timers.firstIndex(where: { $0.id == timer.id }) else { continue }
      timers.remove(at: index)
      timer.body()
    }
  }

  public func frame(at time: TimeInterval) -> DisplayList {
    advance(to: time)
    var isSettled = settle()
    if hasNewSize {
      // The layout may have moved the focused item out of sight.
      hasNewSize = false
      View.performWithoutAnimation { focusSystem?.scrollFocusedItemIntoView() }
      isSettled = settle() && isSettled
    }
    if gaze.location != nil { updateHover() }
    needsFrame = !isSettled
    return makeDisplayList()
  }

  public var textCaret: CGRect? { textInput?.caretRect }

  public func insertText(_ text: String, at time: TimeInterval) {
    advance(to: time)
    settle()
    resetIdleTimer()
    textInput?.insertText(text)
    setNeedsFrame()
  }

  public func setMarkedText(_ text: String, at time: TimeInterval) {
    advance(to: time)
    textInput?.setMarkedText(text)
    setNeedsFrame()
  }

  public func upcomingItems() -> [DisplayItem] {
    var builder = DisplayListBuilder(size: bounds.size, rings: .none, listsUpcoming: true)
    for view in subviews { builder.visit(view) }
    return builder.items
  }

  public func resize(to size: CGSize, scale: CGFloat) {
    if scale != contentScale {
      contentScale = scale
      // Hairlines depend on the scale.
      appearanceChanged()
    }
    guard size != bounds.size else { return setNeedsFrame() }
    hasNewSize = true
    View.performWithoutAnimation { frame = CGRect(origin: .zero, size: size) }
    setNeedsLayout()
    setNeedsFrame()
  }

  public func setActive(_ active: Bool) {
    guard active != isActive else { return }
    isActive = active
    if !active {
      cancelPresses()
      hideShortcuts()
    }
    appearanceChanged()
  }

  public func send(_ key: Key, phase: KeyPhase, at time: TimeInterval) {
    advance(to: time)
    settle()
    resetIdleTimer()
    if case .modifier(let flags) = key.keyCode {
      heldModifiers =
        phase == .down || phase == .repeat
        ? heldModifiers.union(flags) : heldModifiers.subtracting(flags)
    }
    if shortcutsReceive(key, phase) { return }
    if escapeReceives(key, phase) { return setNeedsFrame() }
    switch phase {
    case .down, .repeat: press(key, isRepeat: phase == .repeat)
    case .up:
      letGo(of: key)
      end(key, .ended)
    case .cancelled:
      letGo(of: key)
      end(key, .cancelled)
    }
    setNeedsFrame()
  }
}
