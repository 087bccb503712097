import Foundation

/// Cells that are not needed where they were, by what they can be used for again.
@MainActor
struct CellPool {
  private var makers: [String: () -> CollectionViewCell] = [:]
  private var waiting: [String: [CollectionViewCell]] = [:]
  /// Taken out of the pool, and not at the item that they are for yet.
  private(set) var kept: [Int: CollectionViewCell] = [:]
  /// How many cells have been made.
  private(set) var made = 0

  mutating func register(_ make: @escaping () -> CollectionViewCell, for identifier: String) {
    makers[identifier] = make
  }

  /// A cell that waits for this, or a new one.
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

  /// Lets `cell` be taken for any item; one that came from elsewhere is given up.
  mutating func put(_ cell: CollectionViewCell) {
    guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
    waiting[identifier, default: []].append(cell)
  }

  /// Lets the item that `cell` is for have it again, whatever the data source makes of it.
  mutating func keep(_ cell: CollectionViewCell, for number: Int) { kept[number] = cell }

  /// - Returns: What was kept for items that did not ask for it.
  mutating func takeKept() -> [CollectionViewCell] {
    defer { kept = [:] }
    return Array(kept.values)
  }

  /// Takes what still waits out of the hierarchy.
  func detachWaiting() {
    for cells in waiting.values {
      for cell in cells where cell.superview != nil { cell.removeFromSuperview() }
    }
  }
}
