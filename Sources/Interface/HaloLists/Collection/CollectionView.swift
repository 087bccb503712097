import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloHosting
import HaloSceneGraph

/// A scroll view that shows items as cells, arranged by a layout: UIKit's `UICollectionView`.
///
/// With a data source, cells exist only for items near the visible part, the focused item and the
/// one focused last. The list stores nothing else per item, however many there are.
open class CollectionView: ScrollView, ScrollingList, AccessibleKind {
  /// The layout of the cells; setting another one arranges them again.
  public var collectionViewLayout: CollectionViewLayout {
    didSet {
      if collectionViewLayout !== oldValue { oldValue.leave() }
      collectionViewLayout.list = self
      forgetMeasuredSizes()
      invalidateArrangement()
    }
  }
  /// The data source, held weakly; setting one removes the cells of `setCells(_:)`.
  public weak var dataSource: (any CollectionViewDataSource)? {
    didSet {
      if dataSource != nil { replaceGivenCells(by: nil) }
    }
  }
  /// The delegate, held weakly; with nil all defaults apply.
  public weak var delegate: (any CollectionViewDelegate)? { didSet { updateEntrance() } }
  /// Whether items can be focused outside the editing mode, unless the delegate decides otherwise.
  ///
  /// The default depends on the platform: on iPad and Mac true in a sidebar and with full keyboard
  /// access, elsewhere always true (WWDC21 10260, 4:10).
  public var allowsFocus: Bool {
    get { givenAllowsFocus ?? allowsFocusByDefault }
    set {
      givenAllowsFocus = newValue
      focusMayHaveChanged()
    }
  }
  private(set) var givenAllowsFocus: Bool?
  /// Whether items can be focused in the editing mode, unless the delegate decides otherwise.
  ///
  /// The default is that of ``allowsFocus``.
  public var allowsFocusDuringEditing: Bool {
    get { givenAllowsFocusDuringEditing ?? allowsFocusByDefault }
    set {
      givenAllowsFocusDuringEditing = newValue
      focusMayHaveChanged()
    }
  }
  private var givenAllowsFocusDuringEditing: Bool?
  /// Whether the list is in its editing mode, in which the properties `...DuringEditing` apply.
  public var isEditing = false { didSet { focusMayHaveChanged() } }
  /// Whether the user can select an item outside the editing mode.
  public var allowsSelection = true
  /// Whether the user can select several items outside the editing mode; requires
  /// ``allowsSelection``.
  public var allowsMultipleSelection = false
  /// Whether the user can select an item in the editing mode.
  public var allowsSelectionDuringEditing = false
  /// Whether the user can select several items in the editing mode; does not require
  /// ``allowsSelectionDuringEditing``.
  public var allowsMultipleSelectionDuringEditing = false
  /// Whether moving focus to a cell selects it.
  ///
  /// The default depends on the platform: true on iPad and Mac in a sidebar (WWDC21 10260, 4:10).
  public var selectionFollowsFocus: Bool {
    get { givenSelectionFollowsFocus ?? selectionFollowsFocusByDefault }
    set { givenSelectionFollowsFocus = newValue }
  }
  private var givenSelectionFollowsFocus: Bool?
  /// Whether focus that enters the list from outside goes to the cell focused last.
  public var remembersLastFocusedIndexPath = false { didSet { updateEntrance() } }
  /// Whether typed letters move focus to the next item whose text begins with them; AppKit's name.
  ///
  /// Like all system behaviour it takes precedence over commands without priority; a screen with
  /// single-letter commands may switch it off.
  public var allowsTypeSelect = true

  /// The given cells of all sections; empty with a data source.
  public var cells: [CollectionViewCell] { given.map { Array($0.sections.joined()) } ?? [] }
  var given: GivenCells?

  /// The existing cells, by number among the items of all sections.
  var made: [Int: CollectionViewCell] = [:]
  /// The placeholders offered to the focus engine in place of cells; kept until their items move.
  var placeholders: [Int: CellPlaceholder] = [:]
  /// Whether cells contain something focusable, by section, for sections with items that the
  /// delegate refuses.
  ///
  /// One cell of the section answers for all, when it is first needed.
  var leadsInside: [Int: Bool] = [:]
  var pool = ReusePool<CollectionViewCell>()
  /// The updates of the batch in progress; nil outside a batch.
  var pendingUpdates: ItemUpdates?
  /// The numbers of the selected items, stored as ranges so that selecting a million is cheap.
  var selection = IndexSet()
  var selectionRun: SelectionRun?
  var typed = TypedPrefix()
  /// The guide that redirects movements, which do not use the list's `preferredFocusEnvironments`.
  lazy var entrance = EntranceGuide { [weak self] in
    if let item = self?.preferredItem { [item] } else { [] }
  }
  var lastFocusedNumber: Int? { didSet { updateEntrance() } }

  /// The numbers of items; nil after a reload until they are needed.
  var knownCounts: ItemCounts?
  /// The arrangement with the size for which it was made; nil after a change until it is needed.
  var knownArrangement: (arrangement: any CollectionViewArrangement, size: CGSize)?
  var framesAreStale = true
  /// The sizes that cells asked for; discarded when the size of the list changes.
  var measured = MeasuredSizes()
  /// The sizes that cells asked for since the last layout, by item number.
  var newlyMeasured: [Int: CGSize] = [:]
  /// Whether the existing cells have to be measured again.
  var cellsNeedMeasuring = false
  /// The views of the sections that scroll orthogonally, by the index of the section.
  var shelves: [Int: CollectionShelfView] = [:]
  let supplements = Supplements()

