import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloHosting
import HaloLists
import HaloSceneGraph

/// The table of reserved shortcuts, and commands that the user can switch on, with the check's
/// verdict.
///
/// Holding Command lists the active shortcuts (HIG, Keyboards).
@MainActor
final class ShortcutsScene: SceneController, CollectionViewDelegate {
  private let heading = Label("Shortcuts", font: .systemFont(ofSize: 34, weight: .bold))
  private let count = Label("", font: .systemFont(ofSize: 15, monospacedDigits: true))
  private let table = CollectionView(collectionViewLayout: ShortcutsScene.layout)
  private let tableEdge = View()
  private let page = ScenePage()
  private let panel = View()
  private let panelEdge = View()
  private let ownHeading = Label("Your commands", font: .systemFont(ofSize: 22, weight: .bold))
  private let own = CollectionView(collectionViewLayout: ShortcutsScene.layout)
  /// A line below the commands, if they scroll.
  private let ownEdge = View()
  private let verdict = Label("", font: .systemFont(ofSize: 13))
  private let adjustables = AdjustablesPanel()
  private let rows: [ShortcutTableRow]
  private let proposals = ShortcutProposal.all
  private let proposalRows: [ShortcutTableRow]
  /// The indices of the commands that are on; good ones at first.
  private var chosen: Set<Int> = [1, 2]
  private var commands: [KeyCommand] = []

  private static let layout = ListLayout(
    rowHeight: ShortcutTableRow.height, spacing: 0, insets: EdgeInsets(8))

  init() {
    rows = ReservedShortcut.all.map {
      ShortcutTableRow($0.shortcut(in:), title: $0.title, note: Self.note(of: $0, with: .pc))
    }
    proposalRows = proposals.map { proposal in
      ShortcutTableRow(
        { _ in proposal.shortcut }, title: proposal.discoverabilityTitle ?? proposal.title,
        note: "")
    }
    super.init(nibName: nil, bundle: nil)
  }

  private static func note(of row: ReservedShortcut, with scheme: ModifierScheme) -> String {
    let place =
      switch row.place(with: scheme) {
      case .everywhere:
        "Works everywhere here" + (row.exception.map { ", \($0)" } ?? "")
      case .scenes(let ids):
        "Works in "
          + ids.map { id in DemoScene.all.first { $0.id == id }?.title ?? id }
          .joined(separator: ", ")
      case .free: "Free on Linux"
      case .nowhere(let reason): reason.prefix(1).uppercased() + reason.dropFirst()
      }
    return (row.isSystem ? "System · " : "") + place
  }

  private let schemeCommand = KeyCommand(once: "Other Modifier Keys", "changeScheme", "m")
  private let displayCommand = KeyCommand(once: "Menu Bar or Panel", "changeDisplay", "b")

  override var hintTopics: [HintTopic] {
    [
      .shortcuts("Hold for the list"), .keys([Key(.function(2), modifierFlags: .control)]), .tab,
      .arrows, .activation, .commands,
    ]
  }

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    switch effect {
    case .movement(.next, let item):
      proposals.contains { $0.action.name == item } ? "Your commands" : nil
    case .adjustment(is DatePicker):
      // Up and down change a part of the date.
      [.leftArrow, .rightArrow].contains(key.keyCode) ? "Other part" : nil
    case .press(.select, let row as ShortcutTableRow):
      row.isTicked == true ? "Switch off" : "Switch on"
    case .command(let command, _) where command === schemeCommand:
      scheme == .pc ? "Mac keys" : "PC keys"
    case .command(let command, _) where command.action == .focusMenuBar: "Menu bar"
    case .command(let command, _) where command === displayCommand:
      otherDisplay == .menuBar ? "Menu bar" : "Panel of shortcuts"
    default: nil
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    showScheme()
  }

  /// Updates the note of each shortcut for the keys of the window's scheme.
  private func showScheme() {
    for (row, reserved) in zip(rows, ReservedShortcut.all) {
      row.noteText = Self.note(of: reserved, with: scheme)
    }
    choose()
    view.setNeedsLayout()
  }

