import FocusGeometry
import HaloLocalization

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

  private static var nothing: String { Localization.text("Nothing has the focus") }

  /// Returns what is said when a focus key finds no target.
  public static func edge(_ heading: FocusHeading) -> String {
    switch heading {
    case .up: Localization.text("Nothing above")
    case .down: Localization.text("Nothing below")
    case .left: Localization.text("Nothing to the left")
    case .right: Localization.text("Nothing to the right")
    case .first: Localization.text("This is the first")
    case .last: Localization.text("This is the last")
    default: Localization.text("Nothing else to go to")
    }
  }

  /// Joins sentences; adds a full stop to each that has no end mark of its own.
  public static func text(of sentences: [String]) -> String {
    sentences.map { sentence in
      sentence.last.map(".!?…。！？؟".contains) == true
        ? sentence : Localization.text("%1.", context: "sentence", sentence)
    }.joined(separator: " ")
  }

  /// Returns phrases as one sentence.
  package static func joined(_ phrases: [String]) -> String {
    phrases.joined(separator: Localization.text(", ", context: "between phrases"))
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
    var parts = [element.label, element.role == .element ? nil : element.role.localizedName]
      .compactMap(\.self)
    // Even an element without name and role is mentioned.
    if parts.isEmpty { parts = [Localization.text("unnamed")] }
    var words = parts
    if let value = element.value { words.append(value) }
    words += element.conditions
    if let shortcut = element.shortcut { words.append(shortcut.words) }
    if let place = element.place { words.append(place.words) }
    if let count = element.itemCount {
      words.append(Localization.text("1 item", plural: "%1 items", count: count))
    }
    return joined(words)
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
    if new.role.isCheckable, new.stateOfSwitch != old.stateOfSwitch {
      said.append(new.stateOfSwitch)
    }
    if new.states.contains(.selected) != old.states.contains(.selected) {
      said.append(
        new.states.contains(.selected)
          ? Localization.text("selected") : Localization.text("not selected"))
    }
    if new.states.contains(.disabled) != old.states.contains(.disabled) {
      said.append(
        new.states.contains(.disabled)
          ? Localization.text("unavailable") : Localization.text("available"))
    }
    if new.hint != old.hint, let hint = new.hint { said.append(hint) }
    return said.isEmpty ? [] : [joined(said)]
  }
}

extension AccessibleElement {
  /// The states in words.
  fileprivate var conditions: [String] {
    var words: [String] = []
    if role.isCheckable { words.append(stateOfSwitch) }
    if states.contains(.selected) { words.append(Localization.text("selected")) }
    if states.contains(.disabled) { words.append(Localization.text("unavailable")) }
    return words
  }

  fileprivate var stateOfSwitch: String {
    if states.contains(.mixed) { return Localization.text("partly on", context: "switch") }
    return states.contains(.on)
      ? Localization.text("on", context: "switch") : Localization.text("off", context: "switch")
  }
}
