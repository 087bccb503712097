/// What makes one text of another: what to take out of the old one, and what the new one has in its
/// place; a value.
package struct TextChange: Equatable {
  /// In the old one.
  package var removed: Range<Int>
  /// In the new one; begins where ``removed`` does.
  package var added: Range<Int>

  /// The smallest single change; O(n).
  package init<Element: Equatable>(from old: [Element], to new: [Element]) {
    let limit = min(old.count, new.count)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let end = min(tail, limit - start)
    removed = start..<(old.count - end)
    added = start..<(new.count - end)
  }
}
