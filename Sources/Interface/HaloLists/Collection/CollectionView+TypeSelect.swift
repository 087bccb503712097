import Foundation
import HaloControls
import HaloHosting
import HaloSceneGraph

/// Typed letters move focus to the next item that begins with them.
extension CollectionView: TypeSelecting {
  /// The text of the list content in an item's cell; nil without a cell or a list content.
  func text(at path: IndexPath) -> String? {
    (cellForItem(at: path)?.contentConfiguration as? ListContentConfiguration)?.text
  }

  /// Moves focus to the next item whose text begins with the typed letters.
  ///
  /// A space does not begin a search, but continues one, as in AppKit's lists.
  ///
  /// - Returns: Whether the key was used. A first letter that no item begins with is not, so that
  ///   it can be a command.
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

  /// What a letter leads to.
  private struct Find {
    /// With the letter.
    var typed: TypedPrefix
    /// Whether it begins a name.
    var isFirst: Bool
    var focused: Int
    /// nil: no item begins like that.
    var number: Int?
  }

  /// nil for what is no letter of a name.
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
    // Further letters may still match the item that was found.
    let start = typed.isRepetition ? focused + 1 : focused
    return Find(
      typed: typed, isFirst: isFirst, focused: focused,
      number: firstItem(from: start, beginningWith: typed))
  }

  /// From `start` to the end, then from the beginning.
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
