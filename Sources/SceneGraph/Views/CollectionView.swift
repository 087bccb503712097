import FocusEngine
import FocusGeometry
import Foundation

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var section: Int { self[0] }
  public var item: Int { self[1] }
}

/// Decides about and hears of the items of a collection view; every answer has a default.
@MainActor
public protocol CollectionViewDelegate: AnyObject {
  /// Overrides `allowsFocus`.
  func collectionView(_ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  /// Asked only while `selectionFollowsFocus` is true.
  func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// A deliberate activation, also of what is selected already.
  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
}

extension CollectionViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { collectionView.allowsFocus }
  public func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
}

/// Cells in a list, a grid or a shelf, as its layout says: UIKit's `UICollectionView`, with one
/// section of cells that all exist.
open class CollectionView: ScrollView {
  public var layout: any CollectionViewLayout { didSet { setNeedsLayout() } }
  public weak var delegate: (any CollectionViewDelegate)?
  public var allowsFocus = true { didSet { focusMayHaveChanged() } }
  public var allowsSelection = true
  /// Moving focus to a cell selects it.
  public var selectionFollowsFocus = false
  /// Coming back from outside, focus goes to the cell that had it last.
  public var remembersLastFocusedIndexPath = false { didSet { updateMemory() } }
  /// nil while nothing is selected.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedIndexPath.map { [$0] } }
  private var selectedIndexPath: IndexPath?
  private var lastFocusedIndexPath: IndexPath? { didSet { updateMemory() } }
  /// For movements, which look at what lies ahead and not at preferences.
  private lazy var memory = WholeViewGuide()

  public private(set) var cells: [CollectionViewCell] = []

  public init(layout: any CollectionViewLayout) {
    self.layout = layout
    super.init(frame: .zero)
  }

  /// Replaces all cells; selection and memory are forgotten.
  public func setCells(_ cells: [CollectionViewCell]) {
    selectItem(at: nil)
    for cell in self.cells {
      cell.removeFromSuperview()
      cell.collectionView = nil
      cell.indexPath = nil
    }
    self.cells = cells
    lastFocusedIndexPath = nil
    for (index, cell) in cells.enumerated() {
      cell.collectionView = self
      cell.indexPath = IndexPath(item: index, section: 0)
      addSubview(cell)
    }
  }

  /// nil outside of the present cells.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    indexPath.count == 2 && indexPath.section == 0 && cells.indices.contains(indexPath.item)
      ? cells[indexPath.item] : nil
  }

  open override func layoutSubviews() {
    let (frames, size) = layout.arrange(count: cells.count, in: bounds.size)
    let isMirrored = window?.layoutDirection == .rightToLeft
    for (cell, frame) in zip(cells, frames) {
      cell.frame = isMirrored ? frame.mirrored(in: size.width) : frame
    }
    contentSize = size
    super.layoutSubviews()
  }

  open override func didScroll() {
    super.didScroll()
    delegate?.scrollViewDidScroll(self)
  }

  // MARK: Selection

  /// Selects without telling the delegate; nil deselects.
  public func selectItem(at indexPath: IndexPath?) {
    guard indexPath != selectedIndexPath else { return }
    selectedIndexPath.flatMap(cellForItem)?.isSelected = false
    selectedIndexPath = indexPath.flatMap { cellForItem(at: $0) == nil ? nil : $0 }
    selectedIndexPath.flatMap(cellForItem)?.isSelected = true
  }

  func activate(_ cell: CollectionViewCell) {
    guard let path = cell.indexPath else { return }
    if allowsSelection, path != selectedIndexPath {
      selectItem(at: path)
      delegate?.collectionView(self, didSelectItemAt: path)
    }
    delegate?.collectionView(self, performPrimaryActionForItemAt: path)
  }

  // MARK: Focus

  func canFocus(_ cell: CollectionViewCell) -> Bool {
    guard let path = cell.indexPath, let delegate else { return allowsFocus }
    return delegate.collectionView(self, canFocusItemAt: path)
  }

  /// Who says that a cell takes no focus, for the debugger.
  func focusRefusal(of cell: CollectionViewCell) -> String {
    // A delegate that overrides nothing answers what `allowsFocus` says.
    allowsFocus
      ? "the delegate of \(focusDebugLabel) refuses it"
      : "allowsFocus of \(focusDebugLabel) is false"
  }

  open override var preferredFocusEnvironments: [any FocusEnvironment] {
    guard remembersLastFocusedIndexPath, let cell = lastFocusedIndexPath.flatMap(cellForItem)
    else { return super.preferredFocusEnvironments }
    return [cell, self]
  }

  private func updateMemory() {
    let cell = remembersLastFocusedIndexPath ? lastFocusedIndexPath.flatMap(cellForItem) : nil
    if cell != nil, memory.owningView == nil { addLayoutGuide(memory) }
    if cell == nil, memory.owningView != nil { removeLayoutGuide(memory) }
    memory.preferredFocusEnvironments = cell.map { [$0] } ?? []
  }

  open override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    guard let cell = context.nextFocusedItem as? CollectionViewCell, cell.collectionView === self,
      let path = cell.indexPath
    else { return }
    lastFocusedIndexPath = path
    guard allowsSelection, selectionFollowsFocus, path != selectedIndexPath,
      delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? true
    else { return }
    // The rows change their looks together with the focus.
    View.animate(withDuration: effectiveAppearance.timing.focusing, in: window) {
      selectItem(at: path)
    }
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
