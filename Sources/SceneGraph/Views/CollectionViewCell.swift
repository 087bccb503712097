import FocusEngine
import FocusGeometry
import Foundation

/// One item of a collection view: UIKit's `UICollectionViewCell`.
open class CollectionViewCell: PressableView {
  public internal(set) weak var collectionView: CollectionView?
  /// nil while in no collection view.
  public internal(set) var indexPath: IndexPath?

  public internal(set) var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setNeedsUpdateConfiguration()
      focusMayHaveChanged()
    }
  }
  /// What focus does to the row where it is highlighted.
  public var focusHighlight = FocusHighlight.filled {
    didSet { if focusHighlight != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// A cell that takes no interaction is disabled.
  public override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }
  public var configurationState: CellConfigurationState {
    var state = CellConfigurationState(appearance: effectiveAppearance)
    state.isDisabled = !isUserInteractionEnabled
    state.isFocused = looksFocused
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
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
  /// A cell with one of the two configurations shows focus by a highlight, not by a halo.
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

  /// Sets the looks for `state`; called inside the animation that belongs to the change.
  open func updateConfiguration(using state: CellConfigurationState) {}

  public func setNeedsUpdateConfiguration() {
    let state = configurationState
    configurations.update(for: state)
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    setNeedsDisplay()
  }

  open override var defaultFocusEffect: FocusEffect? {
    configurations.isEmpty ? super.defaultFocusEffect : nil
  }

  open override func layoutSubviews() { configurations.layout() }

  open override func appearanceDidChange() {
    super.appearanceDidChange()
    setNeedsUpdateConfiguration()
  }

  // MARK: Focus

  open override var canBecomeFocused: Bool {
    collectionView?.canFocus(self) ?? false
  }

  open override var focusRefusal: String? {
    guard let collectionView else { return "in no collection view" }
    return collectionView.canFocus(self) ? nil : collectionView.focusRefusal(of: self)
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
    coordinator.addCoordinatedAnimations { self.setNeedsUpdateConfiguration() }
  }

  // MARK: Presses

  override func highlightDidChange() { setNeedsUpdateConfiguration() }
  override func activate() { collectionView?.activate(self) }
}
