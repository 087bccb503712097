import FocusGeometry

extension FocusMap {
  /// The items that arrows go through in a focus group of HTML, in document order.
  func members(ofFocusgroupOwnedBy owner: any FocusItem) -> [Entry] {
    eligibleItems.filter { $0.item?.focusgroupAround?.owner === owner }
  }

  /// Returns one entry for each focus group of HTML, and all entries that are in no such group.
  ///
  /// - Parameters:
  ///   - entries: The entries in Tab order.
  ///   - focused: The item that has the focus; it is the stop of its group.
  ///   - remembered: The item that had the focus last, by the owner of its group.
  /// - Returns: The remaining entries, in the same order.
  func withoutFurtherMembers(
    _ entries: [Entry], focused: (any FocusItem)?,
    remembered: [ObjectIdentifier: any FocusItem]
  ) -> [Entry] {
    var groups: [ObjectIdentifier: (group: Focusgroup, members: [Entry])] = [:]
    var owners: [ObjectIdentifier: ObjectIdentifier] = [:]
    for entry in entries {
      guard let found = entry.item?.focusgroupAround else { continue }
      let owner = ObjectIdentifier(found.owner)
      groups[owner, default: (found.group, [])].members.append(entry)
      owners[entry.identity] = owner
    }
    let stops = groups.map { owner, found in
      let last = found.group.remembers ? remembered[owner] : nil
      return found.members.first { $0.item === focused && focused != nil }
        ?? found.members.first { last != nil && $0.item === last }
        ?? found.members.first { $0.item?.isFocusgroupStart == true } ?? found.members[0]
    }
    let kept = Set(stops.map(\.identity))
    return entries.filter { owners[$0.identity] == nil || kept.contains($0.identity) }
  }
}
