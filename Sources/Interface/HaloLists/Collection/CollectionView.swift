import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloHosting
import HaloSceneGraph

/// Cells in a list, a grid or a shelf, as its layout says: UIKit's `UICollectionView`.
///
/// With a data source only those cells exist that are near the visible part, the one with the focus
/// and the one that had it last. Nothing else is stored for an item, however many there are.
open class CollectionView: ScrollView, ScrollingList, AccessibleKind {
  /// Where the cells stand; setting another one places them anew.
  public var collectionViewLayout: CollectionViewLayout {
    didSet {
      if collectionViewLayout !== oldValue { oldValue.leave() }
      collectionViewLayout.list = self
      forgetMeasuredSizes()
      invalidateArrangement()
    }
  }
  /// Replaces cells that were set by `setCells(_:)`.
  public weak var dataSource: (any CollectionViewDataSource)? {
    didSet {
      if dataSource != nil { replaceGivenCells(by: nil) }
    }
  }
  /// Decides about the items and hears of them; held weakly, and nil: every default holds.
  public weak var delegate: (any CollectionViewDelegate)? { didSet { updateEntrance() } }
  /// Whether items can have the focus outside of editing, unless the delegate says otherwise.
  ///
  /// Until it is set, as the platform has it: on iPad and Mac in a sidebar, and with full keyboard
  /// access; elsewhere always (WWDC21 10260, 4:10).
  public var allowsFocus: Bool {
    get { givenAllowsFocus ?? allowsFocusByDefault }
    set {
      givenAllowsFocus = newValue
      focusMayHaveChanged()
    }
  }
  private var givenAllowsFocus: Bool?
  /// Whether items can have the focus during editing, unless the delegate says otherwise.
  ///
  /// Until it is set, as ``allowsFocus`` is then.
  public var allowsFocusDuringEditing: Bool {
    get { givenAllowsFocusDuringEditing ?? allowsFocusByDefault }
    set {
      givenAllowsFocusDuringEditing = newValue
      focusMayHaveChanged()
    }
  }
  private var givenAllowsFocusDuringEditing: Bool?
  /// Whether the list is in its editing mode, for which the properties `...DuringEditing` hold.
  public var isEditing = false { didSet { focusMayHaveChanged() } }
  /// Whether a person can select an item outside of editing.
  public var allowsSelection = true
  /// Whether several items can be selected outside of editing; needs ``allowsSelection`` too.
  public var allowsMultipleSelection = false
  /// Whether a person can select an item during editing.
  public var allowsSelectionDuringEditing = false
  /// Whether several items can be selected during editing; enough by itself.
  public var allowsMultipleSelectionDuringEditing = false
  /// Moving focus to a cell selects it.
  ///
  /// Until it is set, as the platform has it: on iPad and Mac in a sidebar (WWDC21 10260, 4:10).
  public var selectionFollowsFocus: Bool {
    get { givenSelectionFollowsFocus ?? selectionFollowsFocusByDefault }
    set { givenSelectionFollowsFocus = newValue }
  }
  private var givenSelectionFollowsFocus: Bool?
  /// Coming back from outside, focus goes to the cell that had it last.
  public var remembersLastFocusedIndexPath = false { didSet { updateEntrance() } }
  /// Whether letters that are typed move focus to the next item whose text begins with them;
  /// AppKit's name.
  ///
  /// Like all system behaviour it comes before commands without priority; a screen with commands of
  /// single letters may want to switch it off.
  public var allowsTypeSelect = true

  /// Those that were given, of all sections; empty with a data source.
  public var cells: [CollectionViewCell] { given.map { Array($0.sections.joined()) } ?? [] }
  var given: GivenCells?

