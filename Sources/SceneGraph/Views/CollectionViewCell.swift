import FocusEngine
import FocusGeometry
import Foundation

/// What a cell looks like at a moment: UIKit's `UICellConfigurationState`.
public struct CellConfigurationState: Hashable, Sendable {
  public var isFocused = false
  public var isSelected = false
  public var isHighlighted = false
  /// Whether the window has the keyboard.
  public var isWindowActive = true
}

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
  public var configurationState: CellConfigurationState {
    CellConfigurationState(
      isFocused: looksFocused, isSelected: isSelected, isHighlighted: isHighlighted,
      isWindowActive: window?.isActive ?? true)
  }

  /// Sets the looks for `state`; called inside the animation that belongs to the change.
  open func updateConfiguration(using state: CellConfigurationState) {}

  public func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    setNeedsDisplay()
  }

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
