import Foundation
import HaloSceneGraph

/// What was applied last to a list, and how the next snapshot is shown by what is different in it.
@MainActor
final class DiffableItems<Section: Hashable, Item: Hashable> {
  typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>

  weak var list: CollectionView?
  private(set) var current = Snapshot()
  /// The number of each item among all; nil until it is asked for.
  private var knownNumbers: [Item: Int]?
  private var counts = ItemCounts([])

  init(list: CollectionView) { self.list = list }

  // MARK: What is shown

  func section(at index: Int) -> Section? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  func item(at indexPath: IndexPath) -> Item? {
    guard indexPath.count == 2, current.sections.indices.contains(indexPath.section),
      current.sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return current.sections[indexPath.section].items[indexPath.item]
  }

  func indexPath(for item: Item) -> IndexPath? { numbers[item].map(counts.path) }

  private var numbers: [Item: Int] {
    if let knownNumbers { return knownNumbers }
    var numbers: [Item: Int] = [:]
    numbers.reserveCapacity(current.numberOfItems)
    for section in current.sections {
      for item in section.items { numbers[item] = numbers.count }
    }
    knownNumbers = numbers
    return numbers
  }

  // MARK: Changes

  /// O(n log n) for n items, and O(n) while those that stay keep their order.
  func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    let before = current
    let oldNumbers = numbers
    guard let list, list.knownCounts != nil else {
      take(snapshot)
      completion?()
      return
    }
    // Before anything is different, as cells are placed by it.
    _ = list.arrangement
    take(snapshot)
    let change = Renumbering(from: oldNumbers, to: snapshot.itemIdentifiers)
    let reloaded = reloadedNumbers(snapshot, in: list)
    var sections: [Int: Int]?
    if before.sectionIdentifiers != snapshot.sectionIdentifiers
      || !snapshot.reloadedSectionIdentifiers.isEmpty
    {
      sections = [:]
      for (place, section) in before.sections.enumerated() {
        sections?[place] = snapshot.indexOfSection(section.identifier)
      }
    }
    func commit() {
      list.commit(change, reloading: reloaded, sections: sections) { completion?() }
    }
    if animatingDifferences { commit() } else { View.performWithoutAnimation(commit) }
  }

  /// Without looking at what is different.
  func reload(_ snapshot: Snapshot, completion: (() -> Void)?) {
    take(snapshot)
    list?.reloadData()
    completion?()
  }

  private func take(_ snapshot: Snapshot) {
    current = snapshot.settled
    counts = ItemCounts(current.sections.map(\.items.count))
    knownNumbers = nil
  }

  /// The new numbers of items that have a cell which is to be filled again.
  private func reloadedNumbers(_ snapshot: Snapshot, in list: CollectionView) -> [Int] {
    var numbers: Set<Int> = []
    if !snapshot.reloadedItemIdentifiers.isEmpty || !snapshot.reconfiguredItemIdentifiers.isEmpty {
      let all = snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers
      numbers.formUnion(all.compactMap { self.numbers[$0] })
    }
    let counts = counts
    for section in snapshot.reloadedSectionIdentifiers {
      guard let place = snapshot.indexOfSection(section) else { continue }
      numbers.formUnion(counts.numbers(ofSection: place))
    }
    return numbers.sorted()
  }
}
