import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

extension CollectionView {
  // MARK: Whether items can be focused

  /// The focus model of the window; nil outside a window.
  private var model: FocusModel? { window?.focusSystem?.model }

  var allowsFocusByDefault: Bool {
    collectionViewLayout.isSidebar || model.map(\.reachesControls) ?? true
  }

  var selectionFollowsFocusByDefault: Bool {
    collectionViewLayout.isSidebar && model.map { $0.arrowScope == .focusGroup } ?? false
  }

  /// `allowsFocus`, or `allowsFocusDuringEditing` while the list is in its editing mode.
  var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  /// Whether no key reaches the items, although the user may select them and the program has not set
  /// ``allowsFocus``.
  package var isOutOfReachByDefault: Bool {
    guard givenAllowsFocus == nil, !allowsFocusNow, allowsSelection, counts.total > 0 else {
      return false
    }
    return window?.focusSystem?.offersItems(in: self) == false
  }

  /// Whether an item can be focused; the delegate's answer overrides the list's (Apple,
  /// UICollectionView documentation).
  func canFocus(_ number: Int) -> Bool {
    guard let delegate else { return allowsFocusNow }
    return delegate.collectionView(self, canFocusItemAt: counts.path(of: number))
  }

  func canFocus(_ cell: CollectionViewCell) -> Bool {
    guard let number = cell.number, number < counts.total else { return false }
    return canFocus(number)
  }

  /// Returns the reason why a cell cannot be focused, for the debugger.
  func focusRefusal(of cell: CollectionViewCell) -> String {
    guard cell.indexPath != nil else { return "stands for no item of \(focusDebugLabel)" }
    // If the list does not allow focus, the reason is the list, not the delegate.
    guard !allowsFocusNow else { return "the delegate of \(focusDebugLabel) refuses it" }
    let property = isEditing ? "allowsFocusDuringEditing" : "allowsFocus"
    return "\(property) of \(focusDebugLabel) is false"
  }

  // MARK: Items that receive focus first

  /// The remembered item, otherwise the delegate's (Apple, UICollectionView documentation), as a
  /// focus item; nil if geometry decides.
  var preferredItem: (any FocusItem)? {
    if remembersLastFocusedIndexPath, let number = lastFocusedNumber, number < counts.total,
      made[number] != nil || canFocus(number)
    {
      return item(number)
    }
    guard let path = delegate?.indexPathForPreferredFocusedView(in: self),
      let number = counts.number(of: path), made[number] != nil || canFocus(number)
    else { return nil }
    return item(number)
  }

  /// Returns the cell of an item, or a placeholder if it has none.
  func item(_ number: Int) -> any FocusItem { made[number] ?? placeholder(number) }

  private func placeholder(_ number: Int) -> CellPlaceholder {
    if let known = placeholders[number] { return known }
    let new = CellPlaceholder(number, frame: frame(of: number), in: self)
    placeholders[number] = new
    return new
  }

  /// Adds or removes the guide through which movements enter a list that remembers its last focused
  /// item.
  func updateEntrance() {
    if remembersLastFocusedIndexPath, entrance.owningView == nil { addLayoutGuide(entrance) }
    if !remembersLastFocusedIndexPath, entrance.owningView != nil { removeLayoutGuide(entrance) }
    if entrance.owningView != nil { focusMayHaveChanged() }
  }

  // MARK: Items without cells

  /// The maximum number of placeholders offered: those nearest to the focus, besides the first and
  /// the last of all for Tab, Home and End.
  ///
  /// The limit keeps a search in a large area from visiting a million items.
  private static let offered = 200

  /// Returns the cells among `views` and placeholders for items without a cell, in item order,
  /// followed by all other views.
  ///
  /// - Parameters:
  ///   - views: The focus items that are views in the list or the shelf.
  ///   - rect: The search area, in points of the list or of the shelf.
  ///   - shelf: The shelf whose items are returned; nil for the items outside shelves and the
  ///     shelves themselves.
  /// - Returns: The focus items, in order.
  func itemsInOrder(
    _ views: [any FocusItem], in rect: CGRect, of shelf: CollectionShelfView? = nil
  ) -> [any FocusItem] {
    let missing = unmadeNumbers(in: rect, of: shelf)
    var items: [(number: Int, rank: Int, item: any FocusItem)] = []
    items.reserveCapacity(views.count + missing.count)
    var others: [any FocusItem] = []
    for view in views {
      if let shelf = view as? CollectionShelfView {
        items.append((counts.firstNumber(ofSection: shelf.place.section), 0, shelf))
      } else if let place = supplements.place(of: view) {
        // A header precedes the items of its section, and a footer those of the next section.
        let section = place.indexPath.section + (place.isAtEnd ? 1 : 0)
        items.append((counts.firstNumber(ofSection: section), place.isAtEnd ? -2 : -1, view))
      } else if let cell = view as? CollectionViewCell, cell.reuseIdentifier != nil {
        // A cell without a number is being removed.
        if let number = cell.number { items.append((number, 0, cell)) }
      } else {
        others.append(view)
      }
    }
    for number in missing { items.append((number, 0, placeholder(number))) }
    items.sort { ($0.number, $0.rank) < ($1.number, $1.rank) }
    if shelf == nil { raiseFocused(in: &items) }
    var result: [any FocusItem] = []
    result.reserveCapacity(items.count + others.count)
    for entry in items { result.append(entry.item) }
    return result + others
  }

