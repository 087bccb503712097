import FocusGeometry

/// HTML's `focusgroup`: one stop of Tab for everything inside, through which arrows move in
/// document order (Open UI, Scoped Focusgroup).
public struct Focusgroup: Hashable, Sendable {
  /// The purpose of the group, where nothing else gives it.
  public enum Behavior: String, CaseIterable, Hashable, Sendable, Codable {
    /// The ARIA role of the same name.
    case toolbar, tablist, radiogroup, listbox, menu, menubar
  }

  /// The arrows that move through a group.
  public enum Axes: String, Hashable, Sendable, Codable {
    /// All four arrows.
    case both
    /// Left and right, by the reading direction.
    case inline
    /// Up and down.
    case block
  }

  /// The purpose of the group; nil if the group does not say.
  public var behavior: Behavior?
  /// The arrows that move through the group.
  public var axes = Axes.both
  /// Whether arrows wrap around at the ends of the group.
  public var wraps = false
  /// Whether Tab returns to the item of the group that had the focus last.
  public var remembers = true

  /// Creates a group with both axes and a memory, without wrapping.
  public init() {}
}

/// The relation of an item to the focus groups of HTML.
public enum FocusgroupMembership: Hashable, Sendable {
  /// The item is in the group of the nearest item around it that owns one.
  case inherited
  /// Neither the item nor anything inside it is in a group.
  case none
  /// The item owns a group for everything inside it.
  case owner(Focusgroup)
}

extension FocusItem {
  /// The group that the item is in, with the item that owns it; nil for none.
  ///
  /// An item that owns a group is not itself in one further out.
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
  /// Returns `.next` or `.previous` in document order for an arrow; nil for an arrow that does not
  /// move through the group.
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
