import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting

/// A rectangle of a window that draws, contains other views, and can be focused: UIKit's `UIView`.
///
/// Geometry is in points of the superview (`frame`, `center`) or of the view itself (`bounds`); y
/// grows downwards. Properties hold the final values of animations; what is drawn may be on the way
/// there.
@MainActor
open class View: Responder, CoordinateSpace {
  // MARK: Identity

  /// The id of the view's drawing across frames; unique in the process.
  package let displayID: UInt64
  private static var lastDisplayID: UInt64 = 0

  /// The identifier of the view in explanations and walks.
  open var accessibilityIdentifier: String?

  private var accessibilityProperties: AccessibilityProperties?

  /// Whether a screen reader treats the view as one element; by default whether it can be focused.
  ///
  /// An element includes its descendants, except for those that can be focused themselves. (In
  /// UIKit the default of plain views is false, whatever their focus.)
  open var isAccessibilityElement: Bool {
    get {
      accessibilityProperties?.isElement ?? knownAccessibilityOfItsKind?.isElement
        ?? canBecomeFocused
    }
    set { accessibilityPropertiesToChange().isElement = newValue }
  }
  /// A role for a screen reader that replaces the one that the class or the traits give; nil for
  /// none.
  package var statedAccessibleRole: AccessibleElement.Role? {
    get { accessibilityProperties?.role }
    set { accessibilityPropertiesToChange().role = newValue }
  }
  /// The name of the view for a screen reader; the value known by its class by default; nil uses
  /// the texts inside an element.
  open var accessibilityLabel: String? {
    get { accessibilityProperties?.label ?? knownAccessibilityOfItsKind?.label }
    set { accessibilityPropertiesToChange().label = newValue }
  }
  /// The result of using the view, if the label does not say so; the one known by its class by
  /// default; nil for none.
  open var accessibilityHint: String? {
    get { accessibilityProperties?.hint ?? knownAccessibilityOfItsKind?.hint }
    set { accessibilityPropertiesToChange().hint = newValue }
  }
  /// The current value for a screen reader; the one known by the view's class by default.
  open var accessibilityValue: String? {
    get { accessibilityProperties?.value ?? knownAccessibilityOfItsKind?.value }
    set { accessibilityPropertiesToChange().value = newValue }
  }
  /// The traits for a screen reader: those that were set, and those that the view's class knows.
  open var accessibilityTraits: AccessibilityTraits {
    get {
      (accessibilityProperties?.traits ?? .none)
        .union(knownAccessibilityOfItsKind?.traits ?? .none)
    }
    set { accessibilityPropertiesToChange().traits = newValue }
  }
  /// The elements that a screen reader finds inside, in this order; nil for the subviews in reading
  /// order.
  ///
  /// Only views count, and views that are not inside are left out.
  open var accessibilityElements: [Any]? {
    get { accessibilityProperties?.elements }
    set { accessibilityPropertiesToChange().elements = newValue }
  }
  /// Returns the number of elements that the view itself orders; `NSNotFound` if it leaves the
  /// order to others.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
  /// Returns the element at an index, from 0; nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? { listedAccessibilityElement(at: index) }
  /// Returns the index of an element among those that the view orders, or `NSNotFound`; O(n).
  open func index(ofAccessibilityElement element: Any) -> Int { place(ofAccessible: element) }
  /// Whether the view's descendants are read as a block, before what is beside it.
  ///
  /// Otherwise reading follows the rows of the screen, regardless of the view hierarchy. A
  /// scrolling view and a controller's view are always blocks (Decisions).
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityProperties?.groupsChildren ?? false }
    set { accessibilityPropertiesToChange().groupsChildren = newValue }
  }
  /// The kind of container for a screen reader, if the view's class knows nothing better.
  open var accessibilityContainerType: AccessibilityContainerType {
    get { accessibilityProperties?.containerType ?? .none }
    set { accessibilityPropertiesToChange().containerType = newValue }
  }
  /// Whether a screen reader ignores the view and its descendants.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityProperties?.elementsHidden ?? false }
    set { accessibilityPropertiesToChange().elementsHidden = newValue }
  }
  /// Whether the user can operate the view; by default whether it can be focused or clicked.
  ///
  /// It decides whether full keyboard access reaches the view, and nothing else (WWDC21 10120,
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

  /// Returns the accessibility properties for a change, created if necessary.
  private func accessibilityPropertiesToChange() -> AccessibilityProperties {
    // The property may be part of an ancestor's name.
    markForListing()
    let properties = accessibilityProperties ?? AccessibilityProperties()
    accessibilityProperties = properties
    return properties
  }

  /// Creates a view with a frame in points of its future superview; its bounds start at 0, 0.
  public init(frame: CGRect = .zero) {
    Self.lastDisplayID += 1
    displayID = Self.lastDisplayID
    geometry = ViewGeometry(frame: frame)
    super.init()
  }

  deinit { HierarchyLinks.orphan(links.subviews) }

  // MARK: Hierarchy

  /// The links, which a superview also changes when it is deallocated, on any thread.
  nonisolated(unsafe) var links = HierarchyLinks()
  /// The controller of this view; nil if an ancestor's controls it.
  package weak var owner: (any ViewOwner)?

  open override var next: Responder? {
    if let owner { return owner }
    return superview
  }

  /// Called when the view or an ancestor was added to or removed from a window or superview; does
  /// nothing by default.
  open func didMoveToWindow() {}

  // MARK: Geometry and layout

  var geometry: ViewGeometry
  var autoresizing = Autoresizing()
  /// The layout state for constraints, a ``ConstraintState``; nil if constraints do not concern the
  /// view.
  var constraintRecord: LayoutRecord?
  /// The layout state for insets, a ``ViewInsets``; nil until margins, a safe area or a guide are
  /// needed.
  var insetRecord: LayoutRecord?
  /// Whether no point outside of the bounds hits the view; false where a class may decide otherwise.
  ///
  /// The views of a layout set it, because an audit clicks each of thousands of items.
  package var isHitOnlyInside = false
  var layoutMarks = LayoutMarks.all
  /// The range of the subviews that may need layout.
  var subviewsToLayOut = SiblingRange.all
  var reach = FocusReach<View>()

  // MARK: Appearance

  /// The cached drawing of the view.
  let listing = ViewListing<View>()
  /// The running animations; see `presented(_:_:)`.
  var animations = PropertyAnimations()
  var looks = ViewLooks()
  /// The material through which the content behind the view is seen, in its shape and beneath
  /// `backgroundColor`; nil by default.
  open var backgroundMaterial: Material? { nil }
  /// Whether tilting turns the view in perspective; by default it only shifts the view, so that
  /// text stays steady.
  open var tiltsInPerspective: Bool { false }
  /// The view that is lifted when this view is focused; by default the view itself.
  open var liftedView: View { self }
  /// Whether the view lifts whenever an ancestor is focused; false by default.
  open var floatsWithAncestor: Bool { false }
  /// Whether a successful focus movement makes the view swing, as a layered picture does; false by
  /// default.
  open var swingsWithMovement: Bool { false }
  /// Whether the view lifts to show that it displays focus, under models that lift items; false by
  /// default.
  open var liftsToDisplayFocus: Bool { false }
  /// The outline that casts the shadow, in the view's coordinates; nil for the bounds with their
  /// corners.
  open var effectOutline: Shape? { nil }
  /// The picture whose colours fall on what is around the view while it is lifted, in the
  /// proportions of the bounds; nil for none, the default.
  open var lightSource: Image? { nil }
  /// Called when the view or an ancestor starts or stops floating with the focus; does nothing by
  /// default.
  open func floatingDidChange(_ isFloating: Bool) {}

  /// The floating state; nil for a view that has never had one.
  var floating: Floating?
  /// The hover state; nil for a view that has never had one.
  var gaze: Gaze?

  var ownTraits = ViewTraits()
  /// The traits that this view overrides for itself and its descendants; see `effectiveAppearance`.
  public var traitOverrides: TraitOverrides {
    get { ownTraits.overrides }
    set { if ownTraits.override(with: newValue) { appearanceChanged() } }
  }

  /// Called when the appearance, the window's reading direction or its activity changed, and when
  /// the view enters a window; does nothing by default.
  open func appearanceDidChange() {}
  /// Called when ``traitCollection`` has changed, and when the view enters a window; does nothing
  /// by default.
  ///
  /// `previousTraitCollection` is nil for the first window.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
  /// Called when `tintColor` has changed, here or in an ancestor; does nothing by default.
  open func tintColorDidChange() {}

  /// Returns the outline of what the view itself draws, in its own coordinates, for a ring to
  /// follow; nil if it draws nothing with an outline.
  open func contentShape(at moment: AnimationMoment) -> Shape? {
    hasBackground ? boundsShape(at: moment) : nil
  }

  /// Called to draw the view's content above its background and beneath its subviews; draws nothing
  /// by default.
  open func draw(into builder: inout DisplayListBuilder) {}

  // MARK: Input and focus

  /// The attached recognisers and interactions; nil for none.
  private(set) var attachments: ViewAttachments?
  /// Changes the attached recognisers and interactions; most views have none.
  func changeAttachments(_ change: (inout ViewAttachments) -> Void) {
    var changed = attachments ?? ViewAttachments()
    change(&changed)
    attachments = changed.isEmpty ? nil : changed
  }
  /// Whether the view and its descendants accept clicks and focus.
  open var isUserInteractionEnabled = true {
    didSet { if oldValue != isUserInteractionEnabled { focusMayHaveChanged() } }
  }
  /// Asks whether `point`, in the view's coordinates, is in the view; by default whether its bounds
  /// contain it.
  open func point(inside point: CGPoint) -> Bool { bounds.contains(point) }
  /// Returns the frontmost descendant under `point`, which is in the view's coordinates: UIKit's
  /// `hitTest(_:with:)`.
  ///
  /// It is nil if the view accepts no interaction or is invisible. Parts of views outside their
  /// superview are not found.
  open func hitTest(_ point: CGPoint) -> View? { hit(point) }
  /// Whether the view takes clicks on itself and on descendants that do not; by default whether it
  /// can be focused.
  open var isClickable: Bool { canBecomeFocused }
  /// The pointer's shape over the view; nil for the superview's.
  open var ownPointerShape: PointerShape? { nil }
  /// Whether the class conforms to ``KeyScrolling``; a cast of every view of a window takes long.
  package final var isKeyScrolling = false
  /// The view itself if keys may scroll it; nil for other classes.
  package var keyScrolling: (any KeyScrolling)? {
    isKeyScrolling ? self as? any KeyScrolling : nil
  }
  /// Whether the view contains a screen that is disappearing; false by default.
  open var isLeavingScreen: Bool { false }
  /// The values of the overridable focus properties below, unless a subclass overrides them.
  public var focusBehaviour = FocusBehaviour() {
    didSet { if focusBehaviour.isFound(unlike: oldValue) { focusMayHaveChanged() } }
  }
  /// Whether the view can be focused; by default the value of `focusBehaviour`, or false.
  open var canBecomeFocused: Bool { focusBehaviour.canBecomeFocused ?? false }
  /// The environments that receive the view's focus, best first; empty for the view itself.
  open var preferredFocusEnvironments: [any FocusEnvironment] {
    preferredFocusedView.map { [$0] } ?? focusBehaviour.preferredEnvironments
  }
  /// The view that focus prefers: the older form of `preferredFocusEnvironments`, for classes that
  /// do not override that; nil for none.
  open var preferredFocusedView: View? { nil }
  /// The focus group of the view; nil inherits it from the superview.
  open var focusGroupIdentifier: String? {
    get { focusBehaviour.groupIdentifier }
    set { focusBehaviour.groupIdentifier = newValue }
  }
  /// The effect with which the system shows focus; nil if the view draws it itself.
  ///
  /// The default is `defaultFocusEffect`.
  open var focusEffect: FocusEffect? {
    get { givenFocusEffect ?? defaultFocusEffect }
    set { givenFocusEffect = .some(newValue) }
  }
  private var givenFocusEffect: FocusEffect??
  /// The default focus effect: a ring under models that use rings by default, otherwise nil.
  open var defaultFocusEffect: FocusEffect? {
    rootView?.focusSystem?.model.ringsByDefault == true ? FocusHaloEffect() : nil
  }
  /// The priority among the items of the group, which decides where Tab goes first.
  open var focusGroupPriority: FocusGroupPriority {
    get { focusBehaviour.groupPriority }
    set { focusBehaviour.groupPriority = newValue }
  }
  /// Whether the view, while it cannot be focused, leaves views behind it reachable by focus.
  open var isTransparentFocusItem: Bool { focusBehaviour.isTransparent }
  /// Whether focus may wait for a key before it is shown here.
  open var focusItemDeferralMode: FocusItemDeferralMode {
    get { focusBehaviour.deferralMode }
    set { focusBehaviour.deferralMode = newValue }
  }
  /// The view's position in the Tab order, under models that have their own (`.html`).
  open var tabIndex: Int {
    get { focusBehaviour.tabIndex }
    set { focusBehaviour.tabIndex = newValue }
  }
  /// Whether the view owns or belongs to an HTML focus group, under models that have them
  /// (`.html`).
  open var focusgroup: FocusgroupMembership {
    get { focusBehaviour.focusgroup }
    set { focusBehaviour.focusgroup = newValue }
  }
  /// Whether Tab first enters the view's HTML focus group at this view.
  open var isFocusgroupStart: Bool {
    get { focusBehaviour.isFocusgroupStart }
    set { focusBehaviour.isFocusgroupStart = newValue }
  }
  /// Called while a movement away from this focused view is possible; does nothing by default.
  open func didHintFocusMovement(_ hint: FocusMovementHint) {}
  /// Returns the item set for exactly this heading; nil for none.
  open func nextFocusItem(for heading: FocusHeading) -> (any FocusItem)? {
    focusBehaviour.neighbouringItem(for: heading)
  }
  /// Returns the sound of a movement to this view or a descendant; nil for the parent's.
  open func soundIdentifierForFocusUpdate(
    in context: FocusUpdateContext
  ) -> FocusSoundIdentifier? { nil }
  /// The focus state, such as that of a disabled control or a selected item.
  open var focusItemState: FocusItemState { plainFocusItemState }
  /// The reason that the view cannot be focused, for the debugger; nil to add nothing to what it
  /// finds.
  open var focusRefusal: String? { nil }
  /// Asks whether an update that concerns this view may happen; true by default.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }
  /// Called after an update that concerns the view or a descendant; does nothing by default.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}
  /// Returns the subviews that intersect `rect` or contain something that does, back to front.
  ///
  /// O(log n + k log k) for k of n subviews if few change between two calls. Items that an override
  /// adds must lie in `bounds`, because the method may not be called for other areas.
  open func focusItems(in rect: CGRect) -> [any FocusItem] { subviews(reaching: rect) }
  /// The view itself for classes that scroll; nil otherwise; a property, because it is read too
  /// often for a cast.
  open var scrollableContainer: (any FocusItemScrollableContainer)? { nil }
  /// The controller whose root view this is, or the superview.
  open var parentFocusEnvironment: (any FocusEnvironment)? {
    if let owner { return owner }
    return superview
  }

  // MARK: Layout

  /// The margins of the content in points, including the safe area where it is added.
  ///
  /// The default is 8 at each edge; for a controller's root view, it is 0 above and below and 16 or
  /// 20 at the sides. Values that are set do not include the safe area.
  open var layoutMargins: EdgeInsets {
    get { effectiveLayoutMargins }
    set { changeMargins { $0.margins = .sides(newValue) } }
  }
  /// The layout margins relative to the reading direction.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layoutMargins.directional(for: readingDirection) }
    set { changeMargins { $0.margins = .lines(newValue) } }
  }
  /// Called after ``layoutMargins`` have changed; does nothing by default.
  open func layoutMarginsDidChange() {}
  /// Called after ``safeAreaInsets`` have changed, in the layout that follows; does nothing by
  /// default.
  open func safeAreaInsetsDidChange() {}

  /// The view that contains the text for ``firstBaselineAnchor``; by default the view itself.
  open var forFirstBaselineLayout: View { self }
  /// The view that contains the text for ``lastBaselineAnchor``; by default the view itself.
  open var forLastBaselineLayout: View { self }

  /// Called to change constraints before they are solved; does nothing by default.
  ///
  /// It is called once for every view, innermost first, and again after
  /// ``setNeedsUpdateConstraints()``.
  open func updateConstraints() {}
  /// Whether the class needs constraints; it has no effect, because views work with and without
  /// them.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Returns the size that satisfies the constraints inside, as near to `targetSize` as contents
  /// permit; both lengths have ``LayoutPriority/fittingSizeLevel``.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size that satisfies the constraints inside, whatever the view's frame is.
  ///
  /// Nothing on the screen moves. Text is wrapped for the solved width. O(n) in the constraints
  /// inside at best.
  ///
  /// - Parameters:
  ///   - targetSize: the desired size in points; ``layoutFittingCompressedSize`` for the smallest.
  ///   - horizontalFittingPriority: the priority of its width.
  ///   - verticalFittingPriority: the priority of its height.
  /// - Returns: the size in points; 0 along an axis without constraints.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    measuredSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// Called to place the subviews after constraints have placed theirs; does nothing by default.
  open func layoutSubviews() {}
  /// Returns the size in points that the view needs within `size`; by default that of its bounds.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The natural size of the content in points; `noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Ends animations that are over at `time`, in seconds on the window's clock.
  ///
  /// Overrides call super, and take animations of their own into account.
  ///
  /// - Returns: Whether any animation goes on.
  open func endFinishedAnimations(at time: TimeInterval) -> Bool {
    animations.removeFinished(at: time)
    return !animations.isEmpty
  }
}
