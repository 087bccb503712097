import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting

/// The top of a view hierarchy, with its focus system, its clock and its looks: UIKit's `UIWindow`.
///
/// A host shows it through `HostedContent`. Everything that happens goes one way: input changes
/// the model, the model asks for a frame, the frame lays out, updates focus and is drawn.
@MainActor
public final class Window: RootView {
  /// The one that was made last; nil once nobody needs it.
  package private(set) static weak var latest: Window?
  /// What the host's title bar says.
  public var title = ""
  /// The most room, in points, that content is to lay itself out in; nil for all there is.
  ///
  /// A window that is larger in both directions shows everything larger instead of showing more, so
  /// that nobody has to read lines that cross a desk. ``zoom`` tells by how much.
  public var largestLayoutSize: CGSize? {
    didSet { if largestLayoutSize != oldValue { setNeedsLayout() } }
  }
  /// Fills the window beneath everything, opaque; the palette's window colour while nil.
  public var background: Paint? { didSet { setNeedsFrame() } }
  /// Left free by what covers the window.
  package var hintArea = HintArea() {
    didSet { if hintArea != oldValue { subviews.forEach { $0.setNeedsLayout() } } }
  }

  /// Whether labels show their text twice: what becomes of a screen in a language of longer words.
  public var isTextDoubled = false {
    didSet {
      guard isTextDoubled != oldValue else { return }
      forEachDescendant { $0.setNeedsDisplay() }
      appearanceChanged()
    }
  }

  /// Who runs what the window shows; see `replaceRoot(with:)`.
  package private(set) var root: (any ViewOwner)?
  package let presentations = PresentationStack()
  /// Those that see keys first come first.
  package private(set) var accessories: [any WindowAccessory] = []

  /// Hears what presses nobody in the window answered: the place of UIKit's `UIApplication`.
  public weak var application: Responder? { didSet { keyEffectsMayHaveChanged() } }
  public override var next: Responder? { application }

  /// Whether somebody only asks what a key would do: who keeps a record of questions leaves these
  /// out.
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

  /// Where text is copied to; the window's own until a host sets the desktop's.
  public var pasteboard: any Pasteboard = PrivatePasteboard()
  /// Told what became of each key, for those who show it.
  public var keyTraceHandler: ((KeyTrace) -> Void)?
  /// Given each frame after it was made, to check it.
  package var frameHandler: ((DisplayList) -> Void)?
  /// Told after each change of the first responder, for those who show it.
  public var firstResponderHandler: (() -> Void)?
  /// Told in one line what a person wanted and could not be done, for them to read; nil: nobody
  /// shows it.
  public var noticeHandler: ((String) -> Void)?
  /// What is to be said to those who hear the window.
  let announcements = AnnouncementQueue()
  /// Commands that every screen has.
  public var mainMenus: [Menu] = [.standardEdit, .standardFocus, .standardHelp]
  public override var menus: [Menu] { mainMenus }
  public override var responses: [Selector: @MainActor (Any?) -> Void] {
    accessories.reduce(into: focusResponses) { $0.merge($1.responses) { first, _ in first } }
  }
  public override func validate(_ command: KeyCommand) { validateFocusCommand(command) }

  /// A window of this size, in points, with a focus system and nothing inside.
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

  /// UIKit's `UIWindow(frame:)`: a window with all else as the program has it.
  ///
  /// - Parameter frame: does nothing: a window manager decides how large a window is.
  /// - Precondition: the program has said so, as those made with module `UIKit` do.
  public convenience init(frame: CGRect) {
    guard let parts = Self.standardParts?() else {
      preconditionFailure("a window needs init(size:model:appearance:textMeasurer:) here")
    }
    self.init(
      size: parts.size, model: parts.model, appearance: parts.appearance,
      textMeasurer: parts.textMeasurer)
  }

  /// What a window is made with by a program that does not say it each time; nil: it does.
  package static var standardParts:
    (
      () -> (
        size: CGSize, model: FocusModel, appearance: FocusAppearance,
        textMeasurer: any TextMeasuring
      )
    )?

  public override var preferredFocusEnvironments: [any FocusEnvironment] {
    if let top = presentations.top { return [top] }
    return root.map { [$0] } ?? []
  }

  /// What a presented controller covers is out of focus altogether: by being covered alone, a list
  /// could still be scrolled behind it.
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

  /// Shows another root, or nothing; `prepare` is called once the new root counts and before
  /// anything of the old one leaves.
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

  /// Seconds on the host's clock: the timestamp of the present frame.
  public var currentTime: TimeInterval { animator.time }

  /// Has ``View/endFinishedAnimations(at:)`` called each frame until it says that nothing goes on.
  package func registerAnimation(of view: View) { animator.register(view) }

  /// Whether nobody has done anything for so long that what is out of focus dims.
  public var isIdle: Bool { idle.isIdle }
  /// UIKit's `UIApplication.isIdleTimerDisabled`: whether nothing dims, however long nobody does
  /// anything.
  public var isIdleTimerDisabled: Bool {
    get { idle.isDisabled }
    set { idle.isDisabled = newValue }
  }
  /// Somebody did something: what had dimmed comes back, and the time begins anew.
  ///
  /// Keys and focus do this by themselves; a host calls it for other input.
  public func resetIdleTimer() { idle.inputHappened() }

  // MARK: Focus

  public override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    // Here and not in the controllers, whose overrides need not call super.
    context.nextFocusedItem.map(remember)
    firstResponderKeeper.match(context)
    coordinateDefaultLift(in: context, with: coordinator)
    coordinateFloating(in: context, with: coordinator)
    moveLight(in: context)
    tellFloating(in: context.previouslyFocusedView, isFocused: false)
    tellFloating(in: context.nextFocusedView, isFocused: true)
    resetIdleTimer()
    setNeedsFrame()
  }

  /// Leans what has the focus towards a movement that may come: for pointers, sticks and fingers.
  ///
  /// The item is told (`didHintFocusMovement`). Under models that show focus by lifting, unless
  /// motion is reduced.
  ///
  /// - Parameter direction: each axis from -1 to 1, clamped; zero when it is let go.
  public func hintFocusMovement(_ direction: CGVector) { leaning.hint(direction) }

  // MARK: The host's side

  /// Sets the size, in points, and the device pixels a point; without an animation.
  public func resize(to size: CGSize, scale: CGFloat) {
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

  /// Tells whether the window has the keyboard; on losing it, presses that are held are cancelled.
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
