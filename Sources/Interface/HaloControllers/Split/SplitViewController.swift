import FocusEngine
import Foundation
import HaloSceneGraph

/// A controller that shows two or three screens beside each other: UIKit's `UISplitViewController`.
///
/// Each column's controller is put into a navigation controller, unless it is one. Each column is a
/// focus group of its own, so that Tab moves from the sidebar to the detail (WWDC21 10260). In a
/// window narrower than ``compactWidth`` the columns form a single stack.
open class SplitViewController: ViewController {
  /// The width in points below which the view shows a single column.
  ///
  /// It is between the widths of windows that an iPad calls compact and regular.
  public static let compactWidth: CGFloat = ModalPresentationStyle.compactWidth
  /// The duration of showing or hiding a column, in seconds; Halo's own choice, for lack of a
  /// source.
  public static let transitionDuration: TimeInterval = 0.35

  /// The number of columns.
  public let style: Style
  /// The delegate, held weakly.
  public weak var delegate: (any SplitViewControllerDelegate)?

  /// The controllers set for the columns.
  var contents: [Column: ViewController] = [:]
  /// The navigation controllers of the columns.
  var navigations: [Column: NavigationController] = [:]
  /// The stacks of the columns from before they were combined; empty while the controller is not
  /// collapsed.
  var stacks: [Column: [ViewController]] = [:]
  /// The visible columns if the window is not narrow, never `automatic`; nil for the preferred
  /// mode.
  var mode: DisplayMode? { didSet { if mode != oldValue { modeDidChange() } } }
  /// The widths of all columns except the last.
  var widths: [Column: ColumnWidth] = [:] { didSet { viewIfLoaded?.setNeedsLayout() } }
  private weak var transition: Transition?

  /// Creates a controller with empty columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with two empty columns; `nibName` must be nil.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Whether a single column is shown, because the view is narrow.
  public private(set) var isCollapsed = false

