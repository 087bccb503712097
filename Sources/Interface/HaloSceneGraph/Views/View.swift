import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting

/// A rectangle of a window that draws, holds other views, and may have the focus: UIKit's `UIView`.
///
/// Geometry is in points of the superview (`frame`, `center`) or its own (`bounds`); y grows
/// downwards. Properties hold where an animation will end; what is drawn lies on the way there.
@MainActor
open class View: Responder, CoordinateSpace {
  // MARK: Identity

  /// Names what the view draws across frames; unique in the process.
  package let displayID: UInt64
  private static var lastDisplayID: UInt64 = 0

  /// Names the view in explanations and walks.
  open var accessibilityIdentifier: String?

  var accessibilityProperties: AccessibilityProperties?

  /// Whether a screen reader meets the view as one thing; unless set, whether it can have the
  /// focus.
  ///
  /// An element includes all that is inside, except for views that can have the focus themselves.
  /// (UIKit says false of plain views, whatever they do with the focus.)
  open var isAccessibilityElement: Bool {
    get {
      accessibilityProperties?.isElement ?? knownAccessibilityOfItsKind?.isElement
        ?? canBecomeFocused
    }
    set { accessibilityPropertiesToChange().isElement = newValue }
  }
  /// What it is called; unless set or known to its class, the texts inside of it.
  open var accessibilityLabel: String? {
    get { accessibilityProperties?.label ?? knownAccessibilityOfItsKind?.label }
    set { accessibilityPropertiesToChange().label = newValue }
  }
  /// What happens when it is used, where the label does not say so.
  open var accessibilityHint: String? {
    get { accessibilityProperties?.hint }
    set { accessibilityPropertiesToChange().hint = newValue }
  }
  /// What it holds at the moment.
  open var accessibilityValue: String? {
    get { accessibilityProperties?.value ?? knownAccessibilityOfItsKind?.value }
    set { accessibilityPropertiesToChange().value = newValue }
  }
  /// What it is and how it behaves: what is set, and what its class knows.
  open var accessibilityTraits: AccessibilityTraits {
    get {
      (accessibilityProperties?.traits ?? .none)
        .union(knownAccessibilityOfItsKind?.traits ?? .none)
    }
    set { accessibilityPropertiesToChange().traits = newValue }
  }
  /// What a screen reader finds inside, in this order; nil: the subviews, as they are read.
  ///
  /// Views alone count, and what is not inside is left out.
  open var accessibilityElements: [Any]? {
    get { accessibilityProperties?.elements }
    set { accessibilityPropertiesToChange().elements = newValue }
  }
  /// How many elements the view itself puts in order; `NSNotFound`: it leaves the order to others.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
  /// The element that is read at this place, from 0; nil where there is none.
  open func accessibilityElement(at index: Int) -> Any? { listedAccessibilityElement(at: index) }
  /// The place of an element among those that the view puts in order, or `NSNotFound`; O(n).
  open func index(ofAccessibilityElement element: Any) -> Int { place(ofAccessible: element) }
  /// Whether what is inside is read as a block, before what lies beside it.
  ///
  /// Otherwise reading goes by rows of the screen, whatever view something is in. What scrolls, and
  /// the view of a controller, is a block in any case (Decisions).
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityProperties?.groupsChildren ?? false }
    set { accessibilityPropertiesToChange().groupsChildren = newValue }
  }
  /// The kind of container that a screen reader tells of, where the view's class knows nothing
  /// better.
  open var accessibilityContainerType: AccessibilityContainerType {
    get { accessibilityProperties?.containerType ?? .none }
    set { accessibilityPropertiesToChange().containerType = newValue }
  }
  /// Whether a screen reader finds neither the view nor anything inside.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityProperties?.elementsHidden ?? false }
    set { accessibilityPropertiesToChange().elementsHidden = newValue }
  }
  /// Whether a person operates it; unless set, whether it can have the focus or be clicked.
  ///
  /// Whether full keyboard access reaches the view; nothing else depends on it (WWDC21 10120,
  /// 10:51).
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityProperties?.respondsToUserInteraction ?? (canBecomeFocused || isClickable)
    }
    set {
      accessibilityPropertiesToChange().respondsToUserInteraction = newValue
      focusMayHaveChanged()
    }
  }
  /// The actions of the view besides its activation; nil for none.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { accessibilityProperties?.customActions }
    set { accessibilityPropertiesToChange().customActions = newValue }
  }

  /// A view of this frame, in points of the superview to be; its bounds begin at 0, 0.
  public init(frame: CGRect = .zero) {
    Self.lastDisplayID += 1
    displayID = Self.lastDisplayID
    center = frame.center
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  deinit {
    for view in subviews { view.parent = nil }
  }

  // MARK: Hierarchy

  /// The view around this one; nil for a window, and for what is in no hierarchy.
  public var superview: View? { parent }
  /// Not weak: an object with weak references has a side table, which makes each retain and release
  /// of it many times slower, and every walk up the hierarchy retains.
  ///
  /// Safe, as a view clears this in its subviews when it is deallocated. Set, as `subviews` and
  /// `siblingOrder`, where views come and go alone (View+Hierarchy).
  nonisolated(unsafe) unowned(unsafe) var parent: View?
  /// Back to front, apart from what `zPosition` changes.
  public internal(set) var subviews: [View] = []
  /// Who runs this view and all inside; nil: whoever runs the one around it.
  package weak var owner: (any ViewOwner)?
  /// Whether a window gives the view all its room, whenever that changes.
  package var fillsWindow = false

  /// nil while not shown in a window.
  public var window: Window? { windowReference?.window }
  /// Kept in every view, since the window is asked for too often to walk up the hierarchy each
  /// time.
  nonisolated(unsafe) var windowReference: WindowReference?

  open override var next: Responder? {
    if let owner { return owner }
    return superview
  }

  /// Called when the view, or one above it, came into or left a window or another superview.
  open func didMoveToWindow() {}

  // MARK: Order

  /// Grows from each subview to the next, with room between them.
  var siblingOrder = 0
  /// In the superview's index, while it has one.
  var indexHandle = 0
  var subviewIndex: SubviewIndex?

  // MARK: Geometry

  /// In points of the superview; also what `transform` turns about.
  public var center: CGPoint {
    didSet {
      if changed(.center, from: oldValue, to: center) { placeDidChange() }
    }
  }

  /// Moving the origin scrolls what is inside.
  public var bounds: CGRect {
    didSet {
      guard changed(.bounds, from: oldValue, to: bounds) else { return }
      if oldValue.size != bounds.size {
        markForLayout()
        if hasFlexibleSubviews { resizeSubviews(from: oldValue.size) }
      }
      placeDidChange()
    }
  }

  /// About the centre.
  public var transform: CGAffineTransform = .identity {
    didSet {
      if changed(.transform, from: oldValue, to: transform) { placeDidChange() }
    }
  }

  /// nil until asked for after a move.
  var rootPlacement: RootPlacement?
  /// nil until asked for after a change.
  var extentCache: CGRect?

  /// The size of the content that the bounds show a part of, in points; nil where nothing scrolls.
  package var scrolledContentSize: CGSize? {
    didSet { if scrolledContentSize != oldValue { invalidateFocusExtent() } }
  }

  // MARK: Looks

  /// What the view drew last, to be drawn again while it holds.
  let listing = ViewListing()

  /// Fills the bounds beneath what the view draws; animatable.
  public var backgroundColor: Color = .clear {
    didSet { changed(.backgroundColor, from: oldValue, to: backgroundColor) }
  }
  /// Fills the bounds above `backgroundColor`; nil for none.
  ///
  /// Not animatable.
  public var backgroundPaint: Paint? { didSet { setNeedsDisplay() } }
  /// Through what all that is behind the view is seen, in its shape and beneath `backgroundColor`;
  /// nil, unless overridden: nothing is.
  open var backgroundMaterial: Material? { nil }
  /// 0...1, of the view and all inside together.
  public var alpha: CGFloat = 1 {
    didSet {
      guard changed(.alpha, from: oldValue, to: alpha) else { return }
      if (oldValue > 0) != (alpha > 0) { focusMayHaveChanged() }
    }
  }
  /// Hides the view and all inside, also from focus and the pointer; its room stays.
  public var isHidden = false {
    didSet {
      guard oldValue != isHidden else { return }
      setNeedsDisplay()
      focusMayHaveChanged()
      // A stack gives what is hidden no room.
      if isPlacedByConstraints { superview?.arrangementMayHaveChanged() }
    }
  }
  /// Points.
  public var cornerRadius: CGFloat = 0 {
    didSet { changed(.cornerRadius, from: oldValue, to: cornerRadius) }
  }
  /// How the corners round; without effect while `cornerRadius` is 0.
  public var cornerCurve: CornerCurve = .continuous { didSet { setNeedsDisplay() } }
  /// A line of one device pixel along the inside of the edge; nil for none.
  public var hairlineColor: Color? { didSet { setNeedsDisplay() } }
  /// A solid line along the inside of the edge; nil for none.
  public var borderColor: Color? { didSet { if borderColor != oldValue { setNeedsDisplay() } } }
  /// Of that line, in points.
  public var borderWidth: CGFloat = 1 {
    didSet { if borderWidth != oldValue { setNeedsDisplay() } }
  }
  /// At rest; nil for none.
  public var shadow: Shadow? { didSet { setNeedsDisplay() } }
  /// Whether what is inside is drawn in the bounds alone; unless it scrolls, focus stays there too.
  public var clipsToBounds = false {
    didSet {
      guard oldValue != clipsToBounds else { return }
      invalidateFocusExtent()
      focusMayHaveChanged()
    }
  }
  /// Larger is drawn later among siblings, equal ones in order; focus looks at the order of
  /// subviews alone.
  public var zPosition: CGFloat = 0 {
    didSet {
      guard oldValue != zPosition else { return }
      setNeedsDisplay()
    }
  }

  /// Whether tilting turns the view in perspective, or merely shifts it: text stays calm.
  open var tiltsInPerspective: Bool { false }
  /// What is lifted when this view has the focus: itself, unless only a part of it shows focus.
  open var liftedView: View { self }
  /// Whether the view lifts whenever a view around it has the focus.
  open var floatsWithAncestor: Bool { false }
  /// Whether a movement of focus that was taken swings the view, as a picture in layers.
  open var swingsWithMovement: Bool { false }
  /// Whether the view shows by lifting that it displays focus, under models that lift.
  open var liftsToDisplayFocus: Bool { false }
  /// What throws the shadow, in own coordinates; nil: the bounds with their corners.
  open var effectOutline: Shape? { nil }
  /// Called when the view, or one around it, begins to float with the focus, and when that ends.
  open func floatingDidChange(_ isFloating: Bool) {}

  /// How the view floats; nil for one that never has.
  var floating: Floating?
  /// How the view answers to the pointer as a gaze; nil for one that never has.
  var gaze: Gaze?

  /// Of the view alone; nil inherits.
  var givenTintColor: Color?

  /// What this view says of its looks and those of all inside; see `effectiveAppearance`.
  public var traitOverrides = TraitOverrides() {
    didSet { if traitOverrides != oldValue { appearanceChanged() } }
  }

  /// Called when the looks, the window's reading direction or its activity changed, and on coming
  /// into a window.
  open func appearanceDidChange() {}
  /// Called when ``traitCollection`` has changed, and on coming into a window; `previous` is nil on
  /// coming into the first one.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
  /// The traits that the view was last told of.
  var shownTraits: TraitCollection?
  /// What is set again when traits or tint change; nil for a view that has nothing of the kind.
  package internal(set) var looksFollowed: LooksFollowed?

  /// Called when `tintColor` has changed, here or above.
  open func tintColorDidChange() {}

  /// What the view itself draws, as an outline in its own coordinates that a ring can follow; nil
  /// while it draws nothing that has one.
  open func contentShape(at moment: AnimationMoment) -> Shape? {
    hasBackground ? boundsShape(at: moment) : nil
  }

  /// What the view draws besides its background, beneath its subviews.
  open func draw(into builder: inout DisplayListBuilder) {}

  // MARK: Input and focus

  /// See ``gestureRecognizers``.
  var gestures: [GestureRecognizer]?
  /// Whether the view and all inside take clicks and focus.
  open var isUserInteractionEnabled = true {
    didSet { if oldValue != isUserInteractionEnabled { focusMayHaveChanged() } }
  }
  /// Whether `point`, in own coordinates, is in the view: in its bounds unless overridden.
  open func point(inside point: CGPoint) -> Bool { bounds.contains(point) }
  /// The frontmost view inside that is under `point`, which is in own coordinates: UIKit's
  /// `hitTest(_:with:)`.
  ///
  /// nil where the view takes no interaction or cannot be seen. What lies outside of its superview
  /// is not found.
  open func hitTest(_ point: CGPoint) -> View? { hit(point) }
  /// Whether a click on the view, or on what is inside and answers none, is for this view.
  open var isClickable: Bool { canBecomeFocused }
  /// How the pointer looks over the view; nil: as over the one around it.
  open var ownPointerShape: PointerShape? { nil }
  /// Whether the view belongs to a screen that is on its way out.
  open var isLeavingScreen: Bool { false }
  /// What the hooks below answer from, unless a subclass overrides them.
  public var focusBehaviour = FocusBehaviour() {
    didSet { if focusBehaviour.isFound(unlike: oldValue) { focusMayHaveChanged() } }
  }
  /// Whether the view may have the focus: as `focusBehaviour` says; false where that says nothing.
  open var canBecomeFocused: Bool { focusBehaviour.canBecomeFocused ?? false }
  /// Where focus goes that is asked to come here, best first; empty: the view itself.
  open var preferredFocusEnvironments: [any FocusEnvironment] {
    preferredFocusedView.map { [$0] } ?? focusBehaviour.preferredEnvironments
  }
  /// The one view that focus prefers, as it was said before there was `preferredFocusEnvironments`,
  /// and for classes that do not override that; nil: none is preferred.
  open var preferredFocusedView: View? { nil }
  /// Overrides what the class answers; nil inherits from the superview.
  open var focusGroupIdentifier: String? {
    get { focusBehaviour.groupIdentifier }
    set { focusBehaviour.groupIdentifier = newValue }
  }
  /// How the system shows focus; nil: the view draws it itself.
  ///
  /// `defaultFocusEffect` until it is set.
  open var focusEffect: FocusEffect? {
    get { givenFocusEffect ?? defaultFocusEffect }
    set { givenFocusEffect = .some(newValue) }
  }
  private var givenFocusEffect: FocusEffect??
  /// A ring under models that ring by default, otherwise none.
  open var defaultFocusEffect: FocusEffect? {
    window?.focusSystem?.model.ringsByDefault == true ? FocusHaloEffect() : nil
  }
  /// Raises the view among the items of its group, for where Tab goes first.
  open var focusGroupPriority: FocusGroupPriority {
    get { focusBehaviour.groupPriority }
    set { focusBehaviour.groupPriority = newValue }
  }
  /// Whether the view, while it cannot be focused, hides nothing behind it from focus.
  open var isTransparentFocusItem: Bool { focusBehaviour.isTransparent }
  /// Whether focus may wait for a key before it is shown here.
  open var focusItemDeferralMode: FocusItemDeferralMode {
    get { focusBehaviour.deferralMode }
    set { focusBehaviour.deferralMode = newValue }
  }
  /// The view's place in the order of Tab, under models that have one of their own (`.html`).
  open var tabIndex: Int {
    get { focusBehaviour.tabIndex }
    set { focusBehaviour.tabIndex = newValue }
  }
  /// Whether the view owns a focus group of HTML, or is in one; for models that have them
  /// (`.html`).
  open var focusgroup: FocusgroupMembership {
    get { focusBehaviour.focusgroup }
    set { focusBehaviour.focusgroup = newValue }
  }
  /// Whether Tab enters the view's focus group of HTML here first.
  open var isFocusgroupStart: Bool {
    get { focusBehaviour.isFocusgroupStart }
    set { focusBehaviour.isFocusgroupStart = newValue }
  }
  /// Told while a movement away from this focused view may come; does nothing unless overridden.
  open func didHintFocusMovement(_ hint: FocusMovementHint) {}
  /// The view set for exactly this heading.
  open func nextFocusItem(for heading: FocusHeading) -> (any FocusItem)? {
    focusBehaviour.neighbour(for: heading)
  }
  /// What a movement to this view, or to something inside, sounds like; nil: as the parent says.
  open func soundIdentifierForFocusUpdate(
    in context: FocusUpdateContext
  ) -> FocusSoundIdentifier? { nil }
  /// Whether this is a control that is switched off, or something selected.
  open var focusItemState: FocusItemState {
    var state: FocusItemState = []
    if isHidden { state.insert(.hidden) }
    if alpha <= 0 { state.insert(.alphaZero) }
    if !isUserInteractionEnabled { state.insert(.interactionDisabled) }
    if window?.isFullKeyboardAccessEnabled == true, !accessibilityRespondsToUserInteraction,
      canBecomeFocused
    {
      state.insert(.outsideKeyboardAccess)
    }
    return state
  }
  /// Why the view cannot be focused, for the debugger; nil: nothing to add to what it finds.
  open var focusRefusal: String? { nil }
  /// Whether an update that concerns this view may happen; true unless overridden.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }
  /// Told after an update that concerns the view or what is inside; nothing unless overridden.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}
  /// The subviews that meet `rect`, or hold something that does, back to front.
  ///
  /// O(log n + k log k) for k of n subviews that change little between two calls. What an override
  /// adds has to lie in `bounds`: elsewhere it may not be asked for.
  open func focusItems(in rect: CGRect) -> [any FocusItem] { subviews(reaching: rect) }
  /// A class of views that scrolls returns `self`: every view is asked, too often for a cast.
  open var scrollableContainer: (any FocusItemScrollableContainer)? { nil }
  /// The controller whose root view this is, or the superview.
  open var parentFocusEnvironment: (any FocusEnvironment)? {
    if let owner { return owner }
    return superview
  }

  // MARK: Layout

  /// Whether `layoutSubviews` is to be called, and whether it is for anything inside.
  var needsLayout = true
  var subtreeNeedsLayout = true
  /// Whether ``updateConstraints()`` is to be called, and whether it is for anything inside.
  var constraintsNeedUpdate = true
  var subtreeConstraintsNeedUpdate = true
  /// Whether the view's constraints depend on what its subviews are, hold and hide.
  package var arrangesSubviews = false
  /// In the order in which they were added.
  public internal(set) var layoutGuides: [LayoutGuide] = []
  /// Active constraints between things inside this view, or of it alone.
  public internal(set) var constraints: [LayoutConstraint] = []
  /// Whether something inside, or the view itself, has had constraints.
  var hasConstraintsInside = false
  /// Of a root: what solves the constraints of all inside it.
  var layoutEngine: LayoutEngine?
  var contentHugging = AxisPriorities(.defaultLow)
  var contentCompressionResistance = AxisPriorities(.defaultHigh)
  /// Whether ``intrinsicContentSize`` is to be asked for again.
  var contentSizeMayHaveChanged = true
  /// False: constraints place the view, not its `frame`.
  public var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { setNeedsLayout() } }
  }

  /// How the frame follows the superview's size, where frames place the view; not at all unless
  /// set.
  public var autoresizingMask: AutoresizingMask = [] {
    didSet { if !autoresizingMask.isEmpty { superview?.hasFlexibleSubviews = true } }
  }
  /// Whether the masks of subviews count.
  public var autoresizesSubviews = true
  /// Whether a subview has had a mask.
  var hasFlexibleSubviews = false

  /// nil until somebody asks for margins, a safe area or a guide.
  var viewInsets: ViewInsets?
  /// Points that content is to keep from the edges, with the safe area where that is added: 8 at
  /// each unless set; of a controller's root view 0, and 16 or 20 beside.
  ///
  /// What is set is without the safe area.
  open var layoutMargins: EdgeInsets {
    get { effectiveLayoutMargins }
    set { changeMargins { $0.margins = .sides(newValue) } }
  }
  /// The same by the direction of reading.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layoutMargins.directional(for: readingDirection) }
    set { changeMargins { $0.margins = .lines(newValue) } }
  }
  /// Called after ``layoutMargins`` have changed; does nothing unless overridden.
  open func layoutMarginsDidChange() {}
  /// Called after ``safeAreaInsets`` have changed, in the layout that follows; does nothing unless
  /// overridden.
  open func safeAreaInsetsDidChange() {}

  /// Where ``firstBaselineAnchor`` finds the text: in the view itself unless overridden.
  open var forFirstBaselineLayout: View { self }
  /// Where ``lastBaselineAnchor`` finds the text: in the view itself unless overridden.
  open var forLastBaselineLayout: View { self }

  /// Changes constraints before they are solved; does nothing unless overridden.
  ///
  /// Called once of every view, inner ones first, and again after ``setNeedsUpdateConstraints()``.
  open func updateConstraints() {}
  /// Nobody asks: views work with and without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The size that suits the constraints inside, as near to `targetSize` as contents allow: both
  /// lengths at ``LayoutPriority/fittingSizeLevel``.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that suits the constraints inside, whatever the view's frame is.
  ///
  /// Nothing that is on the screen moves. Text is broken as the solved width asks. O(n) in the
  /// constraints inside at best.
  ///
  /// - Parameters:
  ///   - targetSize: in points; ``layoutFittingCompressedSize`` for as small as can be.
  ///   - horizontalFittingPriority: how much the width of it counts.
  ///   - verticalFittingPriority: how much the height of it counts.
  /// - Returns: in points; 0 along an axis about which nothing is said.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    measuredSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// Places the subviews, after constraints have placed theirs; does nothing unless overridden.
  open func layoutSubviews() {}
  /// How much room the view wants of `size`, in points; the size of its bounds unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// `noIntrinsicMetric` along an axis without a size of its own.
  open var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }
  /// Stands for "no size of its own" in `intrinsicContentSize`: `UIView.noIntrinsicMetric`.
  public static let noIntrinsicMetric: CGFloat = -1

  /// What is on its way; see `presented(_:_:)`.
  var animations = PropertyAnimations()

  /// Ends what is over at `time`, in seconds on the window's clock.
  ///
  /// Overrides call super, and say whether anything of their own goes on.
  ///
  /// - Returns: Whether any animation goes on.
  open func endFinishedAnimations(at time: TimeInterval) -> Bool {
    animations.removeFinished(at: time)
    return !animations.isEmpty
  }
}
