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
  /// - Parameters:
  ///   - place: in own coordinates.
  ///   - count: of clicks in a row.
  ///   - extends: from where the selection began, as with Shift.
  func beginDragging(at place: CGPoint, count: Int, extends: Bool) {
    switch count {
    case 1:
      moveCaret(to: place, extending: extends)
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
  }

  func drag(to place: CGPoint) {
    guard let dragging, isEditing else { return }
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
