import FocusEngine
import FocusGeometry
import Foundation

extension View: FocusItem, FocusItemContainer {
  /// The view itself: its subviews are its items.
  public var focusItemContainer: (any FocusItemContainer)? { self }

  /// The view's own coordinates, in which the frames of its subviews lie.
  public var coordinateSpace: any CoordinateSpace { self }

  /// Whether items are cut off at the bounds of the view: its `clipsToBounds`.
  public var clipsFocusItems: Bool { clipsToBounds }

  /// All focus guides of the view, in any place.
  public func focusRedirections(in rect: CGRect) -> [any FocusRedirection] {
    layoutGuides.compactMap { $0 as? FocusGuide }
  }

  /// The identifier given, or the class and the place among the siblings.
  public var focusDebugLabel: String {
    if let accessibilityIdentifier { return accessibilityIdentifier }
    let name = ClassName.of(self)
    guard let index = superview?.index(of: self) else { return name }
    return "\(name)#\(index)"
  }
}

extension View {
  /// Makes the focus system look at this view again: whether it can be focused, or covers another,
  /// may have changed.
  ///
  /// For subclasses whose answers to focus have changed.
  public func focusMayHaveChanged() {
    setNeedsDisplay()
    rootView?.focusSystem?.setNeedsFocusValidation()
  }

  /// Sends a movement from here to `view` (held weakly) whatever geometry says, under models that
  /// follow it; nil lets geometry decide again.
  public func setNextFocusItem(_ view: View?, for heading: FocusHeading) {
    focusBehaviour.setNeighbour(view, for: heading)
  }

  /// The state that every view knows of itself.
  var plainFocusItemState: FocusItemState {
    var state: FocusItemState = []
    if isHidden { state.insert(.hidden) }
    if alpha <= 0 { state.insert(.alphaZero) }
    if !isUserInteractionEnabled { state.insert(.interactionDisabled) }
    if rootView?.isFullKeyboardAccessEnabled == true, !accessibilityRespondsToUserInteraction,
      canBecomeFocused
    {
      state.insert(.outsideKeyboardAccess)
    }
    return state
  }

  /// An identifier for a focus group that belongs to the view alone.
  package func ownGroupIdentifier(_ kind: String) -> String {
    // The leading space keeps it apart from identifiers that are set.
    " \(kind) \(displayID)"
  }
}

extension FocusHaloEffect {
  /// Hosts the ring, so that nothing between it and the item cuts the ring off; nil: the superview
  /// of the reference view.
  ///
  /// Has to lie above the reference view in the hierarchy; another one is left out.
  public weak var containerView: View? {
    get { containerObject as? View }
    set { containerObject = newValue }
  }

  /// The ring is drawn just above this view and all inside it, also while that is hidden; nil, or
  /// while it is in another window: above the whole item.
  public weak var referenceView: View? {
    get { referenceObject as? View }
    set { referenceObject = newValue }
  }
}

extension FocusUpdateContext {
  /// The item itself, or the view around it.
  public var previouslyFocusedView: View? { previouslyFocusedItem?.viewInFocus }
  /// The item itself, or the view around it.
  public var nextFocusedView: View? { nextFocusedItem?.viewInFocus }
}

extension FocusSystem {
  /// The focused item itself, or the view around it.
  package var focusedView: View? { focusedItem?.viewInFocus }
  /// ``focusedView`` while its focus is shown.
  package var indicatedView: View? { indicatesFocus ? focusedView : nil }
}

extension FocusItem {
  fileprivate var viewInFocus: View? {
    var environment: (any FocusEnvironment)? = self
    while let current = environment {
      if let view = current as? View { return view }
      environment = current.parentFocusEnvironment
    }
    return nil
  }
}
