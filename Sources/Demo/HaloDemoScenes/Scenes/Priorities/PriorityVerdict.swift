import FocusEngine

/// The item at which Tab enters a group, and the reasons, in words (WWDC21 10260, 12:52).
@MainActor
struct PriorityVerdict {
  /// The item at which Tab enters, in one line.
  private(set) var entrance = ""
  /// The reasons, in sentences.
  private(set) var reasons = ""

  /// Creates the words for the rows of a group.
  ///
  /// - Parameters:
  ///   - rows: the rows, whose standing is that of the engine.
  ///   - members: the same items as the engine sees them.
  ///   - remembered: the row that had the focus last.
  ///   - isByGroups: whether Tab goes by groups under the present focus model.
  init(
    _ rows: [PriorityRow], _ members: [FocusGroupTree.Member], remembered: PriorityRow?,
    isByGroups: Bool
  ) {
    if let member = members.first(where: \.isFocused),
      let row = rows.first(where: { $0.focusDebugLabel == member.label })
    {
      entrance = "\(row.name) has the focus"
      guard isByGroups else {
        reasons = "Nothing is higher."
        return
      }
      let next = Self.entrance(rows, last: row)
      reasons =
        next === row || next == nil
        ? "Nothing is higher. Tab will come back to it."
        : "Nothing is higher now, but Tab will come back to \(next?.name ?? ""): "
          + Self.comparison(next, with: row) + "."
      return
    }
    guard let member = members.first(where: \.isPrimary),
      let row = rows.first(where: { $0.focusDebugLabel == member.label })
    else { return }
    entrance = isByGroups ? "Tab enters at \(row.name)" : "\(row.name) is primary"
    let hidden = rows.filter { $0.standing.isOutOfSight && $0.effective.step > row.effective.step }
    let sentences =
      [Self.sentence(row, rows, remembered: remembered)]
      + hidden.prefix(1).map { "\($0.name) has \($0.effective.text), but is out of sight." }
    reasons = sentences.joined(separator: " ")
  }

  private static func sentence(
    _ row: PriorityRow, _ rows: [PriorityRow], remembered: PriorityRow?
  ) -> String {
    let others = rows.filter { $0 !== row && !$0.standing.isOutOfSight }
    let isTied = others.contains { $0.effective == row.effective }
    let value = row.effective.text
    if isTied { return "Of those with \(value) it is the first." }
    if row.level.step > row.standing.system.step {
      if let remembered, remembered !== row {
        return "Its own \(value) is above the \(remembered.effective.text) of \(remembered.name), "
          + (remembered.isSelected ? "which is selected." : "focused last.")
      }
      return "Its own \(value) is the highest."
    }
    if row.isSelected {
      return row.level.step > 0
        ? "It is selected: \(value), which its own \(row.level.text) does not lower."
        : "It is selected: \(value)."
    }
    return "It was focused last: \(value)."
  }

  private static func comparison(_ row: PriorityRow?, with last: PriorityRow) -> String {
    guard let row else { return "" }
    let given = row.isSelected && row.level.step <= PriorityLevel(.prioritized).step
    return given ? "selected, \(priority(row, last: last).text)" : "\(row.level.text) of its own"
  }

  /// The row that will be primary when focus has left `last`, by the rule of the talk.
  private static func entrance(_ rows: [PriorityRow], last: PriorityRow) -> PriorityRow? {
    var best: PriorityRow?
    for row in rows where !row.standing.isOutOfSight {
      if best.map({ priority(row, last: last).step > priority($0, last: last).step }) ?? true {
        best = row
      }
    }
    return best
  }

  private static func priority(_ row: PriorityRow, last: PriorityRow) -> PriorityLevel {
    let system: FocusGroupPriority =
      row.isSelected ? .prioritized : row === last ? .previouslyFocused : .ignored
    return PriorityLevel(max(system, row.level.priority))
  }
}
