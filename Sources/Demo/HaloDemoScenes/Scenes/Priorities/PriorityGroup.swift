import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloLists
import HaloSceneGraph

/// A focus group on a card: its rule, its items, and the item at which Tab enters it, with the
/// reason.
@MainActor
final class PriorityGroup: View, CollectionViewDelegate {
  /// The identifier of the list and of the focus group.
  let id: String
  let list: CollectionView
  let rows: [PriorityRow]
  /// Called when the selection has been changed or the list scrolled.
  var changed: (() -> Void)?
  private let original: PriorityRow?
  private let heading = Label("", font: .systemFont(ofSize: 17, weight: .semibold))
  private let rule = Label("", font: .systemFont(ofSize: 13))
  private let verdict = Label("", font: .systemFont(ofSize: 15, weight: .semibold))
  private let reasons = Label("", font: .systemFont(ofSize: 13))

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - id: the identifier of the list and of the focus group.
  ///   - title: the title.
  ///   - rule: what the group shows, in a sentence.
  ///   - rows: the items with the steps of their priorities.
  ///   - selected: the item that is selected at first; nil for none.
  init(
    _ id: String, title: String, rule: String, rows: KeyValuePairs<String, Int>,
    selected: String? = nil
  ) {
    let made = rows.map { PriorityRow($0.key, $0.value) }
    self.id = id
    self.rows = made
    original = selected.flatMap { name in made.first { $0.name == name } }
    list = CollectionView(
      collectionViewLayout: Self.layout(rowHeight: Metrics.mostRow))
    super.init(frame: .zero)
    accessibilityIdentifier = "\(id)-card"
    heading.text = title
    self.rule.text = rule
    list.accessibilityIdentifier = id
    list.accessibilityLabel = title
    list.focusGroupIdentifier = id
    list.allowsFocus = true
    // Return selects and takes back, which is an action of the scene.
    list.allowsSelection = false
    // The scene has commands whose letters type-select would take.
    list.allowsTypeSelect = false
    list.delegate = self
    list.setCells(made)
    list.offsetDidChange = { [weak self] in self?.changed?() }
    for label in [self.rule, verdict, reasons] { label.numberOfLines = 0 }
    cornerRadius = 16
    for child in [heading, self.rule, list, verdict, reasons] { addSubview(child) }
    restore()
  }

  private static func layout(rowHeight: CGFloat) -> ListLayout {
    ListLayout(
      rowHeight: rowHeight, spacing: Metrics.gap,
      insets: EdgeInsets(
        top: Metrics.gap, left: Metrics.side, bottom: Metrics.gap, right: Metrics.side))
  }

  // MARK: State

  var isChanged: Bool {
    rows.contains { $0.level != $0.original || $0.isSelected != ($0 === original) }
      || list.contentOffset != .zero
  }

  /// Gives the rows their first priorities and the list its first selection.
  func restore() {
    for row in rows { row.level = row.original }
    list.selectItem(at: original?.indexPath)
    list.setContentOffset(.zero, animated: false)
  }

  /// Whether the list is longer than what it shows of it.
  var scrolls: Bool { list.contentSize.height > list.bounds.height }

