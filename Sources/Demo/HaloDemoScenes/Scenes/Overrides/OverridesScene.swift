import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloHosting
import HaloLists
import HaloSceneGraph

/// Decisions that a program may take itself: which cells can have the focus, an update that is refused, a
/// command for Return, the deferral of focus, focus that goes along with the first responder, and
/// shortcuts that are mirrored.
@MainActor
final class OverridesScene: SceneController, CollectionViewDelegate {
  private(set) var options = OverrideOptions() {
    didSet { if options != oldValue { applyOptions() } }
  }
  let choices = CollectionView(
    collectionViewLayout: ListLayout(
      appearance: .sidebar, rowHeight: OverridesScene.Metrics.row, insets: EdgeInsets(8)))
  let cells = CollectionView(collectionViewLayout: OverridesScene.cellLayout(in: 600))
  let mirror = MirrorPanel()
  let commands = Commands()
  /// The command for Return, which every tile answers.
  let stamp = KeyCommand(
    title: "Stamp", action: "stamp", input: KeyCommand.inputReturn, attributes: .hidden)
  private(set) lazy var open = OverrideTile(
    "open", "Open", "Lets focus in and out.", command: stamp)
  private(set) lazy var vault = OverrideTile(
    "vault", "Vault", "Refuses, if shouldUpdateFocus does.", command: stamp)
  private(set) lazy var caller = OverrideTile(
    "caller", "Caller", "Makes the callee first responder.", command: stamp)
  private(set) lazy var callee = OverrideTile(
    "callee", "Callee", "Has the deferral mode.", command: stamp)
  /// The reading direction before the scene changed it; nil if it has not.
  var directionBefore: LayoutDirection?

  let page = ScenePage()
  let sidebar = View()
  let sidebarEdge = View()
  let cellsCard = View()
  let mirrorCard = View()
  let heading = Label("Overrides", font: .systemFont(ofSize: 34, weight: .bold))
  let outcome = Label(
    "Change a decision, and go to what it is about.",
    font: .systemFont(ofSize: 17, weight: .medium))
  let cellsHeading = Label("A list", font: .systemFont(ofSize: 15, weight: .semibold))
  let cellsNote = Label("", font: .systemFont(ofSize: 13))
  let tilesHeading = Label("Four tiles", font: .systemFont(ofSize: 15, weight: .semibold))
  let tilesNote = Label("", font: .systemFont(ofSize: 13))
  let mirrorHeading = Label(
    "Shortcuts", font: .systemFont(ofSize: 15, weight: .semibold))
  let mirrorNote = Label(
    "Right to left, the keys of the steps change places. Those of the dial do not.",
    font: .systemFont(ofSize: 13))

  var tiles: [OverrideTile] { [open, vault, caller, callee] }

  override var hintTopics: [HintTopic] { [.tab, .arrows, .activation, .commands] }