  /// By number among all items.
  var made: [Int: CollectionViewCell] = [:]
  /// Offered to focus in place of cells; kept until their items move.
  var placeholders: [Int: CellPlaceholder] = [:]
  /// Of sections of which the delegate refuses items: whether something in their cells takes the
  /// focus; found out by one cell when it is asked for.
  var leadsInside: [Int: Bool] = [:]
  var pool = ReusePool<CollectionViewCell>()
  /// Of the batch of updates that is being put together; nil outside of one.
  var pendingUpdates: ItemUpdates?
  /// The numbers of the selected items; as ranges, so that selecting all of a million costs
  /// nothing.
  var selection = IndexSet()
  var selectionRun: SelectionRun?
  var typed = TypedPrefix()
  /// Redirects movements, which do not ask `preferredFocusEnvironments` of the list.
  lazy var entrance = EntranceGuide { [weak self] in
    if let item = self?.preferredItem { [item] } else { [] }
  }
  var lastFocusedNumber: Int? { didSet { updateEntrance() } }

  /// nil until asked for after a reload.
  var knownCounts: ItemCounts?
  /// nil until asked for after a change.
  var knownArrangement: (arrangement: any CollectionViewArrangement, size: CGSize)?
  var framesAreStale = true
  /// What cells asked for; forgotten when the list has another size.
  var measured = MeasuredSizes()
  /// What cells asked for since the last layout, by number.
  var newlyMeasured: [Int: CGSize] = [:]
  /// Whether the cells that there are have to be asked for their sizes.
  var cellsNeedMeasuring = false
  /// The sections that scroll by themselves.
  var shelves: [Int: CollectionShelfView] = [:]
  let supplements = Supplements()

  /// Points above the first section that scroll away with the content: for a bar over the list.
  package var roomAbove: CGFloat = 0 {
    didSet {
      guard roomAbove != oldValue else { return }
      // With the first row comes all of the bar.
      focusScrollMargins.top += roomAbove - oldValue
      invalidateArrangement()
    }
  }

  let groups = ListGroups()

  /// An empty list; `frame` is in the superview's coordinates, in points.
  public init(frame: CGRect = .zero, collectionViewLayout: CollectionViewLayout) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame)
    keepsContentSize = true
    collectionViewLayout.list = self
  }

  /// The same for a value that says where the cells stand.
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

  /// Whether it is a grid, whatever lays it out.
  private var goesDownAndAcross: Bool {
    // Without what a focus effect does to a frame, which takes long to ask of a hundred rows.
    let places = made.values.lazy.map {
      CGPoint(x: $0.center.x - $0.bounds.width / 2, y: $0.center.y - $0.bounds.height / 2)
    }
    guard let first = places.first else { return false }
    // Halves of widths are not exact.
    return places.contains { abs($0.x - first.x) > 0.5 }
      && places.contains { abs($0.y - first.y) > 0.5 }
  }

  /// Behind all cells, as large as what is seen; nil: nothing.
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
    // The direction of reading may have changed, and how large texts are.
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

  /// Beyond the last item and footer there is only a margin.
  package func showsMore(in rect: CGRect) -> Bool {
    if hasItem(in: rect) { return true }
    if subviews.contains(where: { !$0.isHidden && $0.frame.overlaps(rect) }) { return true }
    let whole = mirroredIfNeeded(rect, in: arrangement.contentSize.width)
    return arrangement.supplements(in: whole).contains { $0.frame.overlaps(whole) }
  }

  open override func didScroll() {
    super.didScroll()
    if given == nil { setNeedsLayout() }
    // With the animation of the scroll, if there is one.
    if framesAreStale, !collectionViewLayout.arrangesDirectly { placeCells() }
    supplements.pin(in: self)
    delegate?.scrollViewDidScroll(self)
  }

  /// Leaves room for what stays in sight above and below.
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

  /// Also offers placeholders for items without a cell.
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
    // What overlaps is offered in another order.
    if collectionViewLayout.attributed != nil { focusMayHaveChanged() }
    selectionMayFollow(to: number, in: context)
  }

  // MARK: Keys

  /// Select All and Deselect All where several items can be selected.
  open override var responses: [Selector: @MainActor (Any?) -> Void] {
    var responses = super.responses
    guard selectsSeveral else { return responses }
    responses[.selectAll] = { [weak self] _ in self?.selectAllItems() }
    responses[.deselectAll] = { [weak self] _ in self?.deselectAllItems() }
    return responses
  }
}
