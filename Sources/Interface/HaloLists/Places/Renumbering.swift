import Foundation

/// The mapping of item numbers from before a batch of updates to those after it.
///
/// The value stores only the changes: O(c) for c changes, whatever the length of the list.
struct Renumbering {
  /// The numbers of removed and moved items before the update.
  let gone: IndexSet
  /// The numbers of inserted and moved items after the update.
  let come: IndexSet
  let moves: [Int: Int]
  private let origins: [Int: Int]

  init(gone: IndexSet, come: IndexSet, moves: [Int: Int]) {
    self.gone = gone
    self.come = come
    self.moves = moves
    origins = Dictionary(uniqueKeysWithValues: moves.map { ($1, $0) })
  }

  /// Returns the new number of an item; nil for a deleted item.
  func newNumber(of old: Int) -> Int? {
    moves[old] ?? (gone.contains(old) ? nil : Self.place(of: old, without: gone, among: come))
  }

  /// Returns the old number of an item; nil for an inserted item.
  func oldNumber(of new: Int) -> Int? {
    origins[new] ?? (come.contains(new) ? nil : Self.place(of: new, without: come, among: gone))
  }

  /// Returns a set of items with their new numbers, without the deleted ones.
  func renumbered(_ items: IndexSet) -> IndexSet {
    var result = items.subtracting(gone)
    for range in gone.rangeView.reversed() {
      result.shift(startingAt: range.upperBound, by: -range.count)
    }
    for range in come.rangeView { result.shift(startingAt: range.lowerBound, by: range.count) }
    for (from, to) in moves where items.contains(from) { result.insert(to) }
    return result
  }

  /// Returns the new number of an item that does not move: less the removed items before it, plus
  /// the added ones.
  private static func place(
    of number: Int, without removed: IndexSet, among added: IndexSet
  ) -> Int {
    var place = number - removed.count(in: 0..<max(0, number))
    for range in added.rangeView {
      guard range.lowerBound <= place else { break }
      place += range.count
    }
    return place
  }
}
