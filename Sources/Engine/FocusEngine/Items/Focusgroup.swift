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
