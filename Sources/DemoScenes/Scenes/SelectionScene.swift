import Artwork
import Controls
import FocusEngine
import FocusGeometry
import Foundation
import Hosting
import SceneGraph

/// How focus, selection and action go together in a list, with everything that the list says about
/// it; and a board whose selected piece is moved by arrows.
@MainActor
final class SelectionScene: SceneController {
  let list = CollectionView(
    collectionViewLayout: ListLayout(
      rowHeight: PlaceRow.height, spacing: 2, insets: EdgeInsets(8)))
  let log = SelectionLog()
  var options = SelectionOptions() { didSet { if options != oldValue { applyOptions() } } }
  var places = Array(Gallery.all.prefix(8))

  private let sidebar = View()
  private let sidebarEdge = View()
  private let heading = Label("Selection", font: .systemFont(ofSize: 34, weight: .bold))
  let switches = CollectionView(
    collectionViewLayout: ListLayout(rowHeight: 44, insets: EdgeInsets(8)))
  private let rules = Label("", font: .systemFont(ofSize: 15))
  private let listHeading = Label("Places", font: .systemFont(ofSize: 22, weight: .bold))
  private let count = Label("", font: .systemFont(ofSize: 15, monospacedDigits: true))
  private let panel = View()
  private let panelEdge = View()
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
      command.modifierFlags.contains(.alternate) ? "A little" : "Move the piece"
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
      return options.isSeveral && !(options.followsFocus && number == 1) ? "Take back" : "Open"
    }
    let opens = !options.isEditing && !(options.isSeveral && number > 0)
    return opens ? "Choose and open" : "Choose"
  }

  override func viewDidLoad() {
    list.accessibilityIdentifier = "places"
    switches.accessibilityIdentifier = "options"
    list.register({ PlaceRow() }, forCellWithReuseIdentifier: "place")
    list.allowsFocus = true
    list.dataSource = self
    list.delegate = self
    list.allowsSelectionDuringEditing = true
    list.focusScrollMargins = EdgeInsets(top: 16, bottom: 16)
    switches.allowsFocus = true
    switches.delegate = self
    switches.allowsSelection = false
    switches.setCells(
      SelectionOptions.switches.map { option in
        let row = CollectionViewListCell(title: option.title)
        row.accessibilityIdentifier = option.id
        return row
      })
    rules.numberOfLines = 0
    rules.lineHeight = 22
    board.moved = { [weak self] name, place in
      self?.whereabouts.text = "\(name) at \(Int(place.x)), \(Int(place.y))"
    }
    for child in [list, listHeading, count, sidebar, panel] { view.addSubview(child) }
    for child in [heading, switches, rules, sidebarEdge] { sidebar.addSubview(child) }
    for child in [log, boardHeading, whereabouts, board, panelEdge] { panel.addSubview(child) }
    applyOptions()
    board.tell()
    list.selectItem(at: IndexPath(item: 0, section: 0))
    showCount()
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] {
    [list.indexPathsForSelectedItems?.first.flatMap(list.cellForItem) ?? list, switches]
  }

  /// The list says itself what it has heard of the focus.
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
    row.showsTick = options.isSeveral && row.indexPath.map { !isAddRow($0) } == true
  }

  func showCount() {
    let number = list.numberOfSelectedItems
    count.text = number == 0 ? "None selected" : "\(number) of \(places.count) selected"
  }

  func isAddRow(_ path: IndexPath) -> Bool { path.item == places.count }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect, in width: CGFloat) {
      child.frame = isMirrored ? rect.mirrored(in: width) : rect
    }
    let side = min(320, max(286, (bounds.width * 0.24).rounded()))
    let right = min(380, max(280, (bounds.width * 0.29).rounded()))
    let middle = bounds.width - side - right
    let pixel = 1 / max(1, view.window?.contentScale ?? 1)
    place(sidebar, CGRect(x: 0, y: 0, width: side, height: bounds.height), in: bounds.width)
    heading.frame = CGRect(x: 20, y: 24, width: side - 40, height: 44)
    switches.frame = CGRect(x: 4, y: 76, width: side - 8, height: 156)
    let sentences = rules.sizeThatFits(CGSize(width: side - 44, height: .infinity))
    rules.frame = CGRect(x: 24, y: 252, width: side - 44, height: sentences.height)
    place(sidebarEdge, CGRect(x: side - pixel, y: 0, width: pixel, height: bounds.height), in: side)
    place(
      listHeading, CGRect(x: side + 24, y: 32, width: middle - 200, height: 32), in: bounds.width)
    place(
      count, CGRect(x: side + middle - 184, y: 37, width: 160, height: 24), in: bounds.width)
    place(
      list, CGRect(x: side + 8, y: 76, width: middle - 16, height: bounds.height - 76),
      in: bounds.width)
    place(
      panel, CGRect(x: bounds.width - right, y: 0, width: right, height: bounds.height),
      in: bounds.width)
    placePanel(width: right, height: bounds.height, pixel)
    for label in [heading, rules, listHeading, boardHeading] {
      label.textAlignment = isMirrored ? .right : .left
    }
    for label in [count, whereabouts] { label.textAlignment = isMirrored ? .left : .right }
    colour()
  }

  private func placePanel(width: CGFloat, height: CGFloat, _ pixel: CGFloat) {
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: width) : rect
    }
    place(panelEdge, CGRect(x: 0, y: 0, width: pixel, height: height))
    place(log, CGRect(x: 0, y: 32, width: width, height: SelectionLog.height))
    let top = 32 + SelectionLog.height + 20
    place(boardHeading, CGRect(x: 20, y: top, width: 80, height: 20))
    place(whereabouts, CGRect(x: 100, y: top, width: width - 120, height: 20))
    place(
      board, CGRect(x: 20, y: top + 28, width: width - 40, height: max(100, height - top - 48)))
  }

  private func colour() {
    let palette = view.effectiveAppearance.palette
    for label in [heading, listHeading] { label.textColor = palette.label }
    for label in [rules, count, boardHeading, whereabouts] {
      label.textColor = palette.secondaryLabel
    }
    for ground in [sidebar, panel] { ground.backgroundColor = palette.sidebar }
    for edge in [sidebarEdge, panelEdge] { edge.backgroundColor = palette.separator }
  }
}
