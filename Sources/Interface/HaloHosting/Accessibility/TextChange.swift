/// The difference between two texts: a range to remove from the old one, and the range of the new
/// one that replaces it.
package struct TextChange: Equatable {
  /// The range in the old text.
  package var removed: Range<Int>
  /// The range in the new text; begins where ``removed`` does.
  package var added: Range<Int>

  /// Finds the smallest single change; O(n).
  package init<Element: Equatable>(from old: [Element], to new: [Element]) {
    let limit = min(old.count, new.count)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let end = min(tail, limit - start)
    removed = start..<(old.count - end)
    added = start..<(new.count - end)
  }
}