  override var keyCommands: [KeyCommand]? { commands.all }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    [
      commands.next.action: { [weak self] _ in self?.mirror.move(by: 1) },
      commands.previous.action: { [weak self] _ in self?.mirror.move(by: -1) },
      commands.right.action: { [weak self] _ in self?.mirror.turn(by: 1) },
      commands.left.action: { [weak self] _ in self?.mirror.turn(by: -1) },
      commands.direction.action: { [weak self] _ in self?.toggleDirection() },
    ]
  }

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    switch effect {
    case .press(.select, let tile as OverrideTile):
      tile === caller ? "Call the other" : tile.isMarked ? "Deselect" : "Select"
    case .press(.select, let cell as OverrideRow):
      cell.isOption ? "Change" : cell.isSelected ? nil : "Select"
    case .command(let command, _): words(for: command)
    default: nil
    }
  }

  override func viewDidLoad() {
    page.accessibilityIdentifier = "page"
    view.addSubview(page)
    for (list, id, label) in [(choices, "decisions", "Decisions"), (cells, "cells", "Cells")] {
      list.accessibilityIdentifier = id
      list.accessibilityLabel = label
      // The scene has commands whose letters type-select would take.
      list.allowsTypeSelect = false
      list.allowsFocus = true
      list.clipsToBounds = false
    }
    choices.delegate = self
    choices.allowsSelection = false
    choices.setCells(
      OverrideOptions.choices.map { OverrideRow($0.id, $0.title, isOption: true) })
    cells.setCells(
      ["One", "Two", "Three", "Four", "Five"].map {
        OverrideRow("cell-\($0.lowercased())", $0, isOption: false)
      })
    for tile in tiles {
      tile.focusGroupIdentifier = "tiles"
      tile.stamped = { [weak self] in
        self?.tell("The command for Return came before the press that selects.")
      }
      tile.selected = { [weak self, weak tile] in tile.map { self?.select($0) } }
    }
    vault.refused = { [weak self] in self?.tell("The vault has refused the focus.") }
    for label in [outcome, cellsNote, tilesNote, mirrorNote] { label.numberOfLines = 0 }
    let words = [
      heading, outcome, cellsHeading, cellsNote, tilesHeading, tilesNote, mirrorHeading, mirrorNote,
    ]
    for card in [cellsCard, mirrorCard] { card.cornerRadius = 14 }
    for child in [sidebar, sidebarEdge, cellsCard, mirrorCard] + words { page.addSubview(child) }
    for child in [choices, cells] + tiles + [mirror] { page.addSubview(child) }
    applyOptions()
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [choices] }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let directionBefore { view.window?.layoutDirection = directionBefore }
    directionBefore = nil
  }

  private func tell(_ text: String) {
    outcome.text = text
    view.setNeedsLayout()
  }

  // MARK: Decisions

  private func applyOptions() {
    for case let (choice, row as OverrideRow) in zip(OverrideOptions.choices, choices.cells) {
      row.show(choice.value(options))
    }
    cells.allowsFocus = options.allowsFocus
    // Without the method of a delegate, the property counts.
    cells.delegate = options.asksDelegate ? self : nil
    cells.focusMayHaveChanged()
    vault.isRefusing = options.isRefusing
    // Tab would come back to a vault that had the focus last, and be refused for ever.
    open.focusGroupPriority = options.isRefusing ? .prioritized : .ignored
    stamp.wantsPriorityOverSystemBehavior = options.hasPriority
    callee.focusItemDeferralMode = options.deferralMode
    showNotes()
    view.setNeedsLayout()
  }

  private func showNotes() {
    cellsNote.text =
      options.asksDelegate
      ? "canFocusItemAt says no to the second and the fourth, whatever allowsFocus is."
      : options.allowsFocus
        ? "allowsFocus is true: every cell can have the focus."
        : "allowsFocus is false: no cell can have the focus, and Tab passes the list."
    tilesNote.text =
      (options.hasPriority
        ? "Return stamps: the command wants priority over the system."
        : "Return selects: the command for it is silent.") + " " + deferralWords
  }

  private var deferralWords: String {
    switch options.deferralMode {
    case .automatic: "The callee shows its focus at once while keys are used."
    case .always: "The callee’s focus waits for the next key."
    case .never: "The callee shows its focus at once, also after a click."
    }
  }

  private func select(_ tile: OverrideTile) {
    guard tile === caller else {
      tile.toggleMark()
      return tell(
        "\(tile.name) is \(tile.isMarked ? "selected" : "not selected any more"): Return is the"
          + " system’s.")
    }
    guard callee.becomeFirstResponder() else {
      return tell("The callee is not first responder.")
    }
    callee.updateFocusIfNeeded()
    tell(
      callee.isFocused
        ? "The callee became first responder, and the focus went along."
        : "The callee became first responder. Its focus waits for a key.")
  }

  // MARK: Lists

  func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView === choices || indexPath.item % 2 == 0
  }

  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { collectionView === choices }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { OverrideOptions.choices[indexPath.item].change(&options) }

  override func viewDidLayoutSubviews() { layOut() }
}
