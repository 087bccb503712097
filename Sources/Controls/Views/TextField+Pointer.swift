import Foundation
import SceneGraph

/// What a pointer selects in a field: a click puts the caret, a second one takes the word, a third
/// everything, and whoever holds the button on goes on selecting so.
extension TextField {
  /// What the click has taken, and whether words are taken as a whole; nil while no button is down.
  struct Dragging {
    var start: Range<Int>
    var takesWords = false
  }

  /// - Parameters:
  ///   - place: in own coordinates.
  ///   - count: of clicks in a row.
  ///   - extends: from where the selection began, as with Shift.
  func beginDragging(at place: CGPoint, count: Int, extends: Bool) {
    switch count {
    case 1:
      moveCaret(to: place, extending: extends)
      let anchor = content.selection.anchor
      dragging = Dragging(start: anchor..<anchor)
    case 2:
      let word = word(at: place)
      dragging = Dragging(start: word, takesWords: true)
      change { $0.select(TextSelection(anchor: word.lowerBound, head: word.upperBound)) }
    default:
      dragging = nil
      change { $0.selectAll() }
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

  /// Where the words of a secret begin and end is secret too.
  private func word(at place: CGPoint) -> Range<Int> {
    layoutIfNeeded()
    guard !isSecureTextEntry, let position = committedLine?.position(ofElementAt: x(of: place))
    else { return 0..<content.length }
    return content.string.word(at: position)
  }

  /// Pastes what is selected, here or in another program, where the pointer is.
  package func pasteSelection(at place: CGPoint) {
    guard isEditing, let window else { return }
    moveCaret(to: place, extending: false)
    window.pasteboard.requestString(from: .primary) { [weak self] text in
      text.map { self?.paste($0) }
    }
  }
}
