import FocusEngine
import Foundation
import HaloSceneGraph

/// Two or three screens beside each other: UIKit's `UISplitViewController`.
///
/// What is set for a column stands in a navigation controller, unless it is one. Each column is a
/// focus group of its own, so that Tab goes from the sidebar to the detail (WWDC21 10260). In a
/// window narrower than ``compactWidth`` the columns are one stack.
open class SplitViewController: ViewController {
  /// Points; a narrower view shows one column.
  ///
  /// Between the widths of windows that an iPad calls compact and regular.
  public static let compactWidth: CGFloat = ModalPresentationStyle.compactWidth
  /// Seconds that a column takes to come and to go; no source gives it, our choice.
  public static let transitionDuration: TimeInterval = 0.35

  /// How many columns there are.
  public let style: Style
  /// Asked and told about columns; held weakly.
  public weak var delegate: (any SplitViewControllerDelegate)?

  /// What was set for the columns.
  var contents: [Column: ViewController] = [:]
  /// What the columns' screens are in.
  var navigations: [Column: NavigationController] = [:]
  /// What the columns' stacks were when they became one; empty while not collapsed.
  var stacks: [Column: [ViewController]] = [:]
  /// Which columns are seen, when there is room for several; not `automatic`.
  var mode: DisplayMode? { didSet { if mode != oldValue { modeDidChange() } } }
  /// Of each column but the last.
  var widths: [Column: ColumnWidth] = [:] { didSet { viewIfLoaded?.setNeedsLayout() } }
  private weak var transition: Transition?

  /// Empty columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Two columns, empty; `nibName` is nil.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Whether one column alone is seen, as the view is narrow.
  public private(set) var isCollapsed = false

  /// Which columns are seen where there is room for several; what `show(_:)` and `hide(_:)` have
  /// changed is forgotten when it is set.
  public var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      mode = nil
      modeDidChange()
    }
  }

  /// What the primary column stands on.
  public var primaryBackgroundStyle = BackgroundStyle.none { didSet { matchGrounds() } }

  /// Columns in the order in which they are read.
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
      // What there is room for.
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

  /// Puts the columns that are to be seen into the view, at once.
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

  /// As ``matchColumns()``, with columns that slide over the leading edge.
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

  /// nil for a column without a screen.
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

  /// Puts a screen into a column, in a navigation controller unless it is one; nil empties it.
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

  /// What was set for the column; nil while it is empty.
  public func viewController(for column: Column) -> ViewController? { contents[column] }

  /// Of the columns, in the order in which they are read; setting it sets the first and the last.
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

  /// Puts `controller` into the secondary column, where focus goes only if it is there already; in a
  /// narrow window it is pushed.
  open override func showDetailViewController(_ controller: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    setViewController(controller, for: .secondary)
    if isCollapsed { show(.secondary) }
  }
}

extension ViewController {
  /// The nearest split view controller around; nil outside of one.
  public var splitViewController: SplitViewController? { container() }
}

extension View {
  /// Whether what has the focus is inside.
  fileprivate var holdsFocus: Bool {
    window?.focusSystem?.focusedItem.map { contains($0) } ?? false
  }
}
