import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

/// A list of rows, in sections with titles: UIKit's `UITableView`.
///
/// The rows are the cells of a ``CollectionView`` that fills the table, and are created as lazily.
open class TableView: View {
  /// The appearance of the sections.
  public enum Style: Int, Hashable, Sendable {
    /// Sections from edge to edge, with titles that stay visible.
    case plain
    /// Sections on cards from edge to edge.
    case grouped
    /// Sections on cards with round corners.
    case insetGrouped
  }

  /// The value that stands for the height that a row or a title wants by itself.
  public static let automaticDimension: CGFloat = -1

  /// The appearance of the sections.
  public let style: Style
  /// The collection view that shows the rows.
  package let list: CollectionView
  /// The header and footer views that wait for reuse.
  var headerFooterPool = ReusePool<TableViewHeaderFooterView>()
  private let adapter: TableAdapter

  /// The data source, held weakly, which provides the rows.
  public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  /// The delegate, held weakly.
  public weak var delegate: (any TableViewDelegate)? { didSet { list.updateEntrance() } }
  /// The height of every row in points, or ``automaticDimension``, which is the default.
  public var rowHeight = TableView.automaticDimension {
    didSet { if rowHeight != oldValue { reloadData() } }
  }
  /// The estimated height of a row without a cell, in points; with ``automaticDimension``, which is
  /// the default, or 0 the table chooses.
  public var estimatedRowHeight = TableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { list.invalidateArrangement() } }
  }

  /// Creates an empty table; `frame` is in points of the superview.
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

  /// Creates an empty plain table; `frame` is in points of the superview.
  public override convenience init(frame: CGRect = .zero) { self.init(frame: frame, style: .plain) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    list.frame = bounds
  }

  /// Returns the layout of a section with its titles.
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
    // If rows had no height, all of them would be near the visible part.
    let section = CollectionLayoutSection(
      list: configuration,
      rowHeight: height > 0
        ? height : CollectionLayoutListConfiguration.rowHeight(in: window))
    // A title has margins of its own, so it needs no inset between itself and its rows.
    if configuration.headerMode == .supplementary { section.contentInsets.top = 0 }
    if configuration.footerMode == .supplementary { section.contentInsets.bottom = 0 }
    keepInsideSafeArea(section, index)
    return section
  }

  /// Keeps a section inside the safe area of a television's screen, beyond which edges may be cut
  /// off; its rows scroll through the area at the top and at the bottom.
  private func keepInsideSafeArea(_ section: CollectionLayoutSection, _ index: Int) {
    guard let window, window.screenCanvas != nil else { return }
    let isMirrored = window.layoutDirection == .rightToLeft
    let area = safeAreaInsets
    section.contentInsets.leading += isMirrored ? area.right : area.left
    section.contentInsets.trailing += isMirrored ? area.left : area.right
    if index == 0 { section.spaceBefore = area.top }
    if index == numberOfSections - 1 { section.spaceAfter = area.bottom }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if window?.screenCanvas != nil { list.invalidateArrangement() }
  }

  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No separators.
    case none
    /// A single hairline.
    case singleLine
  }

  /// The style of the separators; a single line by default.
  public var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { list.invalidateArrangement() } }
  }

  // MARK: Focus

  /// Whether rows can be focused outside the editing mode, unless the delegate decides otherwise.
  ///
  /// The default depends on the platform.
  public var allowsFocus: Bool {
    get { list.allowsFocus }
    set { list.allowsFocus = newValue }
  }
  /// Whether rows can be focused in the editing mode, unless the delegate decides otherwise.
  ///
  /// The default depends on the platform.
  public var allowsFocusDuringEditing: Bool {
    get { list.allowsFocusDuringEditing }
    set { list.allowsFocusDuringEditing = newValue }
  }
  /// Whether moving focus to a row selects it.
  public var selectionFollowsFocus: Bool {
    get { list.selectionFollowsFocus }
    set { list.selectionFollowsFocus = newValue }
  }
  /// Whether focus that enters the table from outside goes to the row focused last.
  public var remembersLastFocusedIndexPath: Bool {
    get { list.remembersLastFocusedIndexPath }
    set { list.remembersLastFocusedIndexPath = newValue }
  }
  /// The focus group of the rows.
  open override var focusGroupIdentifier: String? {
    get { list.focusGroupIdentifier }
    set { list.focusGroupIdentifier = newValue }
  }
  /// The list of the rows.
  open override var preferredFocusEnvironments: [any FocusEnvironment] { [list] }

  // MARK: Selection

  /// Whether the table is in its editing mode.
  public var isEditing: Bool {
    get { list.isEditing }
    set { list.isEditing = newValue }
  }
  /// Whether the user can select a row.
  public var allowsSelection: Bool {
    get { list.allowsSelection }
    set { list.allowsSelection = newValue }
  }
  /// Whether the user can select several rows.
  public var allowsMultipleSelection: Bool {
    get { list.allowsMultipleSelection }
    set { list.allowsMultipleSelection = newValue }
  }

  // MARK: Scrolling

  /// The content offset of the rows, in points.
  public var contentOffset: CGPoint {
    get { list.contentOffset }
    set { list.contentOffset = newValue }
  }
  /// The size of all rows and titles, in points.
  public var contentSize: CGSize { list.contentSize }
  /// Scrolls the rows; see `ScrollView/setContentOffset(_:animated:)`.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    list.setContentOffset(contentOffset, animated: animated)
  }
  /// Scrolls so that a part of the content is visible; see
  /// `ScrollView/scrollRectToVisible(_:animated:)`.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    list.scrollRectToVisible(rect, animated: animated)
  }
  /// Whether the wheel and focus movements scroll the rows.
  ///
  /// If false, rows that are not visible can be focused all the same.
  public var isScrollEnabled: Bool {
    get { list.isScrollEnabled }
    set { list.isScrollEnabled = newValue }
  }
}
