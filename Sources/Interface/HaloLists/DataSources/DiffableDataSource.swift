import Foundation
import HaloSceneGraph

/// The common part of data sources of collection views and of tables: the snapshot applied last,
/// and how the next one is shown by what is different in it.
@MainActor
open class DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The kind of snapshot that is applied.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var list: CollectionView?
  private(set) var current = Snapshot()
  /// The number of each item among all; nil until it is asked for.
  private var knownNumbers: [ItemIdentifierType: Int]?
  private var counts = ItemCounts([])

  init(list: CollectionView) { self.list = list }

  // MARK: What is shown

  /// A copy of what was applied last.
  open func snapshot() -> Snapshot { current }

  /// nil for a section that does not exist.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// nil for a section that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// nil for a place without an item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, current.sections.indices.contains(indexPath.section),
      current.sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return current.sections[indexPath.section].items[indexPath.item]
  }

  /// nil for an item that is not shown; O(log s) for s sections.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    numbers[itemIdentifier].map(counts.path)
  }

  private var numbers: [ItemIdentifierType: Int] {
    if let knownNumbers { return knownNumbers }
    var numbers: [ItemIdentifierType: Int] = [:]
    numbers.reserveCapacity(current.numberOfItems)
    for section in current.sections {
      for item in section.items { numbers[item] = numbers.count }
    }
    knownNumbers = numbers
    return numbers
  }

  /// The cell that the provider makes for the item of a place that the list asks for.
  ///
  /// - Precondition: that is a cell.
  func cell<Cell>(
    at indexPath: IndexPath, from provider: (ItemIdentifierType) -> Cell?
  ) -> Cell {
    let item = current.sections[indexPath.section].items[indexPath.item]
    guard let cell = provider(item) else {
      preconditionFailure("The cell provider made no cell for the item “\(item)”")
    }
    return cell
  }

  // MARK: Changes

  /// Shows a snapshot by what is different in it: O(n log n) for n items, and O(n) while those that
  /// stay keep their order.
  ///
  /// - Parameters:
  ///   - snapshot: what to show.
  ///   - animatingDifferences: whether what stays moves to its place, and what comes and goes
  ///     fades.
  ///   - completion: called when all stands in its place.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
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
    let reloaded = reloadedNumbers(snapshot)
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

  /// Shows a snapshot without looking at what is different: nothing is selected then.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
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
  private func reloadedNumbers(_ snapshot: Snapshot) -> [Int] {
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
