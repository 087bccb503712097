import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloHosting
import HaloSceneGraph

/// One item of a collection view: UIKit's `UICollectionViewCell`.
open class CollectionViewCell: CollectionReusableView, AccessibleKind {
  /// The list that made the cell, or was given it; nil for a cell of none.
  weak var list: (any ListOfCells)?
  /// nil while the cell is not used for an item.
  public var indexPath: IndexPath? {
    guard let number, let counts = list?.counts, number < counts.total else { return nil }
    return counts.path(of: number)
  }
  /// Among the items of all sections.
  var number: Int?

  /// Whether the item is selected; changed by the list alone, where the cell is in one.
  public package(set) var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setNeedsUpdateConfiguration()
      focusMayHaveChanged()
    }
  }
  /// Whether configurations and accessories are those of a focused cell.
  var showsFocus: Bool { looksFocused }
  /// What focus does to the row where it is highlighted.
  public var focusHighlight = FocusHighlight.filled {
    didSet { if focusHighlight != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// A cell that takes no interaction is disabled.
  public override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// What the configurations are made for: the state at this moment, with the appearance.
  public var configurationState: CellConfigurationState {
    var state = CellConfigurationState(appearance: effectiveAppearance)
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

  /// What the cell shows; nil: what a subclass draws.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { configurations.content }
    set { configurations.setContent(newValue) }
  }
  /// What lies behind the content; nil for nothing.
  ///
  /// A background that changes with the focus is how the cell shows it, in place of the halo of models
  /// that draw one by default: with a content configuration alone a cell shows no highlight.
  public var backgroundConfiguration: BackgroundConfiguration? {
    get { configurations.background }
    set { configurations.setBackground(newValue) }
  }
  /// Whether the content configuration follows the cell's state by itself.
  public var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration follows the cell's state by itself.
  public var automaticallyUpdatesBackgroundConfiguration = true
  /// Called after `updateConfiguration(using:)`, to change configurations without a subclass.
  public var configurationUpdateHandler:
    ((_ cell: CollectionViewCell, _ state: CellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  private lazy var configurations = CellConfigurations(cell: self)
  /// Points at the end of the row that the content leaves free.
  var trailingRoom: CGFloat { 0 }
  /// What stands before it, points.
  var leadingRoom: CGFloat { 0 }
  /// The background behind the content; nil for none.
  package var contentSurface: View? { configurations.surface }

  /// Sets the looks for `state`; called inside the animation that belongs to the change.
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// Updates the looks for the present state at once, not with the next layout as in UIKit.
  public func setNeedsUpdateConfiguration() {
    let state = configurationState
    configurations.update(for: state)
    configurations.isMadeForState = true
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    configurations.isMadeForState = false
    setNeedsDisplay()
  }

  /// A ring under models that ring by default, unless the background shows focus.
  open override var defaultFocusEffect: FocusEffect? {
    configurations.highlightsFocus ? nil : super.defaultFocusEffect
  }

  /// What the constraints in `contentView` want, if that was asked for.
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

  /// What the content wants, with the marks beside it; without a content what there is already.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configurations.contentSize(in: size) ?? givenContentView?.sizeThatFits(size)
      ?? super.sizeThatFits(size)
  }

  open override func layoutSubviews() {
    configurations.layout()
    givenContentView?.frame = bounds
  }

  /// Where a cell without a content configuration puts what it shows: as large as the cell.
  ///
  /// Made when it is first asked for.
  public var contentView: View {
    if let givenContentView { return givenContentView }
    let view = View(frame: bounds)
    // At once, so that constraints inside never meet a new text and the size that the last one had.
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let contentMargins { view.directionalLayoutMargins = contentMargins }
    givenContentView = view
    addSubview(view)
    return view
  }
  private(set) var givenContentView: View?
  /// Of `contentView`, where they are not those of any view.
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

  /// Selects as a person does, as far as list and delegate allow.
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
