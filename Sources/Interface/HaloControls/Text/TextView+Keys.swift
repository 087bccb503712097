import FocusEngine
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The handling of keys in a text of several lines.
extension TextView {
  /// Inserts a line break, with Shift too; returns false with other modifiers.
  func takeReturn(_ key: Key) -> Bool {
    guard key.modifierFlags.intersection(.chord).subtracting(.shift).isEmpty else { return false }
    insertText("\n")
    return true
  }

  func forecastReturn(_ key: Key) -> KeyAnswer {
    key.modifierFlags.intersection(.chord).subtracting(.shift).isEmpty ? .types : .passes
  }

  // MARK: Movement

  func move(by command: TextCommand) -> Bool {
    guard let target = target(of: command) else { return keepsArrows }
    let x = wantedX(by: command)
    change { $0.moveHead(to: target.position, extending: target.extending) }
    wantedX = x
    return true
  }

  func takesMovement(by command: TextCommand) -> Bool {
    target(of: command) != nil || keepsArrows
  }

  /// Whether arrows stay in the text at its ends; false under models whose arrows move focus
  /// everywhere.
  private var keepsArrows: Bool { window?.focusSystem?.model.arrowScope != .everywhere }

  /// Returns the position to which a key leads; nil if it leads no further.
  private func target(of command: TextCommand) -> (position: Int, extending: Bool)? {
    guard let lines = committedLines else { return nil }
    let head = content.selection.head
    let isLast = { (direction: TextStorageDirection) in
      head == (direction == .forward ? self.content.length : 0)
    }
    switch command {
    case .step(let side, let extending):
      if !extending, !content.selection.isEmpty { return (collapsed(to: side, in: lines), false) }
      return step(to: side, in: lines).map { ($0, extending) }
    case .leap(let side, let granularity, let extending):
      let index = lines.index(of: head)
      let direction = line(index, of: lines)?.direction(to: side) ?? .forward
      let next =
        granularity == .line
        ? end(of: index, direction, in: lines)
        : content.position(from: head, direction, by: granularity)
      return (next, extending)
    case .move(let direction, _, let extending):
      return (end(of: lines.index(of: head), direction, in: lines), extending)
    case .stepByLine(let direction, let extending):
      guard !isLast(direction) || extending || !content.selection.isEmpty else { return nil }
      return (position(1, direction, in: lines), extending)
    case .page(let direction, let extending):
      let count = max(1, Int(bounds.height / lines.height) - 1)
      return (position(count, direction, in: lines), extending)
    case .moveByParagraph(let direction, let extending):
      let end = lines.paragraphEnd(from: head, direction, includingBreak: extending)
      return (end, extending)
    case .moveToEnd(let direction, let extending):
      return (direction == .forward ? content.length : 0, extending)
    case .insert, .delete: return nil
    }
  }

  private func end(
    of index: Int, _ direction: TextStorageDirection, in lines: TextLines
  ) -> Int { direction == .forward ? lines.end(of: index) : lines.ranges[index].lowerBound }

  /// Returns the end of the selection on one side.
  private func collapsed(to side: TextLayoutDirection, in lines: TextLines) -> Int {
    let range = content.selection.range
    let index = lines.index(of: range.lowerBound)
    let direction = line(index, of: lines)?.direction(to: side) ?? .forward
    return direction == .forward ? range.upperBound : range.lowerBound
  }

  /// Returns the next position on one side, in the next line if this one ends; nil beyond the ends
  /// of the text.
  private func step(to side: TextLayoutDirection, in lines: TextLines) -> Int? {
    let head = content.selection.head
    let index = lines.index(of: head)
    guard let line = line(index, of: lines) else { return nil }
    let start = lines.ranges[index].lowerBound
    if let next = line.position(from: head - start, to: side) { return start + next }
    let next = content.position(from: head, line.direction(to: side), by: .character)
    return next == head ? nil : next
  }

  /// Returns the position `count` lines further, at the x where the movement began; beyond the
  /// ends, the end of the text or, for pages, the last line.
  private func position(
    _ count: Int, _ direction: TextStorageDirection, in lines: TextLines
  ) -> Int {
    let index = lines.index(of: content.selection.head)
    let next = direction == .forward ? index + count : index - count
    guard lines.ranges.indices.contains(next) || count > 1 else {
      return direction == .forward ? content.length : 0
    }
    let reached = min(max(next, 0), lines.ranges.count - 1)
    return position(atX: wantedX ?? caretX(in: lines), inLine: reached, of: lines)
  }

  private func caretX(in lines: TextLines) -> CGFloat {
    let head = content.selection.head
    let index = lines.index(of: head)
    guard let line = line(index, of: lines) else { return 0 }
    return originX(of: line, in: lines) + line.caretX(at: head - lines.ranges[index].lowerBound)
  }

  /// Returns the x to keep for the next arrow up or down, in points; nil for other keys.
  private func wantedX(by command: TextCommand) -> CGFloat? {
    switch command {
    case .stepByLine, .page: wantedX ?? committedLines.map(caretX)
    default: nil
    }
  }

  /// Returns the range that a key of deletion removes; by lines, that is up to the end of the line.
  func deletion(
    _ direction: TextStorageDirection, by granularity: TextGranularity
  ) -> Range<Int> {
    guard granularity == .line, content.selection.isEmpty, let lines = committedLines else {
      return content.deletion(direction, by: granularity)
    }
    let head = content.selection.head
    let other = end(of: lines.index(of: head), direction, in: lines)
    return min(head, other)..<max(head, other)
  }

  // MARK: Positions

  func position(closestTo place: CGPoint) -> Int? {
    guard let lines = committedLines else { return nil }
    let index = lines.index(atY: place.y - textContainerInset.top)
    return position(atX: place.x, inLine: index, of: lines)
  }

  private func position(atX x: CGFloat, inLine index: Int, of lines: TextLines) -> Int {
    guard let line = line(index, of: lines) else { return 0 }
    let start = lines.ranges[index].lowerBound
    let position = start + line.position(closestTo: x - originX(of: line, in: lines))
    return min(position, lines.end(of: index))
  }

  func position(ofLetterAt place: CGPoint) -> Int? {
    guard let lines = committedLines else { return nil }
    let index = lines.index(atY: place.y - textContainerInset.top)
    guard let line = line(index, of: lines) else { return nil }
    return line.position(ofElementAt: place.x - originX(of: line, in: lines))
      .map { $0 + lines.ranges[index].lowerBound }
  }

  /// Returns the range of the paragraph.
  func selectionOfThirdClick(at place: CGPoint) -> Range<Int> {
    guard let lines = committedLines, let position = position(closestTo: place) else {
      return 0..<content.length
    }
    return lines.paragraph(at: position)
  }
}
