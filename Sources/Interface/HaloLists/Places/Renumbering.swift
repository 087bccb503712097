import Foundation

/// Where items stand after a batch of updates, from where they stood before.
///
/// Knows only what changed: O(c) for c changes, whatever the length of the list.
struct Renumbering {
  /// Numbers before.
  let gone: IndexSet
  /// Numbers after.
  let come: IndexSet
  let moves: [Int: Int]
  private let origins: [Int: Int]

  init(gone: IndexSet, come: IndexSet, moves: [Int: Int]) {
    self.gone = gone
    self.come = come
    self.moves = moves
    origins = Dictionary(uniqueKeysWithValues: moves.map { ($1, $0) })
  }

  /// nil for what was deleted.
  func newNumber(of old: Int) -> Int? {
    moves[old] ?? (gone.contains(old) ? nil : Self.place(of: old, without: gone, among: come))
  }

  /// nil for what was inserted.
  func oldNumber(of new: Int) -> Int? {
    origins[new] ?? (come.contains(new) ? nil : Self.place(of: new, without: come, among: gone))
  }

  /// The set with the new numbers, without the deleted items.
  func renumbered(_ items: IndexSet) -> IndexSet {
    var result = items.subtracting(gone)
    for range in gone.rangeView.reversed() {
      result.shift(startingAt: range.upperBound, by: -range.count)
    }
    for range in come.rangeView { result.shift(startingAt: range.lowerBound, by: range.count) }
    for (from, to) in moves where items.contains(from) { result.insert(to) }
    return result
  }

  /// The new number of an item that stays: those in `removed` before it are subtracted, then those
  /// in `added` shift it.
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
