import Foundation
import HaloSceneGraph

/// Cells that determine their own size, where the layout only estimates it.
extension CollectionView {
  /// Asks a new cell for its size, and notes the answer if it differs from what the layout assumed.
  func measure(_ cell: CollectionViewCell, _ number: Int) {
    let path = counts.path(of: number)
    let axes = arrangement.fitting(ofItemAt: path)
    guard !axes.isEmpty else { return }
    let size = cell.bounds.size
    let wanted = cell.preferredSize(at: path, ofKind: nil, along: axes)
    guard measured[number].map({ wanted.isFar(from: $0, along: axes) }) ?? true,
      wanted.isFar(from: size, along: axes)
    else { return }
    newlyMeasured[number] = wanted
  }

  /// Discards the measured sizes of cells, for instance when the size of the list changes.
  func forgetMeasuredSizes() {
    measured = MeasuredSizes()
    newlyMeasured = [:]
    cellsNeedMeasuring = true
  }

  /// Measures all existing cells again after a change that may have affected their sizes.
  func measureCellsAgain() {
    guard cellsNeedMeasuring else { return }
    cellsNeedMeasuring = false
    for (number, cell) in made { measure(cell, number) }
  }

  /// Computes the arrangement with newly measured sizes until no cell reports a new one.
  ///
  /// Visible items keep their positions on the screen, even if the size of an item before them
  /// changes.
  ///
  /// - Parameter placing: Whether cells move to their places at once.
  /// - Returns: The numbers of the new cells.
  @discardableResult
  func settleMeasuredCells(placing: Bool) -> [Int] {
    var new: [Int] = []
    // Each pass makes the cells that the pass before brought into view.
    for _ in 0..<Self.mostTurns where !newlyMeasured.isEmpty {
      let anchor = placing ? fixedPoint(before: newlyMeasured.keys.min() ?? 0) : nil
      measured.set(newlyMeasured)
      newlyMeasured = [:]
      knownArrangement = nil
      if placing {
        matchShelves()
        contentSize = arrangement.contentSize
        if let anchor { keep(anchor.number, at: anchor.frame) }
        View.performWithoutAnimation { placeCells() }
      }
      new += makeCells()
    }
    return new
  }

  /// Scrolls so that an item keeps its position on the screen.
  private func keep(_ number: Int, at old: CGRect) {
    let shift = CGPoint(
      x: frame(of: number).minX - old.minX, y: frame(of: number).minY - old.minY)
    guard shift != .zero else { return }
    View.performWithoutAnimation {
      contentOffset = CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y)
    }
  }

  private static var mostTurns: Int { 12 }

  /// Returns the first visible item if the size of an item before it has changed and the list is
  /// scrolled; nil otherwise.
  private func fixedPoint(before first: Int) -> (number: Int, frame: CGRect)? {
    guard contentOffset != .zero,
      let number = made.filter({ $0.value.superview === self && isVisible($0.value) }).keys.min(),
      first < number, let cell = made[number]
    else { return nil }
    return (number, cell.frame)
  }
}
