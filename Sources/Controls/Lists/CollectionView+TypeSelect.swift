import Foundation
import Hosting
import SceneGraph

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
    guard allowsTypeSelect, let window, let system = window.focusSystem,
      let focused = number(around: system.focusedItem),
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    let time = window.currentTime
    let isFirst = !typed.isOpen(at: time)
    let letters = key.keyCode == .space && !isFirst ? " " : key.characters
    guard !letters.isEmpty,
      letters.allSatisfy({
        $0.isLetter || $0.isNumber || $0.isPunctuation || ($0 == " " && !isFirst)
      })
    else { return false }
    typed.type(letters, at: time)
    // Further letters may still match the item that was found.
    let start = typed.isRepetition ? focused + 1 : focused
    guard let found = firstItem(from: start) else {
      if isFirst { typed.reset() }
      return !isFirst
    }
    if found != focused { moveFocus(to: found, heading: []) }
    return true
  }

  /// From `start` to the end, then from the beginning.
  private func firstItem(from start: Int) -> Int? {
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
