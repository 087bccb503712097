import FocusEngine
import FocusGeometry
import Foundation

extension View: FocusItem, FocusItemContainer {
  /// The view itself, as its subviews are its items.
  public var focusItemContainer: (any FocusItemContainer)? { self }

  /// The view's own coordinates, which its subviews' frames use.
  public var coordinateSpace: any CoordinateSpace { self }

  /// Whether items are clipped to the bounds of the view: its `clipsToBounds`.
  public var clipsFocusItems: Bool { clipsToBounds }

  /// Returns the neighbour that ``focusBehaviour`` states for exactly this heading.
  public func statedNeighbour(for heading: FocusHeading) -> FocusNeighbour? {
    focusBehaviour.statedNeighbour(for: heading)
  }

  /// Returns all focus guides of the view, wherever they are.
  public func focusRedirections(in rect: CGRect) -> [any FocusRedirection] {
    layoutGuides.compactMap { $0 as? FocusGuide }
  }

  /// The accessibility identifier; without one, the class and the index among the siblings.
  public var focusDebugLabel: String {
    if let accessibilityIdentifier { return accessibilityIdentifier }
    let name = ClassName.of(self)
    guard let index = superview?.index(of: self) else { return name }
    return "\(name)#\(index)"
  }
}

extension View {
  /// Asks the focus system to evaluate this view again, because it may have become focusable or
  /// cover another view.
  ///
  /// Subclasses call it when their answers to focus have changed.
  public func focusMayHaveChanged() {
    setNeedsDisplay()
    rootView?.focusSystem?.setNeedsFocusValidation()
  }

  /// Sends movements from here to `view` (held weakly) regardless of geometry, under models that
  /// support it; nil restores geometry.
  public func setNextFocusItem(_ view: View?, for heading: FocusHeading) {
    focusBehaviour.setNeighbour(view, for: heading)
  }

  /// The focus state that every view knows of itself.
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

  /// Returns an identifier for a focus group that belongs to this view alone.
  package func ownGroupIdentifier(_ kind: String) -> String {
    // The leading space distinguishes it from identifiers that programs set.
    " \(kind) \(displayID)"
  }
}

extension FocusHaloEffect {
  /// The view that hosts the ring, so that nothing between it and the item clips the ring; nil for
  /// the superview of the reference view.
  ///
  /// It must be an ancestor of the reference view; any other view is ignored.
  public weak var containerView: View? {
    get { containerObject as? View }
    set { containerObject = newValue }
  }

  /// The view above which the ring is drawn, together with its descendants, even while it is
  /// hidden; nil, or a view in another window, means above the whole item.
  public weak var referenceView: View? {
    get { referenceObject as? View }
    set { referenceObject = newValue }
  }
}

extension FocusUpdateContext {
  /// The previously focused item itself, or the view that contains it.
  public var previouslyFocusedView: View? { previouslyFocusedItem?.viewInFocus }
  /// The next focused item itself, or the view that contains it.
  public var nextFocusedView: View? { nextFocusedItem?.viewInFocus }
}

extension FocusSystem {
  /// The focused item itself, or the view that contains it.
  package var focusedView: View? { focusedItem?.viewInFocus }
  /// The ``focusedView`` while its focus is shown; nil otherwise.
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
