import Foundation

/// What a batch of updates does to the items of a list.
///
/// Deletions, the beginnings of moves and reloads are index paths before the batch; insertions and
/// the ends of moves are those after it, as in UIKit.
struct ItemUpdates {
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var reloaded: [IndexPath] = []

  /// nil when the updates do not lead from the old counts to the new, or a path has no item.
  func renumbering(from old: ItemCounts, to new: ItemCounts) -> Renumbering? {
    guard old.numberOfSections == new.numberOfSections else { return nil }
    var gone = IndexSet()
    var come = IndexSet()
    var moves: [Int: Int] = [:]
    for path in deleted + moved.map(\.from) {
      guard let number = old.number(of: path), gone.insert(number).inserted else { return nil }
    }
    for path in inserted + moved.map(\.to) {
      guard let number = new.number(of: path), come.insert(number).inserted else { return nil }
    }
    for (from, to) in moved {
      guard let from = old.number(of: from), let to = new.number(of: to) else { return nil }
      moves[from] = to
    }
    for section in 0..<old.numberOfSections {
      func change(_ paths: [IndexPath]) -> Int { paths.count { $0.section == section } }
      let expected =
        old.numberOfItems(inSection: section) - change(deleted) - change(moved.map(\.from))
        + change(inserted) + change(moved.map(\.to))
      guard expected == new.numberOfItems(inSection: section) else { return nil }
    }
    return Renumbering(gone: gone, come: come, moves: moves)
  }
}

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
