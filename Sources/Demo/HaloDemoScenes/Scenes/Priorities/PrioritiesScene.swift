import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloHosting
import HaloLists
import HaloSceneGraph

/// Three focus groups whose items have priorities that keys change, and the item at which Tab
/// enters each of them (WWDC21 10260, 12:52).
@MainActor
final class PrioritiesScene: SceneController {
  let groups = [
    PriorityGroup(
      "memory", title: "Remembered",
      rule: "Nothing has a priority: the item focused last counts 1000.",
      rows: ["Ash": 0, "Birch": 0, "Cedar": 0, "Elm": 0]),
    PriorityGroup(
      "own", title: "Prioritized",
      rule: "An item with more than 1000 beats the one focused last.",
      rows: ["Amber": 0, "Coral": 1, "Jade": 3, "Opal": 2]),
    PriorityGroup(
      "sight", title: "Selected, and in sight",
      rule: "A selected item counts 2000. Out of sight nothing counts; S scrolls.",
      rows: [
        "Bern": 0, "Kyoto": 0, "Lima": 1, "Oslo": 0, "Porto": 0, "Quito": 0, "Riga": 0,
        "Turin": 5,
      ], selected: "Lima"),
  ]
  private let page = ScenePage()
  private let heading = Label("Priorities", font: .systemFont(ofSize: 34, weight: .bold))
  private let summary = Label("", font: .systemFont(ofSize: 15))
  private let legend = PriorityLegend()

  // MARK: Hints

  override var hintTopics: [HintTopic] {
    [
      .tab, .arrows, .activation, .pair(Key(.character("+"), characters: "+"), Self.minus),
      .commands,
    ]
  }

  private static let minus = Key(.character("-"), characters: "-")

  override func words(for effect: KeyEffect, of key: Key) -> String? {
    switch effect {
    case .press(.select, let row as PriorityRow): row.isSelected ? "Take back" : "Select"
    case .command(let command, _) where command.action == raise.action: "Higher"
    case .command(let command, _) where command.action == lower.action: "Lower"
    default: nil
    }
  }

  // MARK: Commands

  private let raise = KeyCommand(title: "Higher Priority", action: "raisePriority", input: "+")
  private let lower = KeyCommand(title: "Lower Priority", action: "lowerPriority", input: "-")
  // The line of hints has room for the keys of priorities only if these are left out. The page names
  // them itself.
  private let scroll = KeyCommand(
    once: "Scroll the Last Group", "scrollGroup", "s", attributes: .hidden)
  private let reset = KeyCommand(
    once: "Reset Priorities", "resetPriorities", "r", attributes: .hidden)

  override var keyCommands: [KeyCommand]? { [raise, lower, scroll, reset] }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    [
      raise.action: { [weak self] _ in self?.change(by: 1) },
      lower.action: { [weak self] _ in self?.change(by: -1) },
      scroll.action: { [weak self] _ in self?.groups.last?.scrollToOtherEnd() },
      reset.action: { [weak self] _ in self?.restore() },
    ]
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case raise.action: (focusedRow?.level.step ?? PriorityLevel.last) < PriorityLevel.last
    case lower.action: (focusedRow?.level.step ?? 0) > 0
    case scroll.action: groups.last?.scrolls == true
    case reset.action: groups.contains { $0.isChanged }
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  private var focusedRow: PriorityRow? {
    view.window?.focusSystem?.focusedItem as? PriorityRow
  }

  private func change(by step: Int) {
    guard let row = focusedRow else { return }
    View.animate(withDuration: 0.2, in: view.window) {
      row.level = PriorityLevel(step: row.level.step + step)
      showGroups()
    }
  }

  private func restore() {
    View.animate(withDuration: 0.25, in: view.window) {
      for group in groups { group.restore() }
      showGroups()
    }
  }

  // MARK: Groups

  override func viewDidLoad() {
    page.accessibilityIdentifier = "page"
    view.addSubview(page)
    summary.numberOfLines = 0
    for child in [heading, summary, legend] { page.addSubview(child) }
    for group in groups {
      page.addSubview(group)
      group.changed = { [weak self] in self?.view.setNeedsLayout() }
    }
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { groups.map(\.list) }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    if let row = context.nextFocusedItem as? PriorityRow {
      groups.first { $0.rows.contains { $0 === row } }?.remembered = row
    }
    // The engine's answer depends on where the lists are scrolled, which is settled in layout.
    view.setNeedsLayout()
  }

