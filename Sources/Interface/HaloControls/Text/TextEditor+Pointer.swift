import Foundation
import HaloSceneGraph

/// The selection of the first click, and whether dragging selects whole words.
struct TextDragging {
  var start: Range<Int>
  var takesWords = false
}

/// Selection with the pointer: a click places the caret, a double click selects the word, a triple
/// click everything, or the paragraph. Dragging extends by characters or, after a double click, by words.
extension TextEditor {
  /// Selects where a press of the pointer begins, from where the selection began with Shift; false:
  /// the press is not for the text.
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

  /// Extends the selection to the place of the pointer; false: no selection is being dragged.
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

  /// In a secure field everything counts as one word, as word lengths would be revealed.
  private func word(at place: CGPoint) -> Range<Int> {
    layoutIfNeeded()
    guard !isSecureTextEntry, let position = position(ofLetterAt: place)
    else { return 0..<content.length }
    return content.string.word(at: position)
  }

  /// To the letter next to a place.
  func moveCaret(to place: CGPoint, extending: Bool) {
    layoutIfNeeded()
    guard let position = position(closestTo: place) else { return }
    change { $0.moveHead(to: position, extending: extending) }
  }

  /// Pastes what is selected, here or in another program, where the pointer is.
  func pastePrimary(at place: CGPoint) {
    guard isEditing else { return }
    moveCaret(to: place, extending: false)
    requestPaste(from: .primary)
  }
}
