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

  private var accessibilityProperties: AccessibilityProperties?

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

  /// The accessibility properties that were set, for more to be added.
  private func accessibilityPropertiesToChange() -> AccessibilityProperties {
    // It may be part of the name of what is around it.
    markForListing()
    let properties = accessibilityProperties ?? AccessibilityProperties()
    accessibilityProperties = properties
    return properties
  }

  /// A view of this frame, in points of the superview to be; its bounds begin at 0, 0.
  public init(frame: CGRect = .zero) {
    Self.lastDisplayID += 1
    displayID = Self.lastDisplayID
    geometry = ViewGeometry(frame: frame)
    super.init()
  }

  deinit { HierarchyLinks.orphan(links.subviews) }

  // MARK: Hierarchy

  /// Changed by a superview that is deallocated, too, wherever that happens.
  nonisolated(unsafe) var links = HierarchyLinks()
  /// Who runs this view and all inside; nil: whoever runs the one around it.
  package weak var owner: (any ViewOwner)?

  open override var next: Responder? {
    if let owner { return owner }
    return superview
  }

  /// Called when the view, or one above it, came into or left a window or another superview.
  open func didMoveToWindow() {}

  // MARK: Geometry and layout

  var geometry: ViewGeometry
  var autoresizing = Autoresizing()
  /// What constraints keep of the view, a ``ConstraintState``; nil: they have nothing to do with it.
  var constraintRecord: LayoutRecord?
  /// What insets keep of the view, a ``ViewInsets``; nil until somebody asks for margins, a safe
  /// area or a guide.
  var insetRecord: LayoutRecord?
  var layoutMarks = LayoutMarks.all
  var reach = FocusReach<View>()

  // MARK: Looks

  /// What the view drew last, to be drawn again while it holds.
  let listing = ViewListing<View>()
  /// The animations that are under way; see `presented(_:_:)`.
  var animations = PropertyAnimations()
  var looks = ViewLooks()
  /// Through what all that is behind the view is seen, in its shape and beneath `backgroundColor`;
  /// nil, unless overridden: nothing is.
  open var backgroundMaterial: Material? { nil }
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

  var ownTraits = ViewTraits()
  /// What this view says of its looks and those of all inside; see `effectiveAppearance`.
  public var traitOverrides: TraitOverrides {
    get { ownTraits.overrides }
    set { if ownTraits.override(with: newValue) { appearanceChanged() } }
  }

  /// Called when the looks, the window's reading direction or its activity changed, and on coming
  /// into a window.
  open func appearanceDidChange() {}
  /// Called when ``traitCollection`` has changed, and on coming into a window; `previous` is nil on
  /// coming into the first one.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
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
    rootView?.focusSystem?.model.ringsByDefault == true ? FocusHaloEffect() : nil
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
    focusBehaviour.neighbouringItem(for: heading)
  }
  /// What a movement to this view, or to something inside, sounds like; nil: as the parent says.
  open func soundIdentifierForFocusUpdate(
    in context: FocusUpdateContext
  ) -> FocusSoundIdentifier? { nil }
  /// Whether this is a control that is switched off, or something selected.
  open var focusItemState: FocusItemState { plainFocusItemState }
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
