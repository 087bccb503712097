import FocusGeometry

/// The speech of a screen reader, derived from the accessible tree before and after a change.
///
/// Use it to read what a listener hears. Phrases go from the outside in: the container that the
/// focus enters, the name of the focused element, its role, its states, its position and its hint.
public enum AccessibleSpeech {
  /// Returns what is said when a window gets the keyboard.
  public static func beginning(_ tree: AccessibleElement) -> [String] {
    [phrase(tree)] + (tree.pathToFocus.isEmpty ? [nothing] : arrival(tree, comingFrom: []))
  }

  /// Returns what is said after a change.
  ///
  /// - Parameters:
  ///   - old: the tree before.
  ///   - new: the tree after.
  ///   - announcements: further sentences from the content.
  /// - Returns: Sentences without their full stops; empty if there is nothing to say.
  public static func change(
    from old: AccessibleElement, to new: AccessibleElement,
    announcements: [String] = []
  ) -> [String] {
    let (before, after) = (old.pathToFocus, new.pathToFocus)
    guard let now = after.last else {
      return before.isEmpty || !announcements.isEmpty ? announcements : [nothing]
    }
    guard let then = before.last, then.id == now.id else {
      // Announcements describe the new place, so they precede its items.
      return announcements + arrival(new, comingFrom: before.map(\.id))
    }
    return difference(from: then, to: now) + announcements
  }

  private static let nothing = "Nothing has the focus"

  /// Returns what is said when a focus key finds no target.
  public static func edge(_ heading: FocusHeading) -> String {
    switch heading {
    case .up: "Nothing above"
    case .down: "Nothing below"
    case .left: "Nothing to the left"
    case .right: "Nothing to the right"
    case .first: "This is the first"
    case .last: "This is the last"
    default: "Nothing else to go to"
    }
  }

  /// Joins sentences; adds a full stop to each that has no end mark of its own.
  public static func text(of sentences: [String]) -> String {
    sentences.map { $0.last.map(".!?…".contains) == true ? $0 : $0 + "." }.joined(separator: " ")
  }

  // MARK: Arriving

  /// Returns the phrases for the focused element, after those for the ancestors that are new around
  /// the focus.
  private static func arrival(_ tree: AccessibleElement, comingFrom before: [UInt64]) -> [String] {
    let path = tree.pathToFocus
    guard let item = path.last else { return [nothing] }
    let entered = path.dropFirst().dropLast().filter { !before.contains($0.id) }
    return entered.flatMap { [phrase($0)] + message(of: $0) } + [phrase(item)]
      + (item.hint.map { [$0] } ?? [])
  }

  /// Returns the text of an alert, which moving the focus would not reach.
  private static func message(of element: AccessibleElement) -> [String] {
    guard element.role == .alert else { return [] }
    return element.children.filter { $0.role == .text && $0.label != element.label }
      .compactMap(\.label)
  }

  private static func phrase(_ element: AccessibleElement) -> String {
    var parts = [element.label, element.role == .element ? nil : element.role.rawValue]
      .compactMap(\.self)
    // Even an element without name and role is mentioned.
    if parts.isEmpty { parts = ["unnamed"] }
    var words = [parts.joined(separator: ", ")]
    if let value = element.value { words.append(value) }
    words += element.conditions
    if let place = element.place { words.append("\(place.number) of \(place.count)") }
    if let count = element.itemCount { words.append(count == 1 ? "1 item" : "\(count) items") }
    return words.joined(separator: ", ")
  }

  // MARK: Staying

  private static func difference(
    from old: AccessibleElement, to new: AccessibleElement
  ) -> [String] {
    var said: [String] = []
    if new.label != old.label, let label = new.label { said.append(label) }
    if let text = new.text, let past = old.text {
      said += text.spoken(since: past).map { [$0] } ?? []
    } else if new.value != old.value, let value = new.value {
      said.append(value)
    }
    if new.role == .switch, new.states.contains(.on) != old.states.contains(.on) {
      said.append(new.states.contains(.on) ? "on" : "off")
    }
    if new.states.contains(.selected) != old.states.contains(.selected) {
      said.append(new.states.contains(.selected) ? "selected" : "not selected")
    }
    if new.states.contains(.disabled) != old.states.contains(.disabled) {
      said.append(new.states.contains(.disabled) ? "unavailable" : "available")
    }
    if new.hint != old.hint, let hint = new.hint { said.append(hint) }
    return said.isEmpty ? [] : [said.joined(separator: ", ")]
  }
}

extension AccessibleElement {
  /// The states in words.
  fileprivate var conditions: [String] {
    var words: [String] = []
    if role == .switch { words.append(states.contains(.on) ? "on" : "off") }
    if states.contains(.selected) { words.append("selected") }
    if states.contains(.disabled) { words.append("unavailable") }
    return words
  }
}
