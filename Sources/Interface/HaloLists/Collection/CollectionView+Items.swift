import FocusEngine
import Foundation

/// The numbers of items, and their frames.
extension CollectionView {
  var source: (any CollectionViewDataSource)? { given ?? dataSource }

  /// The number of sections at the last reload or update; 0 with neither a data source nor given
  /// cells.
  public var numberOfSections: Int { counts.numberOfSections }
  /// Returns the number of items in a section; 0 for a section that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    counts.numberOfItems(inSection: section)
  }

  /// The numbers of items, for which the list asks the data source once after each reload.
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

  /// Converts between left-to-right coordinates in a width of `width` points and those of the list.
  func mirroredIfNeeded(_ rect: CGRect, in width: CGFloat) -> CGRect {
    isMirrored && !rect.isNull ? rect.mirrored(in: width) : rect
  }

  /// Returns the frame of an item in the view that holds its cell: the list, or the shelf of its
  /// section.
  func frame(of number: Int) -> CGRect {
    frame(at: counts.path(of: number), in: arrangement)
  }

  func frame(at path: IndexPath, in arrangement: any CollectionViewArrangement) -> CGRect {
    place(arrangement.frameForItem(at: path), ofSection: path.section, in: arrangement)
  }

  /// Converts left-to-right content coordinates to those of the view that holds the cells.
  func place(
    _ frame: CGRect, ofSection section: Int, in arrangement: any CollectionViewArrangement
  ) -> CGRect {
    guard let shelf = arrangement.shelf(ofSection: section) else {
      return mirroredIfNeeded(frame, in: arrangement.contentSize.width)
    }
    return mirroredIfNeeded(
      frame.offsetBy(dx: -shelf.frame.minX, dy: -shelf.frame.minY), in: shelf.contentSize.width)
  }

  /// Returns the frame of an item, whether it has a cell or not; nil for an item that does not
  /// exist.
  ///
  /// The frame is that of ``layoutAttributesForItem(at:)``, in points of the list's content, and
  /// takes pending layout into account. In a section that scrolls orthogonally, it is the current
  /// one.
  public func frameForItem(at indexPath: IndexPath) -> CGRect? {
    guard let number = counts.number(of: indexPath) else { return nil }
    let frame = frame(of: number)
    guard let shelf = shelves[indexPath.section] else { return frame }
    return frame.offsetBy(
      dx: shelf.frame.minX - shelf.contentOffset.x, dy: shelf.frame.minY - shelf.contentOffset.y)
  }

  /// Calls `body` with the numbers of all items that intersect `rect`, in order, until it returns
  /// false.
  ///
  /// - Parameters:
  ///   - rect: The area, in points of the list or of the shelf.
  ///   - shelf: The shelf whose items are visited; nil for the items outside shelves.
  ///   - body: A closure that receives numbers among the items of all sections.
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

  /// Whether an item overlaps `rect`, which is in points of the list or of the shelf.
  func hasItem(in rect: CGRect, of shelf: CollectionShelfView? = nil) -> Bool {
    var isFound = false
    forEachNumber(in: rect, of: shelf) { number in
      isFound = frame(of: number).overlaps(rect)
      return !isFound
    }
    return isFound
  }

  /// Returns the configuration of a section that is a list; nil for any other section.
  func listConfiguration(ofSection section: Int) -> CollectionLayoutListConfiguration? {
    arrangement.listConfiguration(ofSection: section)
  }

  /// Puts a card behind the rows of each section of a grouped list.
  func layOutGroups() {
    let looks = (0..<numberOfSections).map(listConfiguration)
    groups.show(looks, in: self, at: backgroundView == nil ? 0 : 1) { section in
      let ends = [0, numberOfItems(inSection: section) - 1]
      return ends.compactMap { frameForItem(at: IndexPath(item: $0, section: section)) }
        .reduce(nil as CGRect?) { $0?.union($1) ?? $1 }
    }
    // The row that was last in its section may no longer be.
    guard looks.contains(where: { $0?.showsSeparators == true }) else { return }
    for case let row as CollectionViewListCell in made.values { row.matchSeparator() }
  }

  // MARK: Cells

  /// Returns the cell of an item; nil for an item without a cell, such as one far from the visible
  /// part.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    counts.number(of: indexPath).flatMap { made[$0] }
  }

  /// Returns the index path of a cell's item; nil for a cell without an item in this list.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    cell.list === self ? cell.indexPath : nil
  }

  /// The index paths of the items whose cells are visible, in item order.
  public var indexPathsForVisibleItems: [IndexPath] { visibleNumbers.map(counts.path) }

  /// The visible cells, in the order of their items.
  public var visibleCells: [CollectionViewCell] { visibleNumbers.compactMap { made[$0] } }

  private var visibleNumbers: [Int] { made.filter { isVisible($0.value) }.keys.sorted() }

  /// Whether a part of the cell is within the bounds of the list, and of its shelf if it is in one.
  func isVisible(_ cell: CollectionViewCell) -> Bool {
    guard let shelf = cell.superview as? CollectionShelfView else {
      return cell.frame.overlaps(bounds)
    }
    return cell.frame.overlaps(shelf.bounds) && shelf.frame.overlaps(bounds)
  }
}

extension CGRect {
  /// Whether the two rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
