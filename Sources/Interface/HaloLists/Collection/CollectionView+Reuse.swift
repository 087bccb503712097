import FocusEngine
import Foundation
import HaloControls
import HaloSceneGraph

/// Making and reusing cells as the visible part changes.
extension CollectionView {
  /// The distance beyond the visible part at which cells exist, in points, so that their pictures
  /// can be prepared.
  private static let margin: CGFloat = 100
  /// The maximum number of placeholders kept from one layout to the next.
  private static let keptPlaceholders = 2000

  /// Returns the cell of an item, made if it does not exist; nil if there is no such item.
  func makeCell(_ number: Int) -> CollectionViewCell? {
    if let cell = made[number] { return cell }
    guard number < counts.total, let source else { return nil }
    var new: CollectionViewCell?
    View.performWithoutAnimation {
      let cell = source.collectionView(self, cellForItemAt: counts.path(of: number))
      if let other = cell.number, made[other] === cell { made[other] = nil }
      made[number] = cell
      placeholders[number] = nil
      cell.list = self
      cell.number = number
      cell.isSelected = selection.contains(number)
      if given == nil { place(cell, number) }
      attach(cell, number)
      if given == nil { measure(cell, number) } else { cellsNeedMeasuring = true }
      new = cell
    }
    return new
  }

  /// Adds a cell to the view that holds it.
  ///
  /// Given cells are subviews in item order; those of a data source, which do not overlap, in any
  /// order.
  private func attach(_ cell: CollectionViewCell, _ number: Int) {
    let holder = holder(of: number)
    guard cell.superview !== holder || given != nil else { return }
    let next = given == nil ? nil : made[number + 1].flatMap(holder.index)
    holder.insertSubview(cell, at: next ?? holder.subviews.count)
  }

  // MARK: Layout

  func updateCells() {
    guard given == nil else { return placeCells() }
    retireCells()
    for number in pool.kept.keys.sorted() { _ = makeCell(number) }
    _ = makeCells()
    for cell in pool.takeKept() { retire(cell) }
    pool.detachWaiting()
    if placeholders.count > Self.keptPlaceholders { placeholders = [:] }
    if framesAreStale { placeCells() }
  }

  func placeCells() {
    for (number, cell) in made {
      place(cell, number)
      if cell.superview !== holder(of: number) { attach(cell, number) }
    }
    framesAreStale = false
  }

  /// The area in which cells exist: the visible part, and the part that a running animation passes.
  var region: CGRect { Self.region(of: self) }

  private static func region(of view: ScrollView) -> CGRect {
    view.bounds.isEmpty
      ? .null
      : view.bounds.union(view.presented(.bounds, view.bounds))
        .insetBy(dx: -margin, dy: -margin)
  }

  /// Returns the area of a shelf in which cells exist; a null rectangle while the shelf is not
  /// visible.
  private func region(of shelf: CollectionShelfView) -> CGRect {
    shelf.frame.intersects(region) ? Self.region(of: shelf) : .null
  }

  /// Makes the missing cells in the area where cells exist.
  ///
  /// - Returns: The numbers of the new cells.
  func makeCells() -> [Int] {
    let region = region
    guard !region.isNull else { return [] }
    var numbers: [Int] = []
    func note(_ number: Int) -> Bool {
      if made[number] == nil { numbers.append(number) }
      return true
    }
    forEachNumber(in: region, note)
    for section in shelves.keys.sorted() {
      guard let shelf = shelves[section] else { continue }
      let part = self.region(of: shelf)
      if !part.isNull { forEachNumber(in: part, of: shelf, note) }
    }
    return numbers.filter { makeCell($0) != nil }
  }

  private func retireCells() {
    let region = region
    let focused = number(around: window?.focusSystem?.focusedItem)
    let responder = window?.firstResponder
    // The order is fixed, so that reuse is the same in every run.
    for number in made.keys.sorted() {
      guard let cell = made[number] else { continue }
      let part = (cell.superview as? CollectionShelfView).map(self.region(of:)) ?? region
      guard !cell.frame.intersects(part) else { continue }
      let isInUse =
        number == focused || number == lastFocusedNumber || cell.isHighlighted
        || cell.isAnimating || window?.shows(ringAround: cell) == true
        || (responder as? View)?.isDescendant(of: cell) == true
      guard !isInUse else { continue }
      made[number] = nil
      retire(cell)
    }
  }

  /// Makes the cell available for other items; a cell that contains the focus is removed instead.
  func retire(_ cell: CollectionViewCell) {
    let hasFocus = window?.focusSystem?.focusedItem.map(cell.contains) ?? false
    cell.list = nil
    cell.number = nil
    cell.isSelected = false
    if hasFocus {
      cell.removeFromSuperview()
    } else {
      cell.endAnimations()
      pool.put(cell)
    }
  }

  // MARK: Reloading

  /// Asks the data source for everything again and clears the selection; focus stays at its index
  /// path if that still exists.
  public func reloadData() {
    knownCounts = nil
    forgetMeasuredSizes()
    supplements.retireAll()
    setSelection(IndexSet())
    selectionRun = nil
    let focused = number(around: window?.focusSystem?.focusedItem)
    for number in made.keys.sorted() {
      guard let cell = made[number] else { continue }
      if number == focused { pool.keep(cell, for: number) } else { retire(cell) }
    }
    made = [:]
    invalidateArrangement()
    focusMayHaveChanged()
  }

  /// Replaces all cells by given ones, which all exist; clears the selection and the remembered
  /// item.
  public func setCells(_ cells: [CollectionViewCell]) { setCells(inSections: [cells]) }

  /// Replaces all cells by given ones, section by section; clears the selection and the remembered
  /// item.
  public func setCells(inSections sections: [[CollectionViewCell]]) {
    replaceGivenCells(by: GivenCells(sections))
    for number in 0..<counts.total { _ = makeCell(number) }
  }

  func replaceGivenCells(by new: GivenCells?) {
    setSelection(IndexSet())
    selectionRun = nil
    for number in made.keys.sorted() { made[number].map(retire) }
    made = [:]
    given = new
    knownCounts = nil
    forgetMeasuredSizes()
    supplements.retireAll()
    lastFocusedNumber = nil
    pool.detachWaiting()
    invalidateArrangement()
  }
}
