import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloHosting
import HaloLists
import HaloLocalization
import HaloSceneGraph

/// A list that shows how focus, selection and action relate, with a log of its delegate calls.
///
/// Beside it is a board whose selected piece is moved by arrows.
@MainActor
final class SelectionScene: SceneController {
  let list = CollectionView(
    collectionViewLayout: ListLayout(
      rowHeight: PlaceRow.height, spacing: 2, insets: SelectionScene.listInsets))
  /// The insets leave space for a lifted row with its shadow.
  private static let listInsets = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
  let log = SelectionLog()
  var options = SelectionOptions() { didSet { if options != oldValue { applyOptions() } } }
  var places = Array(Gallery.all.prefix(8))

  private let page = ScenePage()
  private let sidebar = View()
  private let sidebarEdge = View()
  private let heading = Label("Selection", font: .systemFont(ofSize: 34, weight: .bold))
  let switches = CollectionView(
    collectionViewLayout: ListLayout(rowHeight: 44, insets: EdgeInsets(8)))
  private let rules = Label("", font: .systemFont(ofSize: 15))
  /// The heading of the options, if they are below the list.
  private let optionsHeading = Label("Options", font: .systemFont(ofSize: 13, weight: .semibold))
  /// A mark that shows that the options continue below.
  private let optionsMark = ShapeView(symbol: Symbols.chevronDown)
  private let listHeading = Label("Places", font: .systemFont(ofSize: 22, weight: .bold))
  private let count = Label("", font: .systemFont(ofSize: 15, monospacedDigits: true))
  private let panel = View()
  private let panelEdge = View()
  /// A line between the headings and the list, visible once the list has been scrolled.
  private let listEdge = View()
  private let boardHeading = Label("Board", font: .systemFont(ofSize: 13, weight: .semibold))
  private let whereabouts = Label("", font: .systemFont(ofSize: 13, monospacedDigits: true))
  private let board = SelectionBoard(Array(Gallery.all.dropFirst(12).prefix(3)))