  /// The preferred display mode if the window is not narrow; setting it discards the effect of
  /// `show(_:)` and `hide(_:)`.
  public var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      mode = nil
      modeDidChange()
    }
  }

  /// The background of the primary column.
  public var primaryBackgroundStyle = BackgroundStyle.none { didSet { matchGrounds() } }

  /// The columns of the style, in reading order.
  var columnsOfStyle: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  // MARK: View

  private let columns = SplitView()
  private var columnViews: [Column: SplitColumnView] = [:]

  open override func loadView() {
    columns.clipsToBounds = true
    columns.widthHandler = { [weak self] in self?.match(width: $0) }
    columns.width = { [weak self] in self?.width(of: $0) ?? 0 }
    view = columns
    matchColumns()
  }

  open override var preferredFocusEnvironments: [any FocusEnvironment] {
    preferences(or: columns.columns.compactMap { navigations[$0.column] } + [view])
  }

  private func match(width: CGFloat) {
    let isNarrow = width < Self.compactWidth
    guard width > 0, isNarrow != isCollapsed else {
      // The new width may change the number of visible columns.
      return matchColumns()
    }
    isCollapsed = isNarrow
    matchGrounds()
    if isNarrow { collapse() } else { expand() }
    matchColumns()
    if isNarrow {
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  /// Adds the visible columns to the view at once, and removes the others.
  func matchColumns() {
    guard isViewLoaded else { return }
    let wanted = shownColumns
    guard wanted != columns.columns.map(\.column) else { return }
    transition?.finish()
    columns.columns.filter { !wanted.contains($0.column) }.forEach { $0.removeFromSuperview() }
    columns.columns = wanted.compactMap(columnView)
    for view in columns.columns where view.superview == nil { columns.addSubview(view) }
    columns.setNeedsLayout()
  }

  /// Updates the columns like ``matchColumns()``, with an animation over the leading edge.
  private func slideColumns() {
    guard let window = columns.window, !isCollapsed else { return matchColumns() }
    transition?.finish()
    let wanted = shownColumns
    let old = columns.columns
    let leaving = old.filter { !wanted.contains($0.column) }
    let hadFocus = window.focusSystem?.focusedItem.map { item in
      leaving.contains { $0.contains(item) }
    }
    leaving.forEach { $0.isLeaving = true }
    View.performWithoutAnimation {
      let arriving = wanted.filter { column in !old.contains { $0.column == column } }
      columns.columns = old
      columns.leaving = arriving.compactMap(columnView)
      columns.leaving.forEach { columns.insertSubview($0, at: 0) }
      columns.setNeedsLayout()
      columns.layoutIfNeeded()
    }
    columns.columns = wanted.compactMap(columnView)
    columns.leaving = leaving
    let transition = Transition(
      duration: Self.transitionDuration, in: window,
      animations: {
        columns.setNeedsLayout()
        columns.layoutIfNeeded()
      },
      end: { [columns] in
        columns.leaving = []
        leaving.forEach {
          $0.removeFromSuperview()
          $0.isLeaving = false
        }
      })
    self.transition = transition
    if hadFocus == true { window.focusSystem?.requestFocusUpdate(to: self) }
  }

  private func modeDidChange() {
    guard isViewLoaded else { return }
    let wanted = shownColumns
    let old = columns.columns.map(\.column)
    guard wanted != old else { return }
    delegate?.splitViewController(self, willChangeTo: displayMode)
    for column in wanted where !old.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    for column in old where !wanted.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    slideColumns()
  }

  /// Returns the view of a column; nil for a column without a screen.
  private func columnView(of column: Column) -> SplitColumnView? {
    if let view = columnViews[column] { return view }
    guard let content = column == .compact ? contents[.compact] : navigations[column] else {
      return nil
    }
    let view = SplitColumnView(column, content: content.view)
    columnViews[column] = view
    matchGrounds()
    return view
  }

  private func matchGrounds() {
    let ground = primaryBackgroundStyle == .sidebar && !isCollapsed ? BarGround.sidebar : .window
    navigations[.primary]?.ground = ground
    columnViews[.primary]?.ground = ground
  }

  // MARK: Columns

  /// Sets the controller of a column, inside a navigation controller unless it is one; nil empties
  /// the column.
  open func setViewController(_ vc: ViewController?, for column: Column) {
    guard vc !== contents[column] else { return }
    let hadFocus = columnViews[column]?.holdsFocus == true
    if let old = navigations.removeValue(forKey: column) ?? contents[column] {
      old.willMove(toParent: nil)
      let isShown = columns.columns.contains { $0.column == column }
      if isShown { columns.columns.removeAll { $0.column == column } }
      columnViews.removeValue(forKey: column)?.removeFromSuperview()
      old.removeFromParent()
    }
    let stacked = stacks.removeValue(forKey: column)
    contents[column] = vc
    if let vc {
      let holder =
        column == .compact
        ? vc : vc as? NavigationController ?? NavigationController(rootViewController: vc)
      if column != .compact { navigations[column] = holder as? NavigationController }
      addChild(holder)
      holder.didMove(toParent: self)
    }
    if isCollapsed, column != .compact { restack(column, insteadOf: stacked) }
    matchGrounds()
    matchColumns()
    if hadFocus, let vc { columns.window?.focusSystem?.requestFocusUpdate(to: vc) }
  }

  /// Returns the controller set for a column; nil while it is empty.
  public func viewController(for column: Column) -> ViewController? { contents[column] }

  /// The controllers of the columns, in reading order; setting the array uses its first and its
  /// last element.
  public var viewControllers: [ViewController] {
    get { columnsOfStyle.compactMap { contents[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
    }
  }

  open override func show(_ controller: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    navigations[.primary]?.pushViewController(controller, animated: true)
  }

  /// Shows `controller` in the secondary column, where focus goes only if it is there already; in a
  /// narrow window the controller is pushed.
  open override func showDetailViewController(_ controller: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    setViewController(controller, for: .secondary)
    if isCollapsed { show(.secondary) }
  }
}

extension ViewController {
  /// The nearest split view controller among the ancestors; nil if there is none.
  public var splitViewController: SplitViewController? { container() }
}

extension View {
  /// Whether the focused item is inside the view.
  fileprivate var holdsFocus: Bool {
    window?.focusSystem?.focusedItem.map { contains($0) } ?? false
  }
}
