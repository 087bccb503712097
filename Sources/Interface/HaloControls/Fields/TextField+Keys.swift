import FocusEngine
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The handling of keys in a single line of text.
extension TextField {
  /// Whether Return does something besides what the delegate does.
  var answersReturn: Bool {
    primaryAction != nil
      || !allControlEvents.isDisjoint(with: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  /// Handles Return, and returns whether the key was used.
  func takeReturn(_ key: Key) -> Bool {
    guard key.modifierFlags.isDisjoint(with: .chord) else { return false }
    let takesDefault = delegate?.textFieldShouldReturn(self) ?? true
    if takesDefault { sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered]) }
    guard look != .lift else {
      endEditing()
      return true
    }
    return !takesDefault || answersReturn
  }

  /// Returns what ``takeReturn(_:)`` would do with a key.
  ///
  /// The delegate's answer is not known before Return is pressed; its default is assumed.
  func forecastReturn(_ key: Key) -> KeyAnswer {
    guard key.modifierFlags.isDisjoint(with: .chord) else { return .passes }
    return look == .lift || answersReturn ? .acts : .passes
  }

  // MARK: Movement

  func move(by command: TextCommand) -> Bool {
    switch command {
    case .step(let side, let extending):
      // Under models whose arrows move focus everywhere, arrows leave the field at the ends of the
      // text.
      return step(to: side, extending: extending) || keepsStep(extending: extending)
    case .leap(let side, let granularity, let extending):
      let direction = committedExcerpt?.line.direction(to: side) ?? .forward
      change { $0.move(direction, by: limited(granularity), extending: extending) }
    case .move(let direction, let granularity, let extending):
      change { $0.move(direction, by: granularity, extending: extending) }
    case .insert, .delete, .stepByLine, .page, .moveByParagraph, .moveToEnd: return false
    }
    return true
  }

  func takesMovement(by command: TextCommand) -> Bool {
    guard case .step(let side, let extending) = command else { return true }
    return canStep(to: side, extending: extending) || keepsStep(extending: extending)
  }

  /// Whether the field takes an arrow that cannot move the caret any further.
  private func keepsStep(extending: Bool) -> Bool {
    extending || window?.focusSystem?.model.arrowScope != .everywhere
  }

  /// Whether there is a next visible position on that side, or a selection to collapse.
  private func canStep(to side: TextLayoutDirection, extending: Bool) -> Bool {
    guard let excerpt = committedExcerpt else { return false }
    let selection = content.selection
    return !extending && !selection.isEmpty
      || excerpt.position(from: selection.head, to: side) != nil
  }

  /// Moves the caret to the next visible position on that side; returns false at the end of the
  /// line.
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

  /// Returns the x of a place within the line of text; the place is in the field's coordinates.
  func x(of place: CGPoint) -> CGFloat { place.x - line.frame.minX - line.origin }

  // MARK: Positions

  func position(closestTo place: CGPoint) -> Int? {
    committedExcerpt?.position(closestTo: x(of: place))
  }

  func position(ofLetterAt place: CGPoint) -> Int? {
    committedExcerpt?.position(ofLetterAt: x(of: place))
  }

  /// Returns the range of the whole line.
  func selectionOfThirdClick(at place: CGPoint) -> Range<Int> { 0..<content.length }

  /// Returns the frame of a range of characters in the field's coordinates; its width is 0 if none
  /// of them are visible.
  func frame(ofCharacters range: Range<Int>) -> CGRect? {
    layoutIfNeeded()
    let range = positions(range)
    guard let excerpt = committedExcerpt else { return nil }
    let room = line.room.offsetBy(dx: line.frame.minX, dy: line.frame.minY)
    let edges = [range.lowerBound, range.upperBound].map {
      min(max(excerpt.x(of: $0) + line.frame.minX + line.origin, room.minX), room.maxX)
    }
    let left = min(edges[0], edges[1])
    return CGRect(
      x: left, y: room.minY, width: max(edges[0], edges[1]) - left, height: room.height)
  }
}
