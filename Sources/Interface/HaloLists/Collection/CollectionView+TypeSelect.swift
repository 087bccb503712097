import Foundation
import HaloControls
import HaloHosting
import HaloSceneGraph

/// Type selection: typed letters move focus to the next item that begins with them.
extension CollectionView: TypeSelecting {
  /// Returns the text of the list content in an item's cell; nil without a cell or a list content.
  func text(at path: IndexPath) -> String? {
    (cellForItem(at: path)?.contentConfiguration as? ListContentConfiguration)?.text
  }

  /// Moves focus to the next item whose text begins with the typed letters.
  ///
  /// A space does not begin a search, but continues one, as in AppKit's lists.
  ///
  /// - Returns: Whether the key was used. A first letter that no item begins with is not used, so
  ///   that it can be a command.
  package func typeSelect(_ key: Key) -> Bool {
    guard let find = find(key) else { return false }
    typed = find.typed
    guard let found = find.number else {
      if find.isFirst { typed.reset() }
      return !find.isFirst
    }
    if found != find.focused { moveFocus(to: found, heading: []) }
    return true
  }

  package func typeSelects(_ key: Key) -> Bool {
    find(key).map { $0.number != nil || !$0.isFirst } ?? false
  }

  /// The result of a search for typed letters.
  private struct Find {
    /// The typed letters, with the new one.
    var typed: TypedPrefix
    /// Whether the letter begins a new search.
    var isFirst: Bool
    var focused: Int
    /// The number of the item found; nil if no item begins with the letters.
    var number: Int?
  }

  /// Returns the result of typing a key; nil for a key that cannot be part of a text.
  private func find(_ key: Key) -> Find? {
    guard allowsTypeSelect, let window, let system = window.focusSystem,
      let focused = number(around: system.focusedItem),
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return nil }
    let time = window.currentTime
    var typed = typed
    let isFirst = !typed.isOpen(at: time)
    let letters = key.keyCode == .space && !isFirst ? " " : key.characters
    guard !letters.isEmpty,
      letters.allSatisfy({
        $0.isLetter || $0.isNumber || $0.isPunctuation || ($0 == " " && !isFirst)
      })
    else { return nil }
    typed.type(letters, at: time)
    // After further letters the item that was found may still match.
    let start = typed.isRepetition ? focused + 1 : focused
    return Find(
      typed: typed, isFirst: isFirst, focused: focused,
      number: firstItem(from: start, beginningWith: typed))
  }

  /// Returns the first matching item, from `start` to the end, then from the beginning; nil if none
  /// matches.
  private func firstItem(from start: Int, beginningWith typed: TypedPrefix) -> Int? {
    let total = counts.total
    for step in 0..<total {
      let number = (start + step) % total
      let path = counts.path(of: number)
      let text =
        if let delegate {
          delegate.collectionView(self, typeSelectStringForItemAt: path)
        } else {
          self.text(at: path)
        }
      if let text, typed.begins(text), canFocus(number) { return number }
    }
    return nil
  }
}
