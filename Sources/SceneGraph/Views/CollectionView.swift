import FocusEngine
import FocusGeometry
import Foundation

/// Cells in a list, a grid or a shelf, as its layout says: UIKit's `UICollectionView`, with one
/// section of cells that all exist.
open class CollectionView: ScrollView {
  public var layout: any CollectionViewLayout { didSet { setNeedsLayout() } }
  public weak var delegate: (any CollectionViewDelegate)? { didSet { updateEntrance() } }
  public var allowsFocus = true { didSet { focusMayHaveChanged() } }
  public var allowsSelection = true
  /// Moving focus to a cell selects it.
  public var selectionFollowsFocus = false
  /// Coming back from outside, focus goes to the cell that had it last.
  public var remembersLastFocusedIndexPath = false { didSet { updateEntrance() } }
  /// nil while nothing is selected.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedIndexPath.map { [$0] } }
  private var selectedIndexPath: IndexPath?
  private var lastFocusedIndexPath: IndexPath? { didSet { updateEntrance() } }
  /// For movements, which look at what lies ahead and not at preferences.
  private lazy var entrance = EntranceGuide { [weak self] in
    self?.preferredCell.map { [$0] } ?? []
  }

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

  /// Adds one cell before the one at `index` (clamped); selection, memory and focus stay with their
  /// cells.
  public func insertCell(_ cell: CollectionViewCell, at index: Int) {
    guard cell.collectionView == nil else { return }
    let index = max(0, min(index, cells.count))
    func moved(_ path: IndexPath?) -> IndexPath? {
      path.map { $0.item < index ? $0 : IndexPath(item: $0.item + 1, section: 0) }
    }
    selectedIndexPath = moved(selectedIndexPath)
    cells.insert(cell, at: index)
    cell.collectionView = self
    for (place, cell) in cells.enumerated() { cell.indexPath = IndexPath(item: place, section: 0) }
    lastFocusedIndexPath = moved(lastFocusedIndexPath)
    let place = index + 1 < cells.count ? self.index(of: cells[index + 1]) : nil
    insertSubview(cell, at: place ?? subviews.count)
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

  private func maySelect(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
  }

  func activate(_ cell: CollectionViewCell) {
    guard let path = cell.indexPath else { return }
    if allowsSelection, path != selectedIndexPath, maySelect(path) {
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
    preferredCell.map { [$0, self] } ?? super.preferredFocusEnvironments
  }

  /// The remembered cell, then the delegate's (spec/uikit-focus.md 3.3).
  private var preferredCell: CollectionViewCell? {
    if remembersLastFocusedIndexPath, let cell = lastFocusedIndexPath.flatMap(cellForItem) {
      return cell
    }
    return delegate?.indexPathForPreferredFocusedView(in: self).flatMap(cellForItem)
  }

  /// A list that remembers decides by itself where a movement enters it.
  private func updateEntrance() {
    if remembersLastFocusedIndexPath, entrance.owningView == nil { addLayoutGuide(entrance) }
    if !remembersLastFocusedIndexPath, entrance.owningView != nil { removeLayoutGuide(entrance) }
    if entrance.owningView != nil { focusMayHaveChanged() }
  }

  /// Of the cell that `item` is or stands in; nil for none of this list.
  func indexPath(around item: (any FocusItem)?) -> IndexPath? {
    var environment: (any FocusEnvironment)? = item
    while let current = environment, current !== self {
      if let cell = current as? CollectionViewCell, cell.collectionView === self {
        return cell.indexPath
      }
      environment = current.parentFocusEnvironment
    }
    return nil
  }

  open override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
    guard super.shouldUpdateFocus(in: context) else { return false }
    guard let delegate else { return true }
    return delegate.collectionView(
      self, shouldUpdateFocusIn: CollectionViewFocusUpdateContext(context, in: self))
  }

  open override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    delegate?.collectionView(
      self, didUpdateFocusIn: CollectionViewFocusUpdateContext(context, in: self),
      with: coordinator)
    guard let cell = context.nextFocusedItem as? CollectionViewCell, cell.collectionView === self,
      let path = cell.indexPath
    else { return }
    lastFocusedIndexPath = path
    guard allowsSelection, selectionFollowsFocus, path != selectedIndexPath,
      delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? true,
      maySelect(path)
    else { return }
    // The rows change their looks together with the focus.
    View.animate(withDuration: effectiveAppearance.motion.timing.focusing, in: window) {
      selectItem(at: path)
    }
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
