import Foundation

extension Renumbering {
  /// Creates the renumbering from one order of identifiers to another, in which as few as possible
  /// move.
  ///
  /// O(n log n) for n identifiers, and O(n) if those that stay keep their order.
  ///
  /// - Parameters:
  ///   - old: The number of each identifier before the change.
  ///   - new: The identifiers after the change, in order, each once.
  init<Identifier: Hashable>(from old: [Identifier: Int], to new: [Identifier]) {
    var stays = [Bool](repeating: false, count: old.count)
    var come = IndexSet()
    var kept: [(old: Int, new: Int)] = []
    for (number, identifier) in new.enumerated() {
      if let before = old[identifier] {
        stays[before] = true
        kept.append((before, number))
      } else {
        come.insert(number)
      }
    }
    var gone = IndexSet()
    for (number, isKept) in stays.enumerated() where !isKept { gone.insert(number) }
    var moves: [Int: Int] = [:]
    for index in Self.outOfOrder(kept.map(\.old)) {
      gone.insert(kept[index].old)
      come.insert(kept[index].new)
      moves[kept[index].old] = kept[index].new
    }
    self.init(gone: gone, come: come, moves: moves)
  }

  /// Returns the indices of the numbers that are not in a longest increasing subsequence of
  /// `numbers`.
  private static func outOfOrder(_ numbers: [Int]) -> [Int] {
    guard !zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) else { return [] }
    // For each length, the index of the smallest number that ends an increasing subsequence of that
    // length.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      let length = ends.firstPlace(past: { numbers[$0] >= number })
      if length > 0 { before[place] = ends[length - 1] }
      if length < ends.count { ends[length] = place } else { ends.append(place) }
    }
    var isInOrder = [Bool](repeating: false, count: numbers.count)
    var place = ends.last ?? -1
    while place >= 0 {
      isInOrder[place] = true
      place = before[place]
    }
    return numbers.indices.filter { !isInOrder[$0] }
  }
}