  /// The height of the space above the first section that scrolls with the content, in points; for
  /// a bar over the list.
  package var roomAbove: CGFloat = 0 {
    didSet {
      guard roomAbove != oldValue else { return }
      // Scrolling to the first row shows all of the bar.
      focusScrollMargins.top += roomAbove - oldValue
      invalidateArrangement()
    }
  }

  let groups = ListGroups()

  /// Creates an empty list; `frame` is in points of the superview.
  public init(frame: CGRect = .zero, collectionViewLayout: CollectionViewLayout) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame)
    keepsContentSize = true
    collectionViewLayout.list = self
  }

  /// Creates an empty list with a value that arranges its items; `frame` is in points of the
  /// superview.
  public convenience init(
    frame: CGRect = .zero, collectionViewLayout: any CollectionViewArranging
  ) {
    self.init(frame: frame, collectionViewLayout: .arranged(by: collectionViewLayout))
  }

  package var knownAccessibility: KnownAccessibility {
    var known = KnownAccessibility(isElement: false, role: goesDownAndAcross ? .grid : .list)
    known.itemCount = counts.total
    return known
  }

  /// Whether the cells form a grid, whatever the layout.
  private var goesDownAndAcross: Bool {
    // Computed from centre and bounds, because `frame` includes focus effects and is slow for a
    // hundred rows.
    let places = made.values.lazy.map {
      CGPoint(x: $0.center.x - $0.bounds.width / 2, y: $0.center.y - $0.bounds.height / 2)
    }
    guard let first = places.first else { return false }
    // The tolerance allows for inexact halves of widths.
    return places.contains { abs($0.x - first.x) > 0.5 }
      && places.contains { abs($0.y - first.y) > 0.5 }
  }

  /// The view behind all cells, as large as the visible part; nil for none.
  public var backgroundView: View? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    matchShelves()
    contentSize = arrangement.contentSize
    super.layoutSubviews()
    updateCells()
    measureCellsAgain()
    settleMeasuredCells(placing: true)
    supplements.layOut(in: self)
    layOutGroups()
    backgroundView?.frame = bounds
  }

  open override func appearanceDidChange() {
    super.appearanceDidChange()
    // The layout direction and the text size may have changed.
    framesAreStale = true
    cellsNeedMeasuring = true
    placeholders = [:]
    leadsInside = [:]
    if !collectionViewLayout.arrangesDirectly { invalidateArrangement() }
  }

  package func willScroll(to offset: CGPoint) {
    if given == nil { shortenGlide(to: offset) }
    layoutMayFollow(to: offset)
  }

  /// Whether an item, a subview or a supplementary view is in `rect`; beyond the last there is only
  /// a margin.
  package func showsMore(in rect: CGRect) -> Bool {
    if hasItem(in: rect) { return true }
    if subviews.contains(where: { !$0.isHidden && $0.frame.overlaps(rect) }) { return true }
    let whole = mirroredIfNeeded(rect, in: arrangement.contentSize.width)
    return arrangement.supplements(in: whole).contains { $0.frame.overlaps(whole) }
  }

  open override func didScroll() {
    super.didScroll()
    if given == nil { setNeedsLayout() }
    // The cells move with the animation of the scroll, if there is one.
    if framesAreStale, !collectionViewLayout.arrangesDirectly { placeCells() }
    supplements.pin(in: self)
    delegate?.scrollViewDidScroll(self)
  }

  /// Returns the content offset that shows the item beside pinned supplementary views.
  open override func contentOffset(
    forFocusing item: any FocusItem, proposed: CGPoint
  ) -> CGPoint {
    let offset = super.contentOffset(
      forFocusing: item, proposed: supplements.offset(showing: item, proposed, in: self))
    return collectionViewLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: .zero)
  }

  // MARK: Focus

  open override var preferredFocusEnvironments: [any FocusEnvironment] {
    preferredItem.map { [$0, self] } ?? super.preferredFocusEnvironments
  }

  /// Returns the focusable views in `rect`, and placeholders for items without a cell.
  open override func focusItems(in rect: CGRect) -> [any FocusItem] {
    let views = super.focusItems(in: rect)
    return given == nil ? itemsInOrder(views, in: rect) : views
  }

  open override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
    guard super.shouldUpdateFocus(in: context) else { return false }
    guard let delegate else { return true }
    return delegate.collectionView(self, shouldUpdateFocusIn: byIndexPath(context))
  }

  open override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    delegate?.collectionView(self, didUpdateFocusIn: byIndexPath(context), with: coordinator)
    guard let cell = context.nextFocusedItem as? CollectionViewCell, cell.list === self,
      let number = cell.number
    else { return }
    lastFocusedNumber = number
    // The focused cell changes the order of items that overlap.
    if collectionViewLayout.attributed != nil { focusMayHaveChanged() }
    selectionMayFollow(to: number, in: context)
  }

  // MARK: Keys

  /// The responses of a scroll view, with Select All and Deselect All if several items can be
  /// selected.
  open override var responses: [Selector: @MainActor (Any?) -> Void] {
    var responses = super.responses
    guard selectsSeveral else { return responses }
    responses[.selectAll] = { [weak self] _ in self?.selectAllItems() }
    responses[.deselectAll] = { [weak self] _ in self?.deselectAllItems() }
    return responses
  }
}
