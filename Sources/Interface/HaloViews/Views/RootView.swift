import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

/// The view at the top of a hierarchy, with all that views inside ask of it: its focus system, its
/// clock, its looks, and a new frame.
///
/// A window is one, and the only one there is; views know no more of it than this.
@MainActor
open class RootView: View, FocusSystemProviding {
  /// Measures text for layout as the renderer will draw it.
  public final let textMeasurer: any TextMeasuring
  /// The measurer of the root that was made last; may outlive it, and is nil once nobody needs it.
  private(set) static weak var latestTextMeasurer: (any TextMeasuring)?
  /// Decides what has the focus in this hierarchy; there as soon as the root is made.
  public private(set) final var focusSystem: FocusSystem?
  /// The keeper of the first responder; nil: nobody ever is one.
  package final var firstResponders: (any FirstResponderKeeping)?

  // MARK: Time

  /// The clock that all animations go by.
  package final let animator = Animator()
  /// The calls that are to be made later, by that clock.
  package final let timers = ViewTimers()
  /// Whether something has changed that only a new frame shows.
  private final var frameIsNeeded = true

  /// Asks for a new frame.
  package final func setNeedsFrame() { frameIsNeeded = true }
  /// Whether a new frame was asked for; false, until somebody asks again.
  package final var needsFrame: Bool {
    get { frameIsNeeded }
    set { frameIsNeeded = newValue }
  }

  // MARK: Looks

  /// Device pixels a point.
  public package(set) final var contentScale: CGFloat = 1
  /// Which way lines are read, and with it layout and keys; the focus system follows it.
  public final var layoutDirection: LayoutDirection = .leftToRight {
    didSet {
      guard layoutDirection != oldValue else { return }
      focusSystem?.layoutDirection = layoutDirection
      appearanceChanged()
    }
  }
  /// Whether the root has the keyboard; the looks of focus step back while it has not.
  public package(set) final var isActive = true
  /// Whether everything that can be operated can be focused, under every model
  /// (HIG, Keyboards: Control-F1).
  public final var isFullKeyboardAccessEnabled = false { didSet { matchKeyboardAccess() } }
  final var appearances: RootAppearances
  public final override var traitOverrides: TraitOverrides { didSet { matchAppearance() } }
  /// See ``traits``.
  final var knownTraits: TraitCollection?
  /// Whether any view has ever had a hover style: without, a pointer that moves costs nothing.
  package final var gazeIsUsed = false
  /// See ``exhibits``.
  final var exhibited: [WeakView] = []

  deinit { links.root?.view = nil }

  /// A root of this size, in points, with a focus system and nothing inside.
  package init(
    size: CGSize, model: FocusModel, appearance: FocusAppearance, textMeasurer: any TextMeasuring
  ) {
    self.textMeasurer = textMeasurer
    Self.latestTextMeasurer = textMeasurer
    appearances = RootAppearances(appearance)
    super.init(frame: CGRect(origin: .zero, size: size))
    links = HierarchyLinks(root: RootReference(self))
    focusSystem = FocusSystem(root: self, model: model, timing: appearance.motion.timing)
  }

  /// Copies the setting into the model, which may have been replaced.
  package final func matchKeyboardAccess() {
    guard let system = focusSystem,
      system.model.isFullKeyboardAccessEnabled != isFullKeyboardAccessEnabled
    else { return }
    system.model.isFullKeyboardAccessEnabled = isFullKeyboardAccessEnabled
  }
}