  private var scheme: ModifierScheme { view.window?.modifierScheme ?? .pc }

  override func viewDidLoad() {
    table.accessibilityIdentifier = "reserved"
    table.accessibilityLabel = "Reserved shortcuts"
    own.accessibilityIdentifier = "own"
    own.accessibilityLabel = "Shortcuts of the scenes"
    for (index, row) in rows.enumerated() { row.accessibilityIdentifier = "reserved-\(index)" }
    for (row, proposal) in zip(proposalRows, proposals) {
      row.accessibilityIdentifier = proposal.action.name
    }
    for list in [table, own] {
      list.allowsSelection = false
      list.allowsFocus = true
      list.delegate = self
    }
    table.focusScrollMargins = EdgeInsets(top: 24, bottom: 24)
    table.setCells(rows)
    own.setCells(proposalRows)
    verdict.numberOfLines = 0
    count.text = "\(rows.count) reserved"
    view.addSubview(page)
    for child in [
      panel, panelEdge, heading, count, table, tableEdge, ownHeading, own, ownEdge, verdict,
      adjustables,
    ] {
      page.addSubview(child)
    }
    choose()
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [table, own] }

  // MARK: Commands

  override var keyCommands: [KeyCommand]? { [schemeCommand, displayCommand] }

  override func buildMenu(with builder: any MenuBuilder) { addMenus(with: builder) }

  override func provider(
    for deferredElement: DeferredMenuElement
  ) -> DeferredMenuElement.Provider? {
    guard deferredElement.identifier == Self.focusedRow else { return nil }
    return DeferredMenuElement.Provider { [weak self] completion in
      completion(self?.elementsOfFocusedRow() ?? [])
    }
  }

  override func validate(_ command: KeyCommand) {
    if command === displayCommand { command.title = Self.name(of: otherDisplay) }
  }

  override var menus: [Menu] {
    var menus: [Menu] = []
    for (command, proposal) in zip(commands, proposals) where chosen.contains(index(of: proposal)) {
      if let index = menus.firstIndex(where: { $0.identifier == proposal.menu }) {
        menus[index].children.append(command)
      } else {
        menus.append(
          Menu(title: proposal.menuTitle, identifier: proposal.menu, children: [command]))
      }
    }
    return menus
  }

