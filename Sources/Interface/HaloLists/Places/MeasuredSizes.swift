import Foundation

/// The sizes that cells asked for where they differ from what the layout assumed.
///
/// Nothing is stored for an item of the assumed size, so a list of a million rows of equal height
/// needs no memory here.
struct MeasuredSizes {
  private(set) var items: [Int: CGSize] = [:]
  /// The sizes of supplementary views.
  var supplements: [SupplementKey: CGSize] = [:]
  /// The numbers of `items`, in ascending order.
  private(set) var numbers: [Int] = []

  subscript(number: Int) -> CGSize? { items[number] }

  /// Adds sizes, in O(log m + k) for k new ones, which are usually the last, among m.
  mutating func set(_ sizes: [Int: CGSize]) {
    let new = sizes.keys.filter { items[$0] == nil }
    items.merge(sizes) { $1 }
    guard !new.isEmpty else { return }
    let isBehind = new.min().map { first in numbers.last.map { $0 < first } ?? true } ?? true
    numbers += new.sorted()
    if !isBehind { numbers.sort() }
  }

  /// Updates the item numbers after a change.
  mutating func renumber(by change: Renumbering) {
    guard !items.isEmpty else { return }
    var moved: [Int: CGSize] = [:]
    for (number, size) in items {
      if let new = change.newNumber(of: number) { moved[new] = size }
    }
    items = moved
    numbers = moved.keys.sorted()
  }

  /// Returns the numbers within `range`, in ascending order.
  func numbers(in range: Range<Int>) -> ArraySlice<Int> {
    numbers[place(of: range.lowerBound)..<place(of: range.upperBound)]
  }

  /// Returns how many of the stored numbers are less than `number`.
  private func place(of number: Int) -> Int {
    numbers.firstPlace(past: { $0 >= number })
  }
}