  override var hintTopics: [HintTopic] {
    let isInList = view.window?.focusSystem?.focusedItem.map(list.contains) ?? false
    return [.tab, .arrows] + (isInList && options.isSeveral ? [.arrows(.shift)] : [])
      + [.activation, .commands]
  }

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    switch effect {
    case .movement(.next, _): nil
    case .movement(_, let item) where key.modifierFlags.contains(.shift):
      list.visibleCells.contains { $0.focusDebugLabel == item } ? "A stretch" : nil
    case .press(.select, let responder): activationWords(of: responder)
    case .command(let command, _): words(for: command)
    default: nil
    }
  }

  private func words(for command: KeyCommand) -> String? {
    switch command.action {
    case "move":
      command.modifierFlags.contains(.shift)
        ? "A square" : board.pieces.hasAll ? "Move the pieces" : "Move the piece"
    case "resize": "Size"
    case "scale": "Size in proportion"
    case .selectAll where view.window?.focusSystem?.focusedItem === board: "All pieces"
    case .selectAll: options.isSeveral ? "All" : nil
    default: nil
    }
  }

  private func activationWords(of responder: Responder) -> String? {
    if responder === board { return "Next piece" }
    guard let cell = responder as? CollectionViewCell else { return nil }
    if cell.collectionView === switches { return "On or off" }
    if cell.indexPath.map({ isAddRow($0) }) == true { return "Add" }
    let number = list.numberOfSelectedItems
    if cell.isSelected {
      return options.isSeveral && !(options.followsFocus && number == 1)
        ? "Take back" : Localization.text("Open", context: "key hint")
    }
    let opens = !options.isEditing && !(options.isSeveral && number > 0)
    return opens ? "Choose and open" : "Choose"
  }

  override func viewDidLoad() {
    list.accessibilityIdentifier = "places"
    list.accessibilityLabel = "Places"
    switches.accessibilityIdentifier = "options"
    switches.accessibilityLabel = "Options"
    list.register({ PlaceRow() }, forCellWithReuseIdentifier: "place")
    list.allowsFocus = true
    list.dataSource = self
    list.delegate = self
    listEdge.alpha = 0
    list.allowsSelectionDuringEditing = true
    list.allowsFocusDuringEditing = true
    switches.allowsFocus = true
    switches.delegate = self
    switches.allowsSelection = false
    // All rows are always visible, and a lifted one has a shadow.
    switches.clipsToBounds = false
    switches.setCells(
      SelectionOptions.switches.map { option in
        let row = CollectionViewListCell(title: option.title)
        row.accessibilityIdentifier = option.id
        return row
      })
    rules.numberOfLines = 0
    rules.lineHeight = 22
    board.moved = { [weak self] in self?.whereabouts.text = $0 }
    view.addSubview(page)
    for child in [
      list, listEdge, sidebar, panel, sidebarEdge, panelEdge, heading, switches, rules, listHeading,
      count, log, optionsHeading, optionsMark, boardHeading, whereabouts, board,
    ] {
      page.addSubview(child)
    }
    page.offsetDidChange = { [weak self] in self?.showOptionsMark() }
    applyOptions()
    board.tell()
    list.selectItem(at: IndexPath(item: 0, section: 0))
    showCount()
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] {
    [list.indexPathsForSelectedItems?.first.flatMap(list.cellForItem) ?? list, switches]
  }

  /// Logs the focus outside the list, which logs its own.
  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    guard let next = context.nextFocusedItem, !list.contains(next) else { return }
    log.clear()
    log.conclude(next === board ? "The board has the focus." : "The options have the focus.")
  }

  // MARK: Options

  func applyOptions() {
    list.selectionFollowsFocus = options.followsFocus
    list.allowsMultipleSelection = options.isSeveral
    list.allowsMultipleSelectionDuringEditing = options.isSeveral
    list.isEditing = options.isEditing
    if !options.isSeveral, let paths = list.indexPathsForSelectedItems, paths.count > 1 {
      list.selectItem(at: nil)
      list.selectItem(at: paths[0])
    }
    for (option, cell) in zip(SelectionOptions.switches, switches.cells) {
      guard var content = cell.contentConfiguration as? ListContentConfiguration else { continue }
      content.secondaryText = options[keyPath: option.value] ? "On" : "Off"
      cell.contentConfiguration = content
    }
    for case let row as PlaceRow in list.visibleCells { showTick(of: row) }
    rules.text = options.sentences.joined(separator: "\n")
    view.setNeedsLayout()
    showCount()
  }

  func showTick(of row: PlaceRow) {
    row.showsTick =
      (options.isSeveral || options.isEditing) && row.indexPath.map { !isAddRow($0) } == true
  }

  func showCount() {
    let number = list.numberOfSelectedItems
    count.text = number == 0 ? "None selected" : "\(number) of \(places.count) selected"
  }

  func isAddRow(_ path: IndexPath) -> Bool { path.item == places.count }

  // MARK: Layout

  private enum Metrics {
    static let margin: CGFloat = 24
    static let header: CGFloat = 76
    /// The height of the three switches.
    static let switches: CGFloat = 156
    /// The window size below which the columns are parts one below the other.
    static let leastSize = CGSize(width: 900, height: 480)
    /// The largest width of the list; in wider rows the ends would be far from each other.
    static let mostListWidth: CGFloat = 720
    /// The visible height of the next part, if the parts are one below the other.
    static let peek: CGFloat = 40
    static let board: CGFloat = 200
  }

  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    page.frame = view.bounds
    let isSmall = size.width < Metrics.leastSize.width || size.height < Metrics.leastSize.height
    if isSmall { placeParts(in: size) } else { placeColumns(in: size) }
    listHeading.isHidden = isSmall
    optionsHeading.isHidden = !isSmall
    optionsMark.isHidden = !isSmall
    showOptionsMark()
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    for label in [heading, rules, listHeading, optionsHeading, boardHeading] {
      label.textAlignment = isMirrored ? .right : .left
    }
    for label in [count, whereabouts] { label.textAlignment = isMirrored ? .left : .right }
    colour()
  }

  private func showOptionsMark() { optionsMark.alpha = page.contentOffset.y > 0 ? 0 : 1 }

  private func place(_ child: View, _ rect: CGRect) {
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    child.frame = isMirrored ? rect.mirrored(in: page.bounds.width) : rect
  }

  /// Places three columns: the options, the list, and the log with the board.
  private func placeColumns(in size: CGSize) {
    let side = min(320, max(286, (size.width * 0.24).rounded()))
    let right = min(380, max(280, (size.width * 0.29).rounded()))
    let middle = size.width - side - right
    let pixel = 1 / max(1, view.window?.contentScale ?? 1)
    place(sidebar, CGRect(x: 0, y: 0, width: side, height: size.height))
    place(sidebarEdge, CGRect(x: side - pixel, y: 0, width: pixel, height: size.height))
    place(heading, CGRect(x: 24, y: 24, width: side - 48, height: 44))
    place(
      switches, CGRect(x: 4, y: Metrics.header, width: side - 8, height: Metrics.switches))
    let sentences = rules.sizeThatFits(CGSize(width: side - 44, height: .infinity))
    place(rules, CGRect(x: 24, y: 252, width: side - 44, height: sentences.height))
    let width = min(middle - 16, Metrics.mostListWidth)
    let left = side + ((middle - width) / 2).rounded()
    listHeading.font = .systemFont(ofSize: 22, weight: .bold)
    count.font = .systemFont(ofSize: 15, monospacedDigits: true)
    place(
      listHeading,
      CGRect(
        x: left + 16, y: SceneHeading.top(of: listHeading, height: 32), width: width - 184,
        height: 32))
    place(
      count,
      CGRect(
        x: left + width - 176, y: SceneHeading.top(of: count, height: 24), width: 160, height: 24))
    place(
      list,
      CGRect(
        x: left - 8, y: Metrics.header, width: width + 16, height: size.height - Metrics.header))
    place(
      listEdge, CGRect(x: side, y: Metrics.header, width: middle, height: pixel))
    let x = size.width - right
    place(panel, CGRect(x: x, y: 0, width: right, height: size.height))
    place(panelEdge, CGRect(x: x, y: 0, width: pixel, height: size.height))
    let top = SceneHeading.top(of: log.heading)
    place(log, CGRect(x: x, y: top, width: right, height: SelectionLog.height))
    let rest = top + SelectionLog.height + 20
    placeBoard(CGRect(x: x + 20, y: rest, width: right - 40, height: size.height - rest - 20))
    list.focusScrollMargins = EdgeInsets(top: 16, bottom: 16)
    page.contentSize = size
    page.parts = []
  }

  private func placeBoard(_ rect: CGRect) {
    place(boardHeading, CGRect(x: rect.minX, y: rect.minY, width: 80, height: 20))
    place(
      whereabouts, CGRect(x: rect.minX + 80, y: rect.minY, width: rect.width - 80, height: 20))
    place(
      board,
      CGRect(x: rect.minX, y: rect.minY + 28, width: rect.width, height: max(100, rect.height - 28))
    )
  }

  /// Places the list beside the log, and below them the options and then the board.
  private func placeParts(in size: CGSize) {
    let first = CGRect(x: 0, y: 0, width: size.width, height: size.height - Metrics.peek)
    let middle = (size.width / 2).rounded()
    place(heading, CGRect(x: Metrics.margin, y: 24, width: middle - 48, height: 44))
    place(
      list,
      CGRect(x: 0, y: Metrics.header, width: middle, height: first.height - Metrics.header)
    )
    // Whole rows are visible where they fit: a strip of one at an edge would look like a mistake.
    list.focusScrollMargins = EdgeInsets(
      top: Self.listInsets.top, bottom: Self.listInsets.bottom)
    let right = size.width - middle
    place(panel, CGRect(x: middle, y: 0, width: right, height: first.height))
    let line = SceneHeading.top(of: log.heading)
    place(log, CGRect(x: middle, y: line, width: right, height: first.height - line))
    count.font = .systemFont(ofSize: 13, monospacedDigits: true)
    place(count, CGRect(x: middle + 150, y: line, width: right - 170, height: 20))
    let words = rules.sizeThatFits(CGSize(width: right - 44, height: .infinity)).height
    let second = CGRect(
      x: 0, y: first.maxY, width: size.width,
      height: max(Metrics.switches + 40, words + 64))
    place(sidebar, second)
    let pixel = 1 / max(1, view.window?.contentScale ?? 1)
    place(panelEdge, CGRect(x: middle, y: 0, width: pixel, height: first.height))
    place(listEdge, CGRect(x: 0, y: Metrics.header, width: middle, height: pixel))
    place(sidebarEdge, CGRect(x: 0, y: second.minY, width: size.width, height: pixel))
    let top = second.minY + 12
    place(optionsHeading, CGRect(x: Metrics.margin, y: top, width: middle - 48, height: 20))
    place(
      optionsMark, CGRect(x: size.width - Metrics.margin - 16, y: top + 2, width: 16, height: 16))
    place(switches, CGRect(x: 4, y: top + 20, width: middle - 8, height: Metrics.switches))
    place(rules, CGRect(x: middle + 20, y: top + 38, width: right - 44, height: words))
    let third = CGRect(
      x: 0, y: second.maxY, width: size.width, height: 20 + 28 + Metrics.board + Metrics.margin)
    placeBoard(
      CGRect(
        x: Metrics.margin, y: third.minY + 20, width: size.width - 2 * Metrics.margin,
        height: 28 + Metrics.board))
    page.contentSize = CGSize(width: size.width, height: third.maxY)
    page.parts = [first, second, third]
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard scrollView === list else { return }
    View.animate(withDuration: 0.15, in: view.window) {
      listEdge.alpha = list.contentOffset.y > 0 ? 1 : 0
    }
  }

  private func colour() {
    let palette = view.effectiveAppearance.palette
    for label in [heading, listHeading] { label.textColor = palette.label }
    for label in [rules, count, optionsHeading, boardHeading, whereabouts] {
      label.textColor = palette.secondaryLabel
    }
    optionsMark.color = palette.secondaryLabel
    for ground in [sidebar, panel] { ground.backgroundColor = palette.sidebar }
    for edge in [sidebarEdge, panelEdge, listEdge] { edge.backgroundColor = palette.separator }
  }
}
