import FocusEngine
import Foundation

/// How many items there are, and where they stand.
extension CollectionView {
  var source: (any CollectionViewDataSource)? { given ?? dataSource }

  /// Of the data source or the given cells at the last reload or update; 0 with neither.
  public var numberOfSections: Int { counts.numberOfSections }
  /// 0 for a section that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    counts.numberOfItems(inSection: section)
  }

  /// Asked of the data source once after each reload.
  var counts: ItemCounts {
    if let knownCounts { return knownCounts }
    let counts = countItems()
    knownCounts = counts
    return counts
  }

  func countItems() -> ItemCounts {
    guard let source else { return ItemCounts([]) }
    return ItemCounts(
      (0..<max(0, source.numberOfSections(in: self))).map {
        source.collectionView(self, numberOfItemsInSection: $0)
      })
  }

  var arrangement: any CollectionViewArrangement {
    if let known = knownArrangement, known.size == bounds.size { return known.arrangement }
    let new = collectionViewLayout.arrangement(of: counts, in: bounds.size)
    knownArrangement = (new, bounds.size)
    framesAreStale = true
    placeholders = [:]
    return new
  }

  func invalidateArrangement() {
    knownArrangement = nil
    framesAreStale = true
    placeholders = [:]
    setNeedsLayout()
  }

  var isMirrored: Bool { window?.layoutDirection == .rightToLeft }

  func frame(of number: Int) -> CGRect {
    frame(at: counts.path(of: number), in: arrangement)
  }

  func frame(at path: IndexPath, in arrangement: any CollectionViewArrangement) -> CGRect {
    let frame = arrangement.frameForItem(at: path)
    return isMirrored ? frame.mirrored(in: arrangement.contentSize.width) : frame
  }

  /// Where an item stands in the content, or will stand with the next layout, whether it has a cell
  /// or not; nil for one that does not exist.
  ///
  /// UIKit's `layoutAttributesForItem(at:)?.frame`.
  public func frameForItem(at indexPath: IndexPath) -> CGRect? {
    counts.number(of: indexPath).map(frame)
  }

  /// Goes through the numbers of all that meet `rect`, in order, until `body` returns false.
  func forEachNumber(in rect: CGRect, _ body: (Int) -> Bool) {
    let (arrangement, counts) = (arrangement, counts)
    let rect = isMirrored ? rect.mirrored(in: arrangement.contentSize.width) : rect
    arrangement.forEachRun(in: rect) { run in
      for number in counts.numbers(of: run) {
        guard body(number) else { return false }
      }
      return true
    }
  }

  // MARK: What has a cell

  /// nil for an item without a cell, as items far from the visible part have none.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    counts.number(of: indexPath).flatMap { made[$0] }
  }

  /// nil for a cell of no item here.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    cell.collectionView === self ? cell.indexPath : nil
  }

  /// In the order of their items.
  public var indexPathsForVisibleItems: [IndexPath] { visibleNumbers.map(counts.path) }

  /// In the order of their items.
  public var visibleCells: [CollectionViewCell] { visibleNumbers.compactMap { made[$0] } }

  private var visibleNumbers: [Int] {
    made.filter { $0.value.frame.overlaps(bounds) }.keys.sorted()
  }
}

extension CGRect {
  /// Whether the two share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
