import Foundation

/// A store of reusable cells or supplementary views, by reuse identifier.
@MainActor
struct ReusePool<Member: CollectionReusableView> {
  private var makers: [String: () -> Member] = [:]
  private var waiting: [String: [Member]] = [:]
  /// The cells reserved for items, by item number.
  private(set) var kept: [Int: Member] = [:]
  /// The number of cells made so far.
  private(set) var made = 0

  /// Registers a closure that makes cells for an identifier; nil removes the registration.
  mutating func register(_ make: (() -> Member)?, for identifier: String) {
    makers[identifier] = make
  }

  /// Registers a class for an identifier; nil removes the registration.
  ///
  /// The class must be `Member` or a subclass of it.
  mutating func register(_ memberClass: AnyClass?, for identifier: String) {
    guard let memberClass else { return register(nil as (() -> Member)?, for: identifier) }
    guard let memberClass = memberClass as? Member.Type else {
      preconditionFailure("\(memberClass), registered for “\(identifier)”, is no \(Member.self)")
    }
    register({ memberClass.make() }, for: identifier)
  }

  func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Removes and returns a waiting cell, prepared for reuse; nil if none waits.
  mutating func takeWaiting(_ identifier: String) -> Member? {
    let cell = waiting[identifier]?.popLast()
    cell?.prepareForReuse()
    return cell
  }

  /// Returns the cell reserved for the item, a reusable cell, or a new one.
  mutating func take(_ identifier: String, for number: Int) -> Member {
    if let cell = kept[number], cell.reuseIdentifier == identifier {
      kept[number] = nil
      return cell
    }
    if let cell = takeWaiting(identifier) { return cell }
    guard let make = makers[identifier] else {
      preconditionFailure("No class is registered for the reuse identifier “\(identifier)”")
    }
    made += 1
    let cell = make()
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Makes `cell` available for any item; removes a cell without an identifier from its superview
  /// instead.
  mutating func put(_ cell: Member) {
    guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
    waiting[identifier, default: []].append(cell)
  }

  /// Reserves `cell` for the item with this number.
  mutating func keep(_ cell: Member, for number: Int) { kept[number] = cell }

  /// Removes and returns the reserved cells that were not dequeued.
  mutating func takeKept() -> [Member] {
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
