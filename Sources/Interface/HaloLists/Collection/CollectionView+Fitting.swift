import Foundation
import HaloSceneGraph

/// Cells that say how large they want to be, where the layout only estimates it.
extension CollectionView {
  /// Asks a new cell, and notes what it says if the layout assumed something else.
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

  /// What cells asked for holds no longer, as for a list of another size.
  func forgetMeasuredSizes() {
    measured = MeasuredSizes()
    newlyMeasured = [:]
    cellsNeedMeasuring = true
  }

  /// Asks all cells that there are, after something that may have changed their sizes.
  func measureCellsAgain() {
    guard cellsNeedMeasuring else { return }
    cellsNeedMeasuring = false
    for (number, cell) in made { measure(cell, number) }
  }

  /// Arranges again with what new cells have said, until no cell says anything new.
  ///
  /// What is seen stays where it is on the screen, though something before it has another size.
  ///
  /// - Parameter placing: whether cells are put in their places at once.
  /// - Returns: The numbers of the cells that were made.
  @discardableResult
  func settleMeasuredCells(placing: Bool) -> [Int] {
    var new: [Int] = []
    // Each turn makes the cells that came into sight by the one before.
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

  /// Scrolls so that an item stands on the screen where it did.
  private func keep(_ number: Int, at old: CGRect) {
    let shift = CGPoint(
      x: frame(of: number).minX - old.minX, y: frame(of: number).minY - old.minY)
    guard shift != .zero else { return }
    View.performWithoutAnimation {
      contentOffset = CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y)
    }
  }

  private static var mostTurns: Int { 12 }

  /// The first item in sight, if something before it has another size than was thought, and the
  /// list is not at its beginning.
  private func fixedPoint(before first: Int) -> (number: Int, frame: CGRect)? {
    guard contentOffset != .zero,
      let number = made.filter({ $0.value.superview === self && isVisible($0.value) }).keys.min(),
      first < number, let cell = made[number]
    else { return nil }
    return (number, cell.frame)
  }
}
