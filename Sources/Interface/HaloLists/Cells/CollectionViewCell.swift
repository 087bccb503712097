import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloHosting
import HaloSceneGraph

/// The view of one item of a collection view: UIKit's `UICollectionViewCell`.
open class CollectionViewCell: CollectionReusableView, AccessibleKind {
  /// The list that created or received the cell; nil for a cell outside a list.
  weak var list: (any ListOfCells)?
  /// The index path of the item; nil while no item uses the cell.
  public var indexPath: IndexPath? {
    guard let number, let counts = list?.counts, number < counts.total else { return nil }
    return counts.path(of: number)
  }
  /// The index of the item among those of all sections; nil while no item uses the cell.
  var number: Int?

  /// Whether the item is selected; inside a list, only the list changes it.
  public package(set) var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setNeedsUpdateConfiguration()
      focusMayHaveChanged()
    }
  }
  /// Whether configurations and accessories have the state of a focused cell.
  var showsFocus: Bool { looksFocused }
  /// The way that a highlight shows focus on the row.
  public var focusHighlight = FocusHighlight.filled {
    didSet { if focusHighlight != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the cell accepts interaction; a cell that does not is disabled.
  public override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The current state of the cell with its appearance, for which configurations are made.
  public var configurationState: CellConfigurationState {
    var state = CellConfigurationState(appearance: effectiveAppearance)
    state.appearance.rows.isOnTelevisionScreen = window?.screenCanvas != nil
    state.isDisabled = !isUserInteractionEnabled
    state.isFocused = showsFocus
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = list?.isEditing ?? false
    state.isWindowActive = window?.isActive ?? true
    state.look = window?.focusSystem?.model.look ?? .halo
    state.focusHighlight = focusHighlight
    return state
  }

  // MARK: Configurations

  /// The configuration of the content; nil for a cell that draws its content itself.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { configurations.content }
    set { configurations.setContent(newValue) }
  }
  /// The configuration of the background behind the content; nil for none.
  ///
  /// A background that changes with the focus replaces the ring that models without lifting draw. A
  /// cell with a content configuration alone shows no highlight.
  public var backgroundConfiguration: BackgroundConfiguration? {
    get { configurations.background }
    set { configurations.setBackground(newValue) }
  }
  /// Whether the cell updates the content configuration when its state changes; true by default.
  public var automaticallyUpdatesContentConfiguration = true
  /// Whether the cell updates the background configuration when its state changes; true by default.
  public var automaticallyUpdatesBackgroundConfiguration = true
  /// A closure called after `updateConfiguration(using:)`, which may change configurations without
  /// a subclass.
  public var configurationUpdateHandler:
    ((_ cell: CollectionViewCell, _ state: CellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  private lazy var configurations = CellConfigurations(cell: self)
  /// The width at the end of the row that the content leaves free, in points.
  var trailingRoom: CGFloat { 0 }
  /// The width at the start of the row that the content leaves free, in points.
  var leadingRoom: CGFloat { 0 }
  /// The background view behind the content; nil if there is none.
  package var contentSurface: View? { configurations.surface }

  /// Called to set the appearance for `state`, inside the animation of the change; does nothing by
  /// default.
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// Updates the appearance for the current state at once, unlike UIKit, which does so with the
  /// next layout.
  public func setNeedsUpdateConfiguration() {
    let state = configurationState
    configurations.update(for: state)
    configurations.isMadeForState = true
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    configurations.isMadeForState = false
    setNeedsDisplay()
  }

  /// The default focus effect of a view; nil if the background shows the focus.
  open override var defaultFocusEffect: FocusEffect? {
    configurations.highlightsFocus ? nil : super.defaultFocusEffect
  }

  /// Returns the size that the constraints in `contentView` need, once that view exists.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    guard configurations.content == nil, let givenContentView else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return givenContentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Returns the size of the content with the accessories beside it; without a content that of
  /// `contentView`, if it exists.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configurations.contentSize(in: size) ?? givenContentView?.sizeThatFits(size)
      ?? super.sizeThatFits(size)
  }

  open override func layoutSubviews() {
    configurations.layout()
    givenContentView?.frame = bounds
  }

  /// The view for the content of a cell without a content configuration, as large as the cell.
  ///
  /// The view is created when it is first used.
  public var contentView: View {
    if let givenContentView { return givenContentView }
    let view = View(frame: bounds)
    // Resized at once, so that constraints inside never combine a new text with the size for the
    // last.
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let contentMargins { view.directionalLayoutMargins = contentMargins }
    givenContentView = view
    addSubview(view)
    return view
  }
  private(set) var givenContentView: View?
  /// The layout margins of `contentView`; nil for those of any view.
  var contentMargins: DirectionalEdgeInsets? { nil }

  package var knownAccessibility: KnownAccessibility {
    var known = KnownAccessibility(role: .listItem)
    if isSelected { known.traits.insert(.selected) }
    if !isUserInteractionEnabled { known.traits.insert(.notEnabled) }
    guard let list else { return known }
    known.isSelectable = list.selectsSeveral
    if let number, number < list.counts.total {
      known.place = AccessibleElement.Place(number + 1, of: list.counts.total)
    }
    return known
  }

  /// Selects or deselects the item as a user does, if the list and its delegate allow it.
  package func performKnown(_ action: AccessibleAction) -> Bool {
    guard case .select(let isWanted) = action, let number, let list,
      list.selectsAnything
    else { return false }
    list.setItem(number, isSelected: isWanted)
    return isSelected == isWanted
  }

  open override func appearanceDidChange() {
    super.appearanceDidChange()
    setNeedsUpdateConfiguration()
  }

  // MARK: Focus

  open override var canBecomeFocused: Bool {
    list?.canFocus(self) ?? false
  }

  open override var focusRefusal: String? {
    guard let list else { return "in no collection view" }
    return list.canFocus(self) ? nil : list.focusRefusal(of: self)
  }

  open override var focusItemState: FocusItemState {
    isSelected ? super.focusItemState.union(.selected) : super.focusItemState
  }

  open override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    guard context.nextFocusedItem === self || context.previouslyFocusedItem === self else { return }
    coordinateLift(in: context, with: coordinator)
    matchDepth()
    coordinator.addCoordinatedAnimations { self.setNeedsUpdateConfiguration() }
  }

  // MARK: Presses

  package override var isPressable: Bool { list?.mayHighlight(self) ?? true }
  package override func highlightDidChange() { setNeedsUpdateConfiguration() }
  package override func activate() { list?.activate(self) }
  package override var actsWhenActivated: Bool { list?.acts(onActivating: self) ?? false }

  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let wasHighlighted = isHighlighted
    super.pressesBegan(presses, with: event)
    if isHighlighted, !wasHighlighted { list?.didHighlight(self) }
  }

  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    let wasHighlighted = isHighlighted
    super.pressesCancelled(presses, with: event)
    if wasHighlighted, !isHighlighted { list?.didUnhighlight(self) }
  }
}
