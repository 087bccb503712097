import Foundation

extension IndexPath {
  /// Creates the index path of an item, as in UIKit; both indices count from 0.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The first index, which is that of the section; the path must not be empty.
  public var section: Int { self[0] }
  /// The second index, which is that of the item; the path must have one.
  public var item: Int { self[1] }
}

/// The number of items in each section of a list, from which the number of each item among all
/// items follows.
///
/// The value stores one number per section and none per item.
public struct ItemCounts: Hashable, Sendable {
  /// The number of items before each section, followed by the total.
  private let starts: [Int]

  /// Creates counts from the number of items in each section; negative numbers count as 0.
  public init(_ sections: [Int]) {
    var starts = [0]
    starts.reserveCapacity(sections.count + 1)
    for count in sections { starts.append(starts[starts.count - 1] + max(0, count)) }
    self.starts = starts
  }

  /// The number of sections, including those without items.
  public var numberOfSections: Int { starts.count - 1 }
  /// The number of items in all sections.
  public var total: Int { starts[starts.count - 1] }

  /// Returns the number of items in a section; 0 for a section that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    0..<numberOfSections ~= section ? starts[section + 1] - starts[section] : 0
  }

  /// Returns the number of an item among those of all sections; nil for an item that does not
  /// exist.
  public func number(of path: IndexPath) -> Int? {
    guard path.count == 2, 0..<numberOfItems(inSection: path.section) ~= path.item else {
      return nil
    }
    return starts[path.section] + path.item
  }

  /// Returns the index path of an item by its number, in O(log s) for s sections.
  ///
  /// - Parameter number: The number of the item among those of all sections, in `0..<total`.
  /// - Returns: The index path of the item.
  public func path(of number: Int) -> IndexPath {
    // Sections that begin at the same number are empty, except for the last one.
    let section = max(0, starts.dropLast().firstPlace(past: { $0 > number }) - 1)
    return IndexPath(item: number - starts[section], section: section)
  }

  /// Returns the numbers of all items of a section, which must exist.
  func numbers(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// Returns the number of items before a section; the total for an index past the last section.
  func firstNumber(ofSection section: Int) -> Int { starts[min(section, numberOfSections)] }

  /// Returns the numbers of the items of a run.
  func numbers(of run: ItemRun) -> Range<Int> {
    let start = starts[run.section]
    return start + run.items.lowerBound..<start + run.items.upperBound
  }
}

/// Consecutive items in one section.
public struct ItemRun: Hashable, Sendable {
  /// The index of the section, from 0.
  public var section: Int
  /// The indices of the items in their section, from 0.
  public var items: Range<Int>

  /// Creates a run, which is not checked against any list.
  public init(section: Int, items: Range<Int>) {
    self.section = section
    self.items = items
  }
}
