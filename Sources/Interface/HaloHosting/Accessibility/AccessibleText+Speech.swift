import HaloLocalization

extension AccessibleText {
  /// Returns what is said after the text, its selection or its caret changed.
  ///
  /// That is the typed or deleted text, the selected or deselected text, or the text at the caret:
  /// a character after a step of one, a word after a longer one, and the whole line at either end.
  ///
  /// - Returns: nil if nothing has changed.
  func spoken(since old: AccessibleText) -> String? {
    if string != old.string { return change(since: old) }
    if selection != old.selection, !(selection.isEmpty && old.selection.isEmpty) {
      return selectionChange(since: old)
    }
    return caret == old.caret ? nil : arrival(from: old.caret)
  }

  private func change(since old: AccessibleText) -> String {
    let (before, after) = (Array(old.string), Array(string))
    let change = TextChange(from: before, to: after)
    guard change.added.isEmpty else { return Self.words(after[change.added]) }
    return Localization.text("%1 deleted", Self.words(before[change.removed]))
  }

  private func selectionChange(since old: AccessibleText) -> String {
    let (past, now) = (old.selection, selection)
    func text(_ range: Range<Int>) -> String { Self.words(Array(string)[clamping: range]) }
    func selected(_ range: Range<Int>) -> String { Localization.text("%1 selected", text(range)) }
    func unselected(_ range: Range<Int>) -> String {
      Localization.text("%1 unselected", text(range))
    }
    if now.isEmpty { return unselected(past) }
    // If the selection changed at one end only, only that part is said.
    if !past.isEmpty, now.lowerBound == past.lowerBound {
      return now.upperBound > past.upperBound
        ? selected(past.upperBound..<now.upperBound)
        : unselected(now.upperBound..<past.upperBound)
    }
    if !past.isEmpty, now.upperBound == past.upperBound {
      return now.lowerBound < past.lowerBound
        ? selected(now.lowerBound..<past.lowerBound)
        : unselected(past.lowerBound..<now.lowerBound)
    }
    return selected(now)
  }

  private func arrival(from place: Int) -> String {
    let characters = Array(string)
    if abs(caret - place) == 1 {
      return characters.indices.contains(caret)
        ? Self.words([characters[caret]]) : Localization.text("end", context: "of a text")
    }
    guard (1..<characters.count).contains(caret) else { return Self.words(characters[...]) }
    var end = caret
    while end < characters.count, end == caret || !characters[end].isWhitespace { end += 1 }
    return Self.words(characters[caret..<end])
  }

  /// Returns the characters as spoken; a space and bullets, which are inaudible, get names.
  private static func words(_ characters: ArraySlice<Character>) -> String {
    if characters.allSatisfy({ $0 == "•" }), !characters.isEmpty {
      return Localization.text("bullet", plural: "%1 bullets", count: characters.count)
    }
    return characters.count == 1 && characters.first == " "
      ? Localization.text("space", context: "character") : String(characters)
  }
}

extension Array {
  fileprivate subscript(clamping range: Range<Int>) -> ArraySlice<Element> {
    self[range.clamped(to: indices)]
  }
}
