import Foundation

/// The changes that a batch of updates makes to the items of a list.
///
/// Deletions, origins of moves and reloads use index paths from before the batch; insertions and
/// destinations of moves use those after it, as in UIKit. The same applies to sections.
struct ItemUpdates {
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var reloaded: [IndexPath] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections = IndexSet()

  /// Whether sections are inserted, deleted, moved or reloaded.
  var concernsSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !movedSections.isEmpty
      || !reloadedSections.isEmpty
  }

  /// Returns the new indices of sections by their old ones; nil if the updates do not account for
  /// the new number of sections.
  func sections(from old: ItemCounts, to new: ItemCounts) -> [Int: Int]? {
    var result = Dictionary(movedSections.map { ($0.from, $0.to) }) { first, _ in first }
    let taken = insertedSections.union(IndexSet(movedSections.map(\.to)))
    guard result.count == movedSections.count, taken.isSubset(of: 0..<new.numberOfSections),
      deletedSections.isSubset(of: 0..<old.numberOfSections)
    else { return nil }
    var free = (0..<new.numberOfSections).lazy.filter { !taken.contains($0) }.makeIterator()
    for section in 0..<old.numberOfSections
    where !deletedSections.contains(section) && result[section] == nil {
      guard let next = free.next() else { return nil }
      result[section] = next
    }
    return free.next() == nil ? result : nil
  }

  /// Returns the renumbering of items; nil if the updates do not account for the new counts, or a
  /// path has no item.
  func renumbering(from old: ItemCounts, to new: ItemCounts) -> Renumbering? {
    guard let sections = sections(from: old, to: new) else { return nil }
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
    for section in deletedSections { gone.formUnion(IndexSet(old.numbers(ofSection: section))) }
    for section in insertedSections { come.formUnion(IndexSet(new.numbers(ofSection: section))) }
    for (section, target) in sections {
      let (before, after) = (old.numbers(ofSection: section), new.numbers(ofSection: target))
      if reloadedSections.contains(section) {
        // A reloaded section loses or gains items at its end.
        let (stay, hold) = (
          before.count - gone.count(in: before), after.count - come.count(in: after)
        )
        let kept = min(stay, hold)
        gone.formUnion(IndexSet(before.filter { !gone.contains($0) }.dropFirst(kept)))
        come.formUnion(IndexSet(after.filter { !come.contains($0) }.dropFirst(kept)))
      }
      guard before.count - gone.count(in: before) == after.count - come.count(in: after) else {
        return nil
      }
    }
    for (section, target) in movedSections {
      let stay = old.numbers(ofSection: section).filter { !gone.contains($0) }
      let hold = new.numbers(ofSection: target).filter { !come.contains($0) }
      for (from, to) in zip(stay, hold) { moves[from] = to }
      gone.formUnion(IndexSet(stay))
      come.formUnion(IndexSet(hold))
    }
    return Renumbering(gone: gone, come: come, moves: moves)
  }
}

extension IndexSet {
  fileprivate func isSubset(of range: Range<Int>) -> Bool {
    (first ?? range.lowerBound) >= range.lowerBound && (last ?? -1) < range.upperBound
  }
}
