import Foundation

/// The sizes that cells asked for where they are other than their layout assumed.
///
/// Nothing is kept for an item that is as large as assumed, so a list of a million rows of one
/// height takes no room here.
struct MeasuredSizes {
  private(set) var items: [Int: CGSize] = [:]
  /// By kind and index path.
  var supplements: [SupplementKey: CGSize] = [:]
  /// The numbers of `items`, in order.
  private(set) var numbers: [Int] = []

  subscript(number: Int) -> CGSize? { items[number] }

  /// O(log m + k) for k new ones, which are mostly the last ones, among m.
  mutating func set(_ sizes: [Int: CGSize]) {
    let new = sizes.keys.filter { items[$0] == nil }
    items.merge(sizes) { $1 }
    guard !new.isEmpty else { return }
    let isBehind = new.min().map { first in numbers.last.map { $0 < first } ?? true } ?? true
    numbers += new.sorted()
    if !isBehind { numbers.sort() }
  }

  /// For the same items at other places.
  mutating func renumber(by change: Renumbering) {
    guard !items.isEmpty else { return }
    var moved: [Int: CGSize] = [:]
    for (number, size) in items {
      if let new = change.newNumber(of: number) { moved[new] = size }
    }
    items = moved
    numbers = moved.keys.sorted()
  }

  /// Those of `range`, in order.
  func numbers(in range: Range<Int>) -> ArraySlice<Int> {
    numbers[place(of: range.lowerBound)..<place(of: range.upperBound)]
  }

  /// How many numbers are less.
  private func place(of number: Int) -> Int {
    numbers.firstPlace(past: { $0 >= number })
  }
}
