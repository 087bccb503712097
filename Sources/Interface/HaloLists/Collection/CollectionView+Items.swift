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
    if knownArrangement != nil { forgetMeasuredSizes() }
    var context = CollectionViewLayoutContext(counts: counts, size: bounds.size)
    context.list = self
    context.measured = measured
    var new = collectionViewLayout.arrangement(for: context)
    if roomAbove > 0 { new = LoweredArrangement(base: new, room: roomAbove) }
    knownArrangement = (new, bounds.size)
    framesAreStale = true
    placeholders = [:]
    leadsInside = [:]
    return new
  }

  func invalidateArrangement() {
    if let known = knownArrangement, known.size != bounds.size { forgetMeasuredSizes() }
    knownArrangement = nil
    collectionViewLayout.keepsOwn = false
    framesAreStale = true
    placeholders = [:]
    leadsInside = [:]
    setNeedsLayout()
  }

  var isMirrored: Bool { window?.layoutDirection == .rightToLeft }

  /// From points of something `width` wide that is read from the left to those of the list, or back.
  func mirroredIfNeeded(_ rect: CGRect, in width: CGFloat) -> CGRect {
    isMirrored && !rect.isNull ? rect.mirrored(in: width) : rect
  }

  /// In the view that holds the cell: the list, or the shelf of the section.
  func frame(of number: Int) -> CGRect {
    frame(at: counts.path(of: number), in: arrangement)
  }

  func frame(at path: IndexPath, in arrangement: any CollectionViewArrangement) -> CGRect {
    place(arrangement.frameForItem(at: path), ofSection: path.section, in: arrangement)
  }

  /// From points of the content that is read from the left, to those of the view with the cells.
  func place(
    _ frame: CGRect, ofSection section: Int, in arrangement: any CollectionViewArrangement
  ) -> CGRect {
    guard let shelf = arrangement.shelf(ofSection: section) else {
      return mirroredIfNeeded(frame, in: arrangement.contentSize.width)
    }
    return mirroredIfNeeded(
      frame.offsetBy(dx: -shelf.frame.minX, dy: -shelf.frame.minY), in: shelf.contentSize.width)
  }

  /// Where an item stands in the content, or will stand with the next layout, whether it has a cell
  /// or not; nil for one that does not exist.
  ///
  /// That of ``layoutAttributesForItem(at:)``. In a section that scrolls by itself, where the item
  /// stands now.
  public func frameForItem(at indexPath: IndexPath) -> CGRect? {
    guard let number = counts.number(of: indexPath) else { return nil }
    let frame = frame(of: number)
    guard let shelf = shelves[indexPath.section] else { return frame }
    return frame.offsetBy(
      dx: shelf.frame.minX - shelf.contentOffset.x, dy: shelf.frame.minY - shelf.contentOffset.y)
  }

  /// Goes through the numbers of all that meet `rect`, in order, until `body` returns false.
  ///
  /// - Parameters:
  ///   - rect: in points of the list, or of the shelf.
  ///   - shelf: whose items are meant; nil: those that are in none.
  ///   - body: is given numbers among all items.
  func forEachNumber(
    in rect: CGRect, of shelf: CollectionShelfView? = nil, _ body: (Int) -> Bool
  ) {
    let (arrangement, counts) = (arrangement, counts)
    func go(_ run: ItemRun) -> Bool {
      for number in counts.numbers(of: run) {
        guard body(number) else { return false }
      }
      return true
    }
    guard let shelf else {
      return arrangement.forEachRun(
        in: mirroredIfNeeded(rect, in: arrangement.contentSize.width), go)
    }
    guard let place = arrangement.shelf(ofSection: shelf.place.section) else { return }
    let own = mirroredIfNeeded(rect, in: place.contentSize.width)
    arrangement.forEachRun(
      in: own.offsetBy(dx: place.frame.minX, dy: place.frame.minY), ofShelf: place.section, go)
  }

  /// Whether an item stands in `rect`, in points of the list or of the shelf.
  func hasItem(in rect: CGRect, of shelf: CollectionShelfView? = nil) -> Bool {
    var isFound = false
    forEachNumber(in: rect, of: shelf) { number in
      isFound = frame(of: number).overlaps(rect)
      return !isFound
    }
    return isFound
  }

  /// What a section looks like that is a list; nil for any other.
  func listConfiguration(ofSection section: Int) -> CollectionLayoutListConfiguration? {
    arrangement.listConfiguration(ofSection: section)
  }

  /// Puts a card behind the rows of each section, where one has a card.
  func layOutGroups() {
    let looks = (0..<numberOfSections).map(listConfiguration)
    groups.show(looks, in: self, at: backgroundView == nil ? 0 : 1) { section in
      let ends = [0, numberOfItems(inSection: section) - 1]
      return ends.compactMap { frameForItem(at: IndexPath(item: $0, section: section)) }
        .reduce(nil as CGRect?) { $0?.union($1) ?? $1 }
    }
    // A row that was the last one may be so no longer.
    guard looks.contains(where: { $0?.showsSeparators == true }) else { return }
    for case let row as CollectionViewListCell in made.values { row.matchSeparator() }
  }

  // MARK: What has a cell

  /// nil for an item without a cell, as items far from the visible part have none.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    counts.number(of: indexPath).flatMap { made[$0] }
  }

  /// nil for a cell of no item here.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    cell.list === self ? cell.indexPath : nil
  }

  /// In the order of their items.
  public var indexPathsForVisibleItems: [IndexPath] { visibleNumbers.map(counts.path) }

  /// In the order of their items.
  public var visibleCells: [CollectionViewCell] { visibleNumbers.compactMap { made[$0] } }

  private var visibleNumbers: [Int] { made.filter { isVisible($0.value) }.keys.sorted() }

  /// Whether a part of the cell is in the bounds of the list, and in those of its shelf.
  func isVisible(_ cell: CollectionViewCell) -> Bool {
    guard let shelf = cell.superview as? CollectionShelfView else {
      return cell.frame.overlaps(bounds)
    }
    return cell.frame.overlaps(shelf.bounds) && shelf.frame.overlaps(bounds)
  }
}

extension CGRect {
  /// Whether the two share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
