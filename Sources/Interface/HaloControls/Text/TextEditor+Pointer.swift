import Foundation
import HaloSceneGraph

/// The selection of the first click, and whether dragging selects whole words.
struct TextDragging {
  var start: Range<Int>
  var takesWords = false
}

/// Selection with the pointer.
///
/// A click places the caret, a double click selects a word, and a triple click everything, or the
/// paragraph. Dragging extends the selection by characters or, after a double click, by words.
extension TextEditor {
  /// Selects where a press of the pointer begins, or with Shift extends the selection to there;
  /// returns false if the press is not for the text.
  func beginDragging(_ presses: Set<Press>) -> Bool {
    guard isEditing, let window, let place = pointerPlace(of: presses) else { return false }
    switch window.clickCount {
    case 1:
      moveCaret(to: place, extending: window.heldModifiers.contains(.shift))
      let anchor = content.selection.anchor
      dragging = TextDragging(start: anchor..<anchor)
    case 2:
      let word = word(at: place)
      dragging = TextDragging(start: word, takesWords: true)
      change { $0.select(TextSelection(anchor: word.lowerBound, head: word.upperBound)) }
    default:
      dragging = nil
      let range = selectionOfThirdClick(at: place)
      change { $0.select(TextSelection(anchor: range.lowerBound, head: range.upperBound)) }
    }
    return true
  }

  /// Extends the selection to the pointer; returns false if no selection is being dragged.
  func drag(_ presses: Set<Press>) -> Bool {
    guard let dragging, let place = pointerPlace(of: presses) else { return false }
    if isEditing { extend(dragging, to: place) }
    return true
  }

  private func extend(_ dragging: TextDragging, to place: CGPoint) {
    guard dragging.takesWords else { return moveCaret(to: place, extending: true) }
    let (start, word) = (dragging.start, word(at: place))
    let isBefore = word.lowerBound < start.lowerBound
    let selection = TextSelection(
      anchor: isBefore ? start.upperBound : start.lowerBound,
      head: isBefore ? word.lowerBound : max(word.upperBound, start.upperBound))
    if selection != content.selection { change { $0.select(selection) } }
  }

  /// Returns the word at a place; in a secure field all of the text, as word lengths would be
  /// revealed.
  private func word(at place: CGPoint) -> Range<Int> {
    layoutIfNeeded()
    guard !isSecureTextEntry, let position = position(ofLetterAt: place)
    else { return 0..<content.length }
    return content.string.word(at: position)
  }

  /// Moves the caret to the position nearest to a place.
  func moveCaret(to place: CGPoint, extending: Bool) {
    layoutIfNeeded()
    guard let position = position(closestTo: place) else { return }
    change { $0.moveHead(to: position, extending: extending) }
  }

  /// Pastes the primary selection, which may come from another program, at the pointer.
  func pastePrimary(at place: CGPoint) {
    guard isEditing else { return }
    moveCaret(to: place, extending: false)
    requestPaste(from: .primary)
  }
}
