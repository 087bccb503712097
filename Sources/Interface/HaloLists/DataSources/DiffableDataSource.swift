import Foundation
import HaloSceneGraph

/// The base class of the data sources of collection views and tables, which applies a snapshot by
/// its differences from the one before.
@MainActor
open class DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The type of the snapshots.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var list: CollectionView?
  private(set) var current = Snapshot()
  /// The number of each item among all items; nil until it is needed.
  private var knownNumbers: [ItemIdentifierType: Int]?
  private var counts = ItemCounts([])

  init(list: CollectionView) { self.list = list }

  // MARK: The current snapshot

  /// Returns a copy of the snapshot applied last.
  open func snapshot() -> Snapshot { current }

  /// Returns the identifier of the section at an index; nil for a section that does not exist.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// Returns the index of a section; nil for a section that is not in the snapshot.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the identifier of the item at an index path; nil if there is no item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, current.sections.indices.contains(indexPath.section),
      current.sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return current.sections[indexPath.section].items[indexPath.item]
  }

  /// Returns the index path of an item, in O(log s) for s sections; nil for an item that is not in
  /// the snapshot.
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

  /// Returns the provider's cell for an index path that the list asks for.
  ///
  /// - Precondition: The provider does not return nil.
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

  /// Applies a snapshot by its differences from the current one.
  ///
  /// O(n log n) for n items, and O(n) if the items that stay keep their order.
  ///
  /// - Parameters:
  ///   - snapshot: The new snapshot.
  ///   - animatingDifferences: Whether items that stay move to their places, and inserted and
  ///     deleted ones fade.
  ///   - completion: A closure called when all cells have reached their places.
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
    // The old arrangement is needed before the change, because cells move from it.
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

  /// Applies a snapshot without comparing it with the current one; clears the selection.
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

  /// Returns the new numbers of items whose cells have to be filled again.
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