  /// Shows the engine's answer for each group.
  private func showGroups() {
    guard let system = view.window?.focusSystem else { return }
    let isByGroups = system.model.tabOrder == .focusGroups
    summary.text =
      isByGroups
      ? "Tab enters a group at its primary item: the visible one with the highest priority."
      : "Under \(system.model.title) rules Tab does not go by groups; F3 leads to rules where it"
        + " does."
    for group in groups {
      group.list.layoutIfNeeded()
      let tree = FocusDebugger.checkFocusGroupTree(for: group.list)
      if let found = tree.groups.lazy.compactMap({ $0.group(group.id) }).first {
        group.show(found, isByGroups: isByGroups)
      }
      group.layoutIfNeeded()
    }
  }

  // MARK: Layout

  private enum Metrics {
    static let margin: CGFloat = 24
    static let gutter: CGFloat = 16
    /// The width below which the groups are one below the other.
    static let leastWidth: CGFloat = 900
    static let mostWidth: CGFloat = 1240
  }

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    page.frame = bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    showGroups()
    let width = min(bounds.width - 2 * Metrics.margin, Metrics.mostWidth)
    let left = ((bounds.width - width) / 2).rounded()
    let isStacked = bounds.width < Metrics.leastWidth
    let top: CGFloat = bounds.height < 560 ? 10 : 24
    place(heading, CGRect(x: left, y: top, width: width, height: 44))
    let words = summary.sizeThatFits(CGSize(width: width, height: .infinity)).height
    place(summary, CGRect(x: left, y: top + 46, width: width, height: words))
    heading.textAlignment = isMirrored ? .right : .left
    summary.textAlignment = heading.textAlignment
    var y = top + 46 + words + 12
    let legendHeight = legend.height(in: width)
    let cards: [CGRect]
    if isStacked {
      cards = groups.indices.map { index in
        CGRect(
          x: left, y: y + CGFloat(index) * (PriorityGroup.wideHeight + Metrics.gutter),
          width: width, height: PriorityGroup.wideHeight)
      }
    } else {
      let card = ((width - 2 * Metrics.gutter) / 3).rounded(.down)
      let rules = groups.map { $0.ruleHeight(in: card) }.max() ?? 0
      for group in groups { group.sharedRuleHeight = rules }
      let room = bounds.height - y - 14 - legendHeight - 16
      let height = groups.map { $0.height(in: card, filling: room) }.max() ?? 0
      cards = groups.indices.map { index in
        CGRect(
          x: left + CGFloat(index) * (card + Metrics.gutter), y: y, width: card, height: height)
      }
    }
    for (group, frame) in zip(groups, cards) {
      group.isWide = isStacked
      place(group, frame)
      group.layoutIfNeeded()
    }
    y = (cards.last?.maxY ?? y) + 14
    place(legend, CGRect(x: left, y: y, width: width, height: legendHeight))
    let bottom = y + legendHeight + 16
    page.contentSize = CGSize(width: bounds.width, height: max(bottom, bounds.height))
    page.parts = cards.enumerated().map { index, card in
      let upper = index == 0 || !isStacked ? 0 : card.minY - Metrics.gutter / 2
      let lower = index == cards.count - 1 || !isStacked ? bottom : card.maxY + Metrics.gutter / 2
      return CGRect(x: 0, y: upper, width: bounds.width, height: lower - upper)
    }
    page.focusScrollMargins = EdgeInsets(top: 24, bottom: 24)
    let palette = view.effectiveAppearance.palette
    heading.textColor = palette.label
    summary.textColor = palette.secondaryLabel
    showGroups()
  }
}

extension FocusGroupTree.Group {
  /// Returns this group or an inner one with an identifier; nil for none.
  fileprivate func group(_ id: String) -> FocusGroupTree.Group? {
    identifier == id ? self : groups.lazy.compactMap { $0.group(id) }.first
  }
}
