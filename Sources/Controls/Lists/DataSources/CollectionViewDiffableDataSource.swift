import Foundation
import SceneGraph

/// Fills a collection view from snapshots, and shows how one becomes the next: UIKit's
/// `UICollectionViewDiffableDataSource`.
///
/// Focus, selection and the memory of both stay with the items, wherever they go.
@MainActor
open class CollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: CollectionViewDataSource {
  /// What is applied.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Makes the cell for an item.
  public typealias CellProvider = (
    _ collectionView: CollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> CollectionViewCell?
  /// Makes a header, a footer or the like.
  public typealias SupplementaryViewProvider = (
    _ collectionView: CollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> CollectionReusableView?

  /// Makes headers, footers and the like; nil: they are empty.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  private let cellProvider: CellProvider
  private weak var collectionView: CollectionView?
  private var current = Snapshot()
  /// The number of each item among all; nil until it is asked for.
  private var knownNumbers: [ItemIdentifierType: Int]?

  /// Becomes the data source of the collection view, which holds it weakly.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

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

  private var counts = ItemCounts([])

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
    guard let collectionView, collectionView.knownCounts != nil else {
      take(snapshot)
      completion?()
      return
    }
    // Before anything is different, as cells are placed by it.
    _ = collectionView.arrangement
    take(snapshot)
    let change = Renumbering(from: oldNumbers, to: snapshot.itemIdentifiers)
    let reloaded = reloadedNumbers(snapshot, in: collectionView)
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
      collectionView.commit(change, reloading: reloaded, sections: sections) { completion?() }
    }
    if animatingDifferences { commit() } else { View.performWithoutAnimation(commit) }
  }

  /// Shows a snapshot without looking at what is different: nothing is selected then.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    take(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  private func take(_ snapshot: Snapshot) {
    current = snapshot.settled
    counts = ItemCounts(current.sections.map(\.items.count))
    knownNumbers = nil
  }

  /// The new numbers of items that have a cell which is to be filled again.
  private func reloadedNumbers(_ snapshot: Snapshot, in collectionView: CollectionView) -> [Int] {
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

  // MARK: Data source

  /// As the snapshot says.
  open func numberOfSections(in collectionView: CollectionView) -> Int { current.numberOfSections }

  /// As the snapshot says.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.sections[section].items.count }

  /// What the cell provider makes.
  ///
  /// - Precondition: that is a cell.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let item = current.sections[indexPath.section].items[indexPath.item]
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure("The cell provider made no cell for the item “\(item)”")
    }
    return cell
  }

  /// What the provider of supplementary views makes, or an empty view.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? CollectionReusableView()
  }
}
