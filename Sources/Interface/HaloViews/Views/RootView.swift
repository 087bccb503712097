import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

/// The view at the top of a hierarchy, with everything its descendants need: focus system, clock,
/// appearance and frame requests.
///
/// A window is a root view, and the only kind; views know no more of it than this.
@MainActor
open class RootView: View, FocusSystemProviding {
  /// The measurer of text for layout, with the same results as the renderer.
  public final let textMeasurer: any TextMeasuring
  /// The measurer of the root created last; it may outlive the root, and is nil once it has been
  /// deallocated.
  private(set) static weak var latestTextMeasurer: (any TextMeasuring)?
  /// The focus system of this hierarchy, which exists from the root's creation.
  public private(set) final var focusSystem: FocusSystem?
  /// The keeper of the first responder; nil if there never is one.
  package final var firstResponders: (any FirstResponderKeeping)?

  // MARK: Time

  /// The clock of all animations.
  package final let animator = Animator()
  /// The timers by that clock.
  package final let timers = ViewTimers()
  /// Whether a change requires a new frame.
  private final var frameIsNeeded = true

  /// Requests a new frame.
  package final func setNeedsFrame() { frameIsNeeded = true }
  /// Whether a new frame was requested; set to false once it is drawn.
  package final var needsFrame: Bool {
    get { frameIsNeeded }
    set { frameIsNeeded = newValue }
  }

  // MARK: Appearance

  /// Device pixels per point.
  public package(set) final var contentScale: CGFloat = 1
  /// The reading direction, which layout and keys follow; so does the focus system.
  public final var layoutDirection: LayoutDirection = .leftToRight {
    didSet {
      guard layoutDirection != oldValue else { return }
      focusSystem?.layoutDirection = layoutDirection
      appearanceChanged()
    }
  }
  /// Whether the root has the keyboard; focus is less prominent while it does not.
  public package(set) final var isActive = true
  /// Whether every interactive element can be focused, under every model (HIG, Keyboards:
  /// Control-F1).
  public final var isFullKeyboardAccessEnabled = false { didSet { matchKeyboardAccess() } }
  final var appearances: RootAppearances
  public final override var traitOverrides: TraitOverrides { didSet { matchAppearance() } }
  /// The traits as last computed; see ``traits``.
  final var knownTraits: TraitCollection?
  /// Whether any view has ever had a hover style; otherwise pointer movements cost nothing.
  package final var gazeIsUsed = false
  /// The views that show a ring without focus; see ``exhibits``.
  final var exhibited: [WeakView] = []

  deinit { links.root?.view = nil }

  /// Creates an empty root of this size in points, with a focus system.
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
