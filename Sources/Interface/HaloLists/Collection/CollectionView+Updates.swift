import FocusEngine
import Foundation
import HaloSceneGraph

/// Insertions, deletions and moves: focus, selection and remembered item stay with their items.
extension CollectionView {
  /// Inserts items; the data source must include them already.
  public func insertItems(at indexPaths: [IndexPath]) {
    note { $0.inserted += indexPaths }
  }

  /// Deletes items; the data source must no longer include them.
  public func deleteItems(at indexPaths: [IndexPath]) {
    note { $0.deleted += indexPaths }
  }

  /// Moves an item to its index path after the change; the data source must have moved it already.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Asks the data source for these cells again.
  ///
  /// It dequeues the existing cell if the identifier is the same, so focus stays.
  public func reloadItems(at indexPaths: [IndexPath]) {
    note { $0.reloaded += indexPaths }
  }

  /// Adds a change to the current batch, or commits it as a batch of its own.
  func note(_ change: (inout ItemUpdates) -> Void) {
    var updates = pendingUpdates ?? ItemUpdates()
    change(&updates)
    if pendingUpdates != nil { pendingUpdates = updates } else { commit(updates) {} }
  }

  /// Animates several changes together: items that stay move to their new places, inserted ones
  /// fade in and deleted ones fade out.
  ///
  /// Index paths of deleted, reloaded and moved items are those before the batch; index paths of
  /// inserted items and destinations of moves are those after it. Inside an animation block the
  /// animation takes that block's duration; inside `View.performWithoutAnimation` the changes are
  /// immediate. If the changes do not account for the new number of items, the list reloads
  /// everything as `reloadData()` does.
  ///
  /// - Parameters:
  ///   - updates: A closure that calls the methods for insertion, deletion, moving and reloading.
  ///   - completion: A closure called at the end of the animation, always with true.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard pendingUpdates == nil else {
      updates?()
      completion?(true)
      return
    }
    pendingUpdates = ItemUpdates()
    updates?()
    let batch = pendingUpdates ?? ItemUpdates()
    pendingUpdates = nil
    commit(batch) { completion?(true) }
  }

  /// Inserts a cell before the one at `index` (clamped) in the first section of the given cells.
  ///
  /// Selection, remembered item and focus stay with their cells.
  public func insertCell(_ cell: CollectionViewCell, at index: Int) {
    guard cell.list == nil, let given, !given.sections.isEmpty else { return }
    let index = max(0, min(index, given.sections[0].count))
    let old = counts
    given.sections[0].insert(cell, at: index)
    let updates = ItemUpdates(inserted: [IndexPath(item: index, section: 0)])
    guard let change = updates.renumbering(from: old, to: countItems()) else { return }
    _ = renumber(by: change)
    _ = makeCell(index)
  }

  /// Deletes the cell at `index` in the first section of the given cells, as ``deleteItems(at:)``
  /// does; does nothing if there is none.
  public func deleteCell(at index: Int) {
    guard let given, !given.sections.isEmpty, given.sections[0].indices.contains(index) else {
      return
    }
    let path = IndexPath(item: index, section: 0)
    // Count the items before the change.
    _ = counts
    given.sections[0].remove(at: index)
    deleteItems(at: [path])
  }

  private func commit(_ batch: ItemUpdates, completion: @escaping () -> Void) {
    // The data source has not been asked yet, so there is nothing to update.
    guard let old = knownCounts else { return completion() }
    guard let change = batch.renumbering(from: old, to: countItems()) else {
      reloadData()
      return completion()
    }
    var reloaded = batch.reloaded.compactMap { old.number(of: $0).flatMap(change.newNumber) }
    for section in batch.reloadedSections {
      reloaded += old.numbers(ofSection: section).compactMap(change.newNumber)
    }
    let sections = batch.concernsSections ? batch.sections(from: old, to: countItems()) : nil
    commit(change, reloading: reloaded, sections: sections, completion: completion)
  }

  /// Shows the current contents of the data source, which differ by `change` from those shown
  /// before.
  ///
  /// - Parameters:
  ///   - change: The renumbering of the items of all sections.
  ///   - reloaded: The new numbers of items whose cells are filled again.
  ///   - sections: The new indices of sections by their old ones; nil if no section changed.
  ///   - completion: A closure called when all cells have reached their places.
  func commit(
    _ change: Renumbering, reloading reloaded: [Int], sections: [Int: Int]? = nil,
    completion: @escaping () -> Void
  ) {
    let (old, before) = (counts, arrangement)
    let focused = number(around: window?.focusSystem?.focusedItem)
    let focusedCell = focused.flatMap { made[$0] }
    let wasSeen = focusedCell.map(isVisible) ?? false
    let leaving = renumber(by: change)
    let layout = collectionViewLayout
    if let sections {
      shelves = renumbered(shelves, by: sections)
      measured.supplements = [:]
      supplements.retireAll()
    }
    matchShelves()
    for number in Set(reloaded).sorted() { reload(number) }
    guard window != nil, !bounds.isEmpty else {
      for (_, cell) in leaving { retire(cell) }
      return completion()
    }
    layout.begin(change, from: old, before, to: counts)
    // Measure inserted cells before anything moves, so that each cell moves once.
    let coming = makeCells() + settleMeasuredCells(placing: false)
    matchShelves()
    animateUpdates {
      contentSize = arrangement.contentSize
      contentOffset = layout.targetContentOffset(forProposedContentOffset: contentOffset)
      placeCells()
      if wasSeen { window?.focusSystem?.scrollFocusedItemIntoView() }
      for number in coming + makeCells() {
        guard let cell = made[number] else { continue }
        enter(cell, number, from: change.oldNumber(of: number), old, before)
      }
      settleMeasuredCells(placing: true)
      for (number, cell) in leaving {
        cell.alpha = 0
        if let last = layout.last(ofItemAt: old.path(of: number)) { cell.stand(by: last) }
      }
      supplements.layOut(in: self)
    } completion: { [weak self] in
      layout.end()
      for (_, cell) in leaving {
        cell.alpha = 1
        self?.retire(cell)
        cell.removeFromSuperview()
      }
      completion()
    }
    // A cell that moved to another shelf has lost the focus.
    if let focusedCell, focusedCell.number != nil,
      window?.focusSystem?.focusedItem.map(focusedCell.contains) != true
    {
      window?.focusSystem?.requestFocusUpdate(to: focusedCell)
    }
  }

  /// Returns the shelves by the new indices of their sections, and removes those whose section is
  /// gone.
  private func renumbered(
    _ shelves: [Int: CollectionShelfView], by sections: [Int: Int]
  ) -> [Int: CollectionShelfView] {
    var result: [Int: CollectionShelfView] = [:]
    for (section, shelf) in shelves {
      if let new = sections[section] {
        result[new] = shelf
      } else {
        takeAway(shelf)
      }
    }
    return result
  }

  /// Animates a new cell from the item's old place if it had one, otherwise by fading in.
  private func enter(
    _ cell: CollectionViewCell, _ number: Int, from oldNumber: Int?, _ old: ItemCounts,
    _ before: any CollectionViewArrangement
  ) {
    View.performWithoutAnimation {
      let last = oldNumber.map(old.path)
      if let last, (before as? AttributedArrangement)?.knows(last) != false {
        place(cell, at: last, in: before)
      } else {
        cell.alpha = 0
        let path = counts.path(of: number)
        if let first = collectionViewLayout.first(ofItemAt: path) { cell.stand(by: first) }
      }
    }
    place(cell, number)
    if cell.attributes == nil { cell.alpha = 1 }
  }

  private func animateUpdates(_ changes: () -> Void, completion: @escaping () -> Void) {
    let duration = View.openAnimationDuration ?? effectiveAppearance.motion.listUpdate
    View.animateFocus(
      withDuration: duration, in: window, animations: changes, completion: completion)
  }

  /// Updates everything that is stored by item number.
  ///
  /// - Returns: The cells of deleted items, with their old numbers.
  private func renumber(by change: Renumbering) -> [(number: Int, cell: CollectionViewCell)] {
    knownCounts = countItems()
    selection = change.renumbered(selection)
    measured.renumber(by: change)
    selectionRun = nil
    var kept: [Int: CollectionViewCell] = [:]
    var leaving: [(number: Int, cell: CollectionViewCell)] = []
    for number in made.keys.sorted() {
      guard let cell = made[number] else { continue }
      let new = change.newNumber(of: number)
      cell.number = new
      if let new { kept[new] = cell } else { leaving.append((number, cell)) }
    }
    made = kept
    lastFocusedNumber = lastFocusedNumber.flatMap(change.newNumber)
    invalidateArrangement()
    focusMayHaveChanged()
    return leaving
  }

  private func reload(_ number: Int) {
    guard let cell = made.removeValue(forKey: number) else { return }
    pool.keep(cell, for: number)
    let new = makeCell(number)
    for other in pool.takeKept() where other !== new { retire(other) }
  }
}
