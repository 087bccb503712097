import Foundation

extension IndexPath {
  /// UIKit's path of an item: both count from 0.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The first index; the path must not be empty.
  public var section: Int { self[0] }
  /// The second index; the path must have one.
  public var item: Int { self[1] }
}

/// How many items each section of a list has, and with it the number of each item among all.
///
/// Takes room for each section, none for an item.
public struct ItemCounts: Hashable, Sendable {
  /// Items before each section, and all at the end.
  private let starts: [Int]

  /// Negative counts count as none.
  public init(_ sections: [Int]) {
    var starts = [0]
    starts.reserveCapacity(sections.count + 1)
    for count in sections { starts.append(starts[starts.count - 1] + max(0, count)) }
    self.starts = starts
  }

  /// Sections without items included.
  public var numberOfSections: Int { starts.count - 1 }
  /// Items of all sections together.
  public var total: Int { starts[starts.count - 1] }

  /// 0 for a section that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    0..<numberOfSections ~= section ? starts[section + 1] - starts[section] : 0
  }

  /// The place of an item among those of all sections; nil for one that does not exist.
  public func number(of path: IndexPath) -> Int? {
    guard path.count == 2, 0..<numberOfItems(inSection: path.section) ~= path.item else {
      return nil
    }
    return starts[path.section] + path.item
  }

  /// O(log s) for s sections.
  ///
  /// - Parameter number: in `0..<total`.
  /// - Returns: the item that has this number, counted through all sections.
  public func path(of number: Int) -> IndexPath {
    // Of sections that begin at the same number, all but the last one are empty.
    let section = max(0, starts.dropLast().firstPlace(past: { $0 > number }) - 1)
    return IndexPath(item: number - starts[section], section: section)
  }

  /// The numbers of all items of a section that there is.
  func numbers(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// How many items there are before a section; all of them behind the last one.
  func firstNumber(ofSection section: Int) -> Int { starts[min(section, numberOfSections)] }

  /// The numbers of neighbours in one section.
  func numbers(of run: ItemRun) -> Range<Int> {
    let start = starts[run.section]
    return start + run.items.lowerBound..<start + run.items.upperBound
  }
}

/// Neighbours in one section.
public struct ItemRun: Hashable, Sendable {
  /// From 0.
  public var section: Int
  /// Numbers of the items in their section, from 0.
  public var items: Range<Int>

  /// Not checked against any list.
  public init(section: Int, items: Range<Int>) {
    self.section = section
    self.items = items
  }
}
