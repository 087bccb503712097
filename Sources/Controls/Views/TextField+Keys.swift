import DisplayList
import FocusEngine
import Foundation
import Hosting
import SceneGraph

/// Which keys a field takes while it is edited.
extension TextField {
  /// Whether another item has the focus, so that only keys that type go to this field.
  var focusIsElsewhere: Bool {
    guard let item = window?.focusSystem?.focusedItem else { return false }
    return item !== self
  }

  func take(_ key: Key) -> Bool {
    guard let window, let model = window.focusSystem?.model else { return false }
    let isElsewhere = focusIsElsewhere
    switch key.keyCode {
    case .return, .select: return !isElsewhere && takeReturn(key)
    case .escape:
      guard takesEscape else { return false }
      endEditing()
      return true
    // Space activates the focused item.
    case .space where isElsewhere && model.activationKeys.contains(.space): return false
    default: break
    }
    guard let command = TextCommand(key, scheme: window.modifierScheme) else { return false }
    switch command {
    case .insert(let text): insertText(text)
    case .delete(let direction, let granularity): delete(direction, by: limited(granularity))
    case _ where isElsewhere: return false
    case .step(let side, let extending):
      // Where arrows move focus everywhere, they leave the field at the ends of the text.
      return step(to: side, extending: extending) || extending || model.arrowScope != .everywhere
    case .leap(let side, let granularity, let extending):
      let direction = committedExcerpt?.line.direction(to: side) ?? .forward
      change { $0.move(direction, by: limited(granularity), extending: extending) }
    case .move(let direction, let granularity, let extending):
      change { $0.move(direction, by: granularity, extending: extending) }
    }
    return true
  }

  /// Whether Return does something besides what the delegate does.
  var answersReturn: Bool {
    primaryAction != nil
      || !allControlEvents.isDisjoint(with: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  /// Whether Return has done something.
  private func takeReturn(_ key: Key) -> Bool {
    guard key.modifierFlags.isDisjoint(with: .chord) else { return false }
    let takesDefault = delegate?.textFieldShouldReturn(self) ?? true
    if takesDefault { sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered]) }
    guard look != .lift else {
      endEditing()
      return true
    }
    return !takesDefault || answersReturn
  }

  /// In a secure field words are not used, as their lengths would be revealed.
  private func limited(_ granularity: TextGranularity) -> TextGranularity {
    isSecureTextEntry && granularity == .word ? .line : granularity
  }

  /// Whether there is a next visible position on that side, or a selection to leave.
  func canStep(to side: TextLayoutDirection, extending: Bool) -> Bool {
    guard let excerpt = committedExcerpt else { return false }
    let selection = content.selection
    return !extending && !selection.isEmpty
      || excerpt.position(from: selection.head, to: side) != nil
  }

  /// Moves the caret to the next visible position on that side; false at the end of the line.
  private func step(to side: TextLayoutDirection, extending: Bool) -> Bool {
    guard let excerpt = committedExcerpt else { return false }
    let selection = content.selection
    if !extending, !selection.isEmpty {
      let ends = (selection.range.lowerBound, selection.range.upperBound)
      let isInOrder = excerpt.x(of: ends.0) < excerpt.x(of: ends.1)
      let end = isInOrder == (side == .left) ? ends.0 : ends.1
      change { $0.moveHead(to: end, extending: false) }
      return true
    }
    guard let next = excerpt.position(from: selection.head, to: side) else { return false }
    change { $0.moveHead(to: next, extending: extending) }
    return true
  }

  /// To the letter next to `place`, which is in own coordinates.
  func moveCaret(to place: CGPoint, extending: Bool) {
    layoutIfNeeded()
    guard let position = committedExcerpt?.position(closestTo: x(of: place)) else { return }
    change { $0.moveHead(to: position, extending: extending) }
  }

  /// In the line of the text, of a place in own coordinates.
  func x(of place: CGPoint) -> CGFloat { place.x - line.frame.minX - line.origin }
}