  /// Whether focus may go to an item without a cell, or to a view inside its cell if the delegate
  /// refuses the cell.
  private func mayLead(_ number: Int) -> Bool {
    if canFocus(number) { return true }
    guard allowsFocusNow, given == nil, counts.total > number else { return false }
    let section = counts.path(of: number).section
    if let known = leadsInside[section] { return known }
    leadsInside[section] = false
    let example = made.first { counts.path(of: $0.key).section == section }?.value
    let leads = (example ?? makeCell(number))?.hasFocusItemInside == true
    leadsInside[section] = leads
    // The cell was made for this check only, and the item keeps its placeholder.
    if example == nil, let cell = made.removeValue(forKey: number) { retire(cell) }
    return leads
  }

  /// Returns the focusable items without a cell that intersect `rect`, or those nearest to the
  /// focus if there are too many.
  private func unmadeNumbers(in rect: CGRect, of shelf: CollectionShelfView?) -> [Int] {
    guard !bounds.isEmpty else { return [] }
    if let all = unmadeNumbers(in: rect, atMost: Self.offered, of: shelf) { return all }
    var numbers = Set(nearNumbers(in: rect, of: shelf))
    let all = shelf.map { counts.numbers(ofSection: $0.place.section) } ?? 0..<counts.total
    let arrangement = arrangement
    func isMeant(_ number: Int) -> Bool {
      guard shelf == nil, !shelves.isEmpty else { return mayLead(number) }
      let section = counts.path(of: number).section
      return arrangement.shelf(ofSection: section) == nil && mayLead(number)
    }
    for case let number? in [all.first(where: isMeant), all.last(where: isMeant)]
    where made[number] == nil {
      numbers.insert(number)
    }
    return Array(numbers)
  }

  /// Returns the items nearest to the focus, at most ``offered`` of them.
  private func nearNumbers(in rect: CGRect, of shelf: CollectionShelfView?) -> [Int] {
    let anchor = anchor(in: shelf)
    func found(_ reach: CGFloat) -> [Int]? {
      unmadeNumbers(
        in: anchor.insetBy(dx: -reach, dy: -reach).intersection(rect), atMost: Self.offered,
        of: shelf)
    }
    var near: [Int] = []
    var (low, high): (CGFloat, CGFloat) = (0, max(anchor.width, anchor.height))
    while let more = found(high) {
      near = more
      (low, high) = (high, 2 * high)
    }
    // Across a gap, doubling may go from no items to too many, so bisect.
    for _ in 0..<Self.bisections where near.isEmpty {
      let middle = (low + high) / 2
      if let more = found(middle) { (near, low) = (more, middle) } else { high = middle }
    }
    return near
  }

  /// The number of bisection steps: enough to come within a row after a gap of a million points.
  private static let bisections = 24

  /// Returns the focusable items without a cell that intersect `rect`; nil if there are more than
  /// `limit`.
  private func unmadeNumbers(
    in rect: CGRect, atMost limit: Int, of shelf: CollectionShelfView?
  ) -> [Int]? {
    guard !rect.isNull else { return [] }
    var numbers: [Int] = []
    forEachNumber(in: rect, of: shelf) { number in
      if made[number] == nil, mayLead(number) { numbers.append(number) }
      return numbers.count <= limit
    }
    return numbers.count <= limit ? numbers : nil
  }

  /// Returns the rectangle from which distances are measured: the focused item's frame, or the
  /// visible part.
  private func anchor(in shelf: CollectionShelfView?) -> CGRect {
    let least: CGFloat = 8
    var focused = shelf?.bounds ?? bounds
    if let number = number(around: window?.focusSystem?.focusedItem) {
      let own = shelves[counts.path(of: number).section]
      if own === shelf {
        focused = frame(of: number)
      } else if shelf == nil, let own {
        focused = own.frame
      }
    }
    return focused.insetBy(
      dx: min(0, (focused.width - least) / 2), dy: min(0, (focused.height - least) / 2))
  }

  // MARK: Numbers of items

  /// Returns the item number of a cell or a placeholder; nil if `item` is not in this list.
  func number(of item: any FocusItem) -> Int? {
    (item as? CellPlaceholder)?.number ?? number(around: item)
  }

  /// Returns the number of the cell that is `item` or contains it; nil if `item` is not in this
  /// list.
  func number(around item: (any FocusItem)?) -> Int? {
    var environment: (any FocusEnvironment)? = item
    while let current = environment, current !== self {
      if let cell = current as? CollectionViewCell, cell.list === self {
        return cell.number
      }
      environment = current.parentFocusEnvironment
    }
    return nil
  }

  func indexPath(around item: (any FocusItem)?) -> IndexPath? {
    guard let number = number(around: item), number < counts.total else { return nil }
    return counts.path(of: number)
  }

  /// Returns a focus update with the index paths of the previous and the next item.
  func byIndexPath(_ context: FocusUpdateContext) -> CollectionViewFocusUpdateContext {
    CollectionViewFocusUpdateContext(
      context, from: indexPath(around: context.previouslyFocusedItem),
      to: indexPath(around: context.nextFocusedItem))
  }

  /// Moves focus to an item as a user's movement, making its cell if needed.
  func moveFocus(to number: Int, heading: FocusHeading) {
    window?.focusSystem?.moveFocus(to: item(number), heading: heading)
  }
}

extension View {
  /// Whether a descendant of the view can have the focus.
  fileprivate var hasFocusItemInside: Bool {
    subviews.contains { !$0.isHidden && ($0.canBecomeFocused || $0.hasFocusItemInside) }
  }
}
