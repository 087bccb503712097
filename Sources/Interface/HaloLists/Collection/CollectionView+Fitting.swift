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

extension CollectionReusableView {
  /// The size that the view wants where `axes` leave it free, and `size` otherwise.
  ///
  /// The one place that asks a cell or a header for its size.
  func fittingSize(_ size: CGSize, along axes: FittingAxes) -> CGSize {
    let (isWide, isHigh) = (axes.contains(.width), axes.contains(.height))
    let wanted = systemLayoutSizeFitting(
      CGSize(width: isWide ? 0 : size.width, height: isHigh ? 0 : size.height),
      withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
      verticalFittingPriority: isHigh ? .fittingSizeLevel : .required)
    // Constraints say nothing of some views.
    let own =
      isWide && wanted.width <= 0 || isHigh && wanted.height <= 0
      ? sizeThatFits(
        CGSize(width: isWide ? .infinity : size.width, height: isHigh ? .infinity : size.height))
      : wanted
    func length(_ isFree: Bool, _ wanted: CGFloat, _ own: CGFloat, _ given: CGFloat) -> CGFloat {
      isFree ? (wanted > 0 ? wanted : own).rounded(.up) : given
    }
    return CGSize(
      width: length(isWide, wanted.width, own.width, size.width),
      height: length(isHigh, wanted.height, own.height, size.height))
  }
}

extension CGSize {
  /// Whether the two differ by more than a fraction of a pixel.
  func isFar(from other: CGSize, along axes: FittingAxes) -> Bool {
    axes.contains(.width) && abs(width - other.width) > 0.25
      || axes.contains(.height) && abs(height - other.height) > 0.25
  }
}
