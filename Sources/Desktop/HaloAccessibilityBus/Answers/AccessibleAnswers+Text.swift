import Foundation
import HaloHosting
import HaloMessageBus

/// The interfaces `org.a11y.atspi.Text` and `.EditableText`.
extension AccessibleAnswers {
  func textProperties(_ id: UInt64) -> [String: () -> BusValue] {
    guard let text = entry(id)?.text else { return [:] }
    return [
      "CharacterCount": { .variant(.integer(Int64(text.count)), type: "i") },
      "CaretOffset": { .variant(.integer(Int64(text.caret)), type: "i") },
    ]
  }

  func textMethod(_ call: BusMessage, _ id: UInt64) -> BusAnswer {
    guard let text = entry(id)?.text else { return .unknownObject }
    switch call.member {
    case "GetNSelections": return .integer(text.selection.isEmpty ? 0 : 1)
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return .values("a{ss}", [.list([])])
    case "GetBoundedRanges": return .values("a(iisv)", [.list([])])
    default: break
    }
    guard let first = call.integer(0) else { return .invalidArguments }
    switch call.member {
    case "GetCharacterAtOffset":
      return .integer(
        text.scalars.indices.contains(first) ? Int(text.scalars[first].value) : 0)
    case "GetSelection":
      let range = first == 0 ? text.selection : 0..<0
      return .values("ii", [.integer(range.lowerBound), .integer(range.upperBound)])
    case "RemoveSelection":
      guard first == 0 else { return .boolean(false) }
      return .boolean(select(text, text.caret..<text.caret, id))
    case "SetCaretOffset":
      let caret = text.range(first, first).lowerBound
      return .boolean((0...text.count).contains(first) && select(text, caret..<caret, id))
    case "GetAttributes":
      return .values("a{ss}ii", [.list([]), .integer(0), .integer(text.count)])
    case "GetAttributeRun":
      return .values("a{ss}ii", [.list([]), .integer(0), .integer(text.count)])
    case "GetAttributeValue": return .string("")
    default: return rangeMethod(call, text, id, first)
    }
  }

  /// Answers methods that have a second argument.
  private func rangeMethod(
    _ call: BusMessage, _ text: ScalarText, _ id: UInt64, _ first: Int
  ) -> BusAnswer {
    guard let second = call.integer(1) else { return .invalidArguments }
    let range = text.range(first, second)
    switch call.member {
    case "GetText": return .string(text.string(in: range))
    case "GetStringAtOffset":
      let units: [ScalarText.Unit] = [.character, .word, .line, .line, .line]
      guard units.indices.contains(second) else { return .invalidArguments }
      return piece(text, text.unit(units[second], around: first))
    case "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset":
      guard let unit = ScalarText.Unit(boundary: second) else { return .invalidArguments }
      let here = text.unit(unit, around: first)
      switch call.member {
      case "GetTextAtOffset": return piece(text, here)
      case "GetTextAfterOffset":
        return piece(
          text,
          unit == .line ? text.count..<text.count : text.unit(unit, around: here.upperBound))
      default:
        let isFirst = here.lowerBound == 0 || unit == .line
        return piece(text, isFirst ? 0..<0 : text.unit(unit, around: here.lowerBound - 1))
      }
    case "AddSelection":
      return .boolean(text.selection.isEmpty && select(text, range, id))
    case "SetSelection":
      guard let end = call.integer(2) else { return .invalidArguments }
      return .boolean(first == 0 && select(text, text.range(second, end), id))
    case "GetCharacterExtents":
      guard let base = base(call, 1) else { return .invalidArguments }
      return extents(text, text.unit(.character, around: first), base, id)
    case "GetRangeExtents":
      guard let base = base(call, 2) else { return .invalidArguments }
      return extents(text, range, base, id)
    case "GetOffsetAtPoint":
      guard let point = point(call, base: 2, of: id) else { return .invalidArguments }
      return .integer(offset(text, at: point, id))
    case "ScrollSubstringTo", "ScrollSubstringToPoint":
      return .boolean(perform(.scrollIntoView, id))
    default: return .unknownMethod
    }
  }

  private func piece(_ text: ScalarText, _ range: Range<Int>) -> BusAnswer {
    .values(
      "sii",
      [
        .string(text.string(in: range)), .integer(range.lowerBound), .integer(range.upperBound),
      ])
  }

  private func select(_ text: ScalarText, _ range: Range<Int>, _ id: UInt64) -> Bool {
    perform(.selectText(text.characters(range)), id)
  }

  private func extents(
    _ text: ScalarText, _ range: Range<Int>, _ base: AccessiblePlace.Base, _ id: UInt64
  ) -> BusAnswer {
    let frame = content.accessibleFrame(ofText: text.characters(range), in: id) ?? .zero
    let list = rect(frame, base, of: id).list ?? []
    return .values("iiii", list)
  }

  private func offset(_ text: ScalarText, at point: CGPoint, _ id: UInt64) -> Int {
    var start = 0
    while start < text.count {
      let unit = text.unit(.character, around: start)
      if let frame = content.accessibleFrame(ofText: text.characters(unit), in: id),
        frame.contains(point)
      {
        return start
      }
      start = unit.upperBound
    }
    return -1
  }

  // MARK: Editing

  func editingMethod(_ call: BusMessage, _ id: UInt64) -> BusAnswer {
    guard let text = entry(id)?.text else { return .unknownObject }
    func characters(_ first: Int, _ second: Int) -> Range<Int>? {
      guard let start = call.integer(first), let end = call.integer(second) else { return nil }
      return text.characters(text.range(start, end))
    }
    switch call.member {
    case "SetTextContents":
      guard let string = call.string(0) else { return .invalidArguments }
      return .boolean(
        perform(.replaceText(text.characters(0..<text.count), with: string), id))
    case "InsertText":
      guard let place = call.integer(0), let string = call.string(1) else {
        return .invalidArguments
      }
      // The length counts bytes in some clients and characters in others, and all of them send the
      // whole string.
      let start = text.range(place, place).lowerBound
      return .boolean(perform(.replaceText(text.characters(start..<start), with: string), id))
    case "DeleteText":
      guard let range = characters(0, 1) else { return .invalidArguments }
      return .boolean(perform(.replaceText(range, with: ""), id))
    case "CopyText":
      guard let range = characters(0, 1) else { return .invalidArguments }
      _ = perform(.copyText(range), id)
      return .done
    case "CutText":
      guard let range = characters(0, 1) else { return .invalidArguments }
      return .boolean(perform(.cutText(range), id))
    case "PasteText":
      guard let place = call.integer(0) else { return .invalidArguments }
      return .boolean(
        perform(.pasteText(text.character(at: text.range(place, place).lowerBound)), id))
    default: return .unknownMethod
    }
  }
}

extension ScalarText.Unit {
  /// Creates the unit for AT-SPI's number of a boundary: a character, or the start or end of a
  /// word, sentence or line; nil for another number.
  init?(boundary: Int) {
    switch boundary {
    case 0: self = .character
    case 1, 2: self = .word
    case 3...6: self = .line
    default: return nil
    }
  }
}

extension BusValue {
  fileprivate static func integer(_ number: Int) -> BusValue { .integer(Int64(number)) }
}
