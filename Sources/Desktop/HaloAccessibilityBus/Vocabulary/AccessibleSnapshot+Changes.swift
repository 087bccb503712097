import HaloHosting

/// The events for a change, in the order in which a screen reader can read them: removals,
/// additions, changed elements, selections, the focus, and finally opened menus.
extension AccessibleSnapshot {
  /// Returns the events for the changes since another snapshot; O(n).
  ///
  /// - Parameters:
  ///   - old: the snapshot that was reported before.
  ///   - tellsBounds: whether to include changes of bounds; when a list scrolls, all its elements
  ///     move.
  /// - Returns: the events in order.
  func changes(from old: AccessibleSnapshot, tellsBounds: Bool = false) -> [AccessibleEvent] {
    let moved = moved(since: old)
    var events = old.removals(to: self, moved: moved)
    for id in order {
      guard let before = old.entries[id], let now = entries[id] else { continue }
      events += additions(to: now, id: id, from: before, moved: moved)
      if before.element == now.element, before.states == now.states { continue }
      events += now.differences(from: before, id: id)
      if tellsBounds, before.element.frame != now.element.frame {
        events.append(
          AccessibleEvent(
            source: .element(id), member: "BoundsChanged", content: .frame(now.element.frame)))
      }
    }
    // A screen reader says the name of a focused menu again when the menu opens, so that is reported
    // when the focus has moved into the menu.
    let opened = AccessibleState.expanded.name
    let later = events.filter { $0.detail == opened && $0.first == 1 }
    events.removeAll { $0.detail == opened && $0.first == 1 }
    return events + selectionChanges(from: old) + focusChanges(from: old) + later
  }

  /// Returns the elements whose position among the same siblings has changed.
  ///
  /// The bus has no event for a move, so each is reported as removed and added.
  private func moved(since old: AccessibleSnapshot) -> Set<UInt64> {
    var moved: Set<UInt64> = []
    for (id, entry) in entries {
      guard let before = old.entries[id], before.children != entry.children else { continue }
      let (known, present) = (Set(before.children), Set(entry.children))
      let stayed = entry.children.filter(known.contains)
      for change in stayed.difference(from: before.children.filter(present.contains)).insertions {
        if case .insert(_, let child, _) = change { moved.insert(child) }
      }
    }
    return moved
  }

  /// Returns the events for elements that no longer exist or have moved.
  private func removals(
    to new: AccessibleSnapshot, moved: Set<UInt64>
  ) -> [AccessibleEvent] {
    var events: [AccessibleEvent] = []
    for id in order.reversed() {
      guard let entry = entries[id], let parent = entry.parent else { continue }
      let now = new.entries[id]
      if now == nil { events.append(.state(.defunct, of: .element(id), true)) }
      // Elements that are removed with their parent need no event of their own.
      guard now?.parent != parent || moved.contains(id), new.contains(parent) else { continue }
      events.append(
        AccessibleEvent(
          source: .element(parent), member: "ChildrenChanged", detail: "remove",
          first: entry.index, content: .object(.element(id))))
    }
    return events
  }

  private func additions(
    to entry: Entry, id: UInt64, from before: Entry, moved: Set<UInt64>
  ) -> [AccessibleEvent] {
    guard entry.children != before.children else { return [] }
    let known = Set(before.children).subtracting(moved)
    return entry.children.enumerated().filter { !known.contains($0.element) }.map {
      AccessibleEvent(
        source: .element(id), member: "ChildrenChanged", detail: "add", first: $0.offset,
        content: .object(.element($0.element)))
    }
  }

  private func selectionChanges(from old: AccessibleSnapshot) -> [AccessibleEvent] {
    order.filter { id in
      guard let now = entries[id], let before = old.entries[id],
        now.holdsChoices || before.holdsChoices
      else { return false }
      return chosen(in: now) != old.chosen(in: before)
    }.map { AccessibleEvent(source: .element($0), member: "SelectionChanged") }
  }

  /// Returns the selected children.
  func chosen(in entry: Entry) -> [UInt64] {
    entry.children.filter { entries[$0]?.states.contains(.selected) == true }
  }

  private func focusChanges(from old: AccessibleSnapshot) -> [AccessibleEvent] {
    guard focused != old.focused else { return [] }
    var events: [AccessibleEvent] = []
    if let focused { events.append(.state(.focused, of: .element(focused), true)) }
    if let past = old.focused, contains(past) {
      events.append(.state(.focused, of: .element(past), false))
    }
    return events
  }
}

extension AccessibleSnapshot.Entry {
  fileprivate func differences(from before: Self, id: UInt64) -> [AccessibleEvent] {
    let source = AccessibleEvent.Source.element(id)
    var events: [AccessibleEvent] = []
    func property(_ name: String, _ content: AccessibleEvent.Content) {
      events.append(
        AccessibleEvent(source: source, member: "PropertyChange", detail: name, content: content))
    }
    if element.label != before.element.label {
      property("accessible-name", .text(element.label ?? ""))
    }
    if description != before.description { property("accessible-description", .text(description)) }
    if let range = element.range, range.value != before.element.range?.value {
      property("accessible-value", .number(range.value))
    }
    let changed = states.symmetricDifference(before.states)
    // The focus is reported last.
    for state in AccessibleState.allCases where state != .focused && changed.contains(state) {
      events.append(.state(state, of: source, states.contains(state)))
    }
    if let text, let past = before.text, text != past {
      events += text.changes(from: past, of: source)
    }
    return events
  }
}

extension ScalarText {
  fileprivate func changes(
    from old: ScalarText, of source: AccessibleEvent.Source
  ) -> [AccessibleEvent] {
    var events: [AccessibleEvent] = []
    func tell(_ member: String, _ detail: String, _ range: Range<Int>, _ string: String) {
      guard !range.isEmpty else { return }
      events.append(
        AccessibleEvent(
          source: source, member: member, detail: detail, first: range.lowerBound,
          second: range.count, content: .text(string)))
    }
    let change = TextChange(from: old.scalars, to: scalars)
    tell("TextChanged", "delete", change.removed, old.string(in: change.removed))
    tell("TextChanged", "insert", change.added, string(in: change.added))
    if selection != old.selection, !selection.isEmpty || !old.selection.isEmpty {
      events.append(AccessibleEvent(source: source, member: "TextSelectionChanged"))
    }
    if caret != old.caret {
      events.append(AccessibleEvent(source: source, member: "TextCaretMoved", first: caret))
    }
    return events
  }
}
