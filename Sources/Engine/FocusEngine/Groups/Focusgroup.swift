import FocusGeometry

/// HTML's `focusgroup`: one stop of Tab for everything inside, which arrows go through in the order
/// of the document (Open UI, Scoped Focusgroup).
public struct Focusgroup: Hashable, Sendable {
  /// What the group is, where nothing else says so.
  public enum Behavior: String, CaseIterable, Hashable, Sendable, Codable {
    /// As ARIA's role of this name.
    case toolbar, tablist, radiogroup, listbox, menu, menubar
  }

  /// The arrows that go through a group.
  public enum Axes: String, Hashable, Sendable, Codable {
    /// All four.
    case both
    /// Left and right, by the direction of reading.
    case inline
    /// Up and down.
    case block
  }

  /// nil: the group says nothing of what it is.
  public var behavior: Behavior?
  /// The arrows that go through it.
  public var axes = Axes.both
  /// Whether it comes round at its ends.
  public var wraps = false
  /// Whether Tab comes back to the item that had the focus last.
  public var remembers = true

  /// Both axes, with ends and a memory.
  public init() {}
}

/// How an item stands to the focus groups of HTML.
public enum FocusgroupMembership: Hashable, Sendable {
  /// In that of the nearest item around it that owns one.
  case inherited
  /// In none, nor is anything inside.
  case none
  /// It owns one, for all that is inside.
  case owner(Focusgroup)
}

extension FocusItem {
  /// The group that the item is in, with the item that owns it; nil for none.
  ///
  /// An item that owns a group itself is not in one further out.
  var focusgroupAround: (owner: any FocusItem, group: Focusgroup)? {
    guard focusgroup == .inherited else { return nil }
    var walk = FocusAncestors(of: self)
    _ = walk.next()
    while let ancestor = walk.next() {
      guard let item = ancestor as? any FocusItem else { continue }
      switch item.focusgroup {
      case .inherited: continue
      case .none: return nil
      case .owner(let group): return (item, group)
      }
    }
    return nil
  }
}

extension Focusgroup {
  /// `.next` or `.previous` in the order of the document; nil for an arrow that is not its own.
  func step(_ heading: FocusHeading, direction: LayoutDirection) -> FocusHeading? {
    switch heading {
    case .down where axes != .inline: .next
    case .up where axes != .inline: .previous
    case .right where axes != .block: direction == .leftToRight ? .next : .previous
    case .left where axes != .block: direction == .leftToRight ? .previous : .next
    default: nil
    }
  }
}

extension FocusMap {
  /// What arrows go through in a group, in the order of the document.
  func members(ofFocusgroupOwnedBy owner: any FocusItem) -> [Entry] {
    eligibleItems.filter { $0.item?.focusgroupAround?.owner === owner }
  }

  /// One entry for each focus group of HTML, with what is in none.
  ///
  /// - Parameters:
  ///   - entries: in the order of Tab.
  ///   - focused: the item that has the focus, the stop of its group.
  ///   - remembered: the item that had the focus last, by the owner of its group.
  /// - Returns: in the same order.
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
