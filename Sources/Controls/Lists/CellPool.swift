import Foundation

/// Cells for reuse, by reuse identifier.
@MainActor
struct CellPool {
  private var makers: [String: () -> CollectionViewCell] = [:]
  private var waiting: [String: [CollectionViewCell]] = [:]
  /// Cells that are reserved for the item with this number.
  private(set) var kept: [Int: CollectionViewCell] = [:]
  /// How many cells have been made.
  private(set) var made = 0

  mutating func register(_ make: @escaping () -> CollectionViewCell, for identifier: String) {
    makers[identifier] = make
  }

  /// The cell reserved for the item, a reusable one, or a new one.
  mutating func take(_ identifier: String, for number: Int) -> CollectionViewCell {
    if let cell = kept[number], cell.reuseIdentifier == identifier {
      kept[number] = nil
      return cell
    }
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let make = makers[identifier] else {
      preconditionFailure("No cell is registered for the reuse identifier “\(identifier)”")
    }
    made += 1
    let cell = make()
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Makes `cell` available for any item; a cell without an identifier is removed instead.
  mutating func put(_ cell: CollectionViewCell) {
    guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
    waiting[identifier, default: []].append(cell)
  }

  /// Reserves `cell` for the item with this number.
  mutating func keep(_ cell: CollectionViewCell, for number: Int) { kept[number] = cell }

  /// - Returns: Reserved cells that were not dequeued.
  mutating func takeKept() -> [CollectionViewCell] {
    defer { kept = [:] }
    return Array(kept.values)
  }

  /// Removes the available cells from their superviews.
  func detachWaiting() {
    for cells in waiting.values {
      for cell in cells where cell.superview != nil { cell.removeFromSuperview() }
    }
  }
}