  /// Scrolls to the end of the list, or back if the end is in sight; nothing gets the focus.
  func scrollToOtherEnd() {
    let most = list.contentSize.height - list.bounds.height
    let offset = CGPoint(x: 0, y: list.contentOffset.y < most / 2 ? most : 0)
    View.animate(withDuration: 0.3, in: window) { list.setContentOffset(offset, animated: false) }
  }

  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    let isSelected = list.isItemSelected(at: indexPath)
    list.selectItem(at: isSelected ? nil : indexPath, animated: true)
    changed?()
  }

  // MARK: The engine's answer

  /// Shows what the focus engine says about the group.
  func show(_ group: FocusGroupTree.Group, isByGroups: Bool) {
    let members = group.members
    for row in rows {
      guard let member = members.first(where: { $0.label == row.focusDebugLabel }) else {
        row.standing = PriorityRow.Standing(isOutOfSight: true)
        continue
      }
      let isLast = isRemembered(row, as: member)
      let system: FocusGroupPriority =
        member.isFocused
        ? .currentlyFocused
        : row.isSelected ? .prioritized : isLast ? .previouslyFocused : .ignored
      row.standing = PriorityRow.Standing(
        system: PriorityLevel(system),
        reason: Self.reason(row, member, isLast: isLast), isPrimary: member.isPrimary,
        isOutOfSight: !member.isOnScreen)
    }
    let words = PriorityVerdict(rows, members, remembered: remembered, isByGroups: isByGroups)
    verdict.text = words.entrance
    reasons.text = words.reasons
    setNeedsLayout()
  }

  /// The row that had the focus last; the engine names it only where nothing else counts.
  weak var remembered: PriorityRow?

  private func isRemembered(_ row: PriorityRow, as member: FocusGroupTree.Member) -> Bool {
    member.source == .lastFocused || row === remembered
  }

  private static func reason(
    _ row: PriorityRow, _ member: FocusGroupTree.Member, isLast: Bool
  ) -> String {
    if !member.isOnScreen { return "out of sight" }
    if member.isFocused { return "has the focus" }
    if row.isSelected { return "selected" }
    return isLast ? "last focused" : ""
  }

  // MARK: Layout

  private enum Metrics {
    /// The space that two rows need for a ring with increased contrast.
    static let gap: CGFloat = 12
    static let side: CGFloat = 12
    static let inset: CGFloat = 20
    static let leastRow: CGFloat = 44
    static let mostRow: CGFloat = 82
    /// The number of rows that are in sight.
    static let rows: CGFloat = 4
    /// The room for the verdict: a line, and three of reasons.
    static let verdict: CGFloat = 96
  }

  private static func listHeight(row: CGFloat) -> CGFloat {
    Metrics.rows * (row + Metrics.gap) + Metrics.gap
  }

  func ruleHeight(in width: CGFloat) -> CGFloat {
    rule.sizeThatFits(CGSize(width: width - 2 * Metrics.inset, height: .infinity)).height
  }

  /// Returns the height of a card in which everything is one below the other, in points; the rows
  /// grow with `room`.
  func height(in width: CGFloat, filling room: CGFloat) -> CGFloat {
    let rest = 16 + 24 + ruleHeight(in: width) + 8 + 4 + Metrics.verdict + 12
    return rest + Self.listHeight(row: rowHeight(filling: room - rest))
  }

  private func rowHeight(filling room: CGFloat) -> CGFloat {
    let row = ((room - Metrics.gap) / Metrics.rows).rounded(.down) - Metrics.gap
    return min(Metrics.mostRow, max(Metrics.leastRow, row))
  }

  /// The height of a card whose list is beside the words.
  static let wideHeight = 2 * 8 + listHeight(row: Metrics.leastRow)
  /// Whether the list is beside the words.
  var isWide = false { didSet { if isWide != oldValue { setNeedsLayout() } } }
  /// The height of the rules of all cards, so that their lists begin at the same height.
  var sharedRuleHeight: CGFloat = 0

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    for label in [heading, rule, verdict, reasons] {
      label.textAlignment = isMirrored ? .right : .left
    }
    let half = isWide ? (bounds.width * 0.46).rounded() : bounds.width
    let words = half - 2 * Metrics.inset
    let rules = isWide ? ruleHeight(in: half) : max(sharedRuleHeight, ruleHeight(in: half))
    place(heading, CGRect(x: Metrics.inset, y: 16, width: words, height: 24))
    place(
      rule, CGRect(x: Metrics.inset, y: 42, width: words, height: ruleHeight(in: half)))
    let top = isWide ? 8 : 42 + rules + 6
    let height =
      isWide
      ? bounds.height - 16 : bounds.height - top - 4 - Metrics.verdict - 12
    let row = rowHeight(filling: height)
    list.setCollectionViewLayout(Self.layout(rowHeight: row), animated: false)
    place(
      list,
      CGRect(
        x: isWide ? half : 0, y: top, width: bounds.width - (isWide ? half : 0),
        height: Self.listHeight(row: row)))
    list.focusScrollMargins = EdgeInsets(top: Metrics.gap, bottom: Metrics.gap)
    let line = isWide ? 42 + rules + 14 : list.frame.maxY + 6
    let first = verdict.sizeThatFits(CGSize(width: words, height: .infinity)).height
    place(verdict, CGRect(x: Metrics.inset, y: line, width: words, height: first))
    let room = CGSize(width: words, height: .infinity)
    place(
      reasons,
      CGRect(
        x: Metrics.inset, y: line + first + 4, width: words,
        height: reasons.sizeThatFits(room).height))
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    backgroundColor = palette.sidebar
    hairlineColor = palette.separator
    for label in [heading, verdict] { label.textColor = palette.label }
    for label in [rule, reasons] { label.textColor = palette.secondaryLabel }
  }
}