  private func index(of proposal: ShortcutProposal) -> Int {
    proposals.firstIndex { $0.action == proposal.action } ?? 0
  }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    var responses: [Selector: @MainActor (Any?) -> Void] = [
      schemeCommand.action: { [weak self] _ in self?.changeScheme() },
      displayCommand.action: { [weak self] _ in self?.changeDisplay() },
    ]
    for proposal in proposals {
      responses[proposal.action] = { [weak self] _ in
        self?.shell?.showToast(proposal.discoverabilityTitle ?? proposal.title)
      }
    }
    return responses
  }

  /// Updates the commands and shows what is wrong with those that are on.
  private func choose() {
    if commands.isEmpty {
      commands = proposals.map {
        KeyCommand(
          title: $0.title, action: $0.action, input: $0.shortcut.input,
          modifierFlags: $0.shortcut.modifierFlags, discoverabilityTitle: $0.discoverabilityTitle)
      }
    }
    let on = commands.indices.filter(chosen.contains).map { commands[$0] }
    let problems = ShortcutProblem.problems(in: on, scheme: scheme)
    for (index, row) in proposalRows.enumerated() {
      row.isTicked = chosen.contains(index)
      let problem = problems.first { $0.title == commands[index].name }
      row.isWarning = problem != nil
      row.noteText =
        problem.map { "Not yours: \($0.kind.use)" }
        ?? (chosen.contains(index) ? standing(of: commands[index]) : "Off")
    }
    verdict.text =
      problems.isEmpty
      ? "The check finds nothing." : problems.map(words).joined(separator: "\n")
    view.setNeedsLayout()
  }

  /// Returns the problem in words, with the names that are printed on the keyboard's keys.
  private func words(for problem: ShortcutProblem) -> String {
    let reason =
      if case .derived(let base, let use) = problem.kind {
        "\(base.printed(in: scheme)) is for something else: \(use)"
      } else {
        problem.reason
      }
    return "\(problem.shortcut.printed(in: scheme)) for “\(problem.title)”: \(reason)"
  }

  private func standing(of command: KeyCommand) -> String {
    ReservedShortcut.all(for: command.shortcut).isEmpty
      ? "Nobody else has it" : "What people know it for"
  }

  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { collectionView === own }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    guard collectionView === own else { return }
    toggle(at: indexPath.item)
  }

  /// Switches the command of a row on or off.
  func toggle(_ row: ShortcutTableRow) {
    if let index = proposalRows.firstIndex(where: { $0 === row }) { toggle(at: index) }
  }

  private func toggle(at index: Int) {
    chosen.formSymmetricDifference([index])
    choose()
  }

  private func changeScheme() { use(scheme == .pc ? .mac : .pc) }

  func use(_ scheme: ModifierScheme) {
    view.window?.modifierScheme = scheme
    showScheme()
  }

  // MARK: Layout

  private enum Metrics {
    static let margin: CGFloat = 26
    static let header: CGFloat = 76
    /// The window size below which the table is above the commands.
    static let leastSize = CGSize(width: 900, height: 480)
    /// The largest width of the table; in wider rows the ends would be far from each other.
    static let mostTableWidth: CGFloat = 860
    /// The visible height of the commands below the table: that of their heading.
    static let peek: CGFloat = 52
  }

  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    page.frame = view.bounds
    let isSmall = size.width < Metrics.leastSize.width || size.height < Metrics.leastSize.height
    if isSmall { placeParts(in: size) } else { placeColumns(in: size) }
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    for label in [heading, ownHeading, verdict] {
      label.textAlignment = isMirrored ? .right : .left
    }
    count.textAlignment = isMirrored ? .left : .right
    for row in rows + proposalRows { row.scheme = scheme }
    adjustables.scheme = scheme
    let palette = view.effectiveAppearance.palette
    for label in [heading, ownHeading] { label.textColor = palette.label }
    for label in [count, verdict] { label.textColor = palette.secondaryLabel }
    panel.backgroundColor = palette.sidebar
    for edge in [panelEdge, tableEdge, ownEdge] { edge.backgroundColor = palette.separator }
    tableEdge.alpha = table.contentOffset.y > 0 ? 1 : 0
  }

  private func place(_ child: View, _ rect: CGRect) {
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    child.frame = isMirrored ? rect.mirrored(in: page.bounds.width) : rect
  }

  private var pixel: CGFloat { 1 / max(1, view.window?.contentScale ?? 1) }

  private func placeTable(_ rect: CGRect) {
    place(heading, CGRect(x: rect.minX + 22, y: 24, width: rect.width * 0.6, height: 44))
    place(
      count,
      CGRect(
        x: rect.maxX - 222, y: SceneHeading.top(of: count, height: 24), width: 200, height: 24))
    place(table, rect)
  }

  private func placeColumns(in size: CGSize) {
    let side = min(560, max(440, (size.width * 0.4).rounded()))
    let width = size.width - side
    let tableWidth = min(width - 8, Metrics.mostTableWidth)
    placeTable(
      CGRect(
        x: ((width - tableWidth) / 2).rounded(), y: Metrics.header, width: tableWidth,
        height: size.height - Metrics.header))
    place(tableEdge, CGRect(x: 0, y: Metrics.header, width: width, height: pixel))
    place(panel, CGRect(x: width, y: 0, width: side, height: size.height))
    place(panelEdge, CGRect(x: width, y: 0, width: pixel, height: size.height))
    let room = CGRect(x: width + 26, y: 0, width: side - 52, height: size.height)
    place(
      ownHeading,
      CGRect(
        x: room.minX, y: SceneHeading.top(of: ownHeading, height: 34), width: room.width,
        height: 34))
    let said = verdict.sizeThatFits(CGSize(width: room.width, height: .infinity)).height
    let top = size.height - AdjustablesPanel.height - 12
    place(adjustables, CGRect(x: width, y: top, width: side, height: AdjustablesPanel.height))
    // The commands scroll if only a few fit.
    let ownHeight = ownHeight(in: top - Metrics.header - 12 - said - 16)
    place(own, CGRect(x: width + 4, y: Metrics.header, width: side - 8, height: ownHeight))
    placeOwnEdge(from: width, width: side)
    place(
      verdict,
      CGRect(
        x: room.minX, y: Metrics.header + ownHeight + 12, width: room.width, height: said))
    page.contentSize = size
    page.parts = []
  }

  /// The height of all commands, in points.
  private var ownHeight: CGFloat {
    CGFloat(proposals.count) * ShortcutTableRow.height + 16
  }

  /// Returns the part of that height that fits, as whole rows, at least two.
  private func ownHeight(in room: CGFloat) -> CGFloat {
    guard room < ownHeight else { return ownHeight }
    let rows = ((room - 8) / ShortcutTableRow.height).rounded(.down)
    return max(2, rows) * ShortcutTableRow.height + 8
  }

  /// Places a line below the placed commands, if some are out of sight.
  private func placeOwnEdge(from x: CGFloat, width: CGFloat) {
    place(ownEdge, CGRect(x: x, y: own.frame.maxY, width: width, height: pixel))
    ownEdge.isHidden = own.frame.height >= ownHeight
  }

  /// Places the table, the commands below it, and then the controls.
  private func placeParts(in size: CGSize) {
    let first = CGRect(x: 0, y: 0, width: size.width, height: size.height - Metrics.peek)
    placeTable(
      CGRect(
        x: 4, y: Metrics.header, width: size.width - 8, height: first.height - Metrics.header))
    place(tableEdge, CGRect(x: 0, y: Metrics.header, width: size.width, height: pixel))
    let width = size.width - 2 * Metrics.margin
    let said = verdict.sizeThatFits(CGSize(width: width, height: .infinity)).height
    let room = size.height - Metrics.peek - 12 - said - 16
    let ownHeight = ownHeight(in: room)
    let second = CGRect(
      x: 0, y: first.maxY, width: size.width, height: Metrics.peek + ownHeight + 12 + said + 16)
    place(
      ownHeading,
      CGRect(x: Metrics.margin, y: second.minY + 10, width: width, height: 34))
    place(
      own,
      CGRect(x: 4, y: second.minY + Metrics.peek, width: size.width - 8, height: ownHeight))
    placeOwnEdge(from: 0, width: size.width)
    place(
      verdict,
      CGRect(
        x: Metrics.margin, y: second.minY + Metrics.peek + ownHeight + 12, width: width,
        height: said))
    let third = CGRect(
      x: 0, y: second.maxY, width: size.width, height: AdjustablesPanel.height + 24)
    place(
      adjustables,
      CGRect(x: 0, y: third.minY + 12, width: size.width, height: AdjustablesPanel.height))
    place(panel, second.union(third))
    place(panelEdge, CGRect(x: 0, y: second.minY, width: size.width, height: pixel))
    page.contentSize = CGSize(width: size.width, height: third.maxY)
    page.parts = [first, second, third]
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard scrollView === table else { return }
    View.animate(withDuration: 0.15, in: view.window) {
      tableEdge.alpha = table.contentOffset.y > 0 ? 1 : 0
    }
  }
}

extension ShortcutProblem.Kind {
  /// The use of the shortcut, or its owner.
  fileprivate var use: String {
    switch self {
    case .reserved(let use), .repurposed(let use), .grabbed(let use), .derived(_, let use): use
    case .taken(let other): other
    case .unknownKey: "no key"
    case .focus: "focus"
    case .control: "Control is the system’s"
    case .withoutCommand, .option: "Command comes first"
    }
  }
}
