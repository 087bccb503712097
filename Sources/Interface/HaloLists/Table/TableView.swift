import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

/// Rows, in sections with titles: UIKit's `UITableView`.
///
/// The rows are those of a ``CollectionView`` that fills the table, and are made as lazily.
open class TableView: View {
  /// What the sections look like.
  public enum Style: Int, Hashable, Sendable {
    /// From edge to edge; titles stay in sight.
    case plain
    /// On cards from edge to edge.
    case grouped
    /// On cards with round corners.
    case insetGrouped
  }

  /// Stands for the height that a row or a title wants by itself.
  public static let automaticDimension: CGFloat = -1

  /// What the sections look like.
  public let style: Style
  /// Shows the rows.
  package let list: CollectionView
  /// Views above and below sections that are not seen now.
  var headerFooterPool = ReusePool<TableViewHeaderFooterView>()
  private let adapter: TableAdapter

  /// Says what rows there are; held weakly.
  public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  /// Decides about the rows and hears of them; held weakly.
  public weak var delegate: (any TableViewDelegate)? { didSet { list.updateEntrance() } }
  /// Of every row in points, or ``automaticDimension``, as at first.
  public var rowHeight = TableView.automaticDimension {
    didSet { if rowHeight != oldValue { reloadData() } }
  }
  /// About how high a row is that has not been made, in points; ``automaticDimension``, as at first,
  /// or 0: the table's guess.
  public var estimatedRowHeight = TableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { list.invalidateArrangement() } }
  }

  /// An empty table; `frame` is in the superview's coordinates, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    let adapter = TableAdapter()
    self.adapter = adapter
    list = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout { index, _ in
        adapter.table?.section(index)
      })
    super.init(frame: frame)
    adapter.table = self
    list.dataSource = adapter
    list.delegate = adapter
    addSubview(list)
    adapter.registerTitles(in: list)
  }

  /// A plain table.
  public override convenience init(frame: CGRect = .zero) { self.init(frame: frame, style: .plain) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    list.frame = bounds
  }

  /// Rows and titles of one section.
  private func section(_ index: Int) -> CollectionLayoutSection {
    let appearance: CollectionLayoutListConfiguration.Appearance =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    var configuration = CollectionLayoutListConfiguration(appearance: appearance)
    configuration.showsSeparators = separatorStyle != .none
    if adapter.hasTitle(of: CollectionView.elementKindSectionHeader, index) {
      configuration.headerMode = .supplementary
    }
    if adapter.hasTitle(of: CollectionView.elementKindSectionFooter, index) {
      configuration.footerMode = .supplementary
    }
    let height = rowHeight >= 0 ? rowHeight : estimatedRowHeight
    // Of rows without a height all would be near what is seen.
    let section = CollectionLayoutSection(
      list: configuration,
      rowHeight: height > 0 ? height : CollectionLayoutListConfiguration.rowHeight)
    // A title stands close to its rows, and keeps away from others' itself.
    if configuration.headerMode == .supplementary { section.contentInsets.top = 0 }
    if configuration.footerMode == .supplementary { section.contentInsets.bottom = 0 }
    return section
  }

  /// Whether hairlines stand between the rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// One hairline.
    case singleLine
  }

  /// At first one line.
  public var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { list.invalidateArrangement() } }
  }

  // MARK: Focus

  /// Whether rows can have the focus outside of editing, unless the delegate says otherwise; until
  /// it is set, as the platform has it.
  public var allowsFocus: Bool {
    get { list.allowsFocus }
    set { list.allowsFocus = newValue }
  }
  /// The same during editing.
  public var allowsFocusDuringEditing: Bool {
    get { list.allowsFocusDuringEditing }
    set { list.allowsFocusDuringEditing = newValue }
  }
  /// Moving focus to a row selects it.
  public var selectionFollowsFocus: Bool {
    get { list.selectionFollowsFocus }
    set { list.selectionFollowsFocus = newValue }
  }
  /// Coming back from outside, focus goes to the row that had it last.
  public var remembersLastFocusedIndexPath: Bool {
    get { list.remembersLastFocusedIndexPath }
    set { list.remembersLastFocusedIndexPath = newValue }
  }
  /// That of the rows.
  open override var focusGroupIdentifier: String? {
    get { list.focusGroupIdentifier }
    set { list.focusGroupIdentifier = newValue }
  }
  /// The rows.
  open override var preferredFocusEnvironments: [any FocusEnvironment] { [list] }

  // MARK: Selection

  /// Whether the table is in its editing mode.
  public var isEditing: Bool {
    get { list.isEditing }
    set { list.isEditing = newValue }
  }
  /// Whether a person can select a row.
  public var allowsSelection: Bool {
    get { list.allowsSelection }
    set { list.allowsSelection = newValue }
  }
  /// Whether several rows can be selected.
  public var allowsMultipleSelection: Bool {
    get { list.allowsMultipleSelection }
    set { list.allowsMultipleSelection = newValue }
  }

  // MARK: Place

  /// Of the rows, in points.
  public var contentOffset: CGPoint {
    get { list.contentOffset }
    set { list.contentOffset = newValue }
  }
  /// Of all rows and titles, in points.
  public var contentSize: CGSize { list.contentSize }
  /// Scrolls the rows; see `ScrollView/setContentOffset(_:animated:)`.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    list.setContentOffset(contentOffset, animated: animated)
  }
  /// Scrolls a place into sight; see `ScrollView/scrollRectToVisible(_:animated:)`.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    list.scrollRectToVisible(rect, animated: animated)
  }
  /// False: neither a wheel nor focus scrolls the rows; what is out of sight takes focus all the same.
  public var isScrollEnabled: Bool {
    get { list.isScrollEnabled }
    set { list.isScrollEnabled = newValue }
  }
}
