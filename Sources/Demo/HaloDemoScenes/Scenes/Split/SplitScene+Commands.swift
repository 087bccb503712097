import FocusEngine
import Foundation
import HaloControllers
import HaloControls
import HaloHosting
import HaloLists
import HaloLocalization
import HaloSceneGraph

/// The commands of the scene, and the popover and the sheet that they open.
extension SplitScene {
  func makeCommands() -> [KeyCommand] {
    [
      KeyCommand(once: "Column Groups", "toggleColumnGroups", "p"),
      KeyCommand(once: "Sort Entries", "chooseOrder", "s"),
      KeyCommand(once: "Move Entry", "chooseNotebook", "m"),
      KeyCommand(once: "Notebooks", "toggleNotebooks", "b"),
    ]
  }

  var commandResponses: [Selector: @MainActor (Any?) -> Void] {
    [
      "toggleColumnGroups": { [weak self] _ in self?.toggleColumnGroups() },
      "chooseOrder": { [weak self] _ in self?.chooseOrder() },
      "chooseNotebook": { [weak self] _ in self?.chooseNotebook() },
      "toggleNotebooks": { [weak self] _ in self?.toggleNotebooks() },
    ]
  }

  /// Returns whether a command of the scene acts now; nil for another one.
  func canPerform(_ action: Selector) -> Bool? {
    switch action {
    // Other focus models do not tab by groups.
    case "toggleColumnGroups":
      !split.isCollapsed && view.window?.focusSystem?.model.tabOrder == .focusGroups
    case "chooseOrder": !split.isCollapsed || shows(entries)
    case "chooseNotebook": shownEntry != nil && (!split.isCollapsed || shows(entry))
    // A wide window shows all columns.
    case "toggleNotebooks": !split.isCollapsed && (isNarrow || !hasNotebooks)
    default: nil
    }
  }

  private func shows(_ screen: ViewController) -> Bool {
    screen.navigationController?.topViewController === screen
  }

  private var isNarrow: Bool { view.bounds.width < 1_000 }
  private var hasNotebooks: Bool { split.primaryColumnWidth > 0 }

  private func toggleNotebooks() {
    if hasNotebooks { split.hide(.primary) } else { split.show(.primary) }
    view.setNeedsLayout()
  }

  // MARK: Choices

  /// Opens a popover at the item of the bar, with the present order chosen.
  func chooseOrder() {
    let orders = Journal.Order.allCases
    let screen = ChoiceScreen(
      "Sort entries", id: "orders",
      orders.map { ChoiceScreen.Choice(id: "order-\($0)", title: $0.title) },
      present: orders.firstIndex(of: journal.order), verb: "Sort"
    ) { [weak self] index in
      self?.journal.order = orders[index]
      self?.showEntries()
    }
    present(screen.inPopover(from: sortItem), animated: true)
  }

  /// Opens a sheet with the notebooks, with that of the shown entry chosen.
  func chooseNotebook() {
    guard let id = shownEntry, let content = journal.entry(id) else { return }
    let targets = Array(journal.notebooks.enumerated().dropFirst())
    let screen = ChoiceScreen(
      "Move “\(content.title)”", id: "targets",
      targets.map {
        ChoiceScreen.Choice(
          id: "to-\($0.element.id)", title: $0.element.title, symbol: $0.element.symbol)
      },
      present: targets.firstIndex { $0.offset == content.notebook }, verb: "Move here"
    ) { [weak self] index in
      self?.move(id, to: targets[index].offset)
    }
    present(screen.inSheet(), animated: true)
  }

  private func move(_ id: String, to notebook: Int) {
    guard journal.entry(id)?.notebook != notebook else { return }
    journal.move(id, to: notebook)
    notebooks.updateCounts(journal)
    showEntries()
  }

  // MARK: Hints

  func hint(for effect: KeyEffect) -> String? {
    switch effect {
    case .movement(.down, _)
    where entries.isSearching && entries.field.isFirstResponder
      && view.window?.focusSystem?.focusedItem === entries.field:
      "Into the results"
    case .press(.select, is CoverView):
      shownEntry.flatMap(journal.entry)?.isFavourite == true ? "No favourite" : "Favourite"
    case .press(.select, is TagButton): "Look for it"
    case .press(.select, is PhotoCell): "Show large"
    case .press(.select, is CollectionViewListCell):
      Localization.text("Open", context: "key hint")
    case .press(.menu, let responder) where responder === self: "Clear the search"
    case .command(let command, _): words(for: command)
    default: nil
    }
  }

  private func words(for command: KeyCommand) -> String? {
    switch command.action {
    case "toggleColumnGroups": hasColumnGroups ? "One group for all" : "A group each"
    case "chooseOrder": "Sort"
    case "chooseNotebook": "Move the entry"
    case "toggleNotebooks": hasNotebooks ? "Hide the notebooks" : "Show the notebooks"
    default: nil
    }
  }
}
